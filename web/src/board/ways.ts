/** Ways over the map as planning answers them: which of them one can pay, and what they would bring about. */

import type { BoardView, Way } from './types';

/** Whether the last step begins a fight. */
export function isDangerous(way: Way): boolean {
  return way.assault || way.provokes.length > 0 || (way.rival ?? -1) >= 0;
}

/** Whether walking it cannot be taken back: something hidden is seen on the way. */
export function isFinal(way: Way): boolean {
  return way.reveals ?? false;
}

/** How many Move points a way lacks; 0 if there are enough. */
export function lacking(way: Way, move: number): number {
  return Math.max(0, way.cost - move);
}

/** All ways by where they lead, the peaceful one before the daring one. */
export function waysBySpace(ways: readonly Way[]): Map<number, Way[]> {
  const found = new Map<number, Way[]>();
  for (const way of ways) found.set(way.space, [...(found.get(way.space) ?? []), way]);
  for (const some of found.values())
    some.sort((one, other) => rank(one) - rank(other) || one.cost - other.cost);
  return found;
}

function rank(way: Way): number {
  return way.provokes.length > 0 ? 1 : 0;
}

/** The way to show for a space: the first one can pay; if there is none, the cheapest. */
export function bestWay(ways: readonly Way[], move: number): Way | null {
  const payable = ways.find((way) => way.cost <= move);
  return payable ?? [...ways].sort((one, other) => one.cost - other.cost)[0] ?? null;
}

/**
 * What everybody can see of the map, as a text: tiles, tokens face up, the time of day, a fight. If it changes in mid-walk
 * something was learned, and the walk stops.
 */
export function known(view: BoardView): string {
  const seen = view.tiles.flatMap((tile) =>
    tile.hexes.map((hex) => `${(hex.enemies ?? []).map((token) => token.enemy).join()}/${hex.ruin ?? ''}`),
  );
  return [view.combat !== null, view.tiles.length, view.round, ...seen].join(';');
}
