/** Which lessons somebody has finished: kept with the settings, so that an account takes it along. */

import { keep, settings } from '../settings.svelte';

export const isLearned = (name: string): boolean => settings.learned.includes(name);

/** Has the guide said this already? Blunders are named each time they happen. */
export const isExplained = (name: string): boolean => settings.explained.includes(name);

export function explain(name: string): void {
  if (isExplained(name)) return;
  settings.explained = [...settings.explained, name];
  keep();
}

export function learn(name: string): void {
  if (isLearned(name)) return;
  settings.learned = [...settings.learned, name];
  keep();
}
