import { describe, expect, it } from 'vitest';

import { findRules, meanings, type Rule, type Term } from './ledger';

const RULES: Rule[] = [
  ['ultimate_edition', 'UE-WOUND-01', 'Wounds', 'A Wound is a card.'],
  ['rebellion', 'REB-MOV-01', 'Moving', 'A warrior moves up to its speed.'],
];
const TERMS: Term[] = [
  ['wound', 'Verletzung'],
  ['warrior', 'Krieger'],
];

describe('the ledger', () => {
  it('is searched by number, words and book', () => {
    expect(findRules(RULES, 'ue-wound-01', '', TERMS)).toEqual([RULES[0]]);
    expect(findRules(RULES, 'warrior speed', '', TERMS)).toEqual([RULES[1]]);
    expect(findRules(RULES, '', 'rebellion', TERMS)).toEqual([RULES[1]]);
  });

  it('is found by German terms as well', () => {
    expect(meanings('Verl', TERMS)).toEqual(['verl', 'wound']);
    expect(findRules(RULES, 'Krieger', '', TERMS)).toEqual([RULES[1]]);
    expect(findRules(RULES, 'Krieger Verletzung', '', TERMS)).toEqual([]);
  });
});
