import { describe, expect, it } from 'vitest';

import {
  lineAt,
  nearest,
  planned,
  settled,
  unplanned,
  withCastle,
  withChanged,
  withoutSection,
  withSection,
} from './castlePlan';
import { emptyArmy, type Army } from './store.svelte';

const WALL = 'castles-454@1';
const LIGHT = 'castles-454@2';
const army = (...entries: [string, number][]): Army => ({
  ...emptyArmy(),
  entries: entries.map(([figure, count]) => ({ figure, count })),
});

describe('the plan of a castle', () => {
  it('says lines as the server reads them', () => {
    const line = lineAt(WALL, 18_000 - 3250, 5500, 6, 36_000);
    expect(line).toBe(`${WALL} -6.5 11 2`);
    expect(planned(line)).toEqual({ figure: WALL, along: -6.5, deep: 11, turn: 2 });
    expect(nearest(5630)).toBe(5750);
  });

  it('puts sections the army has on the plan before it buys more', () => {
    const first = withSection(army([WALL, 1]), `${WALL} 0 11 2`);
    expect(first.entries).toEqual([{ figure: WALL, count: 1 }]);
    expect(unplanned(first, WALL)).toBe(0);
    const second = withSection(first, `${WALL} 6 11 2`);
    expect(second.entries).toEqual([{ figure: WALL, count: 2 }]);
    expect(second.castle).toHaveLength(2);
  });

  it('takes sections away from plan and army together', () => {
    const two = withSection(withSection(army(), `${WALL} 0 11 2`), `${WALL} 6 11 2`);
    const one = withoutSection(two, 0);
    expect(one.castle).toEqual([`${WALL} 6 11 2`]);
    expect(one.entries).toEqual([{ figure: WALL, count: 1 }]);
    expect(withoutSection(one, 0).castle).toBeUndefined();
  });

  it('turns a section and builds it lighter', () => {
    const one = withSection(army(), `${WALL} 0 11 2`);
    expect(withChanged(one, 0, { turn: 3 }).castle).toEqual([`${WALL} 0 11 3`]);
    const light = withChanged(one, 0, { figure: LIGHT });
    expect(light.castle).toEqual([`${LIGHT} 0 11 2`]);
    expect(light.entries).toEqual([{ figure: LIGHT, count: 1 }]);
  });

  it('loads another castle and keeps the warriors', () => {
    const one = withSection(army(['muster-140', 2]), `${WALL} 0 11 2`);
    const other = withCastle(one, [`${LIGHT} 0 11 2`], (figure) => figure.startsWith('castles-'));
    expect(other.entries).toEqual([
      { figure: 'muster-140', count: 2 },
      { figure: LIGHT, count: 1 },
    ]);
    expect(other.castle).toEqual([`${LIGHT} 0 11 2`]);
  });

  it('forgets what has left the army', () => {
    const one = withSection(army(), `${WALL} 0 11 2`);
    expect(settled({ ...one, entries: [] }).castle).toBeUndefined();
    expect(settled(one)).toBe(one);
  });
});
