import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, it } from 'vitest';

import { contrast } from '../../draw/contrast';
import { CLOTHS, printOf } from './cloths';

it('a cloth is printed the same every time, and each has a print of its own', () => {
  for (const cloth of CLOTHS) expect(printOf(cloth, 36, 36)).toEqual(printOf(cloth, 36, 36));
  expect(new Set(CLOTHS.map((cloth) => printOf(cloth, 36, 36).lines)).size).toBe(CLOTHS.length);
});

it.each(CLOTHS)('the print of %s consists of numbers, and of no more lines than a page can hold', (cloth) => {
  const print = printOf(cloth, 72, 48);
  for (const part of [print.lines, print.patches, print.tracks])
    expect(/^[-MLQCHVAZhvlqctamz\d. ]*$/.test(part)).toBe(true);
  expect(print.lines.includes('NaN')).toBe(false);
  expect(print.lines.length).toBeLessThan(120_000);
});

const tokens = readFileSync(resolve(import.meta.dirname, '../../style/tokens.css'), 'utf-8');
const papers = [...tokens.matchAll(/(\[data-paper='night'\] )?\[data-ground='(\w+)'\] \{([^}]*)\}/g)].map(
  ([, night, cloth, body]) => ({
    name: `${cloth ?? ''} by ${night ? 'night' : 'day'}`,
    ink: night ? '#e6e8e0' : '#24301f',
    mark: night ? '#ff8cc6' : '#a3125c',
    inks: new Map(
      [...(body ?? '').matchAll(/--([a-z-]+): (#[0-9a-f]{6})/g)].map(([, key, hex]) => [key, hex]),
    ),
  }),
);

it('every cloth has a paper by day and by night', () => {
  expect(papers.length).toBe(2 * CLOTHS.length);
});

it.each(papers)(
  'names and marks stand out on $name, and its print stays in the background',
  ({ ink, mark, inks }) => {
    const paper = inks.get('table') ?? '';
    for (const ground of [paper, inks.get('table-tone') ?? '']) {
      expect(contrast(ink, ground)).toBeGreaterThan(8);
      expect(contrast(mark, ground)).toBeGreaterThan(4.5);
    }
    expect(contrast(inks.get('table-grid') ?? '', paper)).toBeLessThan(3);
  },
);
