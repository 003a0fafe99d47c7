import { expect, it } from 'vitest';

import type { Pieces } from '../pieces.svelte';
import type { FigurePiece } from '../types';
import { canBoard, chariotsFor, levelIn, levelsOf } from './levels';
import type { Army, Entry } from './store.svelte';

const figure = (key: string, more: Partial<FigurePiece> = {}): FigurePiece => ({
  key,
  name: key,
  title: key,
  set: 'colossi',
  number: '1',
  rank: 0,
  points: 100,
  factions: [],
  range: 0,
  look: '',
  dial: [],
  ...more,
});
const CHARIOT = figure('cart', {
  passengers: 1,
  levels: [
    { key: 'cart@1', points: 100, turned: [0] },
    { key: 'cart@2', points: 60, turned: [3] },
  ],
});
const SOLDIER = figure('soldier');
const STEED = figure('steed', { types: ['horseshoe'] });
const PIECES = {
  figure: (key: string) => [CHARIOT, SOLDIER, STEED].find((each) => each.key === key.replace(/@\d+$/, '')),
} as unknown as Pieces;

it('a line without a level is the dearest one', () => {
  expect(levelsOf(CHARIOT).map((each) => [each.number, each.points])).toEqual([
    [1, 100],
    [2, 60],
  ]);
  expect(levelIn(CHARIOT, { figure: 'cart', count: 1 })?.key).toBe('cart@1');
  expect(levelIn(CHARIOT, { figure: 'cart@2', count: 1 })?.points).toBe(60);
});

it('giants, horseshoes and riders in the saddle are not carried', () => {
  const on = (piece: FigurePiece, more: Partial<Entry> = {}): boolean =>
    canBoard(piece, { figure: piece.key, count: 1, ...more });
  expect([on(SOLDIER), on(SOLDIER, { rides: 'steed' }), on(STEED), on(CHARIOT)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('a chariot is offered while it has room, and to whoever is aboard', () => {
  const first: Entry = { figure: 'soldier', count: 1, boards: 'cart@2' };
  const second: Entry = { figure: 'soldier', count: 1 };
  const army: Army = {
    name: '',
    game: 'second',
    total: 300,
    entries: [{ figure: 'cart@2', count: 1 }, first, second],
  };
  expect(chariotsFor(PIECES, army, first)).toEqual(['cart@2']);
  expect(chariotsFor(PIECES, army, second)).toEqual([]);
});
