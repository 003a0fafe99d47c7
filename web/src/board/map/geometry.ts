/** Where tiles and spaces lie, for drawing. */

import { toPixel, type Point } from '../../draw/hex';
import type { Box } from '../../table/window/zoom.svelte';
import type { Pieces } from '../pieces.svelte';
import type { HexView, TileView } from '../types';

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

/** Whether a tile could lie, or lies, next to another. */
export function areNeighbours(one: Pick<Ghost, 'a' | 'b'>, other: Pick<Ghost, 'a' | 'b'>): boolean {
  const [da, db] = [one.a - other.a, one.b - other.b];
  return Math.max(Math.abs(da), Math.abs(db), Math.abs(da + db)) === 1;
}

/** The box round some points, with so much about them. */
export function boxRound(points: readonly Point[], pad: number): Box {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const [x, y] = [Math.min(...xs) - pad, Math.min(...ys) - pad];
  return { x, y, w: Math.max(...xs) + pad - x, h: Math.max(...ys) + pad - y };
}

/** Whether all of a box can be seen in another of this shape. */
export function isInside(outer: Box, inner: Box, ratio: number): boolean {
  const isSameShape = Math.abs(outer.w / outer.h - ratio) < 0.001;
  return (
    isSameShape &&
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.w >= inner.x + inner.w &&
    outer.y + outer.h >= inner.y + inner.h
  );
}

/** The space that lies next on one side of another, as the eye would go; none beyond the edge of the land. */
export function nearestTowards(
  space: number,
  [dx, dy]: Point,
  land: readonly Pick<HexView, 'space' | 'q' | 'r'>[],
): number | null {
  const from = land.find((hex) => hex.space === space);
  if (!from) return null;
  const [x, y] = toPixel(from.q, from.r, 1);
  let best: { space: number; far: number } | null = null;
  for (const hex of land) {
    const [tx, ty] = toPixel(hex.q, hex.r, 1);
    const along = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    // What lies farther aside than ahead is on another side; a step up leads to the upper right before the upper left.
    if (along <= 0.1 || aside > along) continue;
    const far = along + aside * 2 + (tx < x ? 0.01 : 0);
    if (!best || far < best.far) best = { space: hex.space, far };
  }
  return best?.space ?? null;
}

/** The walls of the map, each once: the two ends of the border it stands on. */
export function wallEnds(
  land: readonly Pick<HexView, 'space' | 'q' | 'r' | 'walls'>[],
  side: number,
): (readonly [Point, Point])[] {
  const places = new Map(land.map((hex) => [hex.space, toPixel(hex.q, hex.r, side)] as const));
  return land.flatMap((hex) =>
    (hex.walls ?? [])
      .filter((other) => other > hex.space && places.has(other))
      .map((other) => borderOf(places.get(hex.space)!, places.get(other)!)),
  );
}

/** The border of two neighbours lies across the line between them and is as long as a third of it by the root of three. */
function borderOf([x, y]: Point, [tx, ty]: Point): readonly [Point, Point] {
  const [mx, my] = [(x + tx) / 2, (y + ty) / 2];
  const [dx, dy] = [(ty - y) / (2 * Math.sqrt(3)), (x - tx) / (2 * Math.sqrt(3))];
  return [
    [mx + dx, my + dy],
    [mx - dx, my - dy],
  ];
}

/** How far a stretch has to be moved to lie between two borders; the lower one wins where there is no room. */
export function moveInside(from: number, to: number, low: number, high: number): number {
  return Math.max(low - from, Math.min(0, high - to));
}

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Where the tokens of a garrison lie in a space of this size: one or two overlap a little, more lie in two rows, each to be read. */
export function garrisonSpots(count: number, s: number): readonly Spot[] {
  if (count <= 2)
    return Array.from({ length: count }, (_, at) => ({
      x: s * (0.32 - at * 0.22),
      y: at * 8 - s * 0.14,
      size: s * 0.96,
    }));
  const columns = Math.ceil(count / 2);
  const size = Math.min(0.56, 1.6 / columns) * s;
  return Array.from({ length: count }, (_, at) => {
    const row = at < columns ? 0 : 1;
    const inRow = row === 0 ? columns : count - columns;
    const place = at - row * columns;
    return { x: (place - (inRow - 1) / 2) * size, y: s * 0.02 + row * size, size };
  });
}
