/** Numbers and the sums behind them. */

import { t } from '../words/words.svelte';
import type { Pieces } from './pieces.svelte';
import type { BoardView, EnemyPiece, NumberView, SumView } from './types';

/** A number with its sign, as tracks and modifiers are written. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${String(value)}` : `−${String(-value)}`;
}

/** The Armor of an enemy before a fight; an elusive one has two. */
export function armorOf(enemy: EnemyPiece): string {
  return enemy.armor_elusive === undefined
    ? t('web-armor-of', { armor: enemy.armor })
    : t('web-armor-elusive', { armor: enemy.armor_elusive, caught: enemy.armor });
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

/** The points of a turn by name, and what they are made of. */
export function made(desk: { view: BoardView; pieces: Pieces }, kind: string): string {
  const number = desk.view.turn.sums[kind];
  const parts = number ? sum(number, desk.pieces) : '';
  return [desk.pieces.word('points', kind), parts].filter(Boolean).join(': ');
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
