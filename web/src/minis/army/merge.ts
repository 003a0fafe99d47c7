/** Armies and figures in this browser meet those the server keeps: nothing that was made here is lost, nothing deleted comes back. */

import type { Army } from './store.svelte';

/** What a browser has, and what of it the server does not know yet. */
export interface Kept {
  armies: readonly Army[];
  /** Names of armies made or changed here that the server has not got. */
  pending: readonly string[];
  /** Names of armies deleted here that the server still has. */
  dropped: readonly string[];
  owned: Readonly<Record<string, number>>;
  isOwnedPending: boolean;
}

/** What the server keeps; no collection if there never was one. */
export interface Stored {
  armies: readonly Army[];
  owned: Readonly<Record<string, number>> | null;
}

export const byName = (armies: readonly Army[]): Army[] =>
  [...armies].sort((one, other) => one.name.localeCompare(other.name));

/** Everything both have; where two armies of one name differ, the one made here takes another name. */
export function merged(here: Kept, there: Stored): Kept {
  const armies = there.armies.filter((each) => !here.dropped.includes(each.name));
  const pending: string[] = [];
  for (const army of here.armies.filter((each) => here.pending.includes(each.name))) {
    if (armies.some((each) => isSame(each, army))) continue;
    const name = freeName(army.name, armies);
    armies.push({ ...army, name });
    pending.push(name);
  }
  const dropped = here.dropped.filter((name) => there.armies.some((each) => each.name === name));
  const owned = here.isOwnedPending ? most(here.owned, there.owned ?? {}) : (there.owned ?? {});
  const isOwnedPending = here.isOwnedPending && !isSame(owned, there.owned ?? {});
  return { armies: byName(armies), pending, dropped, owned, isOwnedPending };
}

function freeName(name: string, armies: readonly Army[]): string {
  const isTaken = (wanted: string): boolean => armies.some((each) => each.name === wanted);
  let found = name;
  for (let number = 2; isTaken(found); number++) found = `${name} ${String(number)}`;
  return found;
}

/** Of each figure as many as the richer of two collections has. */
function most(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): Kept['owned'] {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(keys.map((key) => [key, Math.max(one[key] ?? 0, other[key] ?? 0)]));
}

/** Whether two things say the same; the order in which they say it does not matter. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(thing: unknown): unknown {
  if (Array.isArray(thing)) return thing.map(sorted);
  if (typeof thing !== 'object' || thing === null) return thing;
  return Object.fromEntries(
    Object.entries(thing)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, value]) => [key, sorted(value)]),
  );
}
