/** Lengths in words, in the measure the player has chosen. The game counts in hundredths of an inch. */

import { settings } from '../settings.svelte';
import { lang } from '../words/words.svelte';

const CENTIMETRES = 2.54;

const isMetric = (): boolean => settings.lengths === 'centimetres';
/** How many of the chosen measure an inch is. */
export const perInch = (): number => (isMetric() ? CENTIMETRES : 1);
/** The sign of the chosen measure, as it follows a number. */
export const unit = (): string => (isMetric() ? ' cm' : '″');

function written(inches: number, factor: number): string {
  return (inches * factor).toLocaleString(lang.now, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
}

/** A length from hundredths of an inch. */
export function length(hundredths: number): string {
  return written(hundredths / 100, perInch()) + unit();
}

/** The same with the inches of the rules beside it, where those are not what is written anyway. */
export function fullLength(hundredths: number): string {
  return isMetric() ? `${length(hundredths)} (${written(hundredths / 100, 1)}″)` : length(hundredths);
}
