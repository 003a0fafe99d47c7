/** Which lessons somebody has finished: kept with the settings, so that an account takes it along. */

import { keep, settings } from '../settings.svelte';

export const isLearned = (name: string): boolean => settings.learned.includes(name);

export function learn(name: string): void {
  if (isLearned(name)) return;
  settings.learned = [...settings.learned, name];
  keep();
}
