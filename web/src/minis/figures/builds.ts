/** Builds: how a creature on two legs is made, from goblin to giant; and what it wears. */

import {
  cut,
  disc,
  draw,
  dye,
  fill,
  hatch,
  hole,
  n,
  type Joints,
  type Part,
  type Point,
  type Shape,
} from './shape';

/** Measures of a build. */
export interface Build {
  /** Height of the shoulders and of the hips. */
  shoulder: number;
  hip: number;
  /** Half the width of shoulders and of hips. */
  wide: number;
  waist: number;
  limb: number;
  /** How far the shoulders hang forward. */
  lean: number;
  head: number;
  /** How far apart the feet stand. */
  stride: number;
  /** Legs like a goat's. */
  isHoofed?: boolean;
  /** A tail, as long as this. */
  tail?: number;
}

export const BUILDS: Readonly<Record<string, Build>> = {
  man: { shoulder: 79, hip: 44, wide: 14, waist: 9, limb: 7, lean: 0, head: 1, stride: 11 },
  woman: { shoulder: 76, hip: 44, wide: 11, waist: 7.5, limb: 5.8, lean: 0, head: 0.95, stride: 9 },
  elf: { shoulder: 84, hip: 49, wide: 12, waist: 7.5, limb: 5.8, lean: 0, head: 0.92, stride: 10 },
  youth: { shoulder: 64, hip: 35, wide: 11, waist: 8, limb: 5.8, lean: 0, head: 0.92, stride: 9 },
  dwarf: { shoulder: 52, hip: 25, wide: 18, waist: 16, limb: 9.5, lean: 0, head: 1.12, stride: 12 },
  goblin: { shoulder: 46, hip: 25, wide: 11, waist: 9, limb: 5.6, lean: 6, head: 1.08, stride: 11 },
  orc: { shoulder: 74, hip: 39, wide: 19, waist: 12, limb: 9.5, lean: 6, head: 1.04, stride: 14 },
  brute: { shoulder: 84, hip: 43, wide: 23, waist: 17, limb: 12, lean: 8, head: 1.06, stride: 16 },
  troll: { shoulder: 96, hip: 46, wide: 25, waist: 16, limb: 12, lean: 11, head: 1.12, stride: 17 },
  giant: { shoulder: 108, hip: 54, wide: 28, waist: 20, limb: 14.5, lean: 4, head: 1.12, stride: 18 },
  gnoll: {
    shoulder: 70,
    hip: 40,
    wide: 14,
    waist: 9,
    limb: 7,
    lean: 9,
    head: 1.02,
    stride: 12,
    isHoofed: true,
    tail: 24,
  },
  beastman: {
    shoulder: 82,
    hip: 45,
    wide: 20,
    waist: 12,
    limb: 9.5,
    lean: 7,
    head: 1.1,
    stride: 14,
    isHoofed: true,
    tail: 26,
  },
  faun: {
    shoulder: 74,
    hip: 43,
    wide: 13,
    waist: 9,
    limb: 6.8,
    lean: 2,
    head: 1,
    stride: 11,
    isHoofed: true,
    tail: 12,
  },
  lizard: {
    shoulder: 72,
    hip: 40,
    wide: 15,
    waist: 11,
    limb: 7.8,
    lean: 8,
    head: 1.04,
    stride: 13,
    tail: 46,
  },
  wyrmling: {
    shoulder: 60,
    hip: 33,
    wide: 14,
    waist: 11,
    limb: 7.5,
    lean: 6,
    head: 1.05,
    stride: 12,
    tail: 36,
  },
  dragonkin: {
    shoulder: 92,
    hip: 48,
    wide: 21,
    waist: 14,
    limb: 10.5,
    lean: 6,
    head: 1.16,
    stride: 15,
    tail: 56,
  },
  imp: {
    shoulder: 46,
    hip: 27,
    wide: 10,
    waist: 7,
    limb: 5,
    lean: 5,
    head: 1,
    stride: 10,
    isHoofed: true,
    tail: 34,
  },
  sprite: { shoulder: 56, hip: 36, wide: 8, waist: 5.5, limb: 4.2, lean: 0, head: 0.8, stride: 6 },
};

/** Where the hands of a build are. */
function joints(build: Build): Joints {
  const { shoulder, wide, lean, head, limb } = build;
  return {
    neck: [lean + 1, -shoulder - 1],
    head,
    hand: [lean + wide + 13 + limb * 0.2, -shoulder * 0.74],
    off: [lean - wide - 5, -shoulder * 0.68],
    back: [lean - wide * 0.55, -shoulder + 6],
  };
}

