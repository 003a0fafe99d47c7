import { expect, test } from 'vitest';

import { hasSecrets } from './games';

test('a battle has secrets once somebody brings a spellbook, the board game always', () => {
  expect(hasSecrets('minis', { books: [] })).toBe(false);
  expect(hasSecrets('minis', null)).toBe(false);
  expect(hasSecrets('minis', { books: [{ book: 0 }] })).toBe(true);
  expect(hasSecrets('board', { books: [] })).toBe(true);
});
