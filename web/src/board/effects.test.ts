import { describe, expect, it } from 'vitest';

import { rowsOf } from './effects';
import type { Sign } from './types';

const sign = (what: string, number: number, more: Partial<Sign> = {}): Sign => ({
  ...{ what, number, element: 'physical', colour: '', alternative: false },
  ...more,
});

describe('rows of signs', () => {
  it('have an icon, a number and an element', () => {
    expect(rowsOf([sign('ranged', 3, { element: 'ice' })])).toMatchObject([
      { icon: 'high-shot', number: 3, element: 'ice', or: false },
    ]);
    expect(rowsOf([sign('gain_crystal', 1, { colour: 'red' })])).toMatchObject([{ icon: '', colour: 'red' }]);
  });

  it('stand beside each other or as alternatives', () => {
    const rows = rowsOf([sign('melee', 2), sign('block', 2, { alternative: true })]);
    expect(rows?.map((row) => row.or)).toEqual([false, true]);
    expect(rowsOf([sign('reputation', -1)])?.map((row) => row.number)).toEqual(['−1']);
  });

  it('are left to words where the server sends none, or too many', () => {
    expect(rowsOf(null)).toBeNull();
    expect(rowsOf([1, 2, 3, 4, 5].map((number) => sign('move', number)))).toBeNull();
  });
});
