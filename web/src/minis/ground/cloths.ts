/** Six table cloths, printed in few inks; which one lies there follows from what lies on it. Nothing on a cloth counts in play. */

import { between, jitter } from '../../draw/random';
import { INCH } from './shapes';
import type { Pieces } from '../pieces.svelte';

export const CLOTHS = ['meadow', 'steppe', 'snow', 'ruins', 'swamp', 'dungeon'] as const;
export type Cloth = (typeof CLOTHS)[number];

/** What is strewn over a cloth, each round its own middle: how often it comes, and its line. */
type Motif = readonly [weight: number, d: string];

interface Pattern {
  motifs: readonly Motif[];
  /** The mean distance between two of them, in inches. */
  gap: number;
  /** Flat patches in a second ink: how many on a table of three feet by three, and how large in inches. */
  patches: readonly [count: number, small: number, large: number];
  /** Whether cart tracks cross it. */
  track: boolean;
  /** Whether it is laid out in slabs. */
  slabs: boolean;
}

const TUFT = 'M-4 3Q-4-2-6-5M-1 3Q-1-3 0-8M2 3Q2-2 6-6';
const TUFTS = 'M-9 3l-2-5M-7 3l0-7M-5 3l3-5M4 6l-2-5M6 6l0-7M8 6l3-5';
const FLOWERS =
  'M-5 5v-5M-5-3m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M3 7v-6M3-2m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M9 4v-4M9-3m-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0';
const BUSH = 'M-8 4q-4-1-2-5q-1-5 4-5q2-4 6-2q5-1 5 4q4 2 1 6q-1 3-5 2M-3-2q2-2 4 0M2 1q2-2 4 0';
const STONES = 'M-6 3q-1-5 4-5q4 0 4 4q0 1-8 1ZM4 4q0-3 3-3q3 0 3 3Z';
const DOTS = 'M-6-3h.1M0 2h.1M7-1h.1M-2 7h.1M4-7h.1';

const PATTERNS: Readonly<Record<Cloth, Pattern>> = {
  meadow: {
    motifs: [
      [6, TUFT],
      [4, TUFTS],
      [3, FLOWERS],
      [2, DOTS],
      [1, BUSH],
      [1, STONES],
    ],
    gap: 2.9,
    patches: [7, 3, 7],
    track: true,
    slabs: false,
  },
  steppe: {
    motifs: [
      [5, 'M-9 2q5-6 10-6t9 4M-4 6q4-4 9-3'],
      [3, TUFT],
      [3, STONES],
      [2, 'M-7-6l4 5l-2 4l5 6M-3-1l6-2'],
      [2, DOTS],
      [1, 'M-8 3h5l2-4l3 7l2-3h4'],
    ],
    gap: 3.2,
    patches: [6, 4, 9],
    track: true,
    slabs: false,
  },
  snow: {
    motifs: [
      [5, 'M-14 3q7-6 14-3t14-3'],
      [3, 'M-9 0q6-4 11 0q3 2 8 0M-4 5q5-2 9 0'],
      [3, DOTS],
      [2, 'M0 7v-11M0 0l-4-4M0-2l4-4M0 3l3-2'],
      [1, 'M-8 5l3-2M-4 1l3-2M0-2l3-2M4-6l3-2M-6 7l3-2M-2 3l3-2M2 0l3-2M6-4l3-2'],
    ],
    gap: 3.3,
    patches: [8, 3, 8],
    track: false,
    slabs: false,
  },
  ruins: {
    motifs: [
      [4, 'M-13-8h11v8h-11ZM-2-6h12v9h-12M-11 0h9v8h-9ZM-2 3h8v6'],
      [3, 'M-9-5l12-3l3 9l-12 4ZM6 1l6 3'],
      [3, TUFT],
      [2, 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0'],
      [2, STONES],
      [2, DOTS],
    ],
    gap: 3.3,
    patches: [6, 3, 7],
    track: true,
    slabs: false,
  },
  swamp: {
    motifs: [
      [5, 'M-12 4h22M-7 8h14M-4 4v-9M0 4v-13M4 4v-8M0-9v-3'],
      [3, 'M-12 0q4-3 8 0t8 0t8 0M-6 5q4-3 8 0t8 0'],
      [3, TUFTS],
      [2, 'M-6 1a5 3.4 0 1 1 5 3l-1-3ZM4 6a4 2.6 0 1 1 4 2.4l-1-2.4Z'],
      [1, DOTS],
    ],
    gap: 2.9,
    patches: [9, 2.5, 6],
    track: false,
    slabs: false,
  },
  dungeon: {
    motifs: [
      [4, 'M-9-7l6 4l2 6l6 5M-1 3l6-3'],
      [2, DOTS],
      [1, 'M-9-9h18v18h-18ZM-5-9v18M0-9v18M5-9v18'],
      [1, 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0M-6-6l12 12M6-6l-12 12'],
    ],
    gap: 5,
    patches: [9, 1.8, 4],
    track: false,
    slabs: true,
  },
};

/** What is printed on a cloth: flat patches in a second ink, thin lines, and tracks. */
export interface Print {
  patches: string;
  lines: string;
  tracks: string;
}

const n = (value: number): string => (Math.round(value * 10) / 10).toString();

/** The print of a cloth on a table of so many inches; the same every time for the same table. */
export function printOf(cloth: Cloth, across: number, down: number): Print {
  const pattern = PATTERNS[cloth];
  const random = jitter(Math.round(across * 131 + down * 17) + CLOTHS.indexOf(cloth) * 977);
  const [w, h] = [across * INCH, down * INCH];
  const [count, small, large] = pattern.patches;
  const patches = Array.from({ length: Math.round((count * across * down) / 1296) }, () =>
    blob(random, between(random, 0, w), between(random, 0, h), between(random, small, large) * INCH * 0.5),
  );
  const lines = strewn(pattern, random, w, h);
  if (pattern.slabs) lines.push(slabs(random, w, h));
  return {
    patches: patches.join(''),
    lines: lines.join(''),
    tracks: pattern.track ? track(random, w, h) : '',
  };
}

/** A soft round patch. */
function blob(random: () => number, x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 9 }, (_, at) => {
    const angle = (at * Math.PI * 2) / 9;
    const away = radius * between(random, 0.72, 1.18);
    return [x + Math.cos(angle) * away * 1.35, y + Math.sin(angle) * away] as const;
  });
  const middle = (at: number): readonly [number, number] => {
    const [one, other] = [corners[at % 9]!, corners[(at + 1) % 9]!];
    return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  };
  const bows = corners.map((_, at) => {
    const [cx, cy] = corners[(at + 1) % 9]!;
    const [ex, ey] = middle(at + 1);
    return `Q${n(cx)} ${n(cy)} ${n(ex)} ${n(ey)}`;
  });
  const [sx, sy] = middle(0);
  return `M${n(sx)} ${n(sy)}${bows.join('')}Z`;
}

