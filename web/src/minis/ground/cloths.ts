/** Six table cloths, printed in a line a little darker than the table; which one lies there follows from what lies on it. */

import type { Pieces } from '../pieces.svelte';
import type { BattleView } from '../types';

export const CLOTHS = ['meadow', 'steppe', 'snow', 'ruins', 'swamp', 'dungeon'] as const;
export type Cloth = (typeof CLOTHS)[number];

/** The line work of each cloth, on a square of 120 units that repeats. */
export const CLOTH_LINES: Readonly<Record<Cloth, string>> = {
  meadow:
    'M12 20l3-7 2 7m2-5l3 5M70 14l3-7 2 7M98 44l3-8 2 8m2-5l4 5M40 58l3-7 2 7m2-4l3 4M14 86l3-8 2 8M76 78l3-7 2 7m2-5l3 5M52 104l3-7 2 7M104 108l3-7 2 7M30 36h.1M86 26h.1M60 40h.1M22 66h.1M92 92h.1M38 94h.1',
  steppe:
    'M6 24q14-6 30 0t30-2M64 52q16-7 34 0M14 74q14-6 28 0M58 98q18-7 38 0M98 16h8M20 46h6M84 76h7M34 112h8M50 12l4-3M108 60l4-3M8 98l4-3',
  snow: 'M8 30q20-10 40 0t44-4M30 70q22-9 44 0t40-3M4 108q20-8 36 0M86 100q14-6 28 0M20 14h.1M66 12h.1M104 44h.1M48 48h.1M14 56h.1M92 82h.1M60 92h.1M30 92h.1',
  ruins:
    'M10 10h34v18h-34ZM44 28h28v16h-28M84 12l26 4-4 20M12 60l20-2 3 18-21 3ZM58 66h34v16h-34ZM92 82v18h-24M20 96l26 2M104 58l10 8M50 8l8 6',
  swamp:
    'M8 22h26m-20 5h18M66 14h30m-24 5h16M30 58h30m-20 5h22M84 70h28m-20 5h14M10 96h28m-20 5h20M58 104h26M20 22v-9m5 9v-12m5 12v-8M76 14v-9m6 9v-12M44 58v-10m6 10v-13M98 70v-10M24 96v-11m6 11v-8',
  dungeon:
    'M0 0H120M0 40H120M0 80H120M30 0V40M90 0V40M0 40V80M60 40V80M30 80V120M90 80V120M38 12l8 6 4 10M70 60l10-4M100 96l6 10',
};

/** The cloth that goes with what lies on the table. */
export function clothOf(view: BattleView, pieces: Pieces): Cloth {
  const kinds = view.terrain.map((each) => pieces.ground(each.piece)?.kind ?? '');
  const count = (...wanted: string[]): number => kinds.filter((kind) => wanted.includes(kind)).length;
  const scores: [Cloth, number][] = [
    ['swamp', count('shallow-water', 'deep-water')],
    ['ruins', count('blocking', 'low-wall')],
    ['steppe', count('elevated', 'abrupt-elevated')],
    ['meadow', count('hindering')],
  ];
  const best = scores.reduce((one, other) => (other[1] > one[1] ? other : one));
  return best[1] > 0 ? best[0] : 'meadow';
}
