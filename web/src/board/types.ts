/** Names for the parts of a board view; all of them come from the generated schema. */

import type { Rendered } from '../wire/rendered';
import type { components } from './generated';

type Schemas = components['schemas'];

export type BoardView = Schemas['BoardView'];
export type PlayerView = Schemas['PlayerView'];
export type TileView = Schemas['TileView'];
export type HexView = Schemas['HexView'];
export type TokenView = Schemas['TokenView'];
export type UnitView = Schemas['UnitView'];
export type SkillView = Schemas['SkillView'];
export type StepView = Schemas['StepView'];
export type CombatView = Schemas['CombatView'];
export type EnemyView = Schemas['EnemyView'];
export type AttackView = Schemas['AttackView'];
export type PointsView = Schemas['PointsView'];
export type SourceView = Schemas['SourceView'];
export type CityView = Schemas['CityView'];
export type NumberView = Schemas['Number'];
export type ContestView = Schemas['ContestView'];
export type AssaultView = Schemas['AssaultView'];
export type AffairsView = Schemas['AffairsView'];

export type Way = Schemas['Way'];
export type Preview = Schemas['Preview'];
export type EnemyNeed = Rendered<Schemas['EnemyNeed']>;
export type AttackNeed = Rendered<Schemas['AttackNeed']>;
export type Ware = Rendered<Schemas['Ware']>;
export type BoardPlan = Rendered<Schemas['BoardPlan']>;
export type SumView = Rendered<NumberView>;

/** One sign of an effect; the server says which, where signs say all of it. */
export interface Sign {
  what: string;
  number: number;
  element: string;
  colour: string;
  /** It stands as an alternative to the sign before it. */
  alternative: boolean;
}
export type Signs = readonly Sign[];

export interface CardPiece {
  number: number;
  id: string;
  kind: string;
  colors: string[];
  tags: string[];
  basic?: Signs | null;
  strong?: Signs | null;
  basic_text?: string | null;
  strong_text?: string | null;
}

export interface UnitAbilityPiece {
  mana: string | null;
  effect: Signs | null;
  text: string;
}

export interface UnitPiece {
  number: number;
  id: string;
  kind: string;
  level: number;
  influence: number;
  armor: number;
  resistances: string[];
  recruit_sites: string[];
  abilities: UnitAbilityPiece[];
  /** Rules of its own, as sentences. */
  special_text: string[];
}

export interface EnemyPiece {
  id: string;
  colour: string;
  armor: number;
  armor_elusive?: number;
  attacks: { value?: number; element?: string; summon?: string }[];
  fame: number;
  /** What defeating it does to one's Reputation. */
  reputation?: number;
  abilities: string[];
  resistances: string[];
}

export interface SkillPiece {
  number: number;
  id: string;
  hero: string;
  usage: string;
  effect: Signs | null;
  text: string;
}

export interface TacticPiece {
  number: number;
  order: number;
  id: string;
  time: string;
  text: string | null;
}

export interface RuinPiece {
  id: string;
  kind: string;
  fame?: number;
  mana_cost?: Record<string, number>;
  enemies?: string[];
}

export interface BoardPieces {
  cards: CardPiece[];
  units: UnitPiece[];
  enemies: EnemyPiece[];
  skills: SkillPiece[];
  tactics: TacticPiece[];
  heroes: { id: string }[];
  ruins: RuinPiece[];
  colours: string[];
  uses: string[];
  lattice: { low: number; side: number };
  fame: number[];
  reputation: { least: number; influence: number[] };
}
