/** How a hand lies so that every word of it can be read: in one row, or in several rows of lower cards; nothing lies on anything. */

import { lowWidth, roomFor, type HandSize } from './room';
import type { CardPiece } from '../types';

export interface Held {
  card: CardPiece;
  title: string;
  /** Why nothing can be done with it now. */
  reason: string;
}

export interface Lying {
  /** The cards in the order in which they fill the rows best. */
  order: readonly number[];
  /** The width of each card, in that order. */
  widths: readonly number[];
  /** The height of all of them; 0 for the usual one. */
  height: number;
  isLow: boolean;
}

const GAP = 6;
/** Rows of low cards to try, the flattest hand first: how many, and how high each is. */
const ROWS: Record<HandSize, readonly (readonly [number, number])[]> = {
  s: [
    [1, 204],
    [1, 226],
    [2, 120],
    [2, 136],
    [2, 152],
    [2, 168],
    [3, 122],
    [3, 136],
    [3, 150],
    [3, 164],
  ],
  m: [
    [1, 242],
    [1, 268],
    [2, 146],
    [2, 168],
    [2, 190],
    [3, 150],
    [3, 176],
  ],
  tall: [
    [1, 300],
    [2, 160],
    [2, 190],
    [2, 220],
    [3, 176],
    [3, 200],
  ],
};

export function layHand(held: readonly Held[], size: HandSize, width: number): Lying {
  const usual = held.map(({ card, reason }) => roomFor(card, reason, size).width);
  const order = usual.map((_, at) => at);
  if (rowsTaken(usual, width) <= 1) return { order, widths: usual, height: 0, isLow: false };
  let last: Lying = { order, widths: usual, height: 0, isLow: false };
  for (const [rows, height] of ROWS[size]) {
    const widths = held.map(({ card, title, reason }) =>
      lowWidth(card, title, reason, size, { height, most: width }),
    );
    const filled = fillRows(widths, width);
    const order = filled.flat();
    last = { order, widths: order.map((at) => widths[at]!), height, isLow: true };
    if (filled.length <= rows) return last;
  }
  return last;
}

/** Cards row by row, each in the first row that has room for it: a wide one does not leave half a row empty. */
function fillRows(widths: readonly number[], width: number): number[][] {
  const rows: { cards: number[]; left: number }[] = [];
  widths.forEach((each, at) => {
    const row = rows.find(({ left }) => each <= left);
    if (row) {
      row.cards.push(at);
      row.left -= each + GAP;
    } else rows.push({ cards: [at], left: width - each - GAP });
  });
  return rows.map(({ cards }) => cards);
}

/** How many rows cards of these widths take, one after the other. */
export function rowsTaken(widths: readonly number[], width: number): number {
  let rows = widths.length > 0 ? 1 : 0;
  let left = width;
  for (const each of widths) {
    if (each > left && left < width) {
      rows += 1;
      left = width;
    }
    left -= each + GAP;
  }
  return rows;
}

/** The height of the rows of low cards; 0 for the usual row. */
export function heightOf({ widths, height, isLow }: Lying, width: number): number {
  const rows = rowsTaken(widths, width);
  return isLow ? rows * height + (rows - 1) * GAP : 0;
}

/** The room to keep: what the hand takes at the beginning of a turn, and afterwards never less than it took before. */
export function keptHeight(kept: number, taken: number, isFresh: boolean): number {
  return isFresh ? taken : Math.max(kept, taken);
}
