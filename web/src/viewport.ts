/** The window as the layout sees it: the larger the text, the less there is of it. */

import { settings } from './settings.svelte';

export function viewWidth(): number {
  return window.innerWidth / textScale();
}

export function viewHeight(): number {
  return window.innerHeight / textScale();
}

/** How many pixels of the window one of the layout takes. */
export function textScale(): number {
  return settings.textSize / 100;
}
