/** Begin a match: a session if there is none, a table, and off to it. */

import { ensureMe } from '../../me.svelte';
import { go } from '../../router.svelte';
import { post } from '../../wire/http';
import type { PaceInfo } from '../../wire/types';

export interface SeatWish {
  who: 'me' | 'open' | 'bot';
  bot?: string;
  name?: string;
}

export interface Plan {
  game: string;
  setup: Record<string, unknown>;
  seats: SeatWish[];
  name?: string;
  seed?: string;
  options?: {
    take_back?: 'never' | 'consent' | 'free';
    hints?: boolean;
    pace?: PaceInfo;
    begins?: 'full' | 'asked';
    /** Explain each new thing when it first matters. */
    guide?: boolean;
    /** Whoever joins brings something of their own, as an army. */
    brings?: boolean;
  };
}

export async function begin(plan: Plan): Promise<void> {
  await ensureMe();
  const { table } = await post<{ table: string }>('/api/tables', plan);
  go(`/table/${table}`);
}

/** The first game of somebody who has just arrived: solo, and everything may be taken back. */
export function firstBoardGame(guide = false): Plan {
  return {
    game: 'board',
    setup: { seats: 1, scenario: 'solo_reconnaissance' },
    seats: [{ who: 'me' }],
    options: { take_back: 'free', guide },
  };
}

/** A first skirmish: ready-made armies of 100 points on a ready-made table, against an opponent who still makes mistakes. */
export function firstSkirmish(bot: string, guide = false): Plan {
  return {
    game: 'minis',
    setup: { seats: 2, edition: 'rebellion', total: 100, table: 'everything', edges: [0, 2] },
    seats: [{ who: 'me' }, { who: 'bot', bot }],
    options: { take_back: 'free', guide },
  };
}
