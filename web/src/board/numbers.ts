/** Numbers and the sums behind them. */

import type { Pieces } from './pieces.svelte';
import type { NumberView } from './types';

/** A number with its sign, as tracks and modifiers are written. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${String(value)}` : `−${String(-value)}`;
}

/** The sum behind a number, as a line: `5 = 3 terrain + 2 effect`; empty if there is nothing to add up. */
export function sum(number: NumberView, pieces: Pieces): string {
  const given = number.parts ?? [];
  if (given.length < 2) return '';
  const parts = given.map((part, at) => {
    const sign = part.amount < 0 ? '− ' : at > 0 ? '+ ' : '';
    return `${sign}${String(Math.abs(part.amount))} ${pieces.said(part.source)}`;
  });
  return `${String(number.total)} = ${parts.join(' ')}`;
}

/** Roman numerals of levels. */
export const roman = (level: number): string => ['', 'I', 'II', 'III', 'IV'][level] ?? String(level);