function legs({ hip, waist, limb, stride, isHoofed }: Build): Shape[] {
  const leg = (x: number, foot: number, forward: number): Shape[] =>
    isHoofed
      ? [
          draw(
            limb,
            `M${n(x)} ${-hip}L${n(foot + forward + 3)} ${n(-hip * 0.58)}L${n(foot - 4)} ${n(-hip * 0.3)}L${n(foot + 2)} -3`,
          ),
          fill(`M${n(foot - 3)} 0l3-6h5l4 6Z`),
        ]
      : [
          draw(limb, `M${n(x)} ${-hip}L${n(foot + forward)} ${n(-hip * 0.5)}L${n(foot)} -3`),
          fill(`M${n(foot - limb * 0.6)} 0v-5q5-2 ${n(limb + 6)} 5Z`),
        ];
  return [...leg(-waist * 0.45, -stride, 1), ...leg(waist * 0.45, stride * 0.8, 3)];
}

function trunk({ shoulder, hip, wide, waist, lean }: Build): Shape {
  const top = -shoulder;
  return fill(
    `M${n(lean - wide)} ${n(top + 7)}Q${n(lean - wide + 1)} ${top} ${n(lean - wide * 0.4)} ${n(top - 3)}` +
      `L${n(lean + wide * 0.5)} ${n(top - 3)}Q${n(lean + wide)} ${top} ${n(lean + wide)} ${n(top + 7)}` +
      `L${n(lean * 0.4 + waist)} ${n(-hip - 10)}L${n(waist + 1)} ${n(-hip + 5)}H${n(-waist - 1)}` +
      `L${n(lean * 0.4 - waist)} ${n(-hip - 10)}Z`,
  );
}

/** The arm behind the trunk goes to the off hand, the one before it to the weapon. */
function arm(build: Build, to: Point, side: 1 | -1): Shape[] {
  const { shoulder, wide, lean, limb } = build;
  const x = lean + side * (wide - limb * 0.35);
  const y = -shoulder + limb * 0.6;
  const elbow: Point = side > 0 ? [lean + wide + 6, -shoulder * 0.66] : [lean - wide - 7, -shoulder * 0.8];
  return [
    draw(limb * 0.88, `M${n(x)} ${n(y)}L${n(elbow[0])} ${n(elbow[1])}L${n(to[0])} ${n(to[1])}`),
    fill(disc(to[0], to[1], limb * 0.56)),
  ];
}

function tail({ tail, hip, waist }: Build): Shape[] {
  if (!tail) return [];
  return [
    fill(
      `M${n(-waist)} ${n(-hip - 3)}Q${n(-waist - tail * 0.35)} ${n(-hip * 0.3)} ${n(-waist - tail * 0.75)} -6` +
        `Q${n(-waist - tail)} -1 ${n(-waist - tail - 8)} -16Q${n(-waist - tail * 0.8)} 3 ${n(-waist - tail * 0.4)} -2` +
        `Q${n(-waist * 0.6)} -4 ${n(waist * 0.4)} ${n(-hip + 6)}Z`,
    ),
  ];
}

/** What a build wears over trunk and legs. */
type Garb = (build: Build) => Shape[];

const tunic: Garb = ({ hip, waist, shoulder, lean }) => [
  dye(
    `M${n(-waist)} ${n(-hip - 6)}L${n(-waist - 5)} ${n(-hip * 0.6)}H${n(waist + 6)}L${n(waist)} ${n(-hip - 6)}Z`,
  ),
  cut(`M${n(-waist)} ${n(-hip - 7)}H${n(waist)}`, 2.4),
  hatch(lean - waist * 0.9, -shoulder + 11, -hip - 14, waist * 0.8, 4),
];

const plate: Garb = (build) => {
  const { hip, waist, shoulder, wide, lean, limb, stride } = build;
  return [
    dye(
      `M${n(-waist - 1)} ${n(-hip - 5)}L${n(-waist - 5)} ${n(-hip + 10)}H${n(waist + 5)}L${n(waist + 1)} ${n(-hip - 5)}Z`,
    ),
    cut(
      `M${n(-waist - 2)} ${n(-hip - 6)}H${n(waist + 2)}M${n(-waist - 3)} ${n(-hip + 2)}H${n(waist + 3)}`,
      1.8,
    ),
    cut(
      `M${n(lean + 2)} ${n(-shoulder + 5)}Q${n(lean + wide * 0.5)} ${n(-shoulder * 0.78)} ${n(lean * 0.5 + 2)} ${n(-hip - 11)}`,
      1.8,
    ),
    hatch(lean - wide * 0.7, -shoulder + 15, -hip - 14, wide * 0.5, 3),
    cut(
      `M${n(-stride - limb * 0.4)} ${n(-hip * 0.48)}h${n(limb)}M${n(stride - limb * 0.3)} ${n(-hip * 0.48)}h${n(limb)}`,
      1.8,
    ),
    fill(disc(lean - wide + 1, -shoulder + 4, limb * 0.95)),
    fill(disc(lean + wide - 1, -shoulder + 4, limb * 0.95)),
    cut(
      `M${n(lean + wide - limb)} ${n(-shoulder + 5)}q${n(limb * 0.9)} ${n(limb * 0.7)} ${n(limb * 1.7)} 0`,
      1.6,
    ),
  ];
};

