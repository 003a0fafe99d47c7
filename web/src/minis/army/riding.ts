/** Who rides what in an army; the server has the last word. */

import type { Pieces } from '../pieces.svelte';
import type { FigurePiece } from '../types';
import { withMount, type Army } from './store.svelte';

const DARK_RIDERS = 'dark-riders';

/** Whether the one can ride the other: by the kind of mount, Dark Riders by their numbers alone. */
export function canRide(rider: FigurePiece, mount: FigurePiece): boolean {
  if (!mount.mount || !rider.rides) return false;
  const isDark = [rider, mount].some((each) => each.subfaction === DARK_RIDERS);
  return rider.rides.includes(isDark ? mount.key : mount.mount.type);
}

/** Every mount a figure can ride, cheapest first. */
export const mountsFor = (pieces: Pieces, rider: FigurePiece): FigurePiece[] =>
  rider.rides
    ? pieces.all.figures
        .filter((each) => canRide(rider, each))
        .sort((one, other) => one.points - other.points)
    : [];

/** An army with a mount under the first figure on foot that can ride it; null if there is none. */
export function seated(pieces: Pieces, army: Army, mount: FigurePiece): Army | null {
  const at = army.entries.findIndex((entry) => {
    const rider = pieces.figure(entry.figure);
    return !entry.rides && rider !== undefined && canRide(rider, mount);
  });
  return at < 0 ? null : withMount(army, at, mount.key);
}