/** The motifs of a cloth, loosely in rows, some places left empty, none over the edge. */
function strewn({ motifs, gap }: Pattern, random: () => number, w: number, h: number): string[] {
  const all = motifs.reduce((sum, [weight]) => sum + weight, 0);
  const found: string[] = [];
  const cell = gap * INCH;
  for (let row = 0; (row + 0.5) * cell < h; row += 1) {
    for (let column = 0; (column + 0.5) * cell < w; column += 1) {
      const x = (column + (row % 2) * 0.5 + between(random, 0.1, 0.9)) * cell;
      const y = (row + between(random, 0.1, 0.9)) * cell;
      let left = random() * all;
      const motif = motifs.find(([weight]) => (left -= weight) <= 0) ?? motifs[0]!;
      const size = between(random, 0.75, 1.1);
      const turn = random() < 0.5 ? -1 : 1;
      if (random() < 0.24 || x < 18 || y < 18 || x > w - 18 || y > h - 18) continue;
      found.push(placed(motif[1], x, y, size * turn, size));
    }
  }
  return found;
}

/** A motif set down: only its own commands in small letters are relative, so everything is written out from its middle. */
function placed(d: string, x: number, y: number, sx: number, sy: number): string {
  const steps = d.match(/[a-zA-Z][^a-zA-Z]*/g) ?? [];
  return steps
    .map((step) => {
      const letter = step[0]!;
      const values = (step.slice(1).match(/-?\d*\.?\d+/g) ?? []).map(Number);
      if (letter === 'Z' || letter === 'z') return 'Z';
      const own = letter === letter.toLowerCase();
      if (letter.toLowerCase() === 'a') {
        const [rx = 0, ry = 0, , long = 0, sweep = 0, ex = 0, ey = 0] = values;
        const end = own ? [ex * sx, ey * sy] : [x + ex * sx, y + ey * sy];
        const turned = sx < 0 ? 1 - sweep : sweep;
        return `${letter}${n(Math.abs(rx * sx))} ${n(ry * sy)} 0 ${String(long)} ${String(turned)} ${n(end[0]!)} ${n(end[1]!)}`;
      }
      const isUpright = letter.toLowerCase() === 'v';
      const isFlat = letter.toLowerCase() === 'h';
      const moved = values.map((value, at) => {
        const isX = isFlat || (!isUpright && at % 2 === 0);
        return n(value * (isX ? sx : sy) + (own ? 0 : isX ? x : y));
      });
      return letter + moved.join(' ');
    })
    .join('');
}

/** A cart track that winds from one edge to another: two ruts side by side. */
function track(random: () => number, w: number, h: number): string {
  const from = between(random, 0.15, 0.85) * h;
  const to = between(random, 0.15, 0.85) * h;
  const [one, other] = [between(random, 0.05, 0.95) * h, between(random, 0.05, 0.95) * h];
  const rut = (by: number): string =>
    `M0 ${n(from + by)}C${n(w * 0.33)} ${n(one + by)} ${n(w * 0.66)} ${n(other + by)} ${n(w)} ${n(to + by)}`;
  return rut(-7) + rut(7);
}

/** Slabs in courses whose joints do not meet. */
function slabs(random: () => number, w: number, h: number): string {
  const course = 2 * INCH;
  const found: string[] = [];
  for (let y = course; y < h - 1; y += course) found.push(`M0 ${n(y)}H${n(w)}`);
  for (let y = 0, row = 0; y < h - 1; y += course, row += 1) {
    const end = Math.min(h, y + course);
    for (let x = (row % 2 ? 1.6 : 3) * INCH; x < w - 8; x += between(random, 2.4, 3.6) * INCH)
      found.push(`M${n(x)} ${n(y)}V${n(end)}`);
  }
  return found.join('');
}

/** The cloth that goes with what lies on the table. */
export function clothOf(terrain: readonly { piece: string }[], pieces: Pieces): Cloth {
  const kinds = terrain.map((each) => pieces.ground(each.piece)?.kind ?? '');
  const count = (...wanted: string[]): number => kinds.filter((kind) => wanted.includes(kind)).length;
  const scores: [Cloth, number][] = [
    ['meadow', count('hindering', 'concealing', 'shallow-water')],
    ['swamp', 1.5 * count('shallow-water', 'deep-water')],
    ['ruins', count('blocking', 'low-wall')],
    ['steppe', count('elevated', 'abrupt-elevated')],
  ];
  const best = scores.reduce((one, other) => (other[1] > one[1] ? other : one));
  return best[1] > 0 ? best[0] : 'meadow';
}
