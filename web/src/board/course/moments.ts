/** What is worth a moment's pause: told by comparing two positions, so that it needs no word of the rules. */

import type { BoardView, PlayerView } from '../types';

export interface Moment {
  kind: 'kill' | 'level' | 'dawn' | 'dusk' | 'conquest' | 'city' | 'round' | 'last';
  /** The piece it is about: an enemy, a site. */
  about: string;
  /** How much has changed. */
  fame: number;
  reputation: number;
  /** Further numbers: the new level and what it brings. */
  numbers: Record<string, number>;
}

const moment = (kind: Moment['kind'], about = '', more: Partial<Moment> = {}): Moment => ({
  ...{ kind, about, fame: 0, reputation: 0, numbers: {} },
  ...more,
});

/** The leader of a city that was not conquered yet. */
const STANDS = -1;
/** How many plates may wait for their turn. */
const MOST = 4;

/** What is still to be shown, and after it what is new: a step that brings nothing new takes nothing away. */
export function queued(waiting: readonly Moment[], found: readonly Moment[]): readonly Moment[] {
  return found.length > 0 ? [...waiting, ...found].slice(-MOST) : waiting;
}

/** Everything of note between two positions, in the order it is shown. */
export function momentsBetween(before: BoardView, after: BoardView, seat: number): Moment[] {
  const one = before.players[seat];
  const two = after.players[seat];
  return [
    ...(one && two ? kills(before, after, one, two) : []),
    ...conquests(before, after),
    ...(one && two ? levels(one, two) : []),
    ...ends(before, after),
    ...rounds(before, after),
  ];
}

function kills(before: BoardView, after: BoardView, one: PlayerView, two: PlayerView): Moment[] {
  const known = before.combat?.defeated.length ?? 0;
  const fallen = after.combat?.defeated.slice(known) ?? [];
  const changed = { fame: two.fame - one.fame, reputation: two.reputation - one.reputation };
  return fallen.map((enemy, at) => moment('kill', enemy, at === 0 ? changed : {}));
}

function conquests(before: BoardView, after: BoardView): Moment[] {
  const held = new Map(
    before.tiles.flatMap((tile) => tile.hexes).map((hex) => [hex.space, hex.shields?.length ?? 0]),
  );
  const found: Moment[] = [];
  for (const hex of after.tiles.flatMap((tile) => tile.hexes)) {
    const was = held.get(hex.space);
    if (was === undefined || (hex.shields?.length ?? 0) <= was || !hex.site || hex.site === 'none') continue;
    found.push(moment('conquest', hex.site));
  }
  // A city shows by its leader that it has fallen: the Shields on it are laid for its defenders.
  const standing = new Set(before.cities.filter((city) => city.leader === STANDS).map((city) => city.space));
  const fallen = after.cities.filter((city) => city.leader !== STANDS && standing.has(city.space));
  return [...found, ...fallen.map(() => moment('city', 'city'))];
}

function levels(one: PlayerView, two: PlayerView): Moment[] {
  if (two.level <= one.level) return [];
  const numbers = {
    level: two.level,
    armor: two.armor.total - one.armor.total,
    hand: two.hand_limit.total - one.hand_limit.total,
    command: two.command - one.command,
  };
  return [moment('level', '', { numbers })];
}

function ends(before: BoardView, after: BoardView): Moment[] {
  if (before.ending === 0 && after.ending === 1) return [moment('last')];
  return before.announced < 0 && after.announced >= 0 && after.ending === 0 ? [moment('round')] : [];
}

function rounds(before: BoardView, after: BoardView): Moment[] {
  if (after.round <= before.round || before.round === 0 || after.ending === 2) return [];
  const kind = after.night ? 'dusk' : 'dawn';
  return [moment(kind, '', { numbers: { round: after.round, rounds: after.rounds } })];
}
