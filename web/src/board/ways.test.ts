import { describe, expect, it } from 'vitest';

import { nearestTowards } from './map/geometry';
import type { BoardView, Way } from './types';
import { bestWay, isDangerous, known, lacking, waysBySpace } from './ways';

const way = (space: number, cost: number, more: Partial<Way> = {}): Way => ({
  space,
  cost,
  path: [space],
  costs: [cost],
  provokes: [],
  assault: false,
  ...more,
});

describe('ways', () => {
  it('puts the peaceful way before a cheaper one that angers somebody', () => {
    const daring = way(7, 3, { provokes: [9] });
    const detour = way(7, 6, { path: [5, 6, 7] });
    const found = waysBySpace([daring, detour]).get(7) ?? [];
    expect(found).toEqual([detour, daring]);
    expect(bestWay(found, 6)).toBe(detour);
    expect(bestWay(found, 4)).toBe(daring);
  });

  it('shows the cheapest way where there is not enough Move', () => {
    const found = [way(7, 6), way(7, 3, { provokes: [9] })];
    expect(bestWay(found, 0)?.cost).toBe(3);
    expect(lacking(way(7, 6), 4)).toBe(2);
    expect(lacking(way(7, 6), 9)).toBe(0);
    expect(bestWay([], 5)).toBeNull();
  });

  it('knows what begins a fight', () => {
    expect(isDangerous(way(7, 2))).toBe(false);
    expect(isDangerous(way(7, 2, { assault: true }))).toBe(true);
    expect(isDangerous(way(7, 2, { provokes: [3] }))).toBe(true);
    expect(isDangerous(way(7, 2, { rival: 0 }))).toBe(true);
  });

  it('notices what was revealed', () => {
    const view = (enemy: string): BoardView =>
      ({
        combat: null,
        round: 1,
        tiles: [{ hexes: [{ enemies: [{ pile: 'gray', enemy }] }] }],
      }) as unknown as BoardView;
    expect(known(view(''))).toBe(known(view('')));
    expect(known(view(''))).not.toBe(known(view('guardsmen')));
  });
});

describe('arrow keys on the map', () => {
  const land = [
    { space: 1, q: 0, r: 0 },
    { space: 2, q: 1, r: 0 },
    { space: 3, q: -1, r: 0 },
    { space: 4, q: 1, r: -1 },
    { space: 5, q: 0, r: -1 },
    { space: 6, q: 0, r: 1 },
  ];
  it('lead to the space on that side', () => {
    expect(nearestTowards(1, [1, 0], land)).toBe(2);
    expect(nearestTowards(1, [-1, 0], land)).toBe(3);
    expect(nearestTowards(1, [0, -1], land)).toBe(4);
    expect(nearestTowards(1, [0, 1], land)).toBe(6);
  });
  it('stop at the edge of the land', () => {
    expect(nearestTowards(2, [1, 0], land)).toBeNull();
    expect(nearestTowards(99, [1, 0], land)).toBeNull();
  });
});
