/**
 * A figure put together from words: what it is, what it wears, holds and rides. Words come from the data of the game, where
 * they are checked; each belongs to one slot, so their order does not matter.
 */

import { OFF_HANDS, WEAPONS } from './arms';
import { BACKS } from './backs';
import { BEASTS, MOUNTS, type Beast } from './beasts';
import { BUILDS, GARBS, bodyOf, type Build } from './builds';
import { COLOSSI } from './colossi';
import { FORMS } from './forms';
import { HEADS } from './heads';
import { markupOf, placedMarkup, type Point } from './shape';

const BODIES: Readonly<Record<string, Beast>> = { ...BEASTS, ...COLOSSI };

export const SLOTS = {
  build: BUILDS,
  beast: BODIES,
  form: FORMS,
  garb: GARBS,
  head: HEADS,
  weapon: WEAPONS,
  off: OFF_HANDS,
  back: BACKS,
  mount: MOUNTS,
} as const;

export type Slot = keyof typeof SLOTS;
export type Look = Partial<Record<Slot, string>>;

const slotOf = new Map<string, Slot>(
  (Object.keys(SLOTS) as Slot[]).flatMap((slot) =>
    Object.keys(SLOTS[slot]).map((word) => [word, slot] as const),
  ),
);

/** The look that words describe; a word nobody has drawn is left out. */
export function lookOf(words: string): Look {
  const look: Look = {};
  for (const word of words.split(' ')) {
    const slot = slotOf.get(word);
    if (slot) look[slot] = word;
  }
  return look;
}

/** Which slot a word belongs to; nothing if it is not drawn. */
export const slotFor = (word: string): Slot | undefined => slotOf.get(word);

/** Clothes too long to sit in. */
const SHORTENED: Readonly<Record<string, string>> = { robe: 'tunic', gown: 'tunic', coat: 'leather' };

export interface Standee {
  /** The drawing, with feet at zero. */
  markup: string;
  height: number;
  /** Half the width of what it stands on. */
  reach: number;
}

const drawn = new Map<string, Standee>();

/** The drawing of a look; each is composed once. */
export function standee(words: string): Standee {
  let found = drawn.get(words);
  if (!found) {
    found = composed(lookOf(words));
    drawn.set(words, found);
  }
  return found;
}

function composed(look: Look): Standee {
  const beast = look.beast ? BODIES[look.beast] : undefined;
  if (beast) return { markup: alone(beast, look), height: 96, reach: 50 };
  const mount = look.mount ? MOUNTS[look.mount] : undefined;
  if (mount && !look.build) return { markup: markupOf(mount.shapes), height: 100, reach: 52 };
  const build = BUILDS[look.build ?? 'man'] ?? BUILDS['man']!;
  if (!mount)
    return { markup: person(look, build, false), height: build.shoulder + 26, reach: build.stride + 14 };
  const seat = mount.seat ?? [0, -50];
  const scale = 0.86;
  const at: Point = [seat[0], seat[1] + build.hip * scale - 4];
  const rider = `<g transform="translate(${String(at[0])} ${String(at[1])}) scale(${String(scale)})">${person(look, build, true)}</g>`;
  return { markup: markupOf(mount.shapes) + rider, height: -at[1] + build.shoulder * scale + 20, reach: 48 };
}

function alone(beast: Beast, look: Look): string {
  const back = look.back && beast.back ? placedMarkup(BACKS[look.back] ?? [], beast.back) : '';
  const head = look.head && beast.neck ? placedMarkup(HEADS[look.head] ?? [], beast.neck, beast.head) : '';
  const held = look.weapon && beast.hand ? placedMarkup(WEAPONS[look.weapon] ?? [], beast.hand) : '';
  return back + markupOf(beast.shapes) + head + held;
}

/** Straight things are held leaning forward; what is aimed is held level. */
const LEANING = 14;
const LEVEL: ReadonlySet<string> = new Set([
  'bow',
  'short-bow',
  'crossbow',
  'musket',
  'long-gun',
  'pistol',
  'twin-pistols',
  'blunderbuss',
  'cannon',
  'lance',
  'hose',
  'bolt-thrower',
  'pipe',
  'lyre',
  'book',
  'scroll',
  'net',
  'claws',
  'fists',
  'magic',
  'flame',
  'lightning',
  'frost',
  'mending',
  'orb',
  'grenade',
  'rock',
  'dart',
  'quarterstaff',
  'horn',
  'drum',
  'blades',
]);

function person(look: Look, build: Build, isRiding: boolean): string {
  const wanted = look.garb ?? 'tunic';
  const garb = GARBS[isRiding || look.form ? (SHORTENED[wanted] ?? wanted) : wanted] ?? GARBS['tunic']!;
  const form = look.form && !isRiding ? FORMS[look.form] : undefined;
  const body = bodyOf(build, garb, isRiding, form);
  const { joints } = body;
  const weapon = look.weapon ?? '';
  const size = 0.8 + joints.head * 0.2 + (build.shoulder - 79) / 220;
  const held = placedMarkup(WEAPONS[weapon] ?? [], joints.hand, size, LEVEL.has(weapon) ? 0 : LEANING);
  return (
    placedMarkup(BACKS[look.back ?? ''] ?? [], joints.back, size) +
    markupOf(body.behind) +
    markupOf(body.front) +
    placedMarkup(HEADS[look.head ?? 'bareheaded'] ?? [], joints.neck, joints.head) +
    held +
    markupOf(body.arm) +
    placedMarkup(OFF_HANDS[look.off ?? ''] ?? [], joints.off, size)
  );
}
