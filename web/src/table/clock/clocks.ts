/** The time of seats, from the moments the server names. Nothing here counts: it only looks at the clock. */

import type { PaceInfo, SeatInfo } from '../../wire/types';
import { t } from '../../words/words.svelte';
import { span, stopwatch } from './time';

/** Seconds a seat still has in its turn: free ones, and those in its bank. */
export interface Left {
  free: number;
  bank: number;
}

export function leftOf(seat: SeatInfo, now: number): Left | null {
  const clock = seat.clock;
  if (typeof clock?.until !== 'number' || clock.free_until === null) return null;
  return {
    free: Math.max(0, clock.free_until - now),
    bank: Math.max(0, clock.until - Math.max(now, clock.free_until)),
  };
}

/** What is left, in a few words: to the second where minutes count. */
export function leftWords(left: Left, pace: PaceInfo): string {
  const told = pace.kind === 'live' ? stopwatch : span;
  if (left.free + left.bank <= 0) return t('web-time-over');
  if (left.free <= 0) return t('web-time-bank', { time: told(left.bank) });
  return told(left.free);
}

/** The same with the bank beside it. */
export function wholeWords(left: Left, pace: PaceInfo): string {
  const short = leftWords(left, pace);
  return left.free > 0 && left.bank > 0
    ? t('web-time-with-bank', { time: short, bank: span(left.bank) })
    : short;
}

/** What a table has agreed about time, in one line; nothing where no time is counted. */
export function paceWords(pace: PaceInfo): string {
  if (pace.kind === 'none' || pace.kind === undefined) return '';
  const parts = [t('web-pace-told', { free: span(pace.free ?? 0) })];
  if (pace.bank) parts.push(t('web-pace-told-bank', { bank: span(pace.bank) }));
  if (pace.holiday) parts.push(t('web-pace-told-holiday', { holiday: span(pace.holiday) }));
  return parts.join(' · ');
}
