/** Effects as rows of signs where few of them suffice; the server's words say the rest. */

import { EFFECT_ICONS } from './art';
import type { Sign, Signs } from './types';

/** One sign with its number: `Attack 2, fire`. */
export interface Row {
  icon: string;
  number: number | string;
  element: string;
  /** The word beside it, as the name of a point. */
  what: string;
  colour: string;
  /** It stands as an alternative to the row before it. */
  or: boolean;
}

const MOST_ROWS = 4;

/** The rows of an effect, or nothing if it takes words to say it. */
export function rowsOf(signs: Signs | null | undefined): Row[] | null {
  return signs && signs.length <= MOST_ROWS ? signs.map(drawn) : null;
}

function drawn({ what, number, element, colour, alternative }: Sign): Row {
  const icon = colour ? '' : EFFECT_ICONS[what === 'wound' ? 'take_wound' : what]!;
  return {
    icon,
    number: what === 'reputation' ? signed(number) : number,
    element,
    what,
    colour,
    or: alternative,
  };
}

function signed(value: number): string {
  return value > 0 ? `+${String(value)}` : String(value).replace('-', '−');
}
