/** Reading the clicks of a dial: four values, then what shows on them. */

import type { ClickPiece, FigurePiece } from './types';

/** An ability on a click: the slot it shows in and its id. */
export type Shown = readonly [slot: number, ability: string];

export const valuesOf = (click: ClickPiece): number[] =>
  click.filter((each): each is number => typeof each === 'number');

export const shownOn = (click: ClickPiece): Shown[] =>
  click.filter((each): each is [number, string] => typeof each !== 'number');

/** The values a figure begins with. */
export const startOf = (figure: FigurePiece): number[] =>
  valuesOf(figure.dial[figure.start ?? 0] ?? [0, 0, 0, 0]);
