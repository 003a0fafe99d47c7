/** That something comes to its end must not be missed: the key of what is said about it. */

import type { BoardView } from '../types';

type Ending = Pick<BoardView, 'ending' | 'announced' | 'seat'> & { turn: Pick<BoardView['turn'], 'seat'> };

/** Nothing while there is time left. */
export function lastWords(view: Ending): string {
  const isMine = view.seat >= 0 && view.turn.seat === view.seat;
  if (view.ending === 1) return isMine ? 'web-last-turn-yours' : 'web-last-turns';
  if (view.ending === 0 && view.announced >= 0) return isMine ? 'web-round-last-yours' : 'web-round-ends';
  return '';
}
