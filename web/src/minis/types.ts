/** Names for what the miniatures game sends: views from the generated schema, pieces and answers as its kit describes them. */

import type { RefusalInfo } from '../wire/types';
import type { components } from './generated';

type Schemas = components['schemas'];

export type BattleView = Schemas['BattleView'];
export type FigureView = Schemas['FigureView'];
export type TerrainView = Schemas['TerrainView'];
export type SeatView = Schemas['SeatView'];
export type ItemView = Schemas['ItemView'];
export type BesideView = Schemas['BesideView'];
export type ObjectiveView = Schemas['ObjectiveView'];
export type BombView = Schemas['BombView'];
export type GlyphView = Schemas['GlyphView'];

/** A place on the table in units of 1/500 inch, counted from the south-west corner. */
export type Place = readonly [number, number];

/** One click of a dial: four values, then [slot, ability] for every ability that shows. */
export type ClickPiece = readonly [number, number, number, number, ...(readonly [number, string])[]];

export interface FigurePiece {
  key: string;
  name: string;
  title: string;
  set: string;
  number: string;
  rank: number;
  points: number;
  factions: string[];
  range: number;
  /** The words it is drawn from. */
  look: string;
  dial: ClickPiece[];
  arc?: number;
  targets?: number;
  rider?: boolean;
  /** The further dials of a large warrior; the first is its front. */
  sections?: Record<string, ClickPiece[]>;
  min_range?: number;
  generation?: number;
  start?: number;
  ours?: boolean;
  /** What a base of the second generation prints besides. */
  types?: string[];
  bonus?: number;
  ranged?: number;
  subfaction?: string;
  /** Set and number a champion's versions share. */
  identity?: string;
  slots?: number;
  /** What it can be fielded as: the key of each level, its points, and by how much its dials are turned. */
  levels?: [key: string, points: number, ...turned: number[]][];
  /** How many it carries. */
  passengers?: number;
  /** The terrain a castle section is. */
  castle?: string;
  /** The kinds of mounts it can ride; Dark Riders name their mount by its key. */
  rides?: string[];
  rider_bonus?: number;
  mount?: SaddlePiece;
}

/** What makes a figure a mount. */
export interface SaddlePiece {
  type: string;
  /** How it behaves without a rider. */
  intelligence: string;
  proficiencies: string[];
}

export interface AbilityPiece {
  id: string;
  slot: 'speed' | 'attack' | 'defense' | 'damage';
  colour: string;
  shape: 'square' | 'circle';
}

export interface TerrainPiece {
  id: string;
  kind: string;
  outline: Place[];
  access: [Place, Place][];
  areas: { kind: string; outline: Place[] }[];
  /** The card of constructed terrain. */
  built?: BuiltPiece;
}

export interface BuiltPiece {
  defense: number;
  fortification: number;
  structure: number;
  dots: Place[];
  rule: string;
}

export interface TablePiece {
  id: string;
  game: string;
  width: number;
  height: number;
  pieces: Pick<TerrainView, 'piece' | 'x' | 'y' | 'turn'>[];
}

/** A line of an army: so many copies of a figure, with what each of them carries, rides and boards. */
export interface Entry {
  figure: string;
  count: number;
  items?: string[];
  spells?: string[];
  rides?: string;
  boards?: string;
}

export interface ArmyPiece {
  id: string;
  game: string;
  total: number;
  entries: Entry[];
  castle?: string[];
}

/** An item as printed: whom it suits, what it changes and grants. */
export interface ItemPiece {
  key: string;
  title: string;
  points: number;
  relic: boolean;
  needs: string[];
  modifiers: [string, number, string][];
  abilities: string[];
  does: string;
  amount: number;
  pages: number;
}

/** An adventuring company as printed. */
export interface CompanyPiece {
  key: string;
  title: string;
  points: number;
  discount: number;
  /** Names of figures, whatever their rank. */
  cohorts: string[];
  does: string;
}