const robe: Garb = ({ hip, waist, shoulder, stride, lean }) => [
  dye(
    `M${n(-waist)} ${n(-hip - 12)}Q${n(-waist - 4)} ${n(-hip * 0.5)} ${n(-stride - 9)} 0Q${n(-stride * 0.3)} -4 0 0` +
      `Q${n(stride * 0.6)} -4 ${n(stride + 9)} 0Q${n(waist + 3)} ${n(-hip * 0.5)} ${n(waist)} ${n(-hip - 12)}Z`,
  ),
  cut(`M${n(-waist)} ${n(-hip - 11)}H${n(waist)}`, 2.2),
  cut(
    `M${n(waist * 0.3)} ${n(-hip - 4)}L${n(stride * 0.5)} -6M${n(-waist * 0.3)} ${n(-hip - 4)}L${n(-stride * 0.4)} -6` +
      `M${n(-waist * 0.9)} ${n(-hip * 0.6)}L${n(-stride - 2)} -5`,
  ),
  cut(`M${n(lean + 3)} ${n(-shoulder + 2)}L${n(lean * 0.4 + 2)} ${n(-hip - 14)}`, 1.8),
];

const gown: Garb = ({ hip, waist, shoulder, stride, lean }) => [
  dye(
    `M${n(-waist)} ${n(-hip - 10)}Q${n(-waist - 10)} ${n(-hip * 0.4)} ${n(-stride - 12)} 0H${n(stride + 6)}` +
      `Q${n(waist + 8)} ${n(-hip * 0.5)} ${n(waist)} ${n(-hip - 10)}Z`,
  ),
  cut(
    `M${n(waist * 0.4)} ${n(-hip - 2)}Q${n(stride * 0.9)} ${n(-hip * 0.5)} ${n(stride * 0.6)} -3` +
      `M${n(-waist * 0.4)} ${n(-hip - 2)}Q${n(-waist)} ${n(-hip * 0.4)} ${n(-stride)} -3`,
  ),
  cut(
    `M${n(lean - 5)} ${n(-shoulder + 1)}Q${n(lean + 1)} ${n(-shoulder + 12)} ${n(lean + 6)} ${n(-shoulder + 1)}`,
    1.8,
  ),
  cut(`M${n(-waist)} ${n(-hip - 10)}L${n(waist)} ${n(-hip - 6)}`, 2),
];

const leather: Garb = ({ hip, waist, shoulder, wide, lean, limb, stride }) => [
  dye(
    `M${n(-waist)} ${n(-hip - 4)}L${n(-waist - 3)} ${n(-hip + 9)}L0 ${n(-hip + 5)}L${n(waist + 4)} ${n(-hip + 10)}L${n(waist)} ${n(-hip - 4)}Z`,
  ),
  cut(`M${n(lean - wide * 0.75)} ${n(-shoulder + 5)}L${n(waist)} ${n(-hip - 7)}`, 2.4),
  cut(`M${n(-waist)} ${n(-hip - 4)}H${n(waist)}`, 2),
  cut(
    `M${n(-stride - limb * 0.5)} ${n(-hip * 0.3)}h${n(limb)}M${n(stride * 0.8 - limb * 0.4)} ${n(-hip * 0.3)}h${n(limb)}`,
    1.8,
  ),
];

const bare: Garb = ({ hip, waist, shoulder, wide, lean }) => [
  dye(
    `M${n(-waist - 1)} ${n(-hip - 2)}L${n(-waist * 0.5)} ${n(-hip + 16)}L${n(waist * 0.3)} ${n(-hip + 8)}L${n(waist)} ${n(-hip + 14)}L${n(waist + 1)} ${n(-hip - 2)}Z`,
  ),
  cut(`M${n(-waist)} ${n(-hip - 2)}H${n(waist)}`, 2.2),
  cut(
    `M${n(lean - wide * 0.3)} ${n(-shoulder + 14)}q${n(wide * 0.35)} 5 ${n(wide * 0.6)} 0q${n(wide * 0.3)} 4 ${n(wide * 0.5)}-1` +
      `M${n(lean * 0.6 + 3)} ${n(-shoulder * 0.76)}V${n(-hip - 10)}`,
    1.8,
  ),
];

