/** A game in numbers, as the server counts it. */

import { get } from '../../wire/http';
import type { GameTally } from '../types';

export type { GameTally };

/** The numbers of a table; nothing if they cannot be had now. */
export async function gameTallyOf(table: string): Promise<GameTally | null> {
  try {
    return await get<GameTally | null>(`/api/tables/${table}/tally`);
  } catch {
    return null;
  }
}

/** The line of one player's Fame over the turns, in a box of that size. */
export function fameLine(tally: GameTally, seat: number, wide: number, tall: number): string {
  const course = [...tally.turns.map((turn) => turn.fame[seat] ?? 0), tally.last[seat] ?? 0];
  const most = Math.max(1, ...tally.last, ...tally.turns.flatMap((turn) => turn.fame));
  return course
    .map((fame, at) => {
      const x = (at * wide) / Math.max(1, course.length - 1);
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(tall - (fame * tall) / most).toFixed(1)}`;
    })
    .join('');
}

/** Where each Round but the first begins, as a share of the whole course. */
export function roundStarts(tally: GameTally): { round: number; night: boolean; share: number }[] {
  return tally.turns.flatMap((turn, at) =>
    at > 0 && turn.round !== tally.turns[at - 1]?.round
      ? [{ round: turn.round, night: turn.night, share: at / tally.turns.length }]
      : [],
  );
}
