import { expect, test } from 'vitest';

import { hasSecrets, onTurn } from './games';

test('a battle has secrets once somebody brings a spellbook, the board game always', () => {
  expect(hasSecrets('minis', { books: [] })).toBe(false);
  expect(hasSecrets('minis', null)).toBe(false);
  expect(hasSecrets('minis', { books: [{ book: 0 }] })).toBe(true);
  expect(hasSecrets('board', { books: [] })).toBe(true);
});

test('whose turn it is stays the same while heroes fight each other', () => {
  expect(onTurn({ turn: { seat: 1 } })).toBe(1);
  expect(onTurn({ turn: { seat: 1 }, combat: { contest: { aggressor: 0 } } })).toBe(0);
  expect(onTurn({ active: 2 })).toBe(2);
  expect(onTurn(null)).toBe(-1);
});
