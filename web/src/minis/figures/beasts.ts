/** Bodies that are no man's: beasts on four legs, worms, slimes; and the mounts, with the place where the rider sits. */

import { HEADS } from './heads';
import { cut, disc, draw, dye, fill, hole, n, type Part, type Point, type Shape } from './shape';

export interface Beast {
  shapes: Part;
  /** A head of the usual kind, and where and how large it sits. */
  neck?: Point;
  head?: number;
  /** Where something may be held, worn on the back, or ridden. */
  hand?: Point;
  back?: Point;
  seat?: Point;
}

interface Four {
  length: number;
  height: number;
  belly: number;
  leg: number;
  tail: 'horse' | 'cat' | 'stub' | 'lizard' | 'tuft' | 'sting' | 'none';
}

const TAILS: Readonly<Record<Four['tail'], (x: number, y: number) => Shape[]>> = {
  horse: (x, y) => [
    fill(
      `M${n(x + 4)} ${n(y)}Q${n(x - 14)} ${n(y + 2)} ${n(x - 12)} ${n(y + 34)}Q${n(x - 4)} ${n(y + 20)} ${n(x + 6)} ${n(y + 12)}Z`,
    ),
  ],
  cat: (x, y) => [
    draw(
      4.6,
      `M${n(x + 4)} ${n(y + 6)}Q${n(x - 22)} ${n(y + 16)} ${n(x - 22)} ${n(y - 8)}Q${n(x - 20)} ${n(y - 20)} ${n(x - 12)} ${n(y - 18)}`,
    ),
  ],
  stub: (x, y) => [fill(`M${n(x + 4)} ${n(y + 2)}l-8-4 2 10Z`)],
  tuft: (x, y) => [
    draw(3, `M${n(x + 4)} ${n(y + 4)}Q${n(x - 10)} ${n(y + 8)} ${n(x - 10)} ${n(y + 26)}`),
    fill(disc(x - 10, y + 28, 4)),
  ],
  lizard: (x, y) => [
    fill(
      `M${n(x + 8)} ${n(y)}Q${n(x - 20)} ${n(y + 10)} ${n(x - 44)} ${n(y + 26)}Q${n(x - 20)} ${n(y + 26)} ${n(x + 8)} ${n(y + 22)}Z`,
    ),
  ],
  sting: (x, y) => [
    draw(
      7,
      `M${n(x + 6)} ${n(y + 10)}Q${n(x - 26)} ${n(y + 6)} ${n(x - 24)} ${n(y - 26)}Q${n(x - 18)} ${n(y - 52)} ${n(x + 4)} ${n(y - 48)}`,
    ),
    fill(`M${n(x)} ${n(y - 56)}l20 10-18 6Z`),
    cut(
      `M${n(x - 18)} ${n(y + 4)}l4-6M${n(x - 27)} ${n(y - 10)}h7M${n(x - 26)} ${n(y - 28)}l7 2M${n(x - 16)} ${n(y - 44)}l4 5`,
      1.7,
    ),
  ],
  none: () => [],
};

function four({ length, height, belly, leg, tail }: Four): Shape[] {
  const [back, front] = [-length / 2, length / 2];
  const top = -height;
  const under = top + belly;
  const limb = (x: number, bend: number): Shape =>
    draw(leg, `M${n(x)} ${n(under - belly * 0.3)}L${n(x + bend)} ${n(under * 0.5)}L${n(x + bend * 0.2)} -3`);
  const foot = (x: number): string => `M${n(x - leg * 0.7)} 0v-4q5-3 ${n(leg * 1.6)} 4Z`;
  return [
    ...TAILS[tail](back, top + belly * 0.15),
    limb(back + 9, -4),
    limb(front - 12, 3),
    fill(
      `M${n(back)} ${n(top + belly * 0.5)}Q${n(back)} ${n(top)} ${n(back + 14)} ${n(top)}Q0 ${n(top + belly * 0.14)} ${n(front - 10)} ${n(top - 2)}` +
        `Q${n(front + 4)} ${n(top + belly * 0.3)} ${n(front - 2)} ${n(under - 2)}Q0 ${n(under + 3)} ${n(back + 6)} ${n(under)}Q${n(back - 2)} ${n(under - 4)} ${n(back)} ${n(top + belly * 0.5)}Z`,
    ),
    limb(back + 2, -5),
    limb(front - 4, 4),
    fill(foot(back + 8) + foot(front - 12) + foot(back + 1) + foot(front - 4)),
    cut(
      `M${n(back + 12)} ${n(top + belly * 0.5)}q8 ${n(belly * 0.4)} 18 ${n(belly * 0.25)}M${n(back + 8)} ${n(top + belly * 0.7)}q8 ${n(belly * 0.3)} 18 ${n(belly * 0.18)}`,
      1.8,
    ),
  ];
}

