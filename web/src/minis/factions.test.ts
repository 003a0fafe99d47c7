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
