/** How much room the words of a card take, so that it can be read in the hand as it lies there. */

import { rowsOf } from '../effects';
import type { CardPiece } from '../types';

export type HandSize = 's' | 'm' | 'tall';

interface Measure {
  /** The card without words to speak of. */
  width: number;
  widest: number;
  /** What of the width is not for words. */
  edge: number;
  /** An average letter, with what is lost at the ends of lines. */
  letter: number;
  /** Lines there is room for, with a picture and without. */
  pictured: number;
  bare: number;
}

const MEASURES: Record<HandSize, Measure> = {
  s: { width: 112, widest: 330, edge: 31, letter: 5.9, pictured: 7.6, bare: 10.6 },
  m: { width: 150, widest: 430, edge: 46, letter: 7.1, pictured: 6.6, bare: 9.3 },
  tall: { width: 150, widest: 430, edge: 46, letter: 7.1, pictured: 10, bare: 12.7 },
};
const STEP = 6;
/** Lines a half takes that is drawn with signs. */
const SIGNS = 3.3;

export interface Room {
  width: number;
  /** There is room for the picture. */
  hasPicture: boolean;
}

/** The width of a card in the hand; the picture goes before the card grows. */
export function roomFor(card: CardPiece, reason: string, size: HandSize): Room {
  const measure = MEASURES[size];
  const halves = [
    words(card.basic, card.basic_text, card.kind),
    words(card.strong, card.strong_text, card.kind),
  ];
  const lines = (width: number): number => {
    const letters = Math.floor((width - measure.edge) / measure.letter);
    const taken = halves.map((text) => (text === '' ? SIGNS : Math.ceil(text.length / letters) + 0.4));
    const told = reason ? Math.ceil((reason.length + 3) / letters) + 0.6 : 0;
    return taken.reduce((sum, each) => sum + each, told);
  };
  const least = leastWidth(halves, measure);
  if (!reason && least === measure.width && lines(measure.width) <= measure.pictured)
    return { width: measure.width, hasPicture: true };
  let width = least;
  while (lines(width) > measure.bare && width < measure.widest) width += STEP;
  return { width, hasPicture: false };
}

/** What a low card takes away from the words besides its edge, and the height of a line, in pixels. */
const LOW: Record<HandSize, { taken: number; line: number; title: number; letter: number }> = {
  s: { taken: 58, line: 13.6, title: 15, letter: 8.4 },
  m: { taken: 74, line: 16.6, title: 18, letter: 9.6 },
  tall: { taken: 74, line: 16.6, title: 18, letter: 9.6 },
};
/** Lines a half of a low card takes that is drawn with signs: in one line, or in several. */
const LOW_SIGNS = [1.7, 3.2];

/** The width of a card that is only so high, and at most so wide: it has no picture, and its signs stand in one line. */
export function lowWidth(
  card: CardPiece,
  title: string,
  reason: string,
  size: HandSize,
  { height, most }: { height: number; most: number },
): number {
  const measure = MEASURES[size];
  const low = LOW[size];
  const halves = [
    { text: words(card.basic, card.basic_text, card.kind), rows: rowsOf(card.basic)?.length ?? 1 },
    { text: words(card.strong, card.strong_text, card.kind), rows: rowsOf(card.strong)?.length ?? 1 },
  ];
  const taken = (width: number): number => {
    const letters = Math.floor((width - measure.edge) / measure.letter);
    const said = [...halves.map((half) => half.text), reason ? `${reason}...` : ''].filter(Boolean);
    const signed = halves.filter((half) => half.text === '');
    const lines =
      said.reduce((sum, text) => sum + Math.ceil(text.length / letters) + 0.35, 0) +
      signed.reduce((sum, half) => sum + (half.rows > 1 ? LOW_SIGNS[1]! : LOW_SIGNS[0]!), 0);
    const over = Math.ceil((title.length * low.letter) / (width - measure.edge)) - 1;
    return low.taken + Math.min(over, 2) * low.title + lines * low.line;
  };
  let width = leastWidth([...halves.map((half) => half.text), reason], measure);
  while (taken(width) > height && width < most) width += STEP;
  return Math.min(width, most);
}

/** No word is broken in the middle. */
function leastWidth(texts: readonly string[], measure: Measure): number {
  const longest = Math.max(0, ...texts.flatMap((text) => text.split(/[\s-]+/)).map((word) => word.length));
  return Math.max(measure.width, Math.ceil(longest * measure.letter + measure.edge));
}

/** Whether a card takes words to say what it does. */
export function isWordy(card: CardPiece): boolean {
  return (
    words(card.basic, card.basic_text, card.kind) !== '' ||
    words(card.strong, card.strong_text, card.kind) !== ''
  );
}

/** What of a half is told in words; nothing if signs say it. */
function words(effect: CardPiece['basic'], text: string | null | undefined, kind: string): string {
  return kind === 'wound' || rowsOf(effect) ? '' : (text ?? '');
}
