/** The seven heroes as woodcut busts on a field of 100 by 100: shapes of our own, laid on one another from back to front. */

/** `ink`, `paper`, `skin`, `cloth` (the colour of the hero), `metal`, `hair`, or `line` for a mere stroke. */
export type Tint = 'ink' | 'paper' | 'skin' | 'cloth' | 'metal' | 'hair' | 'line';
export type Shape = readonly [Tint, string];

export interface Bust {
  skin: string;
  hair: string;
  shapes: readonly Shape[];
}

const SHOULDERS = 'M6 101C8 80 24 73 40 68L60 68C76 73 92 80 94 101Z';
const NECK = 'M41 56H59V70Q50 78 41 70Z';
const FACE = 'M33 38C33 22 67 22 67 38C67 52 60 64 50 65C40 64 33 52 33 38Z';
const EYES = 'M40 42Q43.5 39.5 47 42M53 42Q56.5 39.5 60 42';
const NOSE = 'M50 42L48 50.5Q50 52 52 50.5';
const MOUTH = 'M45 57Q50 59.5 55 57';
const face = (...more: Shape[]): Shape[] => [
  ['skin', NECK],
  ['skin', FACE],
  ['line', `${EYES}${NOSE}${MOUTH}`],
  ...more,
];

export const BUSTS: Record<string, Bust> = {
  arythea: {
    skin: '#e9cdb8',
    hair: '#3a1420',
    shapes: [
      ['hair', 'M28 92C20 66 22 16 50 14C78 16 80 66 72 92C66 84 64 70 66 56L34 56C36 70 34 84 28 92Z'],
      ['cloth', SHOULDERS],
      ['ink', 'M40 68L50 84L60 68L66 71L50 98L34 71Z'],
      ...face(),
      ['hair', 'M32 44C30 24 40 18 50 18C60 18 70 24 68 44C66 34 60 28 50 27C40 28 34 34 32 44Z'],
      ['metal', 'M33 31Q50 20 67 31L66 35Q50 25 34 35Z'],
      ['cloth', 'M50 21L54 28L50 34L46 28Z'],
      ['line', 'M38 64L36 82M62 64L64 82M27 88Q32 78 31 66M73 88Q68 78 69 66'],
    ],
  },
  tovak: {
    skin: '#dfc1a2',
    hair: '#5a4632',
    shapes: [
      ['cloth', SHOULDERS],
      ['metal', 'M6 101C6 84 16 76 30 74L34 90L24 101ZM94 101C94 84 84 76 70 74L66 90L76 101Z'],
      ['line', 'M14 92L30 84M86 92L70 84M20 82L30 78M80 82L70 78'],
      ...face(),
      ['metal', 'M28 44C26 20 38 10 50 10C62 10 74 20 72 44L70 66L62 70L61 46L39 46L38 70L30 66Z'],
      ['ink', 'M39 40H61V44H53V56H47V44H39Z'],
      ['metal', 'M48.5 8H51.5V40H48.5Z'],
      ['cloth', 'M50 10C58 -4 80 4 84 26C74 16 62 14 50 16Z'],
      ['line', 'M31 50H38M31 55H38M62 50H69M62 55H69M60 10Q72 10 78 20'],
    ],
  },
  goldyx: {
    skin: '#c9a94a',
    hair: '#6a5410',
    shapes: [
      ['hair', 'M30 24L16 6L36 14L44 2L52 12L64 4L66 18L84 10L70 28Z'],
      ['cloth', SHOULDERS],
      ['skin', 'M38 60L62 60L64 76Q50 86 36 76Z'],
      ['skin', 'M28 36C28 20 72 20 72 36L68 50L60 66Q50 74 40 66L32 50Z'],
      ['hair', 'M28 36L20 30L30 46ZM72 36L80 30L70 46ZM44 20L50 32L56 20L50 24Z'],
      ['ink', 'M36 40L46 44L37 46ZM64 40L54 44L63 46Z'],
      ['line', 'M44 56L46 60M56 56L54 60M38 62Q50 70 62 62M40 50Q50 46 60 50M40 76L60 76M42 81L58 81'],
      ['paper', 'M42 63L44 68L46 65ZM58 63L56 68L54 65Z'],
      ['line', 'M33 34L38 30M67 34L62 30M46 30L50 34L54 30'],
    ],
  },
  norowas: {
    skin: '#ecd6bd',
    hair: '#cfc8b4',
    shapes: [
      ['hair', 'M26 96C18 60 24 14 50 14C76 14 82 60 74 96L64 84L62 52L38 52L36 84Z'],
      ['cloth', SHOULDERS],
      ['paper', 'M38 68L50 78L62 68L70 72L58 101H42L30 72Z'],
      ['line', 'M50 78V101M44 84H56M44 91H56'],
      ['skin', 'M34 42L16 30L32 52ZM66 42L84 30L68 52Z'],
      ...face(),
      ['hair', 'M32 42C30 22 42 15 50 17C58 15 70 22 68 42C64 30 58 25 50 26C42 25 36 30 32 42Z'],
      ['metal', 'M33 33Q50 24 67 33L66 36Q50 28 34 36Z'],
      ['line', 'M24 84Q28 70 27 58M76 84Q72 70 73 58'],
    ],
  },
  wolfhawk: {
    skin: '#d8b08c',
    hair: '#4a3a2c',
    shapes: [
      [
        'hair',
        'M24 98C14 70 18 40 26 30L24 8L38 18Q50 12 62 18L76 8L74 30C82 40 86 70 76 98L64 86V56H36V86Z',
      ],
      ['cloth', SHOULDERS],
      [
        'hair',
        'M4 101C6 86 18 78 34 74L30 88L38 84L36 94L44 90L40 101ZM96 101C94 86 82 78 66 74L70 88L62 84L64 94L56 90L60 101Z',
      ],
      ...face(),
      ['hair', 'M30 40L32 24Q50 16 68 24L70 40L62 32L56 36L50 30L44 36L38 32Z'],
      ['ink', 'M38 22L44 24L39 26ZM62 22L56 24L61 26ZM47 27H53L50 31Z'],
      ['cloth', 'M38 48L46 50L38 52ZM62 48L54 50L62 52Z'],
      ['paper', 'M76 34C88 36 92 52 86 66C84 56 80 48 74 44Z'],
      ['line', 'M78 38Q86 48 86 62M30 12L34 20M70 12L66 20'],
    ],
  },
  krang: {
    skin: '#8d9c62',
    hair: '#241d18',
    shapes: [
      ['cloth', SHOULDERS],
      ['hair', 'M46 4L50 0L54 4L58 2L58 24H42V2Z'],
      ['skin', 'M37 58H63V72Q50 82 37 72Z'],
      ['skin', 'M28 38C28 18 72 18 72 38C74 54 66 70 50 71C34 70 26 54 28 38Z'],
      ['skin', 'M28 40L16 34L26 52ZM72 40L84 34L74 52Z'],
      ['ink', 'M34 38L47 42L46 46L36 44ZM66 38L53 42L54 46L64 44Z'],
      ['line', 'M47 48L44 54Q50 57 56 54L53 48M36 33L47 37M64 33L53 37M38 62Q50 58 62 62'],
      ['paper', 'M38 63L37 52L43 61ZM62 63L63 52L57 61Z'],
      ['paper', 'M30 80L34 90L38 82L42 93L46 84L50 95L54 84L58 93L62 82L66 90L70 80Q50 88 30 80Z'],
      ['line', 'M43 2V22M50 2V22M57 4V22M32 50L36 56M68 50L64 56'],
    ],
  },
  braevalar: {
    skin: '#d9b48e',
    hair: '#7a5a34',
    shapes: [
      [
        'line',
        'M38 22C30 16 22 18 18 6M30 18C24 10 28 4 26 0M62 22C70 16 78 18 82 6M70 18C76 10 72 4 74 0M23 14L12 14M77 14L88 14',
      ],
      ['hair', 'M28 74C20 44 26 16 50 15C74 16 80 44 72 74L64 66V46H36V66Z'],
      ['cloth', SHOULDERS],
      ['hair', 'M10 90L20 80L24 92L32 78L36 92L44 78L50 94L56 78L64 92L68 78L76 92L80 80L90 90V101H10Z'],
      ...face(),
      ['hair', 'M33 46Q36 56 42 55Q50 51 58 55Q64 56 67 46C69 66 60 84 50 90C40 84 31 66 33 46Z'],
      ['hair', 'M32 40C32 24 42 18 50 19C58 18 68 24 68 40C62 30 56 28 50 29C44 28 38 30 32 40Z'],
      ['line', 'M44 60Q50 62 56 60M44 68V78M50 68V84M56 68V78'],
      ['cloth', 'M40 20Q50 12 60 20L56 26Q50 22 44 26Z'],
    ],
  },
};
