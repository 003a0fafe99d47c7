/** Terrain as small pictures of a map: roofs with tiles, crowns of trees, battlements, furrows. Only line work; nothing here decides anything. */

import { castleVignette } from './castles';
import { drawn, middle } from './shapes';
import type { Place } from '../types';

type Point = readonly [number, number];

export interface Vignette {
  /** Thin lines, and what is drawn thick. */
  lines: string;
  strong: string;
  /** What is filled with ink: shut doors, spikes, the depth of a way. */
  dark?: string;
}

const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const between = (one: Point, other: Point, share: number): Point => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
];
const far = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);
const stroke = (from: Point, to: Point): string => `M${at(from)}L${at(to)}`;
const ring = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;
const towards = (points: readonly Point[], centre: Point, share: number): Point[] =>
  points.map((point) => between(point, centre, share));

/** A saddle roof over four corners: the ridge along the longer side, rafters across. */
function roof(corners: readonly Point[], rows: number): Vignette {
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const [p, q, r, s] = far(a, b) >= far(b, c) ? [a, b, c, d] : [b, c, d, a];
  const west = between(p, s, 0.5);
  const east = between(q, r, 0.5);
  const ridge: [Point, Point] = [between(west, east, 0.1), between(west, east, 0.9)];
  const count = Math.max(4, Math.round(far(p, q) / 7));
  const rafters = Array.from({ length: count - 1 }, (_, k) => {
    const share = (k + 1) / count;
    const top = between(ridge[0], ridge[1], share);
    return stroke(between(p, q, share), top) + stroke(between(s, r, share), top);
  });
  const tiles = Array.from({ length: rows }, (_, k) => {
    const share = (k + 1) / (rows + 1);
    return (
      stroke(between(p, ridge[0], share), between(q, ridge[1], share)) +
      stroke(between(s, ridge[0], share), between(r, ridge[1], share))
    );
  });
  const hips =
    [p, s].map((corner) => stroke(corner, ridge[0])).join('') +
    [q, r].map((corner) => stroke(corner, ridge[1])).join('');
  return { lines: rafters.join('') + tiles.join(''), strong: stroke(...ridge) + hips };
}

/** Leaves in bows round the edge, and some more inside. */
function crown(corners: readonly Point[], centre: Point): Vignette {
  const bows = (points: readonly Point[]): string =>
    points
      .map((from, k) => {
        const to = points[(k + 1) % points.length] ?? from;
        const out = between(between(from, to, 0.5), centre, -0.22);
        return `${k === 0 ? `M${at(from)}` : ''}Q${at(out)} ${at(to)}`;
      })
      .join('');
  return { lines: bows(towards(corners, centre, 0.62)), strong: bows(towards(corners, centre, 0.3)) };
}

/** Merlons round a wall-walk. */
function battlements(corners: readonly Point[], centre: Point, isRound: boolean): Vignette {
  const inner = towards(corners, centre, isRound ? 0.3 : 0.18);
  const teeth = corners.flatMap((from, k) => {
    const to = corners[(k + 1) % corners.length] ?? from;
    const [i, j] = [inner[k] ?? centre, inner[(k + 1) % inner.length] ?? centre];
    const count = Math.max(1, Math.round(far(from, to) / 12));
    return Array.from({ length: count }, (_, n) => {
      const share = (n + 0.5) / count;
      return stroke(between(from, to, share), between(i, j, share));
    });
  });
  const boards = isRound ? towards(corners, centre, 0.72) : towards(corners, centre, 0.5);
  return { lines: teeth.join('') + ring(boards), strong: ring(inner) };
}

/** Edges of a rock seen from above. */
function facets(corners: readonly Point[], centre: Point): Vignette {
  const peak: Point = [centre[0] - 3, centre[1] - 4];
  const top = towards(corners, peak, 0.55);
  return { lines: corners.map((corner, k) => stroke(corner, top[k] ?? peak)).join(''), strong: ring(top) };
}

