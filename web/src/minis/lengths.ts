/** Lengths in words, in the measure the player has chosen. The game counts in hundredths of an inch. */

import { settings } from '../settings.svelte';
import { lang } from '../words/words.svelte';

const CENTIMETRES = 2.54;

const isMetric = (): boolean => settings.lengths === 'centimetres';
/** How many of the chosen measure an inch is. */
export const perInch = (): number => (isMetric() ? CENTIMETRES : 1);
/** The sign of the chosen measure, as it follows a number. */
export const unit = (): string => (isMetric() ? ' cm' : '″');

function written(inches: number, factor: number, least = 1): string {
  const digits = { minimumFractionDigits: least, maximumFractionDigits: 2 };
  return (inches * factor).toLocaleString(lang.now, digits);
}

/** A length from hundredths of an inch. */
export function length(hundredths: number): string {
  return written(hundredths / 100, perInch()) + unit();
}

/** The same with the inches of the rules beside it, where those are not what is written anyway. */
export function fullLength(hundredths: number): string {
  return isMetric() ? `${length(hundredths)} (${written(hundredths / 100, 1)}″)` : length(hundredths);
}

/** The same to the hundredth of an inch, whatever it is: what settles a dispute. */
export function exactLength(hundredths: number): string {
  const inches = `${written(hundredths / 100, 1, 2)}″`;
  return isMetric() ? `${written(hundredths / 100, CENTIMETRES, 2)} cm (${inches})` : inches;
}
