import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fitting } from './whole';

describe('what fits', () => {
  it.each([
    [[100, 50, 60], 210, 3],
    [[100, 50, 60], 209, 2],
    [[300, 50], 200, 1],
    [[300], 200, 1],
  ])('%o into %d: %d', (heights, room, count) => {
    expect(fitting(heights, room)).toBe(count);
  });

  it('never takes more room than there is, but for the first', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(300), { minLength: 1, maxLength: 8 }), fc.nat(900), (heights, room) => {
        const shown = heights.slice(0, fitting(heights, room));
        const taken = shown.reduce((sum, each) => sum + each, 0);
        expect(shown.length === 1 || taken <= room).toBe(true);
      }),
    );
  });
});
