import { expect, it } from 'vitest';

import { merged, type Kept } from './merge';
import type { Army } from './store.svelte';

const army = (name: string, total = 200): Army => ({ name, game: 'rebellion', total, entries: [] });
const HERE: Kept = { armies: [], pending: [], dropped: [], owned: {}, isOwnedPending: false };
const names = (kept: Kept): string[] => kept.armies.map((each) => each.name);

it('what was made here joins what the server has, and waits to be sent', () => {
  const both = merged(
    { ...HERE, armies: [army('Watch')], pending: ['Watch'] },
    { armies: [army('Raid')], owned: null },
  );
  expect(names(both)).toEqual(['Raid', 'Watch']);
  expect(both.pending).toEqual(['Watch']);
});

it('an army of the same name that differs takes another one, the same army does not', () => {
  const here = { ...HERE, armies: [army('Watch', 300)], pending: ['Watch'] };
  const two = merged(here, { armies: [army('Watch')], owned: null });
  expect(two.armies).toEqual([army('Watch'), army('Watch 2', 300)]);
  expect(two.pending).toEqual(['Watch 2']);
  const one = merged(here, { armies: [army('Watch', 300)], owned: null });
  expect(one.armies).toEqual([army('Watch', 300)]);
  expect(one.pending).toEqual([]);
});

it('what was deleted elsewhere goes, what was deleted here does not come back', () => {
  const here = { ...HERE, armies: [army('Old')], dropped: ['Gone', 'Unknown'] };
  const both = merged(here, { armies: [army('Gone'), army('New')], owned: null });
  expect(names(both)).toEqual(['New']);
  expect(both.dropped).toEqual(['Gone']);
});

it('collections are put together only if something here has not been sent', () => {
  const sent = merged({ ...HERE, owned: { a: 3 } }, { armies: [], owned: { a: 1, b: 2 } });
  expect(sent.owned).toEqual({ a: 1, b: 2 });
  const unsent = merged(
    { ...HERE, owned: { a: 3 }, isOwnedPending: true },
    { armies: [], owned: { a: 1, b: 2 } },
  );
  expect(unsent).toMatchObject({ owned: { a: 3, b: 2 }, isOwnedPending: true });
  const known = merged({ ...HERE, owned: { a: 1 }, isOwnedPending: true }, { armies: [], owned: { a: 1 } });
  expect(known.isOwnedPending).toBe(false);
});
