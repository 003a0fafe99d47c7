/** Names for what the miniatures game sends: views from the generated schema, pieces and answers as its kit describes them. */

import type { RefusalInfo } from '../wire/types';
import type { components } from './generated';

type Schemas = components['schemas'];

export type BattleView = Schemas['BattleView'];
export type FigureView = Schemas['FigureView'];
export type TerrainView = Schemas['TerrainView'];
export type SeatView = Schemas['SeatView'];
export type ObjectiveView = Schemas['ObjectiveView'];

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
  rides?: string[];
  rider_bonus?: number;
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
}

export interface TablePiece {
  id: string;
  game: string;
  width: number;
  height: number;
  pieces: TerrainView[];
}

export interface ArmyPiece {
  id: string;
  game: string;
  total: number;
  entries: [string, number][];
}

export interface PartPiece {
  words: string;
  rules: Record<string, string>;
}

export interface MinisPieces {
  figures: FigurePiece[];
  sets: string[];
  editions: { id: string; generations: number[]; table: string; card: number }[];
  abilities: AbilityPiece[];
  factions: { id: string; symbol: boolean; generations: number[] }[];
  ranks: string[];
  terrain: TerrainPiece[];
  tables: TablePiece[];
  armies: ArmyPiece[];
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