/** Furrows side by side. */
function furrows(corners: readonly Point[]): Vignette {
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const count = Math.max(4, Math.round(far(b, c) / 8));
  const rows = Array.from({ length: count - 1 }, (_, k) => {
    const share = (k + 1) / count;
    return stroke(between(a, d, share), between(b, c, share));
  });
  return { lines: rows.join(''), strong: '' };
}

/** Fallen stones. */
function stones(corners: readonly Point[], centre: Point): Vignette {
  const found = [0.25, 0.55, 0.8].flatMap((share, row) =>
    corners.filter((_, k) => (k + row) % 2 === 0).map((corner) => between(corner, centre, share)),
  );
  const stone = ([x, y]: Point, k: number): string =>
    `M${at([x - 5, y + 2])}l${String(2 + (k % 3))}-6l6 1l2 5l-5 2Z`;
  return { lines: '', strong: found.map(stone).join('') };
}

/** Courses of bricks along a broken wall. */
function courses(corners: readonly Point[], centre: Point): Vignette {
  return {
    lines:
      ring(towards(corners, centre, 0.2)) +
      corners.map((corner) => stroke(corner, between(corner, centre, 0.2))).join(''),
    strong: '',
  };
}

/** Points along the two long sides of a strip, one opposite the other. */
function pairs(corners: readonly Point[], gap: number): [Point, Point][] {
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const [p, q, r, s] = far(a, b) >= far(b, c) ? [a, b, c, d] : [b, c, d, a];
  const count = Math.max(3, Math.round(far(p, q) / gap));
  return Array.from({ length: count + 1 }, (_, k) => [between(p, q, k / count), between(s, r, k / count)]);
}

/** A watchtower: a railing round a floor of boards, and its four posts. */
function watchtower(corners: readonly Point[], centre: Point): Vignette {
  const floor = towards(corners, centre, 0.24);
  const boards = pairs(floor, 6).map(([one, other]) => stroke(one, other));
  const posts = towards(corners, centre, 0.12).map(
    ([x, y]) => `M${at([x - 3, y - 3])}L${at([x + 3, y - 3])}L${at([x + 3, y + 3])}L${at([x - 3, y + 3])}Z`,
  );
  return { lines: boards.join(''), strong: ring(floor) + posts.join('') };
}

/** Crossed stakes side by side. */
function stakes(corners: readonly Point[]): Vignette {
  const ends = pairs(corners, 11);
  const crossed = ends.slice(1).map(([one, other], k) => {
    const [before, beyond] = ends[k] ?? [one, other];
    return stroke(before, other) + stroke(beyond, one);
  });
  return { lines: '', strong: crossed.join('') };
}

/** Round timbers in a row, seen from above. */
function timbers(corners: readonly Point[]): Vignette {
  const ends = pairs(corners, 8);
  const rings = ends.slice(1).map(([one, other], k) => {
    const [before, beyond] = ends[k] ?? [one, other];
    const [x, y] = between(between(before, one, 0.5), between(beyond, other, 0.5), 0.5);
    const r = Math.min(far(before, one), far(one, other)) * 0.46;
    return `M${at([x - r, y])}Q${at([x - r, y - r])} ${at([x, y - r])}Q${at([x + r, y - r])} ${at([x + r, y])}Q${at([x + r, y + r])} ${at([x, y + r])}Q${at([x - r, y + r])} ${at([x - r, y])}Z`;
  });
  return { lines: '', strong: rings.join('') };
}

/** Leaves in small bows along both long sides. */
function hedge(corners: readonly Point[]): Vignette {
  const ends = pairs(corners, 10);
  const bows = ends.slice(1).map(([one, other], k) => {
    const [before, beyond] = ends[k] ?? [one, other];
    const mid = between(between(before, one, 0.5), between(beyond, other, 0.5), 0.5);
    const [low, high] = [between(before, beyond, 0.22), between(one, other, 0.22)];
    const [under, over] = [between(before, beyond, 0.78), between(one, other, 0.78)];
    return `M${at(low)}Q${at(mid)} ${at(high)}M${at(under)}Q${at(mid)} ${at(over)}`;
  });
  return { lines: bows.join(''), strong: '' };
}

