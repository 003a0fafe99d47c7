/** Finding figures among more than a thousand. */

import { shownOn, startOf } from '../dials';
import type { FigurePiece } from '../types';

/** More than any figure costs. */
export const MOST_POINTS = 1999;

export interface Wish {
  words: string;
  faction: string;
  set: string;
  rank: string;
  ability: string;
  /** 1 for Rebellion; Quick-Start can read both kinds of bases. */
  generations: readonly number[];
  points: readonly [number, number];
  /** Least range, 0 for any. */
  range: number;
  speed: number;
  /** Only figures somebody owns. */
  owned: Readonly<Record<string, number>> | null;
  sort: 'points' | 'name' | 'value';
}

export interface Names {
  title: (figure: FigurePiece) => string;
  rank: (figure: FigurePiece) => string;
  ability: (id: string) => string;
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** The abilities that show on some click. */
export function abilitiesOf(figure: FigurePiece): string[] {
  return [...new Set(figure.dial.flatMap((click) => shownOn(click).map(([, ability]) => ability)))];
}

/** All figures that fit every wish, sorted. */
export function found(figures: readonly FigurePiece[], wish: Wish, names: Names): FigurePiece[] {
  const words = fold(wish.words).split(/\s+/).filter(Boolean);
  const fits = (figure: FigurePiece): boolean =>
    wish.generations.includes(figure.generation ?? 1) &&
    (wish.faction === '' || figure.factions.includes(wish.faction)) &&
    (wish.set === '' || figure.set === wish.set) &&
    (wish.rank === '' || names.rank(figure) === wish.rank) &&
    (wish.ability === '' || abilitiesOf(figure).includes(wish.ability)) &&
    figure.points >= wish.points[0] &&
    figure.points <= wish.points[1] &&
    figure.range >= wish.range &&
    (startOf(figure)[0] ?? 0) >= wish.speed &&
    (wish.owned === null || (wish.owned[figure.key] ?? 0) > 0) &&
    said(figure, words, names);
  return figures.filter(fits).sort(order(wish.sort, names));
}

function said(figure: FigurePiece, words: readonly string[], names: Names): boolean {
  if (words.length === 0) return true;
  const all = fold(
    [
      names.title(figure),
      figure.name,
      figure.key,
      ...abilitiesOf(figure).map((id) => names.ability(id)),
    ].join(' '),
  );
  return words.every((word) => all.includes(word));
}

function order(sort: Wish['sort'], names: Names): (one: FigurePiece, other: FigurePiece) => number {
  const byName = (one: FigurePiece, other: FigurePiece): number =>
    names.title(one).localeCompare(names.title(other)) || one.rank - other.rank;
  if (sort === 'name') return byName;
  if (sort === 'value') return (one, other) => other.points - one.points || byName(one, other);
  return (one, other) => one.points - other.points || byName(one, other);
}
