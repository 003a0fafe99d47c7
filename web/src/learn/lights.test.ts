import { describe, expect, it } from 'vitest';

import { freest, overlap, selectorsOf } from './lights';

const box = (left: number, top: number, width = 10, height = 10) => ({ left, top, width, height });

describe('what a lesson lights', () => {
  it('is found by kind and name, the best place first', () => {
    expect(selectorsOf('card march')[0]).toBe(".hand [data-card='march']");
    expect(selectorsOf('space 17')[0]).toBe(".space[data-subject='space:17']");
    expect(selectorsOf('hand')).toEqual(['.hand']);
    expect(selectorsOf('moon')).toEqual([]);
  });

  it('is not hidden by the card that speaks of it', () => {
    expect(overlap(box(0, 0), box(5, 5))).toBe(25);
    expect(overlap(box(0, 0), box(10, 0))).toBe(0);
    expect(freest([box(0, 0), box(50, 50)], [box(2, 2)])).toBe(1);
    expect(freest([box(0, 0), box(5, 5)], [box(0, 0, 20, 20)])).toBe(0);
  });

  it('leaves the question free where it can, but never at the price of what it speaks of', () => {
    const places = [box(0, 0), box(50, 50)];
    expect(freest(places, [], [box(2, 2)])).toBe(1);
    expect(freest(places, [box(52, 52)], [box(0, 0)])).toBe(0);
    expect(freest(places, [box(0, 0, 20, 20), box(52, 52)])).toBe(0);
  });
});
