/** Castles as small pictures of a map: wall-walks behind battlements, gates and doors open or shut, ladders, planks. Only line work. */

import type { Vignette } from './vignettes';

type Point = readonly [number, number];

const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const between = (one: Point, other: Point, share: number): Point => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
];
const far = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);
const stroke = (from: Point, to: Point): string => `M${at(from)}L${at(to)}`;
const ring = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** The drawing of one section in its own measure: x along its front, y inwards, both in inches from its middle. */
class Plan {
  readonly #middle: Point;
  readonly #along: Point;
  readonly #inward: Point;

  /** From the corners of a piece as they lie: the first two are its front, from left to right. */
  constructor(corners: readonly Point[], middle: Point, width: number, deep: number) {
    const [a, b, , d] = corners as [Point, Point, Point, Point];
    this.#middle = middle;
    this.#along = [(b[0] - a[0]) / width, (b[1] - a[1]) / width];
    this.#inward = [(d[0] - a[0]) / deep, (d[1] - a[1]) / deep];
  }

  point(x: number, y: number): Point {
    return [
      this.#middle[0] + this.#along[0] * x + this.#inward[0] * y,
      this.#middle[1] + this.#along[1] * x + this.#inward[1] * y,
    ];
  }

  box(x0: number, y0: number, x1: number, y1: number): string {
    return ring([this.point(x0, y0), this.point(x1, y0), this.point(x1, y1), this.point(x0, y1)]);
  }

  stroke(x0: number, y0: number, x1: number, y1: number): string {
    return stroke(this.point(x0, y0), this.point(x1, y1));
  }

  /** Merlons in a row along the front or the back: small stones with gaps between them. */
  merlons(x0: number, x1: number, y0: number, y1: number): string {
    const count = Math.max(2, Math.round((x1 - x0) / 0.62));
    const step = (x1 - x0) / count;
    return Array.from({ length: count }, (_, n) =>
      this.box(x0 + step * (n + 0.18), y0, x0 + step * (n + 0.82), y1),
    ).join('');
  }

  /** The same up and down the sides. */
  flanks(x0: number, x1: number, y0: number, y1: number): string {
    const count = Math.max(2, Math.round((y1 - y0) / 0.62));
    const step = (y1 - y0) / count;
    return Array.from({ length: count }, (_, n) =>
      this.box(x0, y0 + step * (n + 0.18), x1, y0 + step * (n + 0.82)),
    ).join('');
  }

  /** Flagstones between two lines. */
  flags(x0: number, y0: number, x1: number, y1: number): string {
    const rows = Math.max(1, Math.round((y1 - y0) / 0.5));
    const high = (y1 - y0) / rows;
    const found: string[] = [];
    for (let row = 0; row < rows; row += 1) {
      const y = y0 + high * row;
      if (row > 0) found.push(this.stroke(x0, y, x1, y));
      for (let x = x0 + (row % 2 ? 0.8 : 0.4); x < x1 - 0.2; x += 0.8)
        found.push(this.stroke(x, y, x, y + high));
    }
    return found.join('');
  }

  /** A door in a border: shut a dark bar with its boards, open two leaves that stand back and a dark sill. */
  door(x: number, y: number, half: number, isOpen: boolean): { dark: string; strong: string } {
    const into = y < 0 ? 1 : -1;
    if (!isOpen) {
      const boards = [-0.5, 0, 0.5].map((share) =>
        this.stroke(x + half * share, y, x + half * share, y + into * 0.2),
      );
      return { dark: this.box(x - half, y, x + half, y + into * 0.26), strong: boards.join('') };
    }
    return {
      dark: this.box(x - half, y - into * 0.06, x + half, y + into * 0.06),
      strong:
        this.stroke(x - half, y, x - half - 0.12, y - into * 0.5) +
        this.stroke(x + half, y, x + half + 0.12, y - into * 0.5),
    };
  }

  /** Steps that lead up behind an open door. */
  steps(x: number, y: number, half: number): string {
    const into = y < 0 ? 1 : -1;
    return [0.22, 0.4, 0.58, 0.76]
      .map((deep, n) =>
        this.stroke(x - half + n * 0.05, y + into * deep, x + half - n * 0.05, y + into * deep),
      )
      .join('');
  }

  /** A portcullis from above: shut a row of spikes across the way, raised only its slot. */
  portcullis(y: number, half: number, isOpen: boolean): { dark: string; strong: string } {
    const into = y < 0 ? 1 : -1;
    if (isOpen) return { dark: '', strong: this.stroke(-half, y + into * 0.1, half, y + into * 0.1) };
    const bars = Array.from({ length: 7 }, (_, n) => {
      const x = -half + (2 * half * (n + 0.5)) / 7;
      return this.box(x - 0.06, y, x + 0.06, y + into * 0.32);
    });
    return { dark: bars.join(''), strong: this.stroke(-half, y + into * 0.16, half, y + into * 0.16) };
  }
}

