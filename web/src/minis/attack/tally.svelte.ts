/** A battle in numbers, as the server counts it. */

import { get } from '../../wire/http';
import type { Deeds, Luck, Tally } from '../types';

export type { Deeds, Luck, Tally };

/** The numbers of a table; nothing if they cannot be had now. */
export async function tallyOf(table: string): Promise<Tally | null> {
  try {
    return await get<Tally | null>(`/api/tables/${table}/tally`);
  } catch {
    return null;
  }
}

/** One decimal is enough for an average. */
export const tenths = (number: number): string => (Math.round(number * 10) / 10).toString();

/** The figure that did most: points first, then clicks. */
export function bestOf(figures: readonly Deeds[]): Deeds | null {
  const done = figures.filter((each) => each.slain > 0 || each.dealt > 0);
  return [...done].sort((one, other) => other.slain - one.slain || other.dealt - one.dealt)[0] ?? null;
}
