import { describe, expect, it } from 'vitest';

import { rowsOf } from './effects';

describe('effects as signs', () => {
  it('show points with their element', () => {
    expect(rowsOf({ attack: 3, kind: 'ranged', element: 'ice' })).toMatchObject([
      { icon: 'high-shot', number: 3, element: 'ice' },
    ]);
    expect(rowsOf({ move: 2 })).toMatchObject([{ icon: 'leather-boot', number: 2, or: false }]);
  });

  it('keep alternatives apart from sequences', () => {
    expect(rowsOf({ any_of: [{ attack: 2 }, { block: 2 }] })?.map((row) => row.or)).toEqual([false, true]);
    expect(rowsOf([{ influence: 5 }, { reputation: -1 }])?.map((row) => [row.or, row.number])).toEqual([
      [false, 5],
      [false, '−1'],
    ]);
  });

  it('leave to words whatever has more to it', () => {
    expect(rowsOf({ attack: 2, bonus_per: { amount: 1 } })).toBeNull();
    expect(rowsOf({ any_of: [[{ move: 1 }, { heal: 1 }], { draw: 1 }] })).toBeNull();
    expect(rowsOf({ gain_crystal: 'any_basic', count: 1 })).toBeNull();
    expect(rowsOf(null)).toBeNull();
  });

  it('never show more rows than a card holds', () => {
    expect(rowsOf([{ move: 1 }, { move: 1 }, { move: 1 }, { move: 1 }, { move: 1 }])).toBeNull();
  });
});
