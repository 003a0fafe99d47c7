import { describe, expect, it } from 'vitest';

import { bookOf, findRules, meanings, readings, type Rule, type Term, type Translation } from './ledger';

const RULES: Rule[] = [
  ['ultimate_edition', 'UE-WOUND-01', 'Wounds', 'A Wound is a card.'],
  ['rebellion', 'REB-MOV-01', 'Moving', 'A warrior moves up to its speed.'],
];
const TERMS: Term[] = [
  ['wound', 'Verletzung'],
  ['warrior', 'Krieger'],
];
const GERMAN: Translation = {
  'UE-WOUND-01': ['Verletzungen', 'Eine Verletzung ist eine Karte.', false],
};
const found = (search: string, book = '', translation: Translation = {}): string[] =>
  findRules(readings(RULES, translation), search, book, TERMS).map((rule) => rule.id);

describe('the ledger', () => {
  it('is searched by number, words and book', () => {
    expect(found('ue-wound-01')).toEqual(['UE-WOUND-01']);
    expect(found('warrior speed')).toEqual(['REB-MOV-01']);
    expect(found('', 'rebellion')).toEqual(['REB-MOV-01']);
  });

  it('is found by German terms as well', () => {
    expect(meanings('Verl', TERMS)).toEqual(['verl', 'wound']);
    expect(found('Krieger')).toEqual(['REB-MOV-01']);
    expect(found('Krieger Verletzung')).toEqual([]);
  });

  it('is read in the language of the reader, and in English where it is not translated', () => {
    const [wound, move] = readings(RULES, GERMAN);
    expect([wound?.section, wound?.text, wound?.translated]).toEqual([
      'Verletzungen',
      'Eine Verletzung ist eine Karte.',
      true,
    ]);
    expect([move?.section, move?.text, move?.translated]).toEqual([
      'Moving',
      'A warrior moves up to its speed.',
      false,
    ]);
  });

  it('is found by the words of the translation and by the English ones', () => {
    expect(found('Karte', '', GERMAN)).toEqual(['UE-WOUND-01']);
    expect(found('card', '', GERMAN)).toEqual(['UE-WOUND-01']);
    expect(found('Karte')).toEqual([]);
  });
});

describe('the book in play', () => {
  it('is that of the board game, or of the edition', () => {
    expect(bookOf('board', '')).toBe('ultimate_edition');
    expect(bookOf('minis', 'quick-start')).toBe('quickstart');
    expect(bookOf('demo', '')).toBe('');
  });
});
