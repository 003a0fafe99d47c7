import { describe, expect, it } from 'vitest';

import { nextAfter, rankOf, withResult } from './renown';

describe('renown', () => {
  it('rises with the score', () => {
    expect([0, 20, 59, 60, 1000].map(rankOf)).toEqual([0, 1, 2, 3, 6]);
  });
  it('keeps the best result of a scenario', () => {
    const first = withResult({}, 'solo_conquest', { score: 50, hero: 'tovak' });
    expect(withResult(first, 'solo_conquest', { score: 40, hero: 'krang' })).toBe(first);
    expect(withResult(first, 'solo_conquest', { score: 60, hero: 'krang' })['solo_conquest']?.hero).toBe(
      'krang',
    );
  });
  it('knows what comes next', () => {
    expect(nextAfter('solo_reconnaissance')).toBe('solo_blitz');
    expect(nextAfter('solo_conquest')).toBe('');
    expect(nextAfter('full_conquest')).toBe('');
  });
});
