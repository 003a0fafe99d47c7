/** Numbers and the sums behind them. */

import type { Pieces } from './pieces.svelte';
import type { NumberView, SumView } from './types';

/** A number with its sign, as tracks and modifiers are written. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${String(value)}` : `−${String(-value)}`;
}

interface Part {
  amount: number;
  words: string;
}

/** The sum behind a number, as a line: `5 = 3 terrain + 2 effect`; empty if there is nothing to add up. */
export function sum(number: NumberView, pieces: Pieces): string {
  const parts = (number.parts ?? []).map(({ amount, source }) => ({ amount, words: pieces.said(source) }));
  return added(number.total, parts);
}

/** The same for a number that came with its words; `whole` says it even if there is nothing to add up. */
export function told(number: SumView, whole = false): string {
  const parts = (number.parts ?? []).map(({ amount, source }) => ({ amount, words: source }));
  return added(number.total, parts, whole ? 1 : 2);
}

function added(total: number, given: readonly Part[], least = 2): string {
  if (given.length < least) return '';
  const parts = given.map(({ amount, words }, at) => {
    const sign = amount < 0 ? '− ' : at > 0 ? '+ ' : '';
    return `${sign}${String(Math.abs(amount))} ${words}`;
  });
  return `${String(total)} = ${parts.join(' ')}`;
}

/** Roman numerals of levels. */
export const roman = (level: number): string => ['', 'I', 'II', 'III', 'IV'][level] ?? String(level);
