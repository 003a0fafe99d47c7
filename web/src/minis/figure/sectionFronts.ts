/** Castle sections as seen from outside, for lists: stone with battlements, joints, doors. Drawn on the ground line y = 8, in line work. */

export interface Front {
  /** The outline of the stone. */
  stone: string;
  /** Joints and edges. */
  lines: string;
  /** Doors, gates and slits. */
  dark: string;
  /** Bars before what is dark. */
  bars: string;
}

const GROUND = 8;
const box = (x0: number, y0: number, x1: number, y1: number): string =>
  `M${String(x0)} ${String(y0)}H${String(x1)}V${String(y1)}H${String(x0)}Z`;

/** A block with battlements: from the left foot up, along the merlons and down again. */
function block(left: number, right: number, top: number, teeth: number): string {
  const step = (right - left) / (2 * teeth - 1);
  const low = top + 7;
  let path = `M${String(left)} ${String(GROUND)}V${String(top)}`;
  for (let n = 0; n < teeth; n++) {
    path += `h${step.toFixed(2)}`;
    if (n < teeth - 1) path += `V${String(low)}h${step.toFixed(2)}V${String(top)}`;
  }
  return `${path}V${String(GROUND)}Z`;
}

/** Courses of stones between two heights, with joints that break from one to the next. */
function courses(left: number, right: number, top: number, high = 10): string {
  let path = '';
  let row = 0;
  for (let y = top; y < GROUND - 3; y += high) {
    path += `M${String(left)} ${String(y)}H${String(right)}`;
    for (let x = left + (row % 2 ? 7 : 14); x < right - 3; x += 14)
      path += `M${String(x)} ${String(y)}V${String(Math.min(GROUND, y + high))}`;
    row += 1;
  }
  return path;
}

/** An opening with a round head. */
const arch = (x: number, half: number, top: number): string =>
  `M${String(x - half)} ${String(GROUND)}V${String(top)}A${String(half)} ${String(half)} 0 0 1 ${String(x + half)} ${String(top)}V${String(GROUND)}Z`;
const slit = (x: number, y: number): string => box(x - 1.6, y, x + 1.6, y + 12);
const bars = (x: number, half: number, top: number): string =>
  [-0.5, 0, 0.5]
    .map((share) => `M${String(x + half * share)} ${String(top - half)}V${String(GROUND)}`)
    .join('') +
  `M${String(x - half)} ${String(top + 4)}H${String(x + half)}M${String(x - half)} ${String(top + 13)}H${String(x + half)}`;

const FRONTS: Readonly<Record<string, Front>> = {
  'castle-keep': {
    stone: block(-46, -26, -74, 2) + block(26, 46, -74, 2) + block(-30, 30, -58, 5),
    lines: courses(-46, -30, -62, 12) + courses(30, 46, -62, 12) + courses(-30, 30, -46, 12),
    dark: arch(0, 9, -12) + slit(-18, -38) + slit(18, -38) + slit(-38, -50) + slit(38, -50),
    bars: `M0 -20V${String(GROUND)}`,
  },
  'castle-tower': {
    stone: `${block(-25, 25, -74, 4)}M-25 -58H25L21 -50V${String(GROUND)}H-21V-50Z`,
    lines: courses(-21, 21, -48) + 'M-25 -58H25M-21 -50H21',
    dark: arch(0, 8, -10) + slit(0, -42),
    bars: `M0 -17V${String(GROUND)}`,
  },
  'castle-gatehouse': {
    stone: block(-46, -18, -62, 3) + block(18, 46, -62, 3) + block(-18, 18, -48, 3),
    lines: courses(-46, -18, -50) + courses(18, 46, -50) + courses(-18, 18, -38, 8),
    dark: arch(0, 13, -12) + slit(-32, -36) + slit(32, -36),
    bars: bars(0, 13, -12),
  },
  'castle-wall': {
    stone: block(-50, 50, -40, 6),
    lines: courses(-50, 50, -30),
    dark: '',
    bars: '',
  },
  'castle-doorway': {
    stone: block(-50, 50, -40, 6),
    lines: courses(-50, 50, -30),
    dark: arch(0, 10, -8),
    bars: `M0 -17V${String(GROUND)}M-5 -15V${String(GROUND)}M5 -15V${String(GROUND)}`,
  },
};

/** The front of a castle section; nothing for all other terrain. */
export const sectionFront = (piece: string): Front | undefined => FRONTS[piece];
