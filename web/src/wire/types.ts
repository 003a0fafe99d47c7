/** The names the client uses for what crosses the wire; everything comes from the generated schema. */

import type { components } from './generated';

type Schemas = components['schemas'];

export type Outgoing = Schemas['Outgoing'];
export type Incoming = Schemas['Incoming'];
export type Scene = Schemas['Scene'];
export type DecisionInfo = Schemas['DecisionInfo'];
export type OptionInfo = Schemas['OptionInfo'];
export type RefusalInfo = Schemas['RefusalInfo'];
export type LineInfo = Schemas['LineInfo'];
export type ChatInfo = Schemas['ChatInfo'];
export type TableInfo = Schemas['TableInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type PaceInfo = Schemas['PaceInfo'];
export type RemarkInfo = Schemas['RemarkInfo'];
export type YouInfo = Schemas['YouInfo'];
export type OutcomeInfo = Schemas['OutcomeInfo'];
export type StepInfo = Schemas['StepInfo'];
export type AdminInfo = Schemas['AdminInfo'];
export type MeInfo = Schemas['MeInfo'];
export type MyTables = Schemas['MyTables'];
export type ChannelsInfo = Schemas['ChannelsInfo'];
export type ChannelInfo = Schemas['ChannelInfo'];
export type PulseInfo = Schemas['PulseInfo'];
export type WaitingInfo = Schemas['WaitingInfo'];
export type NoticeInfo = Schemas['NoticeInfo'];
export type FormInfo = Schemas['FormInfo'];
export type ReadyInfo = Schemas['ReadyInfo'];
export type ReadyList = Schemas['ReadyList'];
export type GameInfo = Schemas['GameInfo'];
export type FrameInfo = Schemas['FrameInfo'];
export type LinkInfo = Schemas['LinkInfo'];
export type InvitationInfo = Schemas['InvitationInfo'];
export type PiecesInfo = Schemas['PiecesInfo'];
export type RecordInfo = Schemas['Record'];
export type TallyInfo = Schemas['TallyInfo'];
export type ResultInfo = Schemas['ResultInfo'];
export type LessonInfo = Schemas['LessonInfo'];
export type TipInfo = Schemas['TipInfo'];
export type LessonHead = Schemas['LessonHead'];
export type PuzzleHead = Schemas['PuzzleHead'];
export type GoalInfo = Schemas['GoalInfo'];
export type MadePuzzle = Schemas['MadePuzzle'];
export type PuzzleInfo = Schemas['PuzzleInfo'];
export type Daily = Schemas['Daily'];
export type DailyInfo = Schemas['DailyInfo'];
export type LadderInfo = Schemas['LadderInfo'];
export type Honours = Schemas['Honours'];

export type Spot = Schemas['Spot'];
/** A line on the table, as players show it each other. */
export type Line = readonly [Spot, Spot];

/** A value of a command's field. */
export type Value = number | string | boolean | null | readonly Value[];

/** A command as it is sent: its kind, the seat, and its fields. */
export interface Command {
  do: string;
  seat: number;
  [field: string]: Value;
}