const fur: Garb = ({ hip, waist, shoulder, wide, lean }) => [
  ...bare({ hip, waist, shoulder, wide, lean } as Build),
  fill(
    `M${n(lean - wide - 4)} ${n(-shoulder + 12)}l2-12 6-5h${n(wide * 1.6)}l6 5 3 12-5-3-3 7-4-6-4 7-4-7-4 6-4-6-4 5Z`,
  ),
  cut(`M${n(lean - wide * 0.6)} ${n(-shoulder + 3)}l2 5m5-6l2 5m5-5l2 5m5-5l1 5`, 1.5),
];

const rags: Garb = ({ hip, waist, shoulder, lean }) => [
  dye(
    `M${n(-waist - 1)} ${n(-hip - 8)}L${n(-waist - 6)} ${n(-hip * 0.45)}l5-3 2 9 5-11 4 12 4-9 4 7 2-8L${n(waist + 1)} ${n(-hip - 8)}Z`,
  ),
  cut(`M${n(lean - 5)} ${n(-shoulder + 10)}l8 3m-9 5l9 3m-8 5l7 2`, 1.8),
  hole(`M${n(waist * 0.2)} ${n(-hip - 10)}l4-3 1 6Z`),
];

const bones: Garb = ({ hip, shoulder, wide, lean }) => [
  cut(
    [0, 1, 2, 3]
      .map(
        (at) =>
          `M${n(lean - wide * 0.75)} ${n(-shoulder + 9 + at * 7)}q${n(wide * 0.75)} 5 ${n(wide * 1.5)} 0`,
      )
      .join(''),
    3,
  ),
  hole(`M${n(-5)} ${n(-hip - 2)}h10l-2 4h-6Z`),
  cut(`M${n(lean * 0.5)} ${n(-shoulder + 8)}V${n(-hip - 6)}`, 1.6),
];

const wraps: Garb = ({ hip, shoulder, wide, lean, waist, limb, stride }) => [
  cut(
    [0, 1, 2, 3, 4]
      .map((at) => `M${n(lean - wide)} ${n(-shoulder + 8 + at * 7)}l${n(wide * 2)} ${at % 2 ? -5 : 5}`)
      .join(''),
    1.7,
  ),
  cut(
    `M${n(-stride - limb * 0.6)} ${n(-hip * 0.55)}l${n(limb)} 3m${n(-limb)} 7l${n(limb)}-3M${n(stride - limb)} ${n(-hip * 0.55)}l${n(limb)} 3m${n(-limb)} 7l${n(limb)}-3`,
    1.7,
  ),
  draw(2.6, `M${n(-waist)} ${n(-hip - 4)}q-12 8-9 22`),
];

/** Plates of metal or stone with seams and rivets. */
const blocks: Garb = ({ hip, waist, shoulder, wide, lean, limb }) => [
  fill(`M${n(lean - wide - 6)} ${n(-shoulder - 5)}h${n(limb + 9)}v${n(limb + 6)}h${n(-limb - 9)}Z`),
  fill(`M${n(lean + wide - limb - 2)} ${n(-shoulder - 5)}h${n(limb + 9)}v${n(limb + 6)}h${n(-limb - 9)}Z`),
  fill(`M${n(-waist - 4)} ${n(-hip - 4)}h${n(2 * waist + 8)}v12h${n(-2 * waist - 8)}Z`),
  cut(`M${n(-waist - 3)} ${n(-hip - 3)}h${n(2 * waist + 6)}`, 2.2),
  cut(
    `M${n(lean - wide * 0.5)} ${n(-shoulder + 12)}h${n(wide)}v${n((shoulder - hip) * 0.42)}h${n(-wide)}Z`,
    2,
  ),
  cut(
    `M${n(lean - wide * 0.2)} ${n(-shoulder + 18)}h${n(wide * 0.4)}m${n(-wide * 0.4)} 5h${n(wide * 0.4)}`,
    2,
  ),
];

