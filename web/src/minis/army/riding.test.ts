import { expect, it } from 'vitest';

import { Pieces } from '../pieces.svelte';
import type { FigurePiece, MinisPieces } from '../types';
import { canRide, mountsFor, seated } from './riding';
import type { Army } from './store.svelte';

const figure = (key: string, more: Partial<FigurePiece>): FigurePiece =>
  ({ key, name: key, title: key, points: 30, factions: [], dial: [], ...more }) as unknown as FigurePiece;
const saddle = (type: string) => ({ type, intelligence: 'skittish', proficiencies: [] });

const KNIGHT = figure('knight', { rides: ['horse', 'stag'] });
const HORSE = figure('horse-1', { mount: saddle('horse') });
const STAG = figure('stag-1', { mount: saddle('stag'), points: 20 });
const BIRD = figure('bird-1', { mount: saddle('bird') });
const DARK = figure('dark-a', { rides: ['dark-b'], subfaction: 'dark-riders' });
const STEED = figure('dark-b', { mount: saddle('horse'), subfaction: 'dark-riders' });
const FIGURES = [KNIGHT, HORSE, STAG, BIRD, DARK, STEED];
const PIECES = new Pieces('en', {}, {
  figures: FIGURES,
  abilities: [],
  terrain: [],
  items: [],
  spells: [],
} as unknown as MinisPieces);

it('riders take the mounts of their symbols, Dark Riders their own and nobody else does', () => {
  expect(mountsFor(PIECES, KNIGHT)).toEqual([STAG, HORSE]);
  expect(mountsFor(PIECES, DARK)).toEqual([STEED]);
  expect(canRide(HORSE, STAG)).toBe(false);
  expect(canRide(KNIGHT, DARK)).toBe(false);
});

it('a mount goes under the first figure on foot that can ride it', () => {
  const army: Army = {
    name: '',
    game: 'second',
    total: 200,
    entries: [
      { figure: 'dark-a', count: 1 },
      { figure: 'knight', count: 1, rides: 'stag-1' },
      { figure: 'knight', count: 2 },
    ],
  };
  expect(seated(PIECES, army, HORSE)?.entries).toEqual([
    ...army.entries.slice(0, 2),
    { figure: 'knight', count: 1, rides: 'horse-1' },
    { figure: 'knight', count: 1 },
  ]);
  expect(seated(PIECES, army, BIRD)).toBeNull();
});
