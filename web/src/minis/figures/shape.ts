/**
 * A woodcut: ink laid on paper, paper cut into the ink, and a second block for the colour of a people, in which cloth and shields
 * are printed. Figures are drawn about a hundred units tall, feet at zero, looking to the right. Every piece of ink wears a thin
 * edge of paper, so that arms stand off from what is behind them.
 */

/** One stroke of the knife: `tone` i is ink, d dye, p is paper; a `width` of 0 fills the path, any other draws along it. */
export interface Shape {
  tone: 'i' | 'd' | 'p';
  width: number;
  d: string;
}

export type Point = readonly [number, number];

/** A piece of a figure, round the place it is held by. */
export type Part = readonly Shape[];

/** Where the other parts of a figure go: the neck with the size of the head, both hands, the back; legs astride a mount. */
export interface Joints {
  neck: Point;
  head: number;
  hand: Point;
  off: Point;
  back: Point;
}

export const EDGE = 3.2;
export const n = (value: number): number => Math.round(value * 10) / 10;

export const fill = (d: string): Shape => ({ tone: 'i', width: 0, d });
/** Cloth and painted wood, in the colour of whoever wears it. */
export const dye = (d: string): Shape => ({ tone: 'd', width: 0, d });
export const draw = (width: number, d: string): Shape => ({ tone: 'i', width, d });
/** Cut away: a line, or with `hole` a whole shape. */
export const cut = (d: string, width = 1.9): Shape => ({ tone: 'p', width, d });
export const hole = (d: string): Shape => ({ tone: 'p', width: 0, d });

export function disc(x: number, y: number, r: number, ry = r): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(ry)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(ry)} 0 1 0 ${n(-2 * r)} 0Z`;
}

/** Slanting cuts between two heights, the shade of a woodcut. */
export function hatch(x: number, top: number, bottom: number, length: number, count: number): Shape {
  const step = (bottom - top) / Math.max(1, count - 1);
  const lines = Array.from(
    { length: count },
    (_, at) => `M${n(x)} ${n(top + at * step)}l${n(length)} ${n(length * 0.45)}`,
  );
  return cut(lines.join(''), 1.7);
}

const INKS: Readonly<Record<Shape['tone'], readonly [ink: string, edge: string]>> = {
  i: ['var(--cut-ink)', 'var(--cut-paper)'],
  d: ['var(--cut-dye)', 'var(--cut-paper)'],
  p: ['var(--cut-paper)', ''],
};

function markup({ tone, width, d }: Shape): string {
  const [ink, paper] = INKS[tone];
  if (width === 0) {
    const edge = paper ? ` stroke="${paper}" stroke-width="${String(EDGE)}" paint-order="stroke"` : '';
    return `<path d="${d}" fill="${ink}"${edge}/>`;
  }
  const line = (colour: string, wide: number): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${String(n(wide))}"/>`;
  return (paper ? line(paper, width + EDGE) : '') + line(ink, width);
}

/** Shapes as the inside of a group. */
export const markupOf = (shapes: Part): string => shapes.map(markup).join('');

/** Shapes moved, sized and turned as one. */
export function placedMarkup(shapes: Part, at: Point, scale = 1, turn = 0): string {
  if (shapes.length === 0) return '';
  const turned = turn ? ` rotate(${String(turn)})` : '';
  const sized = scale === 1 ? '' : ` scale(${String(n(scale * 10) / 10)})`;
  return `<g transform="translate(${String(n(at[0]))} ${String(n(at[1]))})${turned}${sized}">${markupOf(shapes)}</g>`;
}
