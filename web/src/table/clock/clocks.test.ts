import { describe, expect, it } from 'vitest';

import type { SeatInfo } from '../../wire/types';
import { leftOf } from './clocks';

const seat = (until: number | null, free: number | null): SeatInfo =>
  ({ clock: { until, free_until: free, bank: 60, holiday: 0, away_until: null } }) as unknown as SeatInfo;

describe('leftOf', () => {
  it('uses free time first and the bank after it', () => {
    expect(leftOf(seat(160, 100), 90)).toEqual({ free: 10, bank: 60 });
    expect(leftOf(seat(160, 100), 130)).toEqual({ free: 0, bank: 30 });
    expect(leftOf(seat(160, 100), 200)).toEqual({ free: 0, bank: 0 });
  });
  it('is nothing while no time runs', () => {
    expect(leftOf(seat(null, null), 0)).toBeNull();
  });
});
