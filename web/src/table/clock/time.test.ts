import { describe, expect, it } from 'vitest';

import { stopwatch } from './time';

describe('stopwatch', () => {
  it('shows minutes and seconds', () => {
    expect(stopwatch(0)).toBe('0:00');
    expect(stopwatch(65.7)).toBe('1:05');
    expect(stopwatch(3600)).toBe('60:00');
  });
  it('never goes below nothing', () => {
    expect(stopwatch(-3)).toBe('0:00');
  });
});
