/**
 * What a lesson lights, by the words of its file. The selectors are tried in order, and the first that finds something seen is
 * taken: a thing may stand in several places, and which is in sight depends on the screen.
 */

import { textScale, viewHeight, viewWidth } from '../viewport';

const PLAIN: Record<string, readonly string[]> = {
  map: ['.stage .picture'],
  table: ['.stage .picture'],
  hero: ['.board .hero', '.players'],
  hand: ['.hand'],
  prompt: ['.prompt'],
  source: ['.board .mana', 'nav.tabs', '.prompt'],
  offer: ['.market', '.board .offers', '.prompt'],
  units: ['.board .units', '.players'],
  players: ['.players'],
  tray: ['.tray', '.prompt'],
  dice: ['.battle .dice', '.prompt'],
  dial: ['.battle .figure', '.prompt'],
  armies: ['.battle .armies', '.players'],
};

const NAMED: Record<string, (name: string) => readonly string[]> = {
  card: (name) => [`.hand [data-card='${name}']`],
  space: (name) => [`.space[data-subject='space:${name}']`],
  button: (name) => [`.prompt [data-do='${name}']`, '.prompt'],
  enemy: () => ['.foe'],
  figure: (name) => [`.stage [data-figure='${name}']`, '.stage .picture'],
  how: (name) => [`[data-how='${name}']`],
};

/** The selectors of a word such as `card march`, the best first; none for a word nobody knows. */
export function selectorsOf(word: string): readonly string[] {
  const [kind = '', ...rest] = word.split(' ');
  return NAMED[kind]?.(rest.join(' ')) ?? PLAIN[kind] ?? [];
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where something is on the screen, in the pixels of the layout whatever the size of the text. */
export function boxOf(thing: Element): Box {
  const seen = thing.getBoundingClientRect();
  const scale = textScale();
  return {
    left: Math.round(seen.left / scale),
    top: Math.round(seen.top / scale),
    width: Math.round(seen.width / scale),
    height: Math.round(seen.height / scale),
  };
}

/** The things on the screen that are to be lit; where none of them is there, the answers to what the game asks. */
export function litBy(words: readonly string[], root: ParentNode = document): Element[] {
  const found = words.flatMap((word) => firstSeen(selectorsOf(word), root));
  return found.length > 0 ? found : firstSeen(['.tray', '.prompt'], root);
}

function firstSeen(selectors: readonly string[], root: ParentNode): Element[] {
  for (const selector of selectors) {
    const found = [...root.querySelectorAll(selector)].find((each) => isSeen(boxOf(each)));
    if (found) return [found];
  }
  return [];
}

/** How much of one box another covers, as an area. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How much more it matters to see what is spoken of than anything else somebody may want to touch. */
const LIT = 20;

/** The first place that hides least: of what is lit above all, then of what else is needed, each by the part of it that is hidden. */
export function freest(places: readonly Box[], lit: readonly Box[], others: readonly Box[] = []): number {
  const covers = (place: Box, boxes: readonly Box[]): number =>
    boxes.reduce((sum, box) => sum + overlap(place, box) / (box.width * box.height), 0);
  const hidden = places.map((place) => LIT * covers(place, lit) + covers(place, others));
  return hidden.indexOf(Math.min(...hidden));
}

const NEEDED = '.prompt, .tray, .hand, [data-how], .stage [data-figure], .stage .space[data-sum]';

/** What somebody may want to see or touch whatever is spoken of: the question, its answers, the pieces on the table. */
export const needed = (root: ParentNode = document): Box[] =>
  [...root.querySelectorAll(NEEDED)].map(boxOf).filter(isSeen);
const isSeen = ({ width, height }: Box): boolean => width > 4 && height > 4;

const GAP = 12;

/** Where a note of some size hides least: in a corner of the stage, at the right edge, or somewhere down the left one. */
export function placeFor(
  size: Box,
  lit: readonly Box[],
  others: readonly Box[],
): { left: number; top: number } {
  const { width, height } = size;
  const picture = document.querySelector('.stage .picture');
  const stage = picture ? boxOf(picture) : { left: 0, top: 40, width, height: viewHeight() - 40 };
  const left = stage.left + GAP;
  const right = viewWidth() - width - GAP;
  const head = stage.top + GAP;
  const places = [
    { left, top: Math.max(head, stage.top + stage.height - height - GAP), width, height },
    { left, top: head, width, height },
    { left: right, top: head, width, height },
    { left: right, top: viewHeight() - height - GAP, width, height },
  ];
  for (let top = head; top + height < viewHeight(); top += 20) places.push({ left, top, width, height });
  return places[freest(places, lit, others)]!;
}
