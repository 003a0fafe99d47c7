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

async function consult(question: Record<string, unknown>, lang: string): Promise<ArmyAnswer> {
  await ensureMe();
  return (await post<{ answer: ArmyAnswer }>(`/api/games/minis/consult?lang=${lang}`, question)).answer;
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

export const readArmy = (text: string, lang: string): Promise<ArmyAnswer> =>
  consult({ ask: 'read-army', text }, lang);
