/** Dividing damage: whom the ways to divide it are about, and shares changed by one. */

import type { Choice } from '../../table/options';

/** The targets in the order of the shares: each has a way in which it alone gets everything. */
export function targetsIn(ways: readonly Choice[]): number[] {
  const count = (ways[0]?.fields['shares'] as number[] | undefined)?.length ?? 0;
  return Array.from({ length: count }, (_, at) => {
    const alone = ways.find((way) =>
      (way.fields['shares'] as number[]).every((share, other) => share > 0 === (other === at)),
    );
    const thing = alone?.about.find((each) => each.startsWith('figure:'));
    return thing ? Number(thing.slice('figure:'.length)) : -1;
  });
}

export function allotted(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0);
}

/** The shares with one of them changed. */
export function changed(shares: readonly number[], at: number, by: number): number[] {
  return shares.map((share, other) => (other === at ? share + by : share));
}
