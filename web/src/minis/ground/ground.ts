/** Terrain of the table: the line work of each kind, drawn inside an outline from a seed so that it looks the same everywhere. */

import { between, jitter } from '../../draw/random';
import { castleKind } from './castles';
import type { Spot } from '../labels';
import type { Pieces } from '../pieces.svelte';
import { SCALE, UNITS_PER_INCH, drawn, inside, laid, middle } from './shapes';
import type { BattleView, Place } from '../types';

/** How a kind of terrain is drawn: its ink, the shape of its edge, and what grows on it. */
export interface GroundLook {
  ink: 'hinder' | 'block' | 'elev' | 'water';
  edge: number;
  dash: string;
  glyph: 'trees' | 'plants' | 'cross' | 'hachures' | 'steps' | 'waves' | 'ripples' | 'bricks';
}

const LOOKS: Record<string, GroundLook> = {
  hindering: { ink: 'hinder', edge: 2, dash: '7 4', glyph: 'plants' },
  concealing: { ink: 'hinder', edge: 2, dash: '3 3', glyph: 'plants' },
  blocking: { ink: 'block', edge: 3.2, dash: '', glyph: 'cross' },
  chasm: { ink: 'block', edge: 2.4, dash: '2 3', glyph: 'hachures' },
  elevated: { ink: 'elev', edge: 2.2, dash: '', glyph: 'hachures' },
  'abrupt-elevated': { ink: 'elev', edge: 3.4, dash: '', glyph: 'steps' },
  'shallow-water': { ink: 'water', edge: 1.6, dash: '6 3', glyph: 'ripples' },
  'deep-water': { ink: 'water', edge: 2, dash: '', glyph: 'waves' },
  'low-wall': { ink: 'block', edge: 1.8, dash: '', glyph: 'bricks' },
};
const WOODED = /wood|orchard|tree|forest|grove|thicket/;

/** Castles are of stone, ladders and planks of wood: rubble alone looks like other terrain that hinders. */
const CASTLE: GroundLook = { ink: 'block', edge: 2.6, dash: '', glyph: 'bricks' };
const WOOD: GroundLook = { ink: 'elev', edge: 0.8, dash: '', glyph: 'bricks' };

export function groundLook(kind: string, name = ''): GroundLook {
  if (castleKind(name) && kind !== 'hindering') return /ladder|plank/.test(name) ? WOOD : CASTLE;
  const look = LOOKS[kind] ?? LOOKS['hindering']!;
  return look.glyph === 'plants' && WOODED.test(name) ? { ...look, glyph: 'trees' } : look;
}

/** A tree as a small woodcut: its trunk, its crown and the light on it. */
interface Tree {
  trunk: string;
  crown: string;
  light: string;
}
const TREES: readonly Tree[] = [
  {
    trunk: 'M0 8V3',
    crown: 'M-6.6 5L0 6.2L6.6 5L3.6 .4L5 .2L2.5-4.2L3.6-4.6L0-10.6L-3.6-4.6L-2.5-4.2L-5 .2L-3.6 .4Z',
    light: 'M-3.6 3.4L-1.2-.6M-2.6-1.6L-.8-5',
  },
  {
    trunk: 'M0 8V2',
    crown:
      'M-6.4 .6A4.4 4.4 0 0 1-4.6-6A5.2 5.2 0 0 1 4.6-6A4.4 4.4 0 0 1 6.4 .6A4.6 3.6 0 0 1 0 2.6A4.6 3.6 0 0 1-6.4 .6Z',
    light: 'M-4.4-1.2Q-4.6-4.2-2-5.4M-1.6-1Q-1-3 1-3.4',
  },
];

/** Which tree stands at a point of the drawing, and how large: the same every time. */
export function treeAt(x: number, y: number): Tree & { size: number } {
  const random = jitter(Math.round(x * 3.7 + y * 11.3));
  const tree = TREES[random() < 0.64 ? 0 : 1]!;
  return { ...tree, size: between(random, 0.86, 1.18) };
}

const GLYPHS: Record<'plants' | 'waves' | 'ripples' | 'bricks', string> = {
  plants: 'M-5-5 0 0 5-6M0 0v-8',
  waves: 'M-8 0q4-5 8 0t8 0',
  ripples: 'M-5 0q2.5-3 5 0t5 0',
  bricks: 'M-4 0h8',
};

