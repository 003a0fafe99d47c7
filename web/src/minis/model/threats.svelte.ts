/** Where opponents can strike in their next turn: front arcs with their range, and where charges and bounds lead. */

import type { Battle } from './battle.svelte';
import type { FigureView, ReachAnswer } from '../types';

export interface Threat {
  figure: FigureView;
  /** How far it reaches beyond its base without moving; 0 for close combat only. */
  range: number;
  /** Where it may move and strike in the same action. */
  reach: ReachAnswer | null;
}

/** Abilities by which a figure moves and attacks in one action. */
const RUSHES = new Set(['charge', 'bound']);

export class Threats {
  all = $state.raw<readonly Threat[]>([]);
  isOn = $state(false);
  private seen = '';

  constructor(private readonly battle: Battle) {}

  /** Show them while a key is held. */
  async show(): Promise<void> {
    if (this.isOn) return;
    this.isOn = true;
    const now = String(this.battle.model.scene?.seq ?? -1);
    if (this.seen === now) return;
    this.seen = now;
    const foes = this.battle.fielded.filter((each) => !this.battle.isFriend(each) && each.captor < 0);
    this.all = foes.map((figure) => ({ figure, range: figure.range, reach: null }));
    for (const figure of foes.filter((each) => each.abilities.some((ability) => RUSHES.has(ability)))) {
      const reach = await this.battle.model.question<ReachAnswer>({
        ask: 'reach-of',
        figure: figure.figure,
        factor: 1,
      });
      this.all = this.all.map((each) => (each.figure.figure === figure.figure ? { ...each, reach } : each));
    }
  }

  hide(): void {
    this.isOn = false;
  }
}
