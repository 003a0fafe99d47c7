/** The game of the day: how it stands, and one's own table of it. */

import { ensureMe } from '../me.svelte';
import { go } from '../router.svelte';
import { get, post } from '../wire/http';
import type { Daily } from '../wire/types';

export function dayOf(day: string): Promise<Daily> {
  return get<Daily>(day ? `/api/daily?day=${day}` : '/api/daily');
}

export async function take(game: string): Promise<void> {
  await ensureMe();
  const { table } = await post<{ table: string }>(`/api/daily/${game}`, {});
  go(`/table/${table}`);
}

const DAY = 24 * 3600 * 1000;

/** The day so many days after another, as it is written in addresses. */
export function daysFrom(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** A day in words: its name belongs to the calendar of the server, wherever the reader is. */
export function dayWords(day: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
}