const EMPTY = { dark: '', strong: '' };

/** Which portals of a piece are open, by its name. */
export const openPortals = (piece: string): readonly number[] =>
  [...(/-open-(\d+)$/.exec(piece)?.[1] ?? '')].map((digit) => Number(digit) - 1);

function wall(plan: Plan, name: string): Vignette {
  const isOpen = openPortals(name).includes(0);
  const isDoorway = name.startsWith('castle-doorway');
  const [front, back] = isDoorway
    ? [plan.door(0, -0.75, 0.8, isOpen), plan.door(0, 0.75, 0.8, isOpen)]
    : [EMPTY, EMPTY];
  const way = isDoorway ? plan.stroke(-0.8, -0.44, -0.8, 0.62) + plan.stroke(0.8, -0.44, 0.8, 0.62) : '';
  return {
    lines: plan.flags(-3, -0.42, 3, 0.6) + way,
    strong: plan.merlons(-3, 3, -0.75, -0.46) + plan.stroke(-3, 0.62, 3, 0.62) + front.strong + back.strong,
    dark: front.dark + back.dark,
  };
}

function gatehouse(plan: Plan, name: string): Vignette {
  const open = openPortals(name);
  const gate = plan.portcullis(-1.5, 1, open.includes(0));
  const doors = plan.door(0, 1.5, 1, open.includes(1));
  const roof = (x0: number, x1: number): string =>
    plan.flags(x0, -1.1, x1, 1.1) + plan.stroke(x0, -1.16, x1, -1.16) + plan.stroke(x0, 1.16, x1, 1.16);
  return {
    lines: roof(-3, -1) + roof(1, 3) + [-0.9, -0.3, 0.3, 0.9].map((y) => plan.stroke(-1, y, 1, y)).join(''),
    strong:
      plan.merlons(-3, -1, -1.5, -1.2) +
      plan.merlons(1, 3, -1.5, -1.2) +
      plan.merlons(-3, -1, 1.2, 1.5) +
      plan.merlons(1, 3, 1.2, 1.5) +
      plan.stroke(-1, -1.5, -1, 1.5) +
      plan.stroke(1, -1.5, 1, 1.5) +
      gate.strong +
      doors.strong,
    dark: gate.dark + doors.dark,
  };
}

function keep(plan: Plan, name: string): Vignette {
  const open = openPortals(name);
  const doors = [plan.door(0, -3, 0.8, open.includes(0)), plan.door(0, 3, 0.8, open.includes(1))];
  const stairs = [
    open.includes(0) ? plan.steps(0, -3, 0.8) : '',
    open.includes(1) ? plan.steps(0, 3, 0.8) : '',
  ];
  const turret = (x: number, y: number): string => plan.box(x - 0.55, y - 0.55, x + 0.55, y + 0.55);
  return {
    lines: plan.flags(-1.7, -1.7, 1.7, 1.7) + plan.box(-2.6, -2.6, 2.6, 2.6) + stairs.join(''),
    strong:
      plan.merlons(-1.9, -0.9, -3, -2.7) +
      plan.merlons(0.9, 1.9, -3, -2.7) +
      plan.merlons(-1.9, -0.9, 2.7, 3) +
      plan.merlons(0.9, 1.9, 2.7, 3) +
      plan.flanks(-3, -2.7, -1.9, 1.9) +
      plan.flanks(2.7, 3, -1.9, 1.9) +
      plan.box(-1.8, -1.8, 1.8, 1.8) +
      turret(-2.42, -2.42) +
      turret(2.42, -2.42) +
      turret(-2.42, 2.42) +
      turret(2.42, 2.42) +
      doors.map((door) => door.strong).join(''),
    dark: doors.map((door) => door.dark).join(''),
  };
}

function tower(corners: readonly Point[], middle: Point, plan: Plan, name: string): Vignette {
  const isOpen = openPortals(name).includes(0);
  const door = plan.door(0, -2, 0.8, isOpen);
  const inner = corners.map((corner) => between(corner, middle, 0.2));
  const teeth = corners.flatMap((from, k) => {
    const to = corners[(k + 1) % corners.length] ?? from;
    const [i, j] = [inner[k] ?? middle, inner[(k + 1) % inner.length] ?? middle];
    return [0.08, 0.58].map((share) =>
      ring([
        between(from, to, share),
        between(from, to, share + 0.34),
        between(i, j, share + 0.34),
        between(i, j, share),
      ]),
    );
  });
  const floor = [0.42, 0.66, 0.88].map((share) =>
    ring(corners.map((corner) => between(corner, middle, share))),
  );
  const joints = corners.map((corner, k) =>
    stroke(between(corner, middle, k % 2 ? 0.2 : 0.42), between(corner, middle, k % 2 ? 0.42 : 0.66)),
  );
  return {
    lines: floor.join('') + joints.join('') + (isOpen ? plan.steps(0, -2, 0.7) : ''),
    strong: ring(inner) + teeth.join('') + door.strong,
    dark: door.dark,
  };
}

