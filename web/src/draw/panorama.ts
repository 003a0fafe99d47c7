/** Engraved landscapes: sky lines, sun or moon, peaks, hills, trees. Paths only; the colours belong to whoever draws them. */

import { between, jitter } from './random';

const at = (value: number): string => value.toFixed(1);

export interface Peak {
  outline: string;
  shade: string;
  cuts: string;
}

export function peak(x: number, height: number, width: number, base: number): Peak {
  const top = base - height;
  const ridge = Array.from({ length: 5 }, (_, i) => {
    const step = i + 1;
    return `L${at(x + width * 0.1 * (step % 2 ? 1 : -0.6) + (width * 0.12 * step) / 5)} ${at(top + (height * step) / 5)}`;
  });
  const cuts = Array.from({ length: 6 }, (_, i) => {
    const part = (i + 1) / 7;
    return `M${at(x + width * part * 0.98)} ${at(top + height * part + 2)}L${at(x + width * part * 0.55)} ${at(top + height * (part + 0.16))}`;
  });
  return {
    outline: `M${at(x - width)} ${at(base)}L${at(x)} ${at(top)}L${at(x + width)} ${at(base)}Z`,
    shade: `M${at(x)} ${at(top)}${ridge.join('')}L${at(x + width)} ${at(base)}Z`,
    cuts: cuts.join(''),
  };
}

/** Broken lines across the sky that leave a disc free. */
export function skyLines(
  seed: number,
  width: number,
  from: number,
  to: number,
  step: number,
  disc: Disc,
): string {
  const random = jitter(seed);
  let path = '';
  for (let y = from; y < to; y += step * (1 + 0.25 * random())) {
    for (let x = -20; x < width;) {
      const end = Math.min(x + between(random, 60, 220), width + 20);
      path += aroundDisc(x, end, y, disc);
      x = end + between(random, 8, 46);
    }
  }
  return path;
}

export interface Disc {
  x: number;
  y: number;
  r: number;
}

function aroundDisc(from: number, to: number, y: number, disc: Disc): string {
  const half = Math.abs(y - disc.y) < disc.r ? Math.sqrt(disc.r ** 2 - (y - disc.y) ** 2) + 6 : 0;
  if (half === 0 || to < disc.x - half || from > disc.x + half) return `M${at(from)} ${at(y)}H${at(to)}`;
  const left = from < disc.x - half ? `M${at(from)} ${at(y)}H${at(disc.x - half)}` : '';
  const right = to > disc.x + half ? `M${at(disc.x + half)} ${at(y)}H${at(to)}` : '';
  return left + right;
}

export function stars(seed: number, width: number, from: number, to: number, count: number): string {
  const random = jitter(seed);
  let path = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [between(random, 8, width - 8), between(random, from, to)];
    const k = [1.6, 2.2, 3.4][Math.floor(random() * 3)] ?? 2;
    const s = k * 0.28;
    path += `M${at(x)} ${at(y - k)}l${at(s)} ${at(k - s)} ${at(k - s)} ${at(s)} ${at(s - k)} ${at(s)} ${at(-s)} ${at(k - s)} ${at(-s)} ${at(s - k)} ${at(s - k)} ${at(-s)} ${at(k - s)} ${at(-s)}Z`;
  }
  return path;
}

/** Rays round a sun, or the finer ones round a moon. */
export function rays(r: number): string[] {
  return Array.from({ length: 32 }, (_, i) => {
    const long = i % 2 === 0 ? 1.75 : 1.42;
    return `M${at(-r * 0.07)} ${at(-r * 1.12)}L0 ${at(-r * long)}L${at(r * 0.07)} ${at(-r * 1.12)}Z`;
  });
}

export function hills(seed: number, width: number, y: number, height: number, count: number): string {
  const random = jitter(seed);
  const points: (readonly [number, number])[] = [[-12, y]];
  for (let i = 1; i < count; i++) points.push([(width * i) / count, y - height * random()] as const);
  points.push([width + 12, y - height * 0.4] as const);
  let path = `M${at(points[0]![0])} ${at(points[0]![1])}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [here, next] = [points[i]!, points[i + 1]!];
    path += `Q${at(here[0])} ${at(here[1])} ${at((here[0] + next[0]) / 2)} ${at((here[1] + next[1]) / 2)}`;
  }
  const last = points.at(-1)!;
  return path + `L${at(last[0])} ${at(last[1])}`;
}

export function fir(x: number, y: number, k: number): string {
  return `M${at(x)} ${at(y - k)}l${at(k * 0.3)} ${at(k * 0.42)}h${at(-k * 0.12)}l${at(k * 0.26)} ${at(k * 0.4)}h${at(-k * 0.36)}v${at(k * 0.18)}h${at(-k * 0.16)}v${at(-k * 0.18)}h${at(-k * 0.36)}l${at(k * 0.26)} ${at(-k * 0.4)}h${at(-k * 0.12)}Z`;
}

export function firs(
  seed: number,
  width: number,
  y: number,
  count: number,
  free: readonly (readonly [number, number])[] = [],
): string {
  const random = jitter(seed);
  const trees = Array.from({ length: count }, () => [between(random, 0, width), random()] as const);
  return trees
    .filter(([x]) => !free.some(([from, to]) => x > from && x < to))
    .sort((one, other) => one[1] - other[1])
    .map(([x, depth]) => fir(x, y + depth * 16, 17 + depth * 11))
    .join('');
}

export function grass(seed: number, width: number, y: number, count: number): string {
  const random = jitter(seed);
  return Array.from({ length: count }, () => {
    const [x, up] = [between(random, 6, width - 6), y - between(random, 3, 14)];
    return `M${at(x - 3)} ${at(up - 5)}l3 5 3-6M${at(x)} ${at(up)}v-7`;
  }).join('');
}

export function mounds(seed: number, width: number, y: number, depth: number, count: number): string {
  const random = jitter(seed);
  return Array.from({ length: count }, () => {
    const [x, down] = [between(random, 10, width - 10), y + random() * depth];
    return `M${at(x - 14)} ${at(down)}q14-11 28 0`;
  }).join('');
}

export const CLOUD = 'M-46 0q4-16 20-12 8-20 30-10 20-10 26 8 16 0 16 14Z';
