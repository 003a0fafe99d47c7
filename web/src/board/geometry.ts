/** Where tiles and spaces lie, for drawing. */

import type { Point } from '../draw/hex';
import type { Pieces } from './pieces.svelte';
import type { TileView } from './types';

const AROUND: readonly Point[] = [
  [0, 0],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** The seven hexes of a tile position. */
export function tileHexes(a: number, b: number): Point[] {
  return AROUND.map(([q, r]) => [3 * a + b + q, -2 * a - 3 * b + r] as const);
}

export interface Ghost {
  position: number;
  a: number;
  b: number;
  hexes: Point[];
}

/** The positions next to the map where a tile could come to lie: those offered, and quiet ones for the eye. */
export function ghosts(tiles: readonly TileView[], offered: readonly number[], pieces: Pieces): Ghost[] {
  const taken = new Set(tiles.map((tile) => `${String(tile.a)},${String(tile.b)}`));
  const found = new Map<string, Ghost>();
  const { low, side } = pieces.all.lattice;
  for (const tile of tiles) {
    for (const [da, db] of [
      [0, 1],
      [1, 0],
      [1, -1],
      [-1, 1],
    ] as const) {
      const [a, b] = [tile.a + da, tile.b + db];
      const key = `${String(a)},${String(b)}`;
      if (taken.has(key) || a < 0 || b < 0) continue;
      found.set(key, { position: (a - low) * side + (b - low), a, b, hexes: tileHexes(a, b) });
    }
  }
  for (const position of offered) {
    const [a, b] = pieces.slot(position);
    found.set(`${String(a)},${String(b)}`, { position, a, b, hexes: tileHexes(a, b) });
  }
  return [...found.values()];
}