/** Fallen stones all over an outline, the same every time. */
function rubble(plan: Plan, width: number, deep: number): Vignette {
  const found: string[] = [];
  const rest: string[] = [];
  let n = 0;
  for (let y = -deep / 2 + 0.35; y < deep / 2 - 0.2; y += 0.55) {
    for (let x = -width / 2 + 0.35 + (n % 2) * 0.25; x < width / 2 - 0.25; x += 0.72) {
      n = (n * 7 + 3) % 11;
      const [dx, dy] = [(n - 5) * 0.03, ((n * 3) % 7) * 0.03 - 0.09];
      const size = 0.15 + (n % 4) * 0.045;
      const stone = ring([
        plan.point(x + dx - size, y + dy + size * 0.5),
        plan.point(x + dx - size * 0.3, y + dy - size * 0.8),
        plan.point(x + dx + size * 0.8, y + dy - size * 0.5),
        plan.point(x + dx + size, y + dy + size * 0.4),
        plan.point(x + dx, y + dy + size * 0.9),
      ]);
      (n % 3 === 0 ? rest : found).push(stone);
    }
  }
  return { lines: rest.join(''), strong: found.join('') };
}

/** A ladder: two poles and their rungs; one that lies is drawn with a shadow of its own. */
function ladder(plan: Plan, isStanding: boolean): Vignette {
  const rungs = Array.from({ length: 6 }, (_, n) =>
    plan.stroke(-0.22, -0.6 + n * 0.24, 0.22, -0.6 + n * 0.24),
  );
  return {
    lines: '',
    strong: rungs.join('') + plan.stroke(-0.22, -0.75, -0.22, 0.75) + plan.stroke(0.22, -0.75, 0.22, 0.75),
    dark: isStanding ? plan.box(-0.25, 0.6, 0.25, 0.75) : '',
  };
}

function planking(plan: Plan): Vignette {
  const boards = Array.from({ length: 15 }, (_, n) => plan.stroke(-2.8 + n * 0.4, -0.5, -2.8 + n * 0.4, 0.5));
  return {
    lines: boards.join(''),
    strong: plan.stroke(-3, -0.34, 3, -0.34) + plan.stroke(-3, 0.34, 3, 0.34),
  };
}

/** By kind of section: how wide and how deep it is, in inches. */
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  'castle-keep': [6, 6],
  'castle-tower': [4, 4],
  'castle-gatehouse': [6, 3],
  'castle-wall': [6, 1.5],
  'castle-doorway': [6, 1.5],
  'castle-plank': [6, 1],
  'castle-ladder': [0.5, 1.5],
};

/** The kind of a part of a castle, whatever has become of it; nothing for all other terrain. */
export function castleKind(piece: string): string {
  return Object.keys(SIZES).find((kind) => piece === kind || piece.startsWith(`${kind}-`)) ?? '';
}

/** The corners of the box round an octagon, so that towers are measured like the rest: from its front, left to right. */
function boxed(corners: readonly Point[], middle: Point): Point[] {
  const [a, b] = corners as [Point, Point];
  const front = between(a, b, 0.5);
  const along: Point = [(b[0] - a[0]) / far(a, b), (b[1] - a[1]) / far(a, b)];
  const half = far(front, middle);
  const left: Point = [front[0] - along[0] * half, front[1] - along[1] * half];
  const right: Point = [front[0] + along[0] * half, front[1] + along[1] * half];
  const inward: Point = [(middle[0] - front[0]) * 2, (middle[1] - front[1]) * 2];
  return [
    left,
    right,
    [right[0] + inward[0], right[1] + inward[1]],
    [left[0] + inward[0], left[1] + inward[1]],
  ];
}

/** The picture of a part of a castle; nothing for all other terrain. */
export function castleVignette(piece: string, corners: readonly Point[], middle: Point): Vignette | null {
  const kind = castleKind(piece);
  const size = SIZES[kind];
  if (!size) return null;
  const plan = new Plan(kind === 'castle-tower' ? boxed(corners, middle) : corners, middle, ...size);
  if (piece.endsWith('-rubble')) return rubble(plan, size[0] * (kind === 'castle-tower' ? 0.8 : 1), size[1]);
  switch (kind) {
    case 'castle-keep':
      return keep(plan, piece);
    case 'castle-tower':
      return tower(corners, middle, plan, piece);
    case 'castle-gatehouse':
      return gatehouse(plan, piece);
    case 'castle-plank':
      return planking(plan);
    case 'castle-ladder':
      return ladder(plan, piece === kind);
    default:
      return wall(plan, piece);
  }
}
