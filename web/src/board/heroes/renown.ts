/** What a result is called, and the best ones of this browser by scenario. */

const STEPS = [20, 40, 60, 85, 115, 150];
const KEY = 'mageknight.best';

/** The rank of a score, from 0: the higher the better. */
export function rankOf(score: number): number {
  return STEPS.filter((step) => score >= step).length;
}

export interface Best {
  score: number;
  hero: string;
}

export type Bests = Record<string, Best>;

/** The best results with one more; the old ones stay where they are better. */
export function withResult(bests: Bests, scenario: string, result: Best): Bests {
  const old = bests[scenario];
  return old && old.score >= result.score ? bests : { ...bests, [scenario]: result };
}

export function keptBests(): Bests {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Bests;
  } catch {
    return {};
  }
}

export function keepBests(bests: Bests): void {
  localStorage.setItem(KEY, JSON.stringify(bests));
}

/** What to play next, from the easiest to the hardest game alone; nothing after the last. */
const LADDER = [
  'solo_reconnaissance',
  'solo_blitz',
  'solo_liberation',
  'solo_druids',
  'solo_depths',
  'solo_conquest',
];

export function nextAfter(scenario: string): string {
  const at = LADDER.indexOf(scenario);
  return at < 0 ? '' : (LADDER[at + 1] ?? '');
}
