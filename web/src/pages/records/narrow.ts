/** One's games narrowed down by what they have in common, and what those add up to. */

import type { ResultInfo } from '../../wire/types';

/** What can be asked for; an empty value asks for all. */
export interface Wish {
  game: string;
  scenario: string;
  role: string;
  mode: string;
  opponent: string;
  /** Only games without hints, take-backs and replaced players. */
  isClean: boolean;
}

export const NO_WISH: Wish = { game: '', scenario: '', role: '', mode: '', opponent: '', isClean: false };

const FIELDS = ['game', 'scenario', 'role', 'mode', 'opponent'] as const;
export type WishField = (typeof FIELDS)[number];

const isWished = (one: ResultInfo, wish: Wish): boolean =>
  FIELDS.every((field) => !wish[field] || one[field] === wish[field]) &&
  !(wish.isClean && (one.hinted || one.taken_back || one.stood_in));

/** The games that are asked for, the newest first. */
export function narrowed(all: readonly ResultInfo[], wish: Wish): ResultInfo[] {
  return all.filter((one) => isWished(one, wish)).sort((a, b) => b.finished - a.finished);
}

/** What there is to choose from under the other wishes, so that no choice leads to nothing. */
export function valuesOf(all: readonly ResultInfo[], wish: Wish, field: WishField): string[] {
  const others = { ...wish, [field]: '' };
  const found = new Set(narrowed(all, others).map((one) => one[field]));
  found.delete('');
  return [...found].sort();
}

export interface Sum {
  game: string;
  scenario: string;
  mode: string;
  role: string;
  games: number;
  won: number;
  /** The mean score. */
  mean: number;
}

function sum(some: readonly ResultInfo[]): Sum {
  const { game = '', scenario = '', mode = '', role = '' } = some[0] ?? {};
  const total = some.reduce((points, one) => points + one.score, 0);
  return {
    ...{ game, scenario, mode, role },
    games: some.length,
    won: some.filter((one) => one.won).length,
    mean: some.length > 0 ? total / some.length : 0,
  };
}

/** Games of one scenario, kind and hero are counted together; alone, together and against each other are never mixed. */
export function sums(some: readonly ResultInfo[]): Sum[] {
  const groups = new Map<string, ResultInfo[]>();
  for (const one of some) {
    const key = [one.game, one.scenario, one.mode, one.role].join('/');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map(sum).sort((a, b) => b.games - a.games);
}

/** Everything that is asked for in one line. */
export const total = (some: readonly ResultInfo[]): Sum => sum(some);
