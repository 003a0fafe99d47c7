/** What the server offers for setting up a battle. */

import type { PackOffer } from '../../pages/setup/packs';
import type { ReadyArmy } from './offers';
import type { Occasion } from './Occasions.svelte';

export interface EditionForm {
  name: string;
  title: string;
  seats: number[];
  /** `shares`: by number of players what each army may cost, where so many can share the total. */
  totals: {
    total: number;
    turns: number;
    shares: Record<string, number[]>;
    /** By number of players the ready-made armies that hunt together, where somebody is hunted. */
    hunters: Record<string, string[]>;
  }[];
  /** Two sides fight, whatever the number of players. */
  teams: boolean;
  /** Each with the totals it is large enough for. */
  tables: { name: string; title: string; totals: number[] }[];
  scenes: string[];
  /** Whose armies can be suggested. */
  peoples: string[];
  /** When distances may be measured. */
  measuring: string;
  older: boolean;
  constructed: boolean;
  /** The edition whose ready-made and saved armies fight here. */
  armies: string;
  /** By total: the one figure that is the army of the last player, where the others hunt it. */
  quarries: Record<string, { figure: string; title: string }>;
  domains: boolean;
}

export interface SetupOffers {
  occasions: Occasion[];
  editions: EditionForm[];
  armies: ReadyArmy[];
  packs: (PackOffer & { tables: string[]; sets: string[] })[];
}

/** What the army of a seat may cost: hunters share the points of what they hunt, partners those of their team. */
export function shareOf(
  edition: EditionForm | undefined,
  total: number,
  seats: number,
  seat: number,
): number {
  const row = edition?.totals.find((each) => each.total === total);
  return row?.shares[String(seats)]?.[seat] ?? total;
}
