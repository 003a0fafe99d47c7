import { expect, it } from 'vitest';

import { bestOf, tenths, type Deeds } from './tally.svelte';

const deeds = (figure: number, slain: number, dealt: number): Deeds => ({
  figure,
  slain,
  dealt,
  attacks: 1,
  hits: 1,
  taken: 0,
  healed: 0,
});

it('the best figure has eliminated most, then dealt most', () => {
  expect(bestOf([deeds(1, 0, 5), deeds(2, 20, 2), deeds(3, 20, 4)])?.figure).toBe(3);
  expect(bestOf([deeds(1, 0, 0)])).toBeNull();
});

it('averages have one decimal', () => {
  expect(tenths(20 / 3)).toBe('6.7');
});
