/** Names for what the miniatures game sends; all of them come from the generated schema. */

import type { Rendered } from '../wire/rendered';
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

// Printed pieces.

export type MinisPieces = Rendered<Schemas['Pieces']>;
export type FigurePiece = Schemas['FigurePiece'];
/** One click of a dial: four values, then [slot, ability] for every ability that shows. */
export type ClickPiece = FigurePiece['dial'][number];
export type LevelPiece = Schemas['LevelPiece'];
export type SaddlePiece = Schemas['SaddlePiece'];
export type AbilityPiece = Schemas['AbilityPiece'];
export type TerrainPiece = Schemas['TerrainPiece'];
export type BuiltPiece = Schemas['BuiltPiece'];
export type TablePiece = Schemas['TablePiece'];
export type Entry = Schemas['EntryPiece'];
export type ArmyPiece = Schemas['ArmyPiece'];
export type ItemPiece = Schemas['ItemPiece'];
export type CompanyPiece = Schemas['CompanyPiece'];
export type DomainPiece = Schemas['DomainPiece'];
export type SpellPiece = Schemas['SpellPiece'];
export type PartPiece = Rendered<Schemas['PartPiece']>;

// Answers to questions.

export type SumView = Rendered<Schemas['Number']>;
export type ReachAnswer = Rendered<Schemas['ReachAnswer']>;
export type WayAnswer = Rendered<Schemas['WayAnswer']>;
export type RoomAnswer = Rendered<Schemas['RoomAnswer']>;
export type TargetView = Rendered<Schemas['TargetView']>;
export type AttackView = Rendered<Schemas['AttackView']>;
export type TargetsAnswer = Rendered<Schemas['TargetsAnswer']>;
export type Sighting = Rendered<Schemas['Sighting']>;
export type SightCrossing = Rendered<Schemas['SightCrossing']>;
export type FieldAnswer = Schemas['FieldAnswer'];
export type BandAnswer = Schemas['BandAnswer'];
export type Yard = Rendered<Schemas['Yard']>;
/** A battle in numbers. */
export type Tally = Schemas['BattleTally'];
export type Deeds = Schemas['FigureDeeds'];
export type Luck = Schemas['SeatLuck'];
export type ArmyAnswer = Rendered<Schemas['ArmyAnswer']>;

/** A figure as it would stand. */
export interface Stand {
  figure: number;
  x: number;
  y: number;
  facing: number;
}
