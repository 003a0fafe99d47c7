/** Choices about spells, and the pages a spell takes in a book. */

import type { Choice } from '../../table/options';
import type { FigurePiece, SpellPiece } from '../types';

/** Decisions in which a card is put on top of a book. */
const MARKINGS: ReadonlySet<string> = new Set(['minis-bookmark', 'minis-free-browse']);
export const isMarking = (kind: string): boolean => MARKINGS.has(kind);

/** Whether an effect of a moment is an attempt to counter a spell. */
export const isCounter = (choice: Choice): boolean =>
  choice.do === 'resolve' && choice.about.some((thing) => thing.startsWith('ability:counter-spell'));

export const counters = (choices: readonly Choice[]): Choice[] => choices.filter(isCounter);

/** The figure a choice is about, -1 if it is about none. */
export function figureOf(choice: Choice): number {
  const named = choice.about.find((thing) => thing.startsWith('figure:'));
  return named ? Number(named.slice(7)) : Number(choice.fields['figure'] ?? -1);
}

/** Whoever reads every spell that has an affinity, with its affinity pages. */
const MASTERS = 'dragon-mystics';

const symbols = (piece: FigurePiece): string[] => [...piece.factions, piece.subfaction ?? ''];

/** Whether a master reads a spell. */
const isMaster = (piece: FigurePiece, spell: SpellPiece): boolean =>
  piece.subfaction === MASTERS && Object.keys(spell.affinity).length > 0;

/** The pages a spell takes in the book of a figure; the server has the last word. */
export function pagesFor(piece: FigurePiece, spell: SpellPiece): number {
  const affine = Object.entries(spell.affinity)
    .filter(([word]) => isMaster(piece, spell) || symbols(piece).includes(word))
    .map(([, pages]) => pages);
  return Math.min(spell.pages, ...affine);
}

/** Whether the book of a figure may hold a spell. */
export const mayHold = (piece: FigurePiece, spell: SpellPiece): boolean =>
  spell.needs.length === 0 ||
  isMaster(piece, spell) ||
  spell.needs.some((word) => symbols(piece).includes(word));
