/** The formation of the open decision: who is in it, who has moved already, whom it aims at. */

import type { Battle } from './battle.svelte';
import { BANDS, NOBODY } from './subjects';
import type { BandAnswer } from '../types';

export class Band {
  private answer = $state.raw<BandAnswer | null>(null);

  constructor(private readonly battle: Battle) {}

  members = $derived<readonly number[]>(this.answer?.members ?? []);
  settled = $derived<readonly number[]>(this.answer?.settled ?? []);
  targets = $derived<readonly number[]>(this.answer?.targets ?? []);
  /** How many have not moved yet. */
  waiting = $derived(this.members.length - this.settled.length);

  /** Learn who is in the formation of the open decision; its first member, if there is one. */
  async muster(): Promise<number> {
    this.answer = null;
    if (!BANDS.has(this.battle.kind)) return NOBODY;
    this.answer = await this.battle.model.question<BandAnswer>({ ask: 'band' });
    return this.members[0] ?? NOBODY;
  }

  /** Members of a formation may be moved in any order, though the game proposes only one of them. */
  isOnMarch(figure: number): boolean {
    if (this.battle.kind !== 'minis-march') return false;
    return this.members.includes(figure) && !this.settled.includes(figure);
  }

  /** Whether a figure is a member of the marching formation that has its place. */
  hasSettled(figure: number): boolean {
    return this.battle.kind === 'minis-march' && this.settled.includes(figure);
  }
}
