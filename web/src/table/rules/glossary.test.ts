import { describe, expect, it } from 'vitest';

import { entriesOf, entryOf, linked, lookUp } from './glossary';

const WORDS = {
  'board-ability-brutal': 'Brutal',
  'board-ability-brutal-text': 'Twice the damage.',
  'board-ability-arcane-immunity': 'Arcane immunity',
  'board-ability-arcane-immunity-text': 'No spell touches it.',
  'board-card-rage': 'Rage',
  'board-lost-text': 'An explanation of nothing.',
};

describe('the glossary', () => {
  const entries = entriesOf(WORDS, 'en');

  it('holds every word with an explanation, in order', () => {
    expect(entries.map((each) => each.title)).toEqual(['Arcane immunity', 'Brutal']);
  });
  it('is asked by the names pieces use', () => {
    expect(entryOf(entries, 'ability:arcane_immunity')?.text).toBe('No spell touches it.');
    expect(entryOf(entries, 'card:rage')).toBeUndefined();
  });
  it('is searched by title and text', () => {
    expect(lookUp(entries, 'damage twice').map((each) => each.id)).toEqual(['ability:brutal']);
    expect(lookUp(entries, '')).toHaveLength(2);
    expect(lookUp(entries, 'griffin')).toEqual([]);
  });

  it('leads from the words of an entry to their own', () => {
    const some = entriesOf(
      {
        ...WORDS,
        'board-term-fame': 'Fame',
        'board-term-fame-text': 'Brutals and brutal enemies; brutality not.',
      },
      'en',
    );
    const parts = linked(
      some.find((each) => each.id === 'term:fame')!,
      some,
    );
    expect(parts.map((each) => each.words).join('')).toBe('Brutals and brutal enemies; brutality not.');
    expect(parts.filter((each) => each.to).map((each) => [each.words, each.to?.id])).toEqual([
      ['Brutals', 'ability:brutal'],
    ]);
  });
});