const horse = (isHeavy: boolean): Shape[] => [
  ...four({ length: 66, height: 54, belly: isHeavy ? 26 : 22, leg: isHeavy ? 8 : 6.6, tail: 'horse' }),
  fill('M16-34Q22-62 38-74L42-82L47-75Q52-72 62-58Q62-52 56-52Q50-55 46-58Q42-44 36-30Z'),
  hole(disc(49.5, -67, 1.6)),
  fill('M18-46Q22-66 38-78L33-80Q18-70 14-48Z'),
  cut('M22-58l8 3M27-66l7 3M57-56l3 2', 1.6),
];

const barding: Shape[] = [
  dye('M-34-50Q-36-24-38-10Q-28-15-20-10Q-10-15 0-10Q10-15 18-11Q28-13 36-18Q36-40 28-50Z'),
  cut('M-30-22H30M-26-46V-16M-10-48V-15M8-48V-15M22-46V-16', 1.7),
];

const pair = (length: number, height: number, belly: number, leg: number, tail: Four['tail']): Shape[] =>
  four({ length, height, belly, leg, tail });

/** A part drawn elsewhere and larger. */
function shift(part: Part, x: number, y: number, scale: number): Shape[] {
  return part.map((shape) => ({ ...shape, width: shape.width * scale, d: moved(shape.d, x, y, scale) }));
}

/** A gnawed rat: bare ribs, a long tail, a pointed skull. */
function rat(x: number, y: number, size: number): Shape[] {
  const at = (dx: number, dy: number): string => `${n(x + dx * size)} ${n(y + dy * size)}`;
  return [
    draw(2.2, `M${at(-20, -8)}Q${at(-36, -2)} ${at(-42, -16)}`),
    fill(
      `M${at(-22, 0)}Q${at(-26, -20)} ${at(-6, -24)}Q${at(8, -26)} ${at(14, -18)}L${at(20, -22)}L${at(21, -15)}L${at(34, -6)}` +
        `Q${at(30, -2)} ${at(18, -3)}Q${at(14, 0)} ${at(10, 0)}Z`,
    ),
    hole(disc(x + 21 * size, y - 11 * size, 2.2)),
    cut(
      `M${at(-14, -16)}L${at(-12, -5)}M${at(-7, -18)}L${at(-5, -5)}M${at(0, -18)}L${at(2, -5)}M${at(27, -6)}L${at(32, -5)}`,
      2,
    ),
    fill(`M${at(-20, 2)}L${at(-14, -4)}L${at(-8, 2)}ZM${at(6, 2)}L${at(10, -4)}L${at(16, 2)}Z`),
  ];
}

