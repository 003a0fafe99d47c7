import { expect, it } from 'vitest';

import { clickMarks } from './ring';

it('the ring has a mark for each click: lost ones, the one that shows, those that are left', () => {
  expect(clickMarks(5, 2, 15).map((mark) => mark.state)).toEqual(['lost', 'lost', 'now', 'left', 'left']);
});

it('a fresh dial begins at the top and goes round clockwise', () => {
  const [first] = clickMarks(6, 0, 10);
  const numbers = first?.d.match(/-?[\d.]+/g)?.map(Number) ?? [];
  expect(numbers[1]).toBeLessThan(0);
  expect(numbers[7]).toBeGreaterThan(numbers[0] ?? 0);
});
