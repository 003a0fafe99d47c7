/** What the game says about armies. */

import { ensureMe } from '../../me.svelte';
import { post } from '../../wire/http';
import type { RefusalInfo } from '../../wire/types';
import type { Army, Lineup } from './store.svelte';

export interface ArmyAnswer {
  army: Army | null;
  /** The army as a set-up writes it. */
  lineup: Lineup;
  points: number;
  refusals: RefusalInfo[];
  text: string;
  /** Lines of a text that cannot be understood: number and reason. */
  problems: [number, string][];
}

/** The ground before the own edge with a planned castle on it, as seen from the south; places are in units of the table. */
export interface Yard {
  width: number;
  height: number;
  /** How far from the edge sections may stand. */
  deep: number;
  terrain: { piece: string; x: number; y: number; turn: number }[];
  sections: {
    figure: string;
    piece: string;
    x: number;
    y: number;
    turn: number;
    refusal: RefusalInfo | null;
  }[];
  /** Where one more section could join, each with its line in the plan. */
  places: { x: number; y: number; turn: number; plan: string }[];
}

async function consult<Answer = ArmyAnswer>(
  question: Record<string, unknown>,
  lang: string,
): Promise<Answer> {
  await ensureMe();
  return (await post<{ answer: Answer }>(`/api/games/minis/consult?lang=${lang}`, question)).answer;
}

export const checkArmy = (army: Army, lang: string): Promise<ArmyAnswer> =>
  consult({ ask: 'check-army', army }, lang);

/** An army filled up with figures of a faction, or of any; of the own collection only, if there is one. */
export const suggestArmy = (
  army: Army,
  faction: string,
  seed: number,
  lang: string,
  owned: Readonly<Record<string, number>> | null = null,
): Promise<ArmyAnswer> => consult({ ask: 'suggest-army', army, faction, seed, owned }, lang);

/** Whether the castle of an army may stand as planned, and where one more section could join it. */
export const planCastle = (
  army: Army,
  section: string,
  table: string,
  lang: string,
): Promise<ArmyAnswer & { yard: Yard }> => consult({ ask: 'plan-castle', army, section, table }, lang);

export const readArmy = (text: string, lang: string): Promise<ArmyAnswer> =>
  consult({ ask: 'read-army', text }, lang);
