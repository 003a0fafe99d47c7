import { expect, it } from 'vitest';

import { leadingFaction } from './factions';

it('an army is called by the people with the most points in it, whoever stands first in its list', () => {
  const army = [
    { faction: 'black-powder-rebels', points: 14 },
    { faction: 'necropolis-sect', points: 40 },
    { faction: 'necropolis-sect', points: 46 },
  ];
  expect(leadingFaction(army)).toBe('necropolis-sect');
  expect(leadingFaction([])).toBe('');
});

it('those who hold a castle go by their own people, not by its stone', () => {
  const garrison = [
    { faction: 'castles', points: 113, isStone: true },
    { faction: 'castles', points: 112, isStone: true },
    { faction: 'elven-lords', points: 99, isStone: false },
  ];
  expect(leadingFaction(garrison)).toBe('elven-lords');
  expect(leadingFaction(garrison.slice(0, 2))).toBe('castles');
});
