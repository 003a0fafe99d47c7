import { describe, expect, it } from 'vitest';

import { garrisonSpots } from './geometry';

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
