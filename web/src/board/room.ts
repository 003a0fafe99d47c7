/** How much room the words of a card take, so that it can be read in the hand as it lies there. */

import { rowsOf } from './effects';
import type { CardPiece } from './types';

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

/** Whether a card can be read when others lie on half of it: one sign or two in each half. */
export function isPlain(card: CardPiece): boolean {
  const signs = [card.basic, card.strong].map((effect) => rowsOf(effect)?.length ?? 0);
  return !isWordy(card) && Math.max(...signs) <= 2;
}

/** What of a half is told in words; nothing if signs say it. */
function words(effect: CardPiece['basic'], text: string | null | undefined, kind: string): string {
  return kind === 'wound' || rowsOf(effect) ? '' : (text ?? '');
}
