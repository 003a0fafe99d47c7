import fc from 'fast-check';
import { expect, it } from 'vitest';

import { type Pieces } from '../pieces.svelte';
import {
  armyLink,
  armyOfLink,
  armyPoints,
  withChariot,
  withFigure,
  withItems,
  withLevel,
  withMount,
  type Army,
} from './store.svelte';

const ARMY: Army = { name: 'Watch', game: 'rebellion', total: 200, entries: [] };

it('figures are added and taken out', () => {
  const two = withFigure(withFigure(ARMY, 'rebellion-001', 1), 'rebellion-001', 1);
  expect(two.entries).toEqual([{ figure: 'rebellion-001', count: 2 }]);
  expect(withFigure(two, 'rebellion-001', -2).entries).toEqual([]);
});

it('those that carry something stay when others leave', () => {
  const armed = { figure: 'muster-001', count: 1, items: ['I-001'] };
  const army = withFigure({ ...ARMY, entries: [armed] }, 'muster-001', 1);
  expect(army.entries).toEqual([armed, { figure: 'muster-001', count: 1 }]);
  expect(withFigure(army, 'muster-001', -1).entries).toEqual([armed]);
  expect(withFigure({ ...ARMY, entries: [armed] }, 'muster-001', -1).entries).toEqual([]);
});

it('a link says what figures carry', () => {
  const entries = [
    { figure: 'muster-001', count: 2, items: ['I-001', 'R-003'], spells: ['S-001'], rides: 'muster-301' },
    { figure: 'muster-002', count: 1, boards: 'muster-405@1' },
  ];
  const army: Army = { ...ARMY, entries, company: 'AC-001' };
  expect(armyOfLink(new URLSearchParams(armyLink(army).split('?')[1]))).toEqual(army);
});

it('an army costs what its figures, what they carry and its company cost', () => {
  const watch = { key: 'AC-004', points: 25, discount: 5, cohorts: ['Archer'] };
  const pieces = {
    points: (key: string) => (key === 'muster-126' ? 21 : 0),
    item: (key: string) => (key === 'I-006' ? { points: 5 } : undefined),
    figure: (key: string) => (key === 'muster-126' ? { name: 'Archer' } : undefined),
    company: (key: string) => (key === 'AC-004' ? watch : undefined),
  } as unknown as Pieces;
  const entries = [
    { figure: 'muster-126', count: 2 },
    { figure: 'muster-126', count: 1, items: ['I-006'] },
  ];
  expect(armyPoints(pieces, { ...ARMY, entries })).toBe(3 * 21 + 5);
  expect(armyPoints(pieces, { ...ARMY, entries, company: 'AC-004' })).toBe(3 * 21 + 5 + 25 - 3 * 5);
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

it('one of several copies takes items in a line of its own', () => {
  const army: Army = { ...ARMY, entries: [{ figure: 'muster-001', count: 3 }] };
  const armed = withItems(army, 0, ['I-001']);
  expect(armed.entries).toEqual([
    { figure: 'muster-001', count: 1, items: ['I-001'] },
    { figure: 'muster-001', count: 2 },
  ]);
  expect(withItems(armed, 0, []).entries[0]).toEqual({ figure: 'muster-001', count: 1 });
});

it('one of several copies gets into the saddle, and out of it again', () => {
  const army: Army = { ...ARMY, entries: [{ figure: 'muster-066', count: 2, items: ['I-001'] }] };
  const mounted = withMount(army, 0, 'mounts-001');
  expect(mounted.entries).toEqual([
    { figure: 'muster-066', count: 1, items: ['I-001'], rides: 'mounts-001' },
    { figure: 'muster-066', count: 1, items: ['I-001'] },
  ]);
  expect(withMount(mounted, 0, '').entries[0]).toEqual({ figure: 'muster-066', count: 1, items: ['I-001'] });
});

it('one of several copies is fielded at another level, and its passenger comes along', () => {
  const army: Army = {
    ...ARMY,
    entries: [
      { figure: 'colossi-408', count: 1 },
      { figure: 'muster-001', count: 1, boards: 'colossi-408' },
    ],
  };
  expect(withLevel(army, 0, 'colossi-408@2').entries).toEqual([
    { figure: 'colossi-408@2', count: 1 },
    { figure: 'muster-001', count: 1, boards: 'colossi-408@2' },
  ]);
  const two = { ...army, entries: army.entries.map((each, at) => ({ ...each, count: at === 0 ? 2 : 1 })) };
  expect(withLevel(two, 0, 'colossi-408@2').entries[2]).toEqual({
    figure: 'muster-001',
    count: 1,
    boards: 'colossi-408',
  });
});

it('one of several copies gets aboard, and off again', () => {
  const army: Army = { ...ARMY, entries: [{ figure: 'muster-001', count: 2 }] };
  const aboard = withChariot(army, 0, 'colossi-408@2');
  expect(aboard.entries).toEqual([
    { figure: 'muster-001', count: 1, boards: 'colossi-408@2' },
    { figure: 'muster-001', count: 1 },
  ]);
  expect(withChariot(aboard, 0, '').entries[0]).toEqual({ figure: 'muster-001', count: 1 });
});
