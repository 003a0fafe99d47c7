import { describe, expect, it } from 'vitest';

import { ofMatch } from './bookmarks';

describe('bookmarks', () => {
  it('of a match stand in the order of its moments, without those of others', () => {
    const all = [
      { name: 'the keep', table: 'a', action: 40 },
      { name: 'elsewhere', table: 'b', action: 3 },
      { name: 'the start', table: 'a', action: 2 },
    ];
    expect(ofMatch(all, 'a').map((each) => each.name)).toEqual(['the start', 'the keep']);
  });
});
