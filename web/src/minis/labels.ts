/** Where the names of figures stand so that they cover neither bases nor each other, nor hang over the edge of the picture. */

export interface Spot {
  key: number;
  x: number;
  y: number;
  radius: number;
  /** Half the width of the name. */
  half: number;
  /** Looked at just now: its name is placed first, farther off if there is no room beside it. */
  isFirst?: boolean;
  /** Flat ground: it covers nothing, and its name stands below, above or on it when all others have their place. */
  isGround?: boolean;
}

export interface Label {
  x: number;
  y: number;
  anchor: 'middle' | 'start' | 'end';
}

export interface Bounds {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

const LINE = 14;
const EVERYWHERE: Bounds = { x0: -Infinity, y0: -Infinity, x1: Infinity, y1: Infinity };

/**
 * For each figure the first free side, straight ones before slanting ones; a name for which there is no room is left out.
 * `kept` is room that no name may take. Whoever `isNamed` does not name keeps its room.
 */
export function placeLabels(
  spots: readonly Spot[],
  within = EVERYWHERE,
  scale = 1,
  kept: readonly Bounds[] = [],
  isNamed: (spot: Spot) => boolean = () => true,
): Map<number, Label> {
  const bodies = spots.filter((spot) => !spot.isGround);
  const taken: Bounds[] = bodies.map(({ x, y, radius }) => ({
    x0: x - radius,
    y0: y - radius,
    x1: x + radius,
    y1: y + radius,
  }));
  taken.push(...kept);
  const found = new Map<number, Label>();
  const rank = (spot: Spot): number => (spot.isFirst ? 0 : spot.isGround ? 2 : 1);
  const order = spots.filter(isNamed).sort((one, other) => rank(one) - rank(other));
  for (const spot of order) {
    const sides = sidesOf(spot, LINE * scale);
    // A name that is looked for may stand farther off, but never on a base.
    if (spot.isFirst)
      for (const more of [1, 2, 3])
        sides.push(...sidesOf({ ...spot, radius: spot.radius + more * LINE * scale }, LINE * scale));
    const free = sides.find(
      (side) => holds(within, side.box) && !taken.some((box) => overlap(box, side.box)),
    );
    if (!free) continue;
    taken.push(free.box);
    found.set(spot.key, free.label);
  }
  return found;
}

type Side = { label: Label; box: Bounds };

function sidesOf({ x, y, radius, half, isGround }: Spot, line: number): Side[] {
  const gap = radius + (isGround ? 3 : 5);
  const slant = radius * 0.75 + 3;
  const flat = (top: number): Side => ({
    label: { x, y: top + line * 0.75, anchor: 'middle' },
    box: { x0: x - half, y0: top, x1: x + half, y1: top + line },
  });
  const beside = (to: 1 | -1, away: number, middle: number): Side => ({
    label: { x: x + to * away, y: middle + line * 0.28, anchor: to > 0 ? 'start' : 'end' },
    box: {
      x0: Math.min(x + to * away, x + to * (away + 2 * half)),
      y0: middle - line / 2,
      x1: Math.max(x + to * away, x + to * (away + 2 * half)),
      y1: middle + line / 2,
    },
  });
  if (isGround) return [flat(y + gap), flat(y - gap - line), flat(y - line / 2)];
  return [
    flat(y + gap),
    flat(y - gap - line),
    beside(1, gap, y),
    beside(-1, gap, y),
    beside(1, slant, y + gap),
    beside(-1, slant, y + gap),
    beside(1, slant, y - gap),
    beside(-1, slant, y - gap),
  ];
}

function holds(outer: Bounds, box: Bounds): boolean {
  return box.x0 >= outer.x0 && box.y0 >= outer.y0 && box.x1 <= outer.x1 && box.y1 <= outer.y1;
}

function overlap(one: Bounds, other: Bounds): boolean {
  return one.x0 < other.x1 && other.x0 < one.x1 && one.y0 < other.y1 && other.y0 < one.y1;
}

/** A sentence about a figure where its name, with its number, is plain: "Orc (3) has no bow." says "Has no bow." */
export function withoutName(sentence: string, name: string): string {
  if (name === '' || !sentence.startsWith(name)) return sentence;
  const rest = sentence
    .slice(name.length)
    .replace(/^ \(\d+\)/, '')
    .trimStart();
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}
