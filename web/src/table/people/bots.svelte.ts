/** The levels of the computer a game offers. */

import { get } from '../../wire/http';
import type { GameInfo } from '../../wire/types';

let known = $state.raw<readonly GameInfo[] | null>(null);
let asked = false;

/** Read for a component: the levels of its game, once the server has named them. */
export function botsOf(game: () => string): () => readonly string[] {
  if (!asked) {
    asked = true;
    get<{ games: GameInfo[] }>('/api/games').then(
      (found) => (known = found.games),
      () => (asked = false),
    );
  }
  return () => (known ?? []).find((each) => each.name === game())?.bots ?? [];
}
