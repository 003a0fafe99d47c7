import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { SLOTS, lookOf, slotFor, standee, type Slot } from './compose';

interface LookFile {
  slots: Record<Slot, string[]>;
  figures: Record<string, string>;
}
const book = JSON.parse(readFileSync('../src/mageknight/minis/content/looks.json', 'utf8')) as LookFile;

it('the words of the game are those that are drawn, slot by slot', () => {
  for (const slot of Object.keys(SLOTS) as Slot[])
    expect(Object.keys(SLOTS[slot]).sort(), slot).toEqual([...book.slots[slot]].sort());
});

it('every word of every figure shows in its picture', () => {
  for (const [name, words] of Object.entries(book.figures)) {
    const shown = new Set(Object.values(lookOf(words)));
    expect(
      words.split(' ').filter((word) => !slotFor(word) || !shown.has(word)),
      name,
    ).toEqual([]);
  }
});

it('taking a word away changes the picture', () => {
  const whole = 'elf plate plumed sword kite-shield cape heavy-horse';
  for (const word of ['plumed', 'sword', 'kite-shield', 'cape', 'heavy-horse'])
    expect(standee(whole.replace(` ${word}`, '')).markup).not.toBe(standee(whole).markup);
});

it('paths hold numbers only, and no figure is taller than a giant', () => {
  for (const words of new Set(Object.values(book.figures))) {
    const { markup, height } = standee(words);
    expect(markup, words).not.toMatch(/NaN|undefined|Infinity/);
    expect(height).toBeLessThan(170);
  }
});

it('cloth and shields take the colour of a people, weapons and skin do not', () => {
  const dyes = (words: string): number => standee(words).markup.split('var(--cut-dye)').length - 1;
  expect(dyes('man bones skull')).toBe(0);
  expect(dyes('man bones skull sword')).toBe(0);
  for (const word of ['kite-shield', 'cape', 'banner', 'hood'])
    expect(dyes(`man bones ${word}`), word).toBeGreaterThan(0);
  expect(dyes('man robe skull')).toBeGreaterThan(0);
});
