import { describe, expect, it } from 'vitest';

import { daysFrom, dayWords } from './daily';

describe('days of the calendar', () => {
  it('follow each other across months and years', () => {
    expect(daysFrom('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysFrom('2026-03-01', -1)).toBe('2026-02-28');
  });
  it('are named as they are everywhere', () => {
    expect(dayWords('2026-11-18', 'en')).toContain('18');
    expect(dayWords('2026-11-18', 'de')).toContain('Mittwoch');
  });
});