/** A bank of earth: its crest, and short strokes down both slopes. */
function bank(corners: readonly Point[], centre: Point): Vignette {
  const crest = towards(corners, centre, 0.45);
  const slopes = corners.flatMap((from, k) => {
    const to = corners[(k + 1) % corners.length] ?? from;
    const [i, j] = [crest[k] ?? centre, crest[(k + 1) % crest.length] ?? centre];
    const count = Math.max(1, Math.round(far(from, to) / 9));
    return Array.from({ length: count }, (_, n) => {
      const share = (n + 0.5) / count;
      return stroke(
        between(from, to, share),
        between(between(from, to, share), between(i, j, share), n % 2 ? 0.5 : 0.85),
      );
    });
  });
  return { lines: slopes.join(''), strong: ring(crest) };
}

/** Planks across, and a rail along either side. */
function planks(corners: readonly Point[]): Vignette {
  const ends = pairs(corners, 6);
  const rail = (share: number): string =>
    `M${ends.map(([one, other]) => at(between(one, other, share))).join('L')}`;
  return {
    lines: ends.map(([one, other]) => stroke(between(one, other, 0.1), between(one, other, 0.9))).join(''),
    strong: rail(0.1) + rail(0.9),
  };
}

/** A shield of boards on two wheels. */
function mantlet(corners: readonly Point[]): Vignette {
  const ends = pairs(corners, 9);
  const boards = ends.map(([one, other]) => stroke(one, other)).join('');
  const wheel = ([x, y]: Point): string =>
    `M${at([x - 4, y])}Q${at([x, y - 6])} ${at([x + 4, y])}Q${at([x, y + 6])} ${at([x - 4, y])}Z`;
  const [first, last] = [ends[0], ends[ends.length - 1]];
  return { lines: boards, strong: first && last ? wheel(first[1]) + wheel(last[1]) : '' };
}

/** A shrine: steps round a stone with a sign on it. */
function shrine(corners: readonly Point[], centre: Point): Vignette {
  const [x, y] = centre;
  return {
    lines: ring(towards(corners, centre, 0.2)) + ring(towards(corners, centre, 0.42)),
    strong: `M${at([x, y - 9])}L${at([x + 5, y])}L${at([x, y + 9])}L${at([x - 5, y])}ZM${at([x - 9, y])}L${at([x + 9, y])}`,
  };
}

const DRAWINGS: Readonly<Record<string, (corners: readonly Point[], centre: Point) => Vignette>> = {
  house: (corners) => roof(corners, 1),
  barn: (corners) => roof(corners, 2),
  'great-tree': crown,
  'round-tower': (corners, centre) => battlements(corners, centre, true),
  'flat-roof': (corners, centre) => battlements(corners, centre, false),
  parapet: (corners, centre) => battlements(corners, centre, false),
  boulder: facets,
  'crop-field': furrows,
  rubble: stones,
  'corner-ruin': courses,
  'high-wall': courses,
  'wooden-watchtower': watchtower,
  barricade: stakes,
  palisade: timbers,
  hedgerow: hedge,
  earthwork: bank,
  bridge: planks,
  mantlet,
  'stone-shrine': shrine,
};

/** The picture of a piece laid on the table; nothing for those that are drawn by their kind alone. */
export function vignette(piece: string, corners: readonly Place[], height: number): Vignette | null {
  const make = DRAWINGS[piece];
  if (corners.length < 4) return null;
  const points = corners.map((corner) => drawn(corner, height));
  const centre = drawn(middle(corners), height);
  return make ? make(points, centre) : castleVignette(piece, points, centre);
}

export const drawnPieces: readonly string[] = Object.keys(DRAWINGS);