export const BEASTS: Readonly<Record<string, Beast>> = {
  cat: { shapes: pair(58, 42, 18, 7, 'cat'), neck: [26, -38], head: 1.05, back: [-4, -40] },
  lion: { shapes: pair(62, 48, 22, 8, 'tuft'), neck: [28, -44], head: 1.2, back: [-2, -46] },
  manticore: { shapes: pair(64, 48, 22, 8, 'sting'), neck: [28, -44], head: 1.2, back: [0, -46] },
  bear: { shapes: pair(70, 56, 32, 12, 'stub'), neck: [32, -46], head: 1.35, back: [-2, -54] },
  boar: {
    shapes: [...pair(64, 46, 28, 7.5, 'stub'), fill('M-24-44l4-8 4 7 4-9 4 8 5-9 4 9 5-7 4 9Z')],
    neck: [28, -36],
    head: 1.3,
    back: [0, -42],
  },
  rats: { shapes: [...rat(-20, -14, 0.86), ...rat(22, -12, 0.8), ...rat(2, 0, 1.05)], back: [0, -20] },
  hound: { shapes: pair(54, 42, 16, 6, 'cat'), neck: [24, -40], head: 1.05, back: [-2, -40] },
  'hydra-hound': {
    shapes: [
      ...pair(58, 44, 20, 7, 'cat'),
      ...shift(HEADS['wolf-head']!, 14, -46, 0.95),
      ...shift(HEADS['wolf-head']!, 30, -28, 0.95),
    ],
    neck: [26, -40],
    head: 1,
  },
  salamander: { shapes: pair(62, 28, 18, 7, 'lizard'), neck: [28, -22], head: 1.15, back: [0, -26] },
  griffin: { shapes: pair(62, 48, 22, 7.5, 'tuft'), neck: [28, -44], head: 1.25, back: [-4, -46] },
  ooze: {
    shapes: [
      fill('M-44 0Q-52-12-36-18Q-36-38-18-40Q-12-60 6-54Q22-58 24-38Q40-36 38-18Q54-12 46 0Z'),
      hole(disc(10, -40, 5)),
      fill(disc(11, -40, 2)),
      hole(disc(-10, -28, 4)),
      hole(disc(22, -22, 3)),
      hole(disc(-26, -12, 3)),
      cut('M-30-4q14 4 28 0M10-8q12 4 24 0', 1.8),
    ],
    hand: [34, -30],
  },
  worm: {
    shapes: [
      fill(
        'M-52 0Q-56-16-38-20Q-20-22-20-44Q-18-80 8-86Q32-86 36-66L28-70L28-60L21-66L18-56L12-62Q2-56 4-36Q6-4-24 0Z',
      ),
      cut('M-18-54q11 6 23 2M-19-42q12 6 24 3M-21-30q13 8 25 6M-30-20q8 10 14 19M-42-17q4 10 6 16', 1.9),
      hole(disc(14, -74, 3)),
    ],
    hand: [30, -62],
    back: [-14, -50],
  },
  worms: {
    shapes: [
      fill('M-40 0Q-50-30-36-52Q-28-62-22-50Q-34-30-20 0Z'),
      fill('M-10 0Q-22-40-4-72Q6-82 12-68Q-2-40 12 0Z'),
      fill('M18 0Q14-30 32-48Q42-54 42-42Q32-26 40 0Z'),
      cut(
        'M-40-30l11 2M-41-20l12 1M-36-10l12 0M-10-46l12 3M-14-32l14 2M-14-18l16 1M24-28l10 4M22-16l11 2',
        1.8,
      ),
      hole(disc(-29, -50, 2)),
      hole(disc(5, -69, 2.2)),
      hole(disc(37, -44, 1.8)),
    ],
  },
  hydra: {
    shapes: [
      fill('M-58-4Q-40-2-34-22Q-28-42-4-40Q22-40 26-18L28 0H14L12-10H-12L-14 0H-30L-30-10Q-42 4-58-4Z'),
      draw(8, 'M-10-36Q-28-60-14-78M0-38Q-2-66 12-86M12-36Q24-56 38-64'),
      fill('M-20-86Q-6-92 0-80L-2-76L-16-72ZM8-95Q24-98 30-86L28-82L12-80ZM34-73Q50-76 56-64L54-60L38-57Z'),
      hole(disc(-10, -82, 1.7)),
      hole(disc(18, -90, 1.7)),
      hole(disc(44, -68, 1.7)),
      cut('M-20-22q8 6 16 0q8 6 16 0M-14-14q8 5 14 0q6 4 12 0', 1.8),
    ],
  },
  serpent: {
    shapes: [
      fill(
        'M-50 0Q-60-10-44-16Q-10-22-12-40Q-14-70 6-82Q20-88 24-76Q8-70 10-46Q16-14-10-6Q20-8 40-14Q56-18 60-30Q62-6 38 0Z',
      ),
      cut(
        'M-10-48q9 5 19 2M-8-36q9 5 20 3M-10-24q8 8 16 10M-34-12q4 6 6 10M-18-14q4 6 8 10M20-6q2 3 4 5',
        1.8,
      ),
    ],
    neck: [10, -72],
    head: 1.1,
    hand: [30, -58],
    back: [-6, -58],
  },
  wyvern: {
    shapes: [
      fill('M-62-8Q-44-10-34-26Q-20-46 2-46Q16-54 22-72L34-66Q30-44 18-30Q4-16-18-16Q-36-2-62-8Z'),
      draw(8, 'M-4-20L2-12L-2-3M10-26L16-14L12-3'),
      fill('M-8 0v-5q6-3 14 5ZM6 0v-5q6-3 14 5Z'),
      cut('M-16-34q10 8 24 2M-20-26q12 8 30 0', 1.8),
    ],
    neck: [26, -66],
    head: 1.1,
    back: [0, -44],
  },
  mosquito: {
    shapes: [
      draw(2.6, 'M-4-40L-18-22L-14 0M2-40L0-20L6 0M10-44L22-26L30-2'),
      fill('M-40-22Q-34-44-8-48Q4-60 18-56Q26-52 24-44L20-40Q4-34-12-32Q-28-26-40-22Z'),
      draw(2.4, 'M22-46L44-34M18-56q8-8 14-6M20-54q10-2 14 2'),
      hole(disc(17, -50, 2.4)),
      cut('M-28-36l4 8M-18-41l4 9M-8-45l3 10', 1.7),
    ],
    back: [2, -50],
  },
  spider: {
    shapes: [
      draw(4, 'M-10-26L-40-46L-54 0M-6-22L-30-32L-36 0M10-26L34-46L50 0M8-22L26-32L32 0'),
      fill(disc(-14, -34, 20, 16)),
      fill(disc(12, -28, 12, 10)),
      hole(disc(18, -30, 2)),
      hole(disc(15, -25, 1.4)),
      cut('M-24-42q10 4 20 0M-27-34q12 5 24 0M-25-27q10 4 20 0', 1.7),
    ],
    back: [-12, -44],
  },
  tree: {
    shapes: [
      fill('M-12-62Q-14-24-34-4L-38 0H-18L-10-10L-6 0H8L12-9L20 0H36Q16-18 16-62Z'),
      draw(6, 'M-10-52Q-30-58-36-78M-28-62L-44-62M12-54Q30-56 34-40M30-50L44-58'),
      fill(
        'M-8-58L-20-62L-18-68L-32-70L-26-78L-38-86L-26-90L-30-102L-16-100L-12-114L-1-106L8-118L14-106L28-110L26-98L40-94L32-86L42-76L30-74L30-64L18-66L10-58Z',
      ),
      hole('M-7-46l8 3-7 3ZM5-43l8-3-1 6Z'),
      cut(
        'M-5-29q6-4 13 0M-8-20q-2 8-9 14M8-22q2 8 8 12M-16-82l6-6m4 14l6-6m2-14l6-6m4 16l6-6m-20-20l5-5m12 26l5-4',
        1.8,
      ),
    ],
    hand: [38, -46],
    back: [-10, -60],
  },
  shrub: {
    shapes: [
      draw(3.6, 'M0-8Q-24-18-30-42M0-8Q-10-34-4-62M0-8Q20-24 26-50M0-8Q30-8 42-22M0-8Q-34-4-42-16'),
      fill('M-18 0Q-22-18 0-20Q22-18 18 0Z'),
      fill('M-36-40l4-14 8 10ZM-10-60l5-16 8 14ZM22-48l8-14 4 14ZM38-22l14-8-6 14ZM-40-14l-14-8 6 16Z'),
      hole('M-7-12l6 2-6 2ZM4-10l6-2-1 4Z'),
      cut('M-5-4h11', 1.8),
      draw(1.8, 'M-18-26l-8-2M14-32l8 0M-8-44l-7-4M20-14l2-7'),
    ],
    hand: [26, -46],
    back: [0, -20],
  },
  mound: {
    shapes: [
      fill('M-40 0Q-46-22-30-36Q-28-60-8-64Q12-72 24-54Q40-44 38-22Q50-8 44 0Z'),
      hole('M2-48l9 1-3 5ZM16-47l8-1-3 5Z'),
      hole('M2-34q9-4 20 0l-3 7q-7-4-14 0Z'),
      cut('M-26-30q6 10 18 12M-30-14q12 8 28 6M16-12q10 2 18-4', 1.9),
    ],
    hand: [40, -34],
    back: [-20, -44],
  },
  eye: {
    shapes: [
      draw(3.6, 'M-18-34Q-34-20-26 0M-6-26Q-10-12-2 0M10-26Q16-12 12 0M22-34Q36-22 32-2'),
      fill(disc(2, -56, 30)),
      hole(disc(8, -58, 17)),
      fill(disc(12, -58, 9)),
      hole(disc(15, -61, 2.6)),
      draw(3, 'M-14-82L-22-96M0-86L0-100M16-84L24-98'),
      fill(disc(-22, -98, 3.4) + disc(0, -102, 3.4) + disc(25, -100, 3.4)),
    ],
    hand: [36, -48],
    back: [-18, -62],
  },
  gazer: {
    shapes: [
      fill('M-20-8Q-26-40-8-58Q4-70 18-58Q34-40 26-8Q4 4-20-8Z'),
      hole(disc(8, -36, 9)),
      fill(disc(10, -36, 4)),
      cut('M-12-20q14 8 30 0', 1.9),
    ],
    neck: [4, -58],
    head: 1,
    hand: [30, -34],
    back: [-16, -44],
  },
};

