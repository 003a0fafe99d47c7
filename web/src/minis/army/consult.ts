/** What the game says about armies. */

import { ensureMe } from '../../me.svelte';
import { post } from '../../wire/http';
import type { ArmyAnswer, Yard } from '../types';
import type { Army } from './store.svelte';

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
