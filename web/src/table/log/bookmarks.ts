/** Moments of matches that somebody gave a name: on the server's shelf, where every browser of an account finds them. */

import { ensureMe } from '../../me.svelte';
import { call, get } from '../../wire/http';

/** A moment by its match and the number of its action. */
export interface Bookmark {
  name: string;
  table: string;
  action: number;
}

const SHELF = '/api/me/shelf/bookmark';
/** A moment has one name: naming it again replaces the old one. */
const addressOf = ({ table, action }: Bookmark): string => `${SHELF}/${table}:${String(action)}`;

/** The bookmarks of one match, in the order of its moments. */
export function ofMatch(all: readonly Bookmark[], table: string): Bookmark[] {
  return all.filter((each) => each.table === table).sort((one, two) => one.action - two.action);
}

export async function bookmarksOf(table: string): Promise<Bookmark[]> {
  const { items } = await get<{ items: { data: Bookmark }[] }>(SHELF);
  return ofMatch(
    items.map((each) => each.data),
    table,
  );
}

export async function keepBookmark(mark: Bookmark): Promise<void> {
  await ensureMe();
  await call('PUT', addressOf(mark), mark);
}

export async function dropBookmark(mark: Bookmark): Promise<void> {
  await call('DELETE', addressOf(mark));
}
