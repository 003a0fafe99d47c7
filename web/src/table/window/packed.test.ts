import { describe, expect, it } from 'vitest';

import { stepNeeded } from './packed';

describe('a ledger with little room', () => {
  it('packs no more than it has to', () => {
    const heights = [300, 260, 230, 180, 150, 120];
    const needed = (room: number): number => stepNeeded((step) => (heights[step] ?? 0) > room);
    expect(needed(320)).toBe(0);
    expect(needed(240)).toBe(2);
    expect(needed(100)).toBe(5);
  });
});
