import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { angleOf, behind, drawn, facingTo, gapTo, inside, laid, placed, turned } from './shapes';
import type { Place } from '../types';

const HEIGHT = 18000;
const lattice = fc.integer({ min: 0, max: HEIGHT });

describe('riders', () => {
  it('sit behind the centre dot of their mount', () => {
    expect(behind({ x: 5000, y: 5000, facing: 0 }, 750)).toEqual([4250, 5000]);
    const [x, y] = behind({ x: 5000, y: 5000, facing: 180 }, 750);
    expect([Math.round(x), Math.round(y)]).toEqual([5000, 4250]);
  });
});

describe('a base', () => {
  const long = { x: 5000, y: 5000, facing: 180, radius: 400, nose: 100, tail: 700 };
  it('reaches as far as its ends', () => {
    expect(Math.round(gapTo(long, [5000, 5600]))).toBe(100);
    expect(Math.round(gapTo(long, [5000, 3900]))).toBe(0);
    expect(Math.round(gapTo(long, [5500, 4500]))).toBe(100);
  });
  it('is under its own centre', () => {
    expect(gapTo({ ...long, nose: 0, tail: 0 }, [5000, 5000])).toBe(-400);
  });
});

describe('the drawing of the table', () => {
  it('gives every place of the table back', () => {
    fc.assert(
      fc.property(lattice, lattice, (x, y) => {
        expect(placed(drawn([x, y], HEIGHT), HEIGHT)).toEqual([x, y]);
      }),
    );
  });

  it('has north at the top', () => {
    expect(drawn([0, HEIGHT], HEIGHT)).toEqual([0, 0]);
    expect(drawn([500, 0], HEIGHT)).toEqual([20, 720]);
  });

  it('turns facings the way the table counts them', () => {
    expect(facingTo(1, 0, 0)).toBe(0);
    expect(facingTo(0, 1, 0)).toBe(180);
    expect(facingTo(-1, 0, 0)).toBe(360);
    expect(facingTo(0, 0, 77)).toBe(77);
    expect(turned(10, -30)).toBe(700);
    expect(Math.sin(angleOf(180))).toBeCloseTo(-1);
  });

  it('lays a piece in quarter turns', () => {
    const piece: Place[] = [
      [100, 0],
      [0, 50],
    ];
    expect(laid(piece, [1000, 1000], 1)).toEqual([
      [1000, 1100],
      [950, 1000],
    ]);
    expect(laid(piece, [0, 0], 4)).toEqual(piece);
  });

  it('knows what lies inside', () => {
    const square: Place[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ];
    expect(inside([5, 5], square)).toBe(true);
    expect(inside([15, 5], square)).toBe(false);
  });
});
