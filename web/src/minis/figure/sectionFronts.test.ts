import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { sectionFront } from './sectionFronts';

const sections = (
  JSON.parse(readFileSync('../src/mageknight/minis/content/figures/castles.json', 'utf8')) as {
    figures: { castle: string }[];
  }
).figures.map((each) => each.castle);

describe('castle sections in lists', () => {
  it.each(sections)('%s has a front of its own', (piece) => {
    const front = sectionFront(piece);
    expect(front?.stone).toMatch(/^M/);
    expect(Object.values(front ?? {}).join('')).not.toMatch(/NaN|undefined/);
  });
  it('leaves other terrain alone', () => {
    expect(sectionFront('thicket')).toBeUndefined();
  });
});
