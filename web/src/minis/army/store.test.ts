import fc from 'fast-check';
import { expect, it } from 'vitest';

import { armyLink, armyOfLink, figureKeys, withFigure, type Army } from './store.svelte';

const ARMY: Army = { name: 'Watch', game: 'rebellion', total: 200, entries: [] };

it('figures are added and taken out', () => {
  const two = withFigure(withFigure(ARMY, 'rebellion-001', 1), 'rebellion-001', 1);
  expect(two.entries).toEqual([{ figure: 'rebellion-001', count: 2 }]);
  expect(figureKeys(two)).toEqual(['rebellion-001', 'rebellion-001']);
  expect(withFigure(two, 'rebellion-001', -2).entries).toEqual([]);
});

it('a link gives the army back', () => {
  const key = fc.tuple(fc.constantFrom('rebellion', 'lancers'), fc.integer({ min: 1, max: 160 }));
  const entry = fc.tuple(key, fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), fc.string({ maxLength: 20 }), (rows, name) => {
      const entries = rows.map(([[set, number], count]) => ({ figure: `${set}-${String(number)}`, count }));
      const army: Army = { name, game: 'rebellion', total: 300, entries };
      expect(armyOfLink(new URLSearchParams(armyLink(army).split('?')[1]))).toEqual(army);
    }),
  );
  expect(armyOfLink(new URLSearchParams(''))).toBeNull();
});
