import { expect, it } from 'vitest';

import type { FigurePiece } from '../types';
import { abilitiesOf, found, type Wish } from './search';

const figure = (key: string, more: Partial<FigurePiece>): FigurePiece => ({
  key,
  name: key,
  title: key,
  set: 'rebellion',
  number: '1',
  rank: 1,
  points: 10,
  factions: ['orc-raiders'],
  range: 0,
  look: 'orc leather orc-head axe',
  dial: [[6, 5, 13, 1]],
  ...more,
});
const FIGURES = [
  figure('archer', { range: 8, points: 20, name: 'Höhlenschütze' }),
  figure('brute', { points: 30, dial: [[6, 5, 13, 1, [2, 'toughness']]] }),
  figure('guard', { factions: ['atlantis-guild'], points: 15, generation: 2 }),
];
const ALL: Wish = {
  words: '',
  faction: '',
  set: '',
  rank: '',
  ability: '',
  generations: [1, 2],
  points: [0, 999],
  range: 0,
  speed: 0,
  owned: null,
  sort: 'points',
};
const NAMES = { title: (each: FigurePiece) => each.name, rank: () => 'weak', ability: (id: string) => id };
const keys = (wish: Partial<Wish>): string[] =>
  found(FIGURES, { ...ALL, ...wish }, NAMES).map((each) => each.key);

it('figures are found by every wish, the cheapest first', () => {
  expect(keys({})).toEqual(['guard', 'archer', 'brute']);
  expect(keys({ faction: 'orc-raiders', range: 6 })).toEqual(['archer']);
  expect(keys({ ability: 'toughness' })).toEqual(['brute']);
  expect(keys({ generations: [1] })).toEqual(['archer', 'brute']);
  expect(keys({ points: [15, 20] })).toEqual(['guard', 'archer']);
  expect(keys({ owned: { brute: 1 } })).toEqual(['brute']);
});

it('words find names without accents and abilities', () => {
  expect(keys({ words: 'hohlen' })).toEqual(['archer']);
  expect(keys({ words: 'tough' })).toEqual(['brute']);
  expect(keys({ words: 'nobody' })).toEqual([]);
});

it('abilities are those of any click', () => {
  expect(abilitiesOf(FIGURES[1]!)).toEqual(['toughness']);
});
