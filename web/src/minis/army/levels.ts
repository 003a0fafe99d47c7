/** At which level a figure is fielded, and who begins aboard a chariot; the server has the last word. */

import type { Pieces } from '../pieces.svelte';
import type { FigurePiece } from '../types';
import type { Army, Entry } from './store.svelte';

export interface LevelOffer {
  key: string;
  number: number;
  points: number;
}

/** The levels a figure can be fielded at, dearest first. */
export const levelsOf = (piece: FigurePiece): LevelOffer[] =>
  (piece.levels ?? [])
    .map(({ key, points }) => ({ key, number: Number(key.split('@')[1]), points }))
    .sort((one, other) => other.points - one.points);

/** The level a line names; without one it is the dearest. */
export const levelIn = (piece: FigurePiece, entry: Entry): LevelOffer | undefined => {
  const levels = levelsOf(piece);
  return levels.find((each) => each.key === entry.figure) ?? levels[0];
};

/** Whether somebody can be carried: not in the saddle, and neither a horseshoe nor a giant nor a part of a castle. */
export const canBoard = (piece: FigurePiece, entry: Entry): boolean =>
  !entry.rides && !piece.levels && !piece.types?.includes('horseshoe');

/** The chariots of an army with a place free for one of a line, or with that one aboard. */
export function chariotsFor(pieces: Pieces, army: Army, entry: Entry): string[] {
  const room = new Map<string, number>();
  for (const each of army.entries) {
    const places = each.count * (pieces.figure(each.figure)?.passengers ?? 0);
    if (places > 0) room.set(each.figure, (room.get(each.figure) ?? 0) + places);
  }
  for (const each of army.entries)
    if (each.boards && each !== entry) room.set(each.boards, (room.get(each.boards) ?? 0) - each.count);
  return [...room].filter(([key, places]) => places > 0 || key === entry.boards).map(([key]) => key);
}
