/** The words and printed pieces of a game, fetched once for each language. */

import { get } from '../wire/http';
import type { PiecesInfo } from '../wire/types';

const kept = new Map<string, Promise<PiecesInfo>>();

export function piecesOf(game: string, lang: string): Promise<PiecesInfo> {
  const name = `${game}/${lang}`;
  let found = kept.get(name);
  if (!found) {
    found = get<PiecesInfo>(`/api/games/${game}/pieces?lang=${lang}`);
    found.catch(() => kept.delete(name));
    kept.set(name, found);
  }
  return found;
}
