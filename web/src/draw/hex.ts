/** Hexes with a point at the top, in axial coordinates, as drawings. */

export type Point = readonly [number, number];

const ROOT = Math.sqrt(3);

export function toPixel(q: number, r: number, side: number): Point {
  return [ROOT * (q + r / 2) * side, 1.5 * r * side];
}

export function corners(x: number, y: number, side: number): Point[] {
  return Array.from({ length: 6 }, (_, at) => {
    const angle = ((60 * at - 30) * Math.PI) / 180;
    return [x + side * Math.cos(angle), y + side * Math.sin(angle)] as const;
  });
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** The neighbour across each edge, where edge i lies between corners i and i + 1. */
const ACROSS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** The outer boundary of a set of hexes as one path. */
export function outline(hexes: readonly Point[], side: number): string {
  const there = new Set(hexes.map(([q, r]) => `${String(q)},${String(r)}`));
  const next = new Map<string, Point[]>();
  const starts = new Map<string, Point>();
  for (const [q, r] of hexes) {
    const around = corners(...toPixel(q, r, side), side);
    ACROSS.forEach(([dq, dr], at) => {
      if (there.has(`${String(q + dq)},${String(r + dr)}`)) return;
      const from = around[at]!;
      next.set(spot(from), [...(next.get(spot(from)) ?? []), around[(at + 1) % 6]!]);
      starts.set(spot(from), from);
    });
  }
  return loops(next, starts).map(polygon).join('');
}

function loops(next: Map<string, Point[]>, starts: Map<string, Point>): Point[][] {
  const found: Point[][] = [];
  for (const [first, point] of starts) {
    if ((next.get(first)?.length ?? 0) === 0) continue;
    const loop: Point[] = [point];
    let here = next.get(first)!.pop()!;
    while (spot(here) !== first) {
      loop.push(here);
      const onward = next.get(spot(here))?.pop();
      if (!onward) break;
      here = onward;
    }
    found.push(loop);
  }
  return found;
}

/** A point as a name; rounding makes corners of neighbours one. */
function spot([x, y]: Point): string {
  return `${String(Math.round(x * 4))},${String(Math.round(y * 4))}`;
}

/** The number nearest to `value` that is at most `most` away from `goal`. */
export function within(value: number, goal: number, most: number): number {
  return Math.min(Math.max(value, goal - Math.max(0, most)), goal + Math.max(0, most));
}
