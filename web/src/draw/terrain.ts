/** Terrain as line work: small glyphs strewn over a hex with a jitter of its own, in one ink. */

import { between, jitter } from './random';

type Spots = readonly (readonly [number, number])[];

/** Where glyphs stand, in sides of the hex; `open` leaves the middle free for a site. */
const SPOTS: Record<string, { full: Spots; open: Spots }> = {
  plains: {
    full: [
      [-0.45, -0.35],
      [0.1, -0.62],
      [0.5, -0.2],
      [-0.2, 0.1],
      [0.35, 0.35],
      [-0.5, 0.45],
      [0, 0.72],
    ],
    open: [
      [-0.62, -0.3],
      [0.1, -0.8],
      [0.66, -0.15],
      [-0.6, 0.4],
      [0.55, 0.52],
    ],
  },
  forest: {
    full: [
      [-0.12, -0.66],
      [0.2, -0.6],
      [-0.42, -0.38],
      [-0.1, -0.32],
      [0.22, -0.28],
      [0.52, -0.3],
      [-0.6, -0.02],
      [-0.28, 0.02],
      [0.06, 0.06],
      [0.38, 0.04],
      [0.64, 0.06],
      [-0.46, 0.36],
      [-0.12, 0.38],
      [0.22, 0.4],
      [0.5, 0.36],
      [-0.18, 0.7],
      [0.14, 0.74],
    ],
    open: [
      [-0.12, -0.74],
      [0.18, -0.7],
      [-0.44, -0.5],
      [0.5, -0.46],
      [-0.68, -0.2],
      [0.7, -0.16],
      [-0.7, 0.14],
      [0.7, 0.2],
      [-0.6, 0.46],
      [0.58, 0.5],
      [-0.34, 0.66],
    ],
  },
  hills: {
    full: [
      [-0.22, -0.5],
      [0.36, -0.34],
      [-0.42, 0],
      [0.2, 0.08],
      [-0.14, 0.46],
      [0.42, 0.44],
    ],
    open: [
      [-0.06, -0.62],
      [0.46, -0.38],
      [-0.48, -0.2],
      [0.5, 0.4],
      [-0.46, 0.46],
    ],
  },
  mountain: {
    full: [
      [-0.36, -0.28],
      [0.36, -0.34],
      [-0.02, 0.02],
      [-0.46, 0.42],
      [0.44, 0.38],
      [0.02, 0.62],
    ],
    open: [
      [-0.4, -0.46],
      [0.42, -0.46],
      [-0.56, 0.3],
      [0.56, 0.34],
    ],
  },
  desert: {
    full: [
      [-0.2, -0.56],
      [0.36, -0.24],
      [-0.36, -0.04],
      [0.24, 0.28],
      [-0.28, 0.5],
      [0.14, 0.7],
    ],
    open: [
      [-0.1, -0.72],
      [0.5, -0.36],
      [-0.56, -0.22],
      [0.52, 0.46],
      [-0.46, 0.54],
    ],
  },
  swamp: {
    full: [
      [-0.15, -0.5],
      [0.4, -0.3],
      [-0.5, -0.1],
      [0.05, 0.05],
      [0.52, 0.26],
      [-0.28, 0.42],
      [0.18, 0.6],
    ],
    open: [
      [-0.1, -0.64],
      [0.52, -0.34],
      [-0.6, -0.14],
      [0.62, 0.34],
      [-0.5, 0.52],
    ],
  },
  wasteland: {
    full: [
      [-0.2, -0.5],
      [0.38, -0.2],
      [-0.4, 0.06],
      [0.18, 0.32],
      [-0.2, 0.62],
    ],
    open: [
      [-0.08, -0.7],
      [0.52, -0.4],
      [-0.56, -0.16],
      [0.56, 0.4],
      [-0.44, 0.58],
    ],
  },
  lake: {
    full: [
      [-0.1, -0.55],
      [0.3, -0.28],
      [-0.35, -0.12],
      [0.14, 0.12],
      [-0.2, 0.38],
      [0.34, 0.5],
    ],
    open: [
      [-0.1, -0.68],
      [0.5, -0.34],
      [-0.52, -0.1],
      [0.5, 0.36],
      [-0.3, 0.6],
    ],
  },
  sea: {
    full: [
      [-0.25, -0.4],
      [0.3, -0.05],
      [-0.2, 0.3],
      [0.2, 0.62],
    ],
    open: [[-0.25, -0.4]],
  },
};

export interface TerrainPaths {
  /** Filled in the terrain's ink. */
  fill: string;
  /** Drawn as lines of this width in the terrain's ink. */
  lines: string;
  width: number;
  /** Peaks from the back to the front, each covering those behind it. */
  peaks: { lit: string; shade: string; edge: string }[];
}

const n = (value: number): string => value.toFixed(1);

function tree(x: number, y: number, k: number): string {
  return `M${n(x)} ${n(y - k * 0.3)}l${n(k * 0.12)} ${n(k * 0.2)}h${n(-k * 0.05)}l${n(k * 0.1)} ${n(k * 0.18)}h${n(-k * 0.14)}v${n(k * 0.07)}h${n(-k * 0.06)}v${n(-k * 0.07)}h${n(-k * 0.14)}l${n(k * 0.1)} ${n(-k * 0.18)}h${n(-k * 0.05)}Z`;
}