/** The path of one glyph, drawn round a point. */
export const glyphPath = (glyph: GroundLook['glyph']): string => GLYPHS[glyph as keyof typeof GLYPHS] ?? '';

/** Where glyphs stand inside an outline, in the drawing. */
export function scatter(outline: readonly Place[], height: number, step: number): [number, number][] {
  const xs = outline.map((place) => place[0]);
  const ys = outline.map((place) => place[1]);
  const random = jitter(Math.round((xs[0] ?? 0) * 7 + (ys[0] ?? 0) * 13));
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const found: [number, number][] = [];
  const gap = step * UNITS_PER_INCH;
  for (let y = south + gap * 0.4; y < north; y += gap * 0.9) {
    for (let x = west + between(random, 0.1, 0.7) * gap; x < east; x += gap * between(random, 0.95, 1.2)) {
      if (withRoom([x, y], outline)) found.push(drawn([x, y], height));
    }
  }
  return found;
}

/** Whether a glyph at a place keeps off the edge. */
function withRoom(place: Place, outline: readonly Place[]): boolean {
  const room = 0.28 * UNITS_PER_INCH;
  const around: Place[] = [
    place,
    [place[0] + room, place[1]],
    [place[0] - room, place[1]],
    [place[0], place[1] + room],
    [place[0], place[1] - room],
  ];
  return around.every((each) => inside(each, outline));
}

/** Short strokes from the edge downhill, as maps mark a slope. */
export function hachures(outline: readonly Place[], height: number): string {
  const centre = middle(outline);
  const strokes: string[] = [];
  let count = 0;
  outline.forEach((from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [nx, ny] = inward(from, to, length, centre);
    for (let along = 0; along < length; along += 0.42 * UNITS_PER_INCH) {
      const start: Place = [
        from[0] + ((to[0] - from[0]) * along) / length,
        from[1] + ((to[1] - from[1]) * along) / length,
      ];
      const reach = (count++ % 2 ? 0.34 : 0.55) * UNITS_PER_INCH;
      const [x1, y1] = drawn(start, height);
      const [x2, y2] = drawn([start[0] + nx * reach, start[1] + ny * reach], height);
      strokes.push(`M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`);
    }
  });
  return strokes.join('');
}

function inward(from: Place, to: Place, length: number, centre: Place): [number, number] {
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const towards = (centre[0] - from[0]) * nx + (centre[1] - from[1]) * ny;
  return towards >= 0 ? [nx, ny] : [-nx, -ny];
}

/** An outline drawn in towards its middle, as a contour or a shore line. */
export function shrunk(outline: readonly Place[], by: number): Place[] {
  const centre = middle(outline);
  return outline.map(([x, y]) => {
    const away = Math.hypot(x - centre[0], y - centre[1]) || 1;
    const share = Math.max(0.2, 1 - (by * UNITS_PER_INCH) / away);
    return [centre[0] + (x - centre[0]) * share, centre[1] + (y - centre[1]) * share];
  });
}

export const px = (units: number): number => units * SCALE;

/** Keys of terrain among the labels of the table; figures have theirs from 0 up. */
const GROUND_KEYS = -1;

/** Where the names of terrain may stand: below, above or on each piece. */
export function groundSpots(
  pieces: Pieces,
  view: BattleView,
  lettering: number,
): (Spot & { name: string })[] {
  return view.terrain.flatMap((each, at) => {
    const piece = pieces.ground(each.piece);
    // A section of a castle is a figure too, and its name stands there.
    if (!piece || (castleKind(each.piece) && piece.kind === 'abrupt-elevated')) return [];
    const corners = laid(piece.outline, [each.x, each.y], each.turn).map((place) =>
      drawn(place, view.height),
    );
    const xs = corners.map((corner) => corner[0]);
    const ys = corners.map((corner) => corner[1]);
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const name = pieces.word('piece', each.piece);
    return [
      {
        key: GROUND_KEYS - at,
        x: (Math.min(...xs) + Math.max(...xs)) / 2,
        y: (top + bottom) / 2,
        radius: (bottom - top) / 2,
        half: name.length * 3 * lettering,
        isGround: true,
        name,
      },
    ];
  });
}
