import { expect, it } from 'vitest';

import { placeLabels } from './labels';

it('a name stands below its base if there is room', () => {
  const found = placeLabels([{ key: 1, x: 0, y: 0, radius: 15, half: 30 }]);
  expect(found.get(1)).toEqual({ x: 0, y: 30, anchor: 'middle' });
});

it('a name makes way for another base', () => {
  const found = placeLabels([
    { key: 1, x: 0, y: 0, radius: 15, half: 30 },
    { key: 2, x: 0, y: 31, radius: 15, half: 30 },
  ]);
  expect(found.get(1)?.y).toBeLessThan(0);
  expect(found.get(2)?.y).toBeGreaterThan(31);
});
