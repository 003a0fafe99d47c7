import { describe, expect, it } from 'vitest';

import { stampsOf, stampsUpTo } from './packs';

const packs = ['one', 'two', 'three'].map((name) => ({ name, title: name, stamp: `${name}:1` }));

describe('packs of a set-up', () => {
  it('names every pack of the board game up to the last one used', () => {
    expect(stampsUpTo(packs, ['two'])).toEqual(['one:1', 'two:1']);
    expect(stampsUpTo(packs, [])).toEqual([]);
    expect(stampsUpTo(packs, ['three', 'one'])).toEqual(['one:1', 'two:1', 'three:1']);
  });

  it('names exactly the chosen packs of the miniatures, in the order of the host', () => {
    expect(stampsOf(packs, ['three', 'one'])).toEqual(['one:1', 'three:1']);
  });
});