function hill(x: number, y: number, k: number): string {
  const arc = `M${n(x - k * 0.3)} ${n(y + k * 0.1)}Q${n(x)} ${n(y - k * 0.32)} ${n(x + k * 0.3)} ${n(y + k * 0.1)}`;
  const hatch = [
    [0.06, 0.13],
    [0.13, 0.12],
    [0.2, 0.08],
  ] as const;
  return (
    arc +
    hatch
      .map(([dx, l]) => `M${n(x + k * dx)} ${n(y - k * (0.085 - dx * 0.32))}l${n(k * 0.035)} ${n(k * l)}`)
      .join('')
  );
}

function dune(x: number, y: number, k: number): string {
  return `M${n(x - k * 0.3)} ${n(y + k * 0.05)}Q${n(x - k * 0.12)} ${n(y - k * 0.14)} ${n(x + k * 0.02)} ${n(y - k * 0.02)}T${n(x + k * 0.3)} ${n(y - k * 0.02)}M${n(x - k * 0.1)} ${n(y + k * 0.08)}h.1M${n(x)} ${n(y + k * 0.1)}h.1M${n(x + k * 0.1)} ${n(y + k * 0.08)}h.1M${n(x + k * 0.18)} ${n(y + k * 0.1)}h.1`;
}

function reed(x: number, y: number, k: number): string {
  return `M${n(x)} ${n(y)}v${n(-k * 0.22)}M${n(x - k * 0.02)} ${n(y)}q${n(-k * 0.03)} ${n(-k * 0.1)} ${n(-k * 0.09)} ${n(-k * 0.16)}M${n(x + k * 0.02)} ${n(y)}q${n(k * 0.03)} ${n(-k * 0.1)} ${n(k * 0.09)} ${n(-k * 0.16)}M${n(x - k * 0.15)} ${n(y + k * 0.03)}h${n(k * 0.1)}M${n(x + k * 0.03)} ${n(y + k * 0.05)}h${n(k * 0.13)}`;
}

function crack(x: number, y: number, k: number, turn: number): string {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = (dx: number, dy: number): string =>
    `${n(x + k * (dx * c - dy * s))} ${n(y + k * (dx * s + dy * c))}`;
  return `M${at(-0.24, 0.02)}L${at(-0.12, -0.05)}L${at(-0.03, 0.03)}L${at(0.08, -0.04)}L${at(0.22, 0.02)}M${at(-0.03, 0.03)}L${at(-0.06, 0.13)}M${at(0.08, -0.04)}L${at(0.12, -0.14)}`;
}

function tuft(x: number, y: number, k: number): string {
  return `M${n(x - k * 0.05)} ${n(y - k * 0.07)}L${n(x)} ${n(y)}L${n(x + k * 0.05)} ${n(y - k * 0.08)}M${n(x)} ${n(y)}v${n(-k * 0.1)}`;
}

function wave(x: number, y: number, k: number, w: number): string {
  const q = k * w * 0.5;
  return `M${n(x - k * w)} ${n(y)}q${n(q / 2)} ${n(-k * 0.07)} ${n(q)} 0t${n(q)} 0 ${n(q)} 0 ${n(q)} 0`;
}

function summit(x: number, y: number, k: number): { lit: string; shade: string; edge: string } {
  const [w, h] = [k * 0.34, k * 0.5];
  const foot = n(y + h * 0.35);
  const top = `${n(x - 0.04 * k)} ${n(y - h * 0.65)}`;
  return {
    lit: `M${n(x - w)} ${foot}L${top}L${n(x + w)} ${foot}Z`,
    shade: `M${top}L${n(x + w)} ${foot}L${n(x + 0.1 * k)} ${foot}L${n(x + 0.02 * k)} ${n(y - h * 0.05)}L${n(x + 0.07 * k)} ${n(y - h * 0.2)}Z`,
    edge: `M${n(x - w)} ${foot}L${top}L${n(x + w)} ${foot}`,
  };
}

const WIDTHS: Record<string, number> = {
  plains: 0.028,
  hills: 0.04,
  desert: 0.035,
  swamp: 0.036,
  wasteland: 0.034,
  lake: 0.034,
  sea: 0.026,
  mountain: 0.04,
};

/** The drawing of one hex, centred on zero; the same hex is drawn alike every time. */
export function terrainPaths(
  terrain: string,
  q: number,
  r: number,
  side: number,
  withSite: boolean,
): TerrainPaths {
  const spots = SPOTS[terrain]?.[withSite ? 'open' : 'full'] ?? [];
  const random = jitter(q * 7919 + r * 104729 + 5);
  const strewn = spots
    .map(
      ([x, y]) =>
        [(x + between(random, -0.05, 0.05)) * side, (y + between(random, -0.05, 0.05)) * side] as const,
    )
    .sort((one, other) => one[1] - other[1]);
  const paths: TerrainPaths = { fill: '', lines: '', peaks: [], width: (WIDTHS[terrain] ?? 0.03) * side };
  for (const [x, y] of strewn) {
    if (terrain === 'forest') paths.fill += tree(x, y, side * between(random, 0.92, 1.08));
    else if (terrain === 'mountain') paths.peaks.push(summit(x, y, side * 1.04));
    else paths.lines += line(terrain, x, y, side, random);
  }
  return paths;
}

function line(terrain: string, x: number, y: number, side: number, random: () => number): string {
  switch (terrain) {
    case 'hills':
      return hill(x, y, side * 0.98);
    case 'desert':
      return dune(x, y, side);
    case 'swamp':
      return reed(x, y, side * 1.02);
    case 'wasteland':
      return crack(x, y, side * 1.05, between(random, -0.3, 0.3));
    case 'plains':
      return tuft(x, y, side * 1.05);
    case 'lake':
      return wave(x, y, side, 0.24);
    case 'sea':
      return wave(x, y, side, 0.3);
    default:
      return '';
  }
}
