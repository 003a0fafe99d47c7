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
/** A game in numbers; `drawn` only of a finished one. */
export type GameTally = Schemas['GameTally'];
export type SumView = Rendered<NumberView>;

// Printed pieces.

/** One sign of an effect; the server says which, where signs say all of it. */
export type Sign = Schemas['Sign'];
export type Signs = readonly Sign[];
export type BoardPieces = Rendered<Schemas['Pieces']>;
export type CardPiece = Rendered<Schemas['CardPiece']>;
export type UnitPiece = Rendered<Schemas['UnitPiece']>;
export type EnemyPiece = Schemas['EnemyPiece'];
export type SkillPiece = Rendered<Schemas['SkillPiece']>;
export type TacticPiece = Rendered<Schemas['TacticPiece']>;
export type RuinPiece = Schemas['RuinPiece'];
