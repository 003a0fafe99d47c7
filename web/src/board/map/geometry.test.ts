import { describe, expect, it } from 'vitest';

import { toPixel } from '../../draw/hex';
import { garrisonSpots, moveInside, wallEnds } from './geometry';

describe('a garrison on the map', () => {
  it('of more than two lies so that every token can be read', () => {
    for (const count of [3, 4, 5, 6, 7]) {
      const spots = garrisonSpots(count, 50);
      expect(spots).toHaveLength(count);
      for (const [at, one] of spots.entries())
        for (const other of spots.slice(at + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.size - 0.01);
    }
  });
});

describe('a wall', () => {
  it('stands once on the whole border of its two spaces', () => {
    const land = [
      { space: 7, q: 0, r: 0, walls: [9] },
      { space: 9, q: 1, r: -1, walls: [7] },
      { space: 10, q: 1, r: 0, walls: [44] },
    ];
    const [wall, ...others] = wallEnds(land, 10);
    expect(others).toEqual([]);
    const [one, two] = wall!;
    expect(Math.hypot(one[0] - two[0], one[1] - two[1])).toBeCloseTo(10);
    for (const end of wall!)
      for (const [q, r] of [
        [0, 0],
        [1, -1],
      ] as const) {
        const [x, y] = toPixel(q, r, 10);
        expect(Math.hypot(end[0] - x, end[1] - y)).toBeCloseTo(10);
      }
  });
});

describe('a plate at the edge of the map', () => {
  it('is moved inside, and stays where there is room', () => {
    expect(moveInside(-30, 90, 0, 400)).toBe(30);
    expect(moveInside(330, 450, 0, 400)).toBe(-50);
    expect(moveInside(100, 200, 0, 400)).toBe(0);
    expect(moveInside(-10, 500, 0, 400)).toBe(10);
  });
});
