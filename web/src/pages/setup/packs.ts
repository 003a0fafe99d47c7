/** Packs: content of the host's own that a table may play with. */

export interface PackOffer {
  name: string;
  title: string;
  stamp: string;
}

/** Numbers of pieces are positions, so a set-up of the board game names every pack up to the last one it uses. */
export function stampsUpTo(packs: readonly PackOffer[], chosen: readonly string[]): string[] {
  const last = packs.findLastIndex((pack) => chosen.includes(pack.name));
  return packs.slice(0, last + 1).map((pack) => pack.stamp);
}

/** The stamps of exactly the packs that were chosen. */
export function stampsOf(packs: readonly PackOffer[], chosen: readonly string[]): string[] {
  return packs.filter((pack) => chosen.includes(pack.name)).map((pack) => pack.stamp);
}
