/** The plan of a castle as it is kept with an army: lines of figure, inches from the middle, inches from the edge, quarter turns. */

import { UNITS_PER_INCH } from '../ground/shapes';
import { withFigure, type Army } from './store.svelte';

export interface Planned {
  figure: string;
  along: number;
  deep: number;
  turn: number;
}

/** Sections side by side stand on the same line: places on the ground are taken to the next half inch. */
const STEP = UNITS_PER_INCH / 2;
export const nearest = (units: number): number => Math.round(units / STEP) * STEP;

export function planned(line: string): Planned {
  const [figure = '', along = '0', deep = '0', turn = '0'] = line.split(/\s+/);
  return { figure, along: Number(along), deep: Number(deep), turn: Number(turn) };
}

/** The line for a section whose middle lies there, on a battlefield of this width. */
export function lineAt(figure: string, x: number, y: number, turn: number, width: number): string {
  const along = (x - Math.floor(width / 2)) / UNITS_PER_INCH;
  return lineOf({ figure, along, deep: y / UNITS_PER_INCH, turn });
}

export const lineOf = ({ figure, along, deep, turn }: Planned): string =>
  `${figure} ${String(along)} ${String(deep)} ${String(((turn % 4) + 4) % 4)}`;

const had = (army: Army, figure: string): number =>
  army.entries.reduce((all, each) => all + (each.figure === figure ? each.count : 0), 0);
const onPlan = (army: Army, figure: string): number =>
  (army.castle ?? []).filter((line) => planned(line).figure === figure).length;

/** How many sections of a kind the army has that are not on the plan. */
export const unplanned = (army: Army, figure: string): number =>
  Math.max(0, had(army, figure) - onPlan(army, figure));

const withPlan = (army: Army, castle: readonly string[]): Army => {
  const { castle: _, ...rest } = army;
  return castle.length > 0 ? { ...rest, castle: [...castle] } : rest;
};

/** The army with one more section on the plan; one it has already is put there before another is bought. */
export function withSection(army: Army, line: string): Army {
  const { figure } = planned(line);
  const bought = unplanned(army, figure) > 0 ? army : withFigure(army, figure, 1);
  return withPlan(bought, [...(army.castle ?? []), line]);
}

/** The army without a section of the plan. */
export function withoutSection(army: Army, at: number): Army {
  const lines = army.castle ?? [];
  const line = lines[at];
  if (line === undefined) return army;
  return withPlan(
    withFigure(army, planned(line).figure, -1),
    lines.filter((_, number) => number !== at),
  );
}

/** The army with a section of the plan standing otherwise, or built otherwise. */
export function withChanged(army: Army, at: number, change: Partial<Planned>): Army {
  const lines = army.castle ?? [];
  const line = lines[at];
  if (line === undefined) return army;
  const old = planned(line);
  const next = { ...old, ...change };
  const bought =
    next.figure === old.figure ? army : withFigure(withFigure(army, old.figure, -1), next.figure, 1);
  return withPlan(
    bought,
    lines.map((each, number) => (number === at ? lineOf(next) : each)),
  );
}

/** The army with another castle instead of its own: all sections of that plan and no others. */
export function withCastle(
  army: Army,
  lines: readonly string[],
  isSection: (figure: string) => boolean,
): Army {
  const bare = withPlan({ ...army, entries: army.entries.filter((each) => !isSection(each.figure)) }, []);
  return lines.reduce(withSection, bare);
}

/** An army whose sections changed outside the planner: the plan loses what is no longer there. */
export function settled(army: Army): Army {
  const left = new Map<string, number>();
  const lines = (army.castle ?? []).filter((line) => {
    const { figure } = planned(line);
    const more = (left.get(figure) ?? had(army, figure)) - 1;
    left.set(figure, more);
    return more >= 0;
  });
  return lines.length === (army.castle ?? []).length ? army : withPlan(army, lines);
}