/** A domain as printed; its text is in the words. */
export interface DomainPiece {
  key: string;
  id: string;
  title: string;
  kind: string;
  cancelled_by: string[];
}

/** A spell as printed. */
export interface SpellPiece {
  key: string;
  title: string;
  text: string;
  kind: string;
  pages: number;
  affinity: Record<string, number>;
  needs: string[];
  bars: number;
  ranged: boolean;
  face_down: boolean;
  modes: string[];
}

export interface PartPiece {
  words: string;
  rules: Record<string, string>;
}

export interface MinisPieces {
  figures: FigurePiece[];
  sets: string[];
  editions: { id: string; generations: number[]; table: string; card: number; brings: string[] }[];
  abilities: AbilityPiece[];
  items: ItemPiece[];
  companies: CompanyPiece[];
  domains: DomainPiece[];
  spells: SpellPiece[];
  factions: { id: string; symbol: boolean; generations: number[] }[];
  ranks: string[];
  terrain: TerrainPiece[];
  tables: TablePiece[];
  armies: ArmyPiece[];
  /** Ready-made castles: the lines of their plans. */
  castles: { id: string; plan: string[] }[];
  /** The parts of numbers by their numbers; each edition cites a rule of its own book. */
  parts: Record<number, PartPiece>;
  /** What a dial could not be turned any further. */
  rest: string;
  purposes: string[];
}

// Answers to questions about a position.

export interface SumView {
  total: number;
  parts: { amount: number; source: string; rule: string }[];
}

export interface ReachAnswer {
  figure: number;
  inches: number;
  held: boolean;
  breaks: number;
  /** Names of the ground that halves the allowance. */
  slowed: string[];
  fans: Place[][];
  frontier: Place[][];
  holes: Place[][];
}

export interface WayAnswer {
  figure: number;
  path: Place[];
  facing: number;
  length: number;
  left: number;
  legal: boolean;
  refusal: RefusalInfo | null;
  touches: number[];
  /** What the ground at its end means. */
  ground: string[];
  /** Whom the figure could attack at its end. */
  aims?: TargetsAnswer;
}

export interface RoomAnswer {
  figure: number;
  x: number;
  y: number;
  facing: number;
  legal: boolean;
  refusal: RefusalInfo | null;
  touches: number[];
  /** Whether it may be set up soaring there. */
  soars: boolean;
}

export interface TargetView {
  target: number;
  refusal: RefusalInfo | null;
  attack: SumView | null;
  defense: SumView | null;
  damage: SumView | null;
  /** Whether a die gives the clicks; it is not in the sum. */
  by_die: boolean;
  /** Throws of two dice, out of 36, that hit. */
  chance: number;
  /** Clicks to be expected, in parts of 216. */
  expected: number;
  crossings: string[];
  stops: { piece: boolean; index: number }[];
  /** Hundredths of an inch. */
  distance: number;
}

export interface AttackView {
  how: string;
  ranged: boolean;
  refusal: RefusalInfo | null;
  targets: TargetView[];
}

export interface TargetsAnswer {
  figure: number;
  attacks: AttackView[];
}

/** A line between two figures laid open; lengths in hundredths of an inch. */
export interface Sighting {
  length: number;
  /** From base to base. */
  gap: number;
  /** By how many degrees the first must turn to see the second; 0 if it does. */
  turn: number;
  range: number;
  /** What the range lacks; 0 if it is enough. */
  missing: number;
  /** Whether nothing blocks the line of fire. */
  open: boolean;
  crossings: SightCrossing[];
}
export interface SightCrossing {
  words: string;
  rule: string;
  piece: boolean;
  index: number;
  blocks: boolean;
  /** Whether it does anything at all. */
  counts: boolean;
  spans: [number, number][];
}

/** The formation of the open decision. */
export interface BandAnswer {
  members: number[];
  /** Members that have moved, or stay where they are. */
  settled: number[];
  /** Whom it aims at so far. */
  targets: number[];
}

/** A figure as it would stand. */
export interface Stand {
  figure: number;
  x: number;
  y: number;
  facing: number;
}
