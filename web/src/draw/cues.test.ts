import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { describe, expect, it } from 'vitest';

import { ABILITY_ICONS, ELEMENT_ICONS, PILE_ICONS, RESISTANCE_ICONS, SITE_ICONS } from '../board/art';
import { ABILITY_CODES } from '../minis/art';
import { FACTIONS } from '../minis/figure/rims';
import { contrast } from './contrast';
import { DIVISIONS, letter } from './heraldry';
import { MANA_SIGNS } from './mana';

/** Two things of one kind that look alike once colour is taken away. */
function alike(cues: Record<string, string>): string[] {
  const names = Object.keys(cues);
  return names.flatMap((one, at) =>
    names
      .slice(at + 1)
      .filter((other) => cues[one] === cues[other])
      .map((other) => `${one} = ${other}`),
  );
}

describe('what is told by colour', () => {
  it.each([
    ['mana', MANA_SIGNS],
    ['the elements', ELEMENT_ICONS],
    ['resistances', RESISTANCE_ICONS],
    ['abilities of enemies', ABILITY_ICONS],
    ['piles of tokens', PILE_ICONS],
    ['sites', SITE_ICONS],
    ['special abilities', ABILITY_CODES],
    ['divisions of shields', DIVISIONS],
  ])('is told by shape or letters too: %s', (_, cues) => {
    expect(alike(cues)).toEqual([]);
  });

  it('is told by letters too: heroes', () => {
    expect(alike(Object.fromEntries(Object.keys(DIVISIONS).map((hero) => [hero, letter(hero)])))).toEqual([]);
  });

  it('is told by pattern and icon too: peoples of different colours', () => {
    const looks = new Map(
      Object.values(FACTIONS).map(([colour, pattern, icon]) => [colour, `${pattern} ${icon}`]),
    );
    expect(alike(Object.fromEntries(looks))).toEqual([]);
  });
});

const tokens = readFileSync(resolve(import.meta.dirname, '../style/tokens.css'), 'utf-8');

/** The papers of the page with their inks. */
const papers = [...tokens.matchAll(/\{([^}]*--mana-red:[^}]*)\}/g)].map(
  ([, body]) =>
    new Map(
      [...(body ?? '').matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, hex]) => [
        name ?? '',
        hex ?? '',
      ]),
    ),
);

describe('the colours of the page', () => {
  it('are those of day and night', () => {
    expect(papers.length).toBeGreaterThanOrEqual(2);
  });

  it('let every mana sign stand out from its ground as drawings must', () => {
    for (const paper of papers)
      for (const colour of Object.keys(MANA_SIGNS)) {
        const ground = paper.get(`mana-${colour}`);
        const sign = paper.get(`mana-${colour}-on`);
        if (ground && sign) expect([colour, contrast(ground, sign) >= 3]).toEqual([colour, true]);
      }
  });
});
