/** Time in words: to the second where minutes count, coarse where days do. */

import { lang, t } from '../../words/words.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span in the largest unit that says enough. */
export function span(seconds: number): string {
  if (seconds >= 1.5 * DAY || seconds === DAY)
    return t('web-time-days', { count: Math.round(seconds / DAY) });
  if (seconds >= 1.5 * HOUR || seconds === HOUR)
    return t('web-time-hours', { count: Math.round(seconds / HOUR) });
  if (seconds >= MINUTE) return t('web-time-minutes', { count: Math.round(seconds / MINUTE) });
  return t('web-time-moment');
}

/** A span as a stopwatch shows it. */
export function stopwatch(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${String(Math.floor(whole / MINUTE))}:${String(whole % MINUTE).padStart(2, '0')}`;
}

/** A moment as people say it: the hour, and the day if it is another one. */
export function moment(at: number, now: number = Date.now() / 1000): string {
  const day = new Date(at * 1000);
  const sameDay = day.toDateString() === new Date(now * 1000).toDateString();
  const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const whole = { ...hour, weekday: 'short', day: 'numeric', month: 'short' } as const;
  return new Intl.DateTimeFormat(lang.now, sameDay ? hour : whole).format(day);
}