/** Cracked stone. */
const stone: Garb = ({ hip, waist, shoulder, wide, lean }) => [
  fill(`M${n(lean - wide - 5)} ${n(-shoulder + 8)}l3-14 9-3 6 8-4 11Z`),
  fill(`M${n(lean + wide - 9)} ${n(-shoulder + 6)}l2-13 11-1 5 9-7 9Z`),
  cut(
    `M${n(lean - wide * 0.5)} ${n(-shoulder + 6)}l7 9-5 8 8 8M${n(lean + wide * 0.5)} ${n(-shoulder + 14)}l-7 6 5 9` +
      `M${n(-waist)} ${n(-hip - 6)}l8 4 7-5 6 4`,
    2,
  ),
];

/** Bark and boughs. */
const bark: Garb = ({ hip, waist, shoulder, wide, lean }) => [
  draw(
    3.4,
    `M${n(lean - wide)} ${n(-shoulder + 4)}l-9-12m4 5l-9-1M${n(lean + wide - 2)} ${n(-shoulder + 2)}l8-13m-4 6l9-3`,
  ),
  cut(
    `M${n(lean - wide * 0.5)} ${n(-shoulder + 6)}Q${n(lean - 2)} ${n(-shoulder * 0.7)} ${n(-waist * 0.4)} ${n(-hip * 0.5)}` +
      `M${n(lean + 2)} ${n(-shoulder + 3)}Q${n(lean + 6)} ${n(-shoulder * 0.7)} 1 ${n(-hip * 0.5)}` +
      `M${n(lean + wide * 0.6)} ${n(-shoulder + 8)}Q${n(lean + wide * 0.4)} ${n(-shoulder * 0.7)} ${n(waist * 0.6)} ${n(-hip * 0.7)}`,
    1.9,
  ),
];

/** Scales over chest and belly. */
const scales: Garb = ({ hip, shoulder, wide, lean, waist }) => [
  cut(
    [0, 1, 2, 3]
      .map((row) => {
        const y = -shoulder + 10 + row * ((shoulder - hip - 14) / 3.4);
        const x = lean * (1 - row / 4) - wide * 0.4 + (row % 2) * 4;
        return `M${n(x)} ${n(y)}q4 6 8 0q4 6 8 0`;
      })
      .join(''),
    1.8,
  ),
  dye(
    `M${n(-waist - 1)} ${n(-hip - 2)}L${n(-waist * 0.4)} ${n(-hip + 13)}L${n(waist)} ${n(-hip + 9)}L${n(waist + 1)} ${n(-hip - 2)}Z`,
  ),
  cut(`M${n(-waist)} ${n(-hip - 2)}H${n(waist)}`, 2),
];

/** A long coat, open in front. */
const coat: Garb = ({ hip, waist, shoulder, stride, lean }) => [
  dye(
    `M${n(-waist)} ${n(-hip - 14)}L${n(-stride - 8)} -9Q${n(-stride * 0.3)} -13 ${n(-1)} -10L${n(2)} ${n(-hip)}L${n(stride + 2)} -11` +
      `L${n(stride + 7)} -10L${n(waist)} ${n(-hip - 14)}Z`,
  ),
  cut(
    `M${n(lean + 4)} ${n(-shoulder + 3)}L2 ${n(-hip)}M${n(lean + 9)} ${n(-shoulder + 11)}v2m-1 7v2m-1 6v2`,
    2,
  ),
  cut(`M${n(-waist)} ${n(-hip - 8)}H${n(waist)}`, 2),
];

export const GARBS: Readonly<Record<string, Garb>> = {
  tunic,
  plate,
  robe,
  gown,
  leather,
  bare,
  fur,
  rags,
  bones,
  wraps,
  blocks,
  stone,
  bark,
  scales,
  coat,
};

/** Behind the trunk, the trunk itself, and what lies before everything held. */
export interface Body {
  behind: Part;
  front: Part;
  /** The arm that holds the weapon, drawn after the weapon. */
  arm: Part;
  joints: Joints;
}

/** A body on two legs, or astride a mount. */
export function bodyOf(build: Build, garb: Garb, isRiding: boolean, form?: (build: Build) => Shape[]): Body {
  const found = joints(build);
  const lower = isRiding ? astride(build) : form ? form(build) : legs(build);
  const worn = garb(build);
  return {
    behind: [...(isRiding || form ? [] : tail(build)), ...arm(build, found.off, -1)],
    front: [...lower, trunk(build), ...worn],
    arm: arm(build, found.hand, 1),
    joints: found,
  };
}

function astride({ hip, limb }: Build): Shape[] {
  return [
    draw(limb, `M2 ${n(-hip + 2)}L${n(11)} ${n(-hip + 10)}L${n(6)} ${n(-hip + 27)}`),
    fill(`M${n(2)} ${n(-hip + 31)}v-6q6-2 13 6Z`),
  ];
}
