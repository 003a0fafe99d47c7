/** How high figures stand above their bases, so that what is written beside them keeps off. */

import { standee } from '../figures/compose';
import type { FigurePiece } from '../types';

/** How much of its base the picture of a figure covers: less on that of a large warrior, whose dials lie round it. */
export const sizeOf = (piece: FigurePiece | undefined, r: number): number => (piece?.sections ? r * 0.62 : r);

/** Where the chance to hit a figure stands, above or below its centre dot: below the base of a mount, whose rider is in the way above. */
export const chanceHeight = (isRidden: boolean, tall: number, r: number, lettering: number): number =>
  isRidden ? r + 15 * lettering : -tall - 10 * lettering;

/** The height of a figure above its centre dot in the drawing. */
export function heightOf(piece: FigurePiece | undefined, r: number): number {
  const { height } = standee(piece?.look ?? '');
  return (sizeOf(piece, r) / 15) * Math.min(0.44, 52 / height) * height - r * 0.3;
}
