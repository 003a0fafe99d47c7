/** Where the names of figures stand so that they cover neither bases nor each other. */

export interface Spot {
  key: number;
  x: number;
  y: number;
  radius: number;
  /** Half the width of the name. */
  half: number;
}

export interface Label {
  x: number;
  y: number;
  anchor: 'middle' | 'start' | 'end';
}

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

const LINE = 14;

/** For each figure the first free side: below, above, right, left; below if none is free. */
export function placeLabels(spots: readonly Spot[]): Map<number, Label> {
  const taken: Box[] = spots.map(({ x, y, radius }) => ({
    x0: x - radius,
    y0: y - radius,
    x1: x + radius,
    y1: y + radius,
  }));
  const found = new Map<number, Label>();
  for (const spot of spots) {
    const sides = sidesOf(spot);
    const free = sides.find((side) => !taken.some((box) => overlap(box, side.box))) ?? sides[0]!;
    taken.push(free.box);
    found.set(spot.key, free.label);
  }
  return found;
}

function sidesOf({ x, y, radius, half }: Spot): { label: Label; box: Box }[] {
  const gap = radius + 5;
  const flat = (top: number): Box => ({ x0: x - half, y0: top, x1: x + half, y1: top + LINE });
  return [
    { label: { x, y: y + gap + 10, anchor: 'middle' }, box: flat(y + gap) },
    { label: { x, y: y - gap - 3, anchor: 'middle' }, box: flat(y - gap - LINE) },
    {
      label: { x: x + gap, y: y + 4, anchor: 'start' },
      box: { x0: x + gap, y0: y - LINE / 2, x1: x + gap + 2 * half, y1: y + LINE / 2 },
    },
    {
      label: { x: x - gap, y: y + 4, anchor: 'end' },
      box: { x0: x - gap - 2 * half, y0: y - LINE / 2, x1: x - gap, y1: y + LINE / 2 },
    },
  ];
}

function overlap(one: Box, other: Box): boolean {
  return one.x0 < other.x1 && other.x0 < one.x1 && one.y0 < other.y1 && other.y0 < one.y1;
}
