import { describe, expect, it } from 'vitest';

import { heightOf, keptHeight, layHand, rowsTaken, type Held } from './lay';

const held = (words: number): Held => ({
  title: 'Some card',
  reason: '',
  card: {
    ...{ number: 1, id: 'some', kind: 'basic_action', colors: ['red'], tags: [], basic: null, strong: null },
    ...{ basic_text: 'word '.repeat(words), strong_text: 'word '.repeat(words) },
  },
});

describe('a hand', () => {
  it('lies in one row as long as there is room', () => {
    expect(layHand([held(3), held(3)], 's', 588).isLow).toBe(false);
  });

  it('lies in rows of lower cards that fill no more than the width', () => {
    for (const count of [5, 6, 7, 8, 9]) {
      const lying = layHand(
        Array.from({ length: count }, () => held(12)),
        's',
        588,
      );
      expect(lying.isLow).toBe(true);
      expect(rowsTaken(lying.widths, 588)).toBeLessThanOrEqual(3);
      expect(Math.max(...lying.widths)).toBeLessThanOrEqual(588);
    }
  });

  it('fills its rows: a wide card leaves no half row empty', () => {
    const hand = [3, 3, 3, 38, 3, 3, 3].map(held);
    const { order, widths, isLow } = layHand(hand, 's', 588);
    expect(isLow).toBe(true);
    expect([...order].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(rowsTaken(widths, 588)).toBe(2);
  });

  it('counts rows as they break', () => {
    expect(rowsTaken([], 100)).toBe(0);
    expect(rowsTaken([60, 60, 40], 106)).toBe(2);
    expect(rowsTaken([200], 100)).toBe(1);
  });
});

describe('the room of a hand', () => {
  it('is that of its rows', () => {
    expect(heightOf({ order: [0, 1], widths: [300, 300], height: 120, isLow: true }, 588)).toBe(246);
    expect(heightOf({ order: [0], widths: [112], height: 0, isLow: false }, 588)).toBe(0);
  });

  it('stays while cards leave the hand, and is measured again with the next turn', () => {
    expect(keptHeight(246, 120, false)).toBe(246);
    expect(keptHeight(246, 320, false)).toBe(320);
    expect(keptHeight(320, 120, true)).toBe(120);
  });
});
