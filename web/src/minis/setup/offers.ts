/** The armies somebody may choose for a battle: ready-made ones, saved ones, suggestions of the computer. */

import { checkArmy, suggestArmy } from '../army/consult';
import { emptyArmy, type Army, type Lineup } from '../army/store.svelte';

export interface ReadyArmy {
  id: string;
  pack: string;
  title: string;
  game: string;
  total: number;
  points: number;
  lineup: Lineup;
}

/** What one seat is offered, and what its army is measured by. */
export interface Offers {
  ready: readonly ReadyArmy[];
  saved: readonly Army[];
  /** Whose armies can be suggested. */
  peoples: readonly string[];
  /** The edition whose armies fight here. */
  game: string;
  total: number;
  areAllGenerations: boolean;
}

/** A choice as armies: of no figures while it cannot be fielded at all. */
export interface Mustered {
  lineup: Lineup;
  points: number;
  problem: string;
}

const SAVED = 'saved:';
const SUGGESTED = 'suggest:';

export const savedWish = (army: Army): string => SAVED + army.name;
export const suggestedWish = (people: string): string => SUGGESTED + people;

/** Whether a choice is still offered. */
export function isOffered(offers: Offers, wish: string): boolean {
  if (wish.startsWith(SAVED)) return offers.saved.some((each) => savedWish(each) === wish);
  if (wish.startsWith(SUGGESTED)) return offers.peoples.includes(wish.slice(SUGGESTED.length));
  return offers.ready.some((each) => each.id === wish);
}

/** The people an army of this name is of: `rebellion-orc-raiders-200` are the `orc-raiders`. */
export const peopleOf = (id: string, editions: readonly string[]): string =>
  id.replace(new RegExp(`^(${editions.join('|')})-`), '').replace(/-\d+$/, '');

/** The army of a choice, as a set-up writes it, and what is wrong with it; different seeds suggest different armies. */
export async function mustered(
  offers: Offers,
  wish: string,
  seed: number,
  language: string,
): Promise<Mustered> {
  const { game, total, areAllGenerations } = offers;
  const ready = offers.ready.find((each) => each.id === wish);
  if (ready) return { lineup: ready.lineup, points: ready.points, problem: '' };
  if (wish.startsWith(SUGGESTED)) {
    const empty: Army = { ...emptyArmy(), game, total, all_generations: areAllGenerations };
    const said = await suggestArmy(empty, wish.slice(SUGGESTED.length), seed, language);
    return { lineup: said.lineup, points: said.points, problem: said.refusals[0]?.sentence ?? '' };
  }
  const army = offers.saved.find((each) => savedWish(each) === wish);
  return army ? fitted(offers, army, language) : { lineup: [], points: 0, problem: '' };
}

/** An army somebody built, measured by what this battle allows. */
export async function fitted(offers: Offers, army: Army, language: string): Promise<Mustered> {
  const { game, total, areAllGenerations } = offers;
  const said = await checkArmy({ ...army, game, total, all_generations: areAllGenerations }, language);
  return { lineup: said.lineup, points: said.points, problem: said.refusals[0]?.sentence ?? '' };
}