export const MOUNTS: Readonly<Record<string, Beast>> = {
  'light-horse': { shapes: [...horse(false), cut('M-12-53Q-10-38-2-34', 2.2)], seat: [-4, -52] },
  'heavy-horse': {
    shapes: [
      ...horse(true),
      ...barding,
      fill('M40-80Q52-76 58-64L50-60Q44-68 38-72Z'),
      cut('M44-72l8 6', 1.5),
    ],
    seat: [-4, -52],
  },
  unicorn: { shapes: [...horse(false), fill('M47-76L66-98L52-73Z')], seat: [-4, -52] },
  'winged-horse': {
    shapes: [
      ...horse(false),
      fill('M-4-50Q-26-62-34-92Q-14-92-4-78Q2-90 4-94Q14-74 10-50Z'),
      cut('M-2-54Q-16-68-26-84M4-54Q0-70-8-80', 1.7),
    ],
    seat: [-6, -53],
  },
  nightmare: {
    shapes: [
      ...horse(false),
      fill('M14-50Q10-74 30-84Q26-78 34-78Q36-88 46-92Q42-82 44-78Q24-70 20-46Z'),
      fill('M-38-50Q-60-54-54-76Q-48-64-44-64Q-46-74-42-80Q-34-64-30-52Z'),
      fill('M-40 0Q-46-8-38-14Q-36-6-32 0ZM22 0Q16-8 24-14Q28-6 32 0Z'),
    ],
    seat: [-4, -52],
  },
  'bone-beast': {
    shapes: [
      draw(5, 'M-34-44L-42-22L-36-2M-26-42L-26-20L-24-2M20-44L30-22L24-2M12-42L12-20L14-2'),
      draw(6, 'M-38-46Q-6-54 24-48Q34-56 40-68'),
      draw(3, 'M-28-46q2 14 10 20M-18-48q2 14 10 20M-8-49q2 14 10 20M2-50q2 14 10 20M-38-46Q-60-40-64-16'),
      fill('M32-66Q34-82 48-80L64-66Q66-58 58-56L44-58Z'),
      hole(disc(48, -70, 3)),
      cut('M52-60l10-2', 1.7),
      fill('M38-78L30-94L46-82Z'),
      draw(3, 'M-10-48Q-28-62-36-92M-36-92L-62-70M-34-88Q-50-64-50-46'),
    ],
    seat: [-4, -50],
  },
  'steam-horse': {
    shapes: [
      ...horse(true),
      hole(disc(-26, -40, 6)),
      fill(disc(-26, -40, 3)),
      cut('M-10-50V-28M4-50V-28M-36-30H22', 1.8),
      fill('M-32-52h7v-16h-7Z'),
      fill('M-30-72Q-42-76-36-84Q-28-92-22-84Q-16-76-24-72Z'),
      cut('M24-52l10 3M28-60l9 3', 1.8),
    ],
    seat: [-2, -52],
  },
  'steam-ram': {
    shapes: [
      ...pair(70, 50, 30, 10, 'none'),
      fill('M22-26Q24-56 42-60Q58-58 62-44L58-34L44-26Z'),
      draw(6, 'M40-56Q26-66 22-50Q24-38 34-42'),
      hole(disc(51, -48, 2.4)),
      fill('M56-46h10v18h-10Z'),
      cut('M-26-22H26M-14-46V-22M4-46V-22M18-46V-22', 1.8),
      fill('M-32-48h7v-16h-7Z'),
      fill('M-30-68Q-42-72-36-80Q-28-88-22-80Q-16-72-24-68Z'),
    ],
    seat: [-4, -48],
  },
  scorpion: {
    shapes: [
      draw(4.4, 'M-22-20L-38-32L-46 0M-8-18L-18-34L-22 0M10-18L22-34L24 0M20-18L36-30L42 0'),
      draw(8, 'M-30-24Q-58-28-56-56Q-50-82-28-80'),
      fill('M-32-88l24 12-24 6Z'),
      fill('M-38-18Q-38-34-10-36Q24-36 36-22Q34-10 10-10Q-30-8-38-18Z'),
      draw(5, 'M32-24Q50-34 52-44'),
      fill('M44-44Q46-62 62-60L54-50L66-46Q60-36 48-38Z'),
      cut('M-24-32v18M-10-34v20M6-34v20M20-31v16M-52-34l7-3M-58-48h7M-55-62l7 2', 1.8),
    ],
    seat: [-2, -33],
  },
  dragonfly: {
    shapes: [
      draw(2.4, 'M-4-34L-12-12L-6 0M8-34L4-12L12 0M18-36L20-14L30-2'),
      fill('M-70-30Q-66-38-30-40Q0-48 20-46Q32-52 40-44Q42-36 32-32Q10-28-14-30Q-50-24-70-30Z'),
      hole(disc(34, -42, 4)),
      fill(disc(35, -42, 1.8)),
      fill('M0-44Q-30-84-56-82Q-66-74-50-64Q-26-50 0-44Z'),
      fill('M4-44Q-8-88-28-102Q-40-98-32-84Q-18-58 4-44Z'),
      cut('M-6-50Q-28-70-50-74M-2-54Q-18-80-28-92M-50-34v7M-36-37v7M-22-39v8', 1.6),
    ],
    seat: [6, -43],
  },
  ankhar: {
    shapes: [
      ...pair(74, 54, 34, 12, 'stub'),
      fill('M-38-30L-34-12L-28-22L-22-10L-14-20L-6-9L2-20L10-9L18-20L26-12L30-24Z'),
      fill('M24-24Q22-54 44-56Q60-52 66-36Q64-26 54-26Q44-20 34-20Z'),
      fill('M60-38Q72-44 72-58Q60-54 54-46ZM50-52Q56-60 54-68Q46-62 46-54Z'),
      hole(disc(51, -43, 1.8)),
      cut('M56-30l8-1M-20-42q10 8 24 6M-24-34q12 8 28 6', 1.8),
    ],
    seat: [-6, -52],
  },
  'cave-runner': {
    shapes: [
      fill('M-62-34Q-40-32-28-44Q-14-56 8-52Q18-58 24-76L34-72Q34-50 22-36Q10-26-10-28Q-34-24-62-34Z'),
      draw(9, 'M-8-36L4-22L-6-12L0-3M4-36L18-24L10-12L16-3'),
      fill('M-6 0v-5q8-4 18 5ZM10 0v-5q8-4 18 5Z'),
      fill('M20-76Q24-90 40-86L56-76Q58-70 52-68L34-66Z'),
      hole(disc(37, -78, 2)),
      cut('M42-70l11-3M-22-40q10 6 22 2M-14-33q10 5 20 0', 1.7),
      draw(3, 'M20-44l12 8-2 8'),
    ],
    seat: [-6, -50],
  },
  'horned-drake': {
    shapes: [
      ...pair(70, 48, 24, 9, 'lizard'),
      fill('M20-28Q24-54 40-64L58-58L70-48Q70-40 60-40Q46-36 38-24Z'),
      fill('M42-62Q36-82 22-84Q28-70 34-60ZM54-60Q62-72 60-86Q46-74 46-62ZM64-52l4-14 3 16Z'),
      hole(disc(53, -54, 1.9)),
      cut('M54-44l13-2', 1.7),
      fill('M-30-46l5-10 5 9 5-11 6 10 5-9 4 10Z'),
    ],
    seat: [0, -46],
  },
  'war-yak': {
    shapes: [
      ...pair(72, 54, 32, 10, 'tuft'),
      fill('M-38-28Q-38-8-32-8L-28-16L-24-6L-16-15L-10-5L-2-15L6-5L14-15L22-7L30-20L32-34Z'),
      fill('M26-24Q22-50 40-54Q56-52 60-38Q60-28 52-22L48-12L42-22Z'),
      fill('M36-50Q22-54 22-72Q32-64 44-56ZM52-52Q64-56 66-72Q54-66 46-56Z'),
      hole(disc(49, -42, 1.7)),
      cut('M-26-20l2-12M-12-18l2-12M2-18l2-12M16-18l2-12', 1.6),
    ],
    seat: [-6, -52],
  },
  'land-serpent': {
    shapes: [
      fill(
        'M-66-4Q-62-20-44-16Q-34-12-28-24Q-18-42 6-38Q24-38 24-52Q24-74 44-76L66-66Q68-58 60-58L48-58Q40-56 42-44Q42-18 16-14Q-2-14-8-4Q-16 2-40 0Q-56-2-66-4Z',
      ),
      hole(disc(52, -68, 2)),
      cut(
        'M54-61l10-1M-16-32q4 8 10 12M0-37q3 9 8 14M16-37q4 8 10 12M25-52q9 4 17 2M-46-14q3 6 4 12M-30-16q4 6 8 12',
        1.8,
      ),
    ],
    seat: [-2, -36],
  },
  sislith: {
    shapes: [
      ...pair(66, 42, 20, 8, 'lizard'),
      fill('M22-26Q24-50 40-58L58-52Q68-46 66-40Q60-36 48-38Q42-30 36-22Z'),
      fill('M40-58Q28-70 20-62Q26-56 28-48L20-50Q24-40 26-34Z'),
      hole(disc(51, -49, 1.8)),
      cut('M54-41l10-1M-20-30q8 5 16 0q8 5 16 0', 1.7),
    ],
    seat: [-4, -40],
  },
  'war-wolf': {
    shapes: [...pair(66, 48, 22, 8, 'cat'), ...shift(HEADS['wolf-head']!, 26, -40, 1.35)],
    seat: [-6, -45],
  },
  'war-boar': {
    shapes: [...pair(70, 50, 30, 9, 'stub'), ...shift(HEADS['boar-head']!, 28, -36, 1.5)],
    seat: [-6, -48],
  },
  'war-cat': {
    shapes: [...pair(66, 48, 22, 8, 'cat'), ...shift(HEADS['cat-head']!, 28, -42, 1.3)],
    seat: [-6, -45],
  },
  'war-bear': {
    shapes: [...pair(74, 56, 32, 12, 'stub'), ...shift(HEADS['bear-head']!, 30, -44, 1.5)],
    seat: [-6, -53],
  },
  'war-bird': {
    shapes: [
      fill(
        'M-50-42Q-34-64-4-60Q14-60 22-74Q24-92 38-92Q50-90 52-82L66-78L52-74Q46-66 40-62Q34-40 12-34Q-20-26-50-42Z',
      ),
      fill('M-36-46Q-62-44-72-58Q-58-56-52-60Q-64-66-68-76Q-50-72-36-58Z'),
      draw(6, 'M-4-36L6-20L-6-3M10-36L22-20L12-3'),
      fill('M-14 0l4-5 6 2 6-3 6 6ZM4 0l4-5 6 2 6-3 6 6Z'),
      hole(disc(43, -82, 2.2)),
      cut('M-30-48q14 10 34 6M-24-40q12 8 28 4M28-66q6 2 10 0', 1.7),
      fill('M32-92Q26-104 36-104Q34-98 40-94Z'),
    ],
    seat: [-8, -56],
  },
  'war-griffin': {
    shapes: [
      ...pair(70, 50, 24, 9, 'tuft'),
      ...shift(HEADS['hawk-head']!, 28, -46, 1.5),
      fill('M-6-48Q-34-62-44-96Q-22-96-10-80Q-6-92-2-98Q12-76 8-48Z'),
      cut('M-4-52Q-22-68-34-88M2-52Q-2-70-10-84', 1.7),
    ],
    seat: [-6, -48],
  },
  'great-stag': {
    shapes: [
      ...horse(false),
      draw(3.4, 'M42-80Q34-96 44-110M38-92L26-98M40-102L32-112M48-80Q58-92 54-110M55-94L68-98M56-104L66-112'),
    ],
    seat: [-4, -52],
  },
  'war-salamander': {
    shapes: [
      ...pair(76, 36, 22, 10, 'lizard'),
      ...shift(HEADS['lizard-head']!, 32, -28, 1.6),
      fill('M-34-36l6-12 6 10 6-12 7 11 6-11 6 11 6-9 5 12Z'),
      cut('M-26-22q8 5 16 0q8 5 16 0q8 5 16 0', 1.8),
    ],
    seat: [-4, -36],
  },
  'steam-cat': {
    shapes: [
      ...pair(68, 48, 24, 9, 'cat'),
      ...shift(HEADS['cat-head']!, 28, -42, 1.4),
      cut('M-26-22H26M-18-44V-20M-2-46V-20M14-44V-20', 1.8),
      hole(disc(-24, -34, 5)),
      fill(disc(-24, -34, 2.4)),
      fill('M-32-46h6v-16h-6Z'),
      fill('M-30-66Q-40-70-35-77Q-28-84-22-77Q-17-70-24-66Z'),
    ],
    seat: [-4, -46],
  },
  'bone-horse': {
    shapes: [
      ...horse(false),
      cut('M-28-46q3 12 8 16M-18-48q3 13 8 18M-8-48q3 13 8 18M2-48q3 13 8 18M12-46q3 11 7 14', 2.6),
      hole(disc(49, -67, 3.4)),
      cut('M50-58l8 1M48-56l1 4M53-55l1 4', 1.6),
    ],
    seat: [-4, -52],
  },
  'war-drake': {
    shapes: [
      ...pair(70, 48, 24, 9, 'lizard'),
      ...shift(HEADS['dragon-head']!, 28, -44, 1.4),
      fill('M-6-46Q-30-62-38-92Q-18-90-8-76Q-4-88-2-92Q10-72 8-46Z'),
      cut('M-4-50Q-20-66-30-84M2-50Q-2-68-8-78', 1.7),
    ],
    seat: [-2, -46],
  },
  'war-spider': { shapes: BEASTS['spider']!.shapes, seat: [-8, -44] },
  elephant: {
    shapes: [
      ...pair(84, 66, 40, 15, 'tuft'),
      fill('M28-34Q26-74 50-74Q70-70 70-50Q74-30 84-24Q74-18 66-30Q62-40 58-36Q44-26 36-28Z'),
      hole(disc(60, -58, 2)),
      fill('M62-38Q72-30 82-36Q76-24 60-30Z'),
      fill('M38-70Q22-66 26-44Q34-38 44-46Z'),
      cut('M31-60q-1 8 3 13M-24-46q12 10 28 8', 1.9),
    ],
    seat: [-6, -64],
  },
};

/** A path moved and sized: relative commands are only sized, absolute ones also moved. */
export function moved(d: string, x: number, y: number, scale: number): string {
  const commands = d.match(/[a-z][^a-z]*/gi) ?? [];
  return commands
    .map((command) => {
      const letter = command[0]!;
      const numbers = (command.slice(1).match(/-?\d*\.?\d+/g) ?? []).map(Number);
      const isAbsolute = letter === letter.toUpperCase();
      const out = numbers.map((value, at) => {
        const kind = letter.toLowerCase();
        if (kind === 'a') {
          const place = at % 7;
          if (place === 2 || place === 3 || place === 4) return value;
          return place < 2 || !isAbsolute ? n(value * scale) : n(value * scale + (place === 5 ? x : y));
        }
        if (!isAbsolute) return n(value * scale);
        const isY = kind === 'v' || (kind !== 'h' && at % 2 === 1);
        return n(value * scale + (isY ? y : x));
      });
      return letter + out.join(' ');
    })
    .join('');
}
