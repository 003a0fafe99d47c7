/** Shields of the heroes: a colour and a heraldic division, so that nobody needs the colour. */

export const SHIELD = 'M3 3H37V21C37 34 28 42 20 46 12 42 3 34 3 21Z';

/** The division in the light colour over the hero's own, in a box of 40 by 48. */
export const DIVISIONS: Record<string, string> = {
  arythea: 'M3 3 37 37V48H3Z',
  tovak: 'M14.5 0H25.5V50H14.5Z',
  goldyx: 'M0 37 20 17 40 37V47L20 27 0 47Z',
  norowas: 'M15.6 0H24.4V17H40V26H24.4V50H15.6V26H0V17H15.6Z',
  wolfhawk: 'M-2 6 4 0 20 17 36 0 42 6 26 23 42 42 36 48 20 29 4 48-2 42 14 23Z',
  krang: 'M0 11H40V18H0ZM0 26H40V33H0Z',
  braevalar: 'M0 0H20V23H0ZM20 23H40V50H20Z',
};
const DARK_DIVISION = new Set(['norowas']);

export const light = (hero: string): string => (DARK_DIVISION.has(hero) ? '#3b4255' : '#f5f2e7');
export const letter = (hero: string): string => hero.charAt(0).toUpperCase();
