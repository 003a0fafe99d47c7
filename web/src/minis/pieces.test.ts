import { describe, expect, it } from 'vitest';
import { Pieces } from './pieces.svelte';
import type { MinisPieces } from './types';

const dial = [[5], [4], [3], [2], [1]];
const levels = (turned: number[]) => [
  { key: 'big-1@1', points: 90, turned: turned.map(() => 0) },
  { key: 'big-1@2', points: 60, turned },
];
const pieces = (turned: number[], sections?: object) =>
  new Pieces('en', {}, {
    figures: [{ key: 'big-1', points: 90, dial, levels: levels(turned), sections }],
    abilities: [],
    terrain: [],
    items: [],
    spells: [],
    editions: [],
  } as unknown as MinisPieces);

describe('a figure at a level', () => {
  it('costs what the level costs, and begins where it turns the dial', () => {
    const found = pieces([3]).figure('big-1@2');
    expect([found?.points, found?.start]).toEqual([60, 3]);
    expect(pieces([3]).points('big-1@2')).toBe(60);
    expect(pieces([3]).figure('big-1@1')?.start).toBe(0);
  });

  it('turns each section in its own way', () => {
    const known = pieces([2, 1, 3, 1], { right: dial, left: dial, rear: dial });
    expect(known.figure('big-1@2')?.start).toBe(2);
    expect(['right', 'left', 'rear'].map((each) => known.section('big-1@2', each)?.start)).toEqual([1, 3, 1]);
    expect(known.section('big-1@2', 'front')).toBeUndefined();
    expect(known.section('big-1', 'left')?.start).toBe(0);
  });
});
