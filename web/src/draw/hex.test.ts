import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { corners, outline, polygon, toPixel, within, type Point } from './hex';

const NEAR: readonly Point[] = [
  [0, 0],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

describe('outlines', () => {
  it('of one hex are the hex', () => {
    expect(outline([[0, 0]], 10).match(/[ML]/g)).toHaveLength(6);
    expect(polygon(corners(0, 0, 10)).match(/[ML]/g)).toHaveLength(6);
  });

  it('of a tile have eighteen corners and one loop', () => {
    const path = outline(NEAR, 10);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.match(/[ML]/g)).toHaveLength(18);
  });

  it('have as many edges as hexes have sides to the outside', () => {
    const some = fc.uniqueArray(fc.constantFrom(...NEAR), {
      minLength: 1,
      selector: (point) => point.join(),
    });
    fc.assert(
      fc.property(some, (hexes) => {
        const there = new Set(hexes.map((point) => point.join()));
        const open = hexes.flatMap(([q, r]) =>
          NEAR.slice(1).filter(([dq, dr]) => !there.has([q + dq, r + dr].join())),
        );
        return (outline(hexes, 10).match(/[ML]/g) ?? []).length === open.length;
      }),
    );
  });
});

it('neighbours are as far apart as two hexes touch', () => {
  for (const [q, r] of NEAR.slice(1)) expect(Math.hypot(...toPixel(q, r, 10))).toBeCloseTo(Math.sqrt(3) * 10);
});

describe('keeping in sight', () => {
  it('moves only as far as is needed', () => {
    expect(within(0, 30, 50)).toBe(0);
    expect(within(0, 80, 50)).toBe(30);
    expect(within(0, -80, 50)).toBe(-30);
    expect(within(0, 80, -5)).toBe(80);
  });
});
