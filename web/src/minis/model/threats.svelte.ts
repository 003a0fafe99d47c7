/** Where opponents can strike in their next turn: front arcs with their range, and where charges and bounds lead. */

import type { Battle } from './battle.svelte';
import type { FieldAnswer, FigureView, Place, ReachAnswer } from '../types';

export interface Threat {
  figure: FigureView;
  /** How far it reaches beyond its base without moving; 0 for close combat only. */
  range: number;
  /** Where it may move and strike in the same action. */
  reach: ReachAnswer | null;
  /** Where its shots go, with the shadows of terrain. */
  field: readonly Place[];
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
    this.all = foes.map((figure) => ({ figure, range: figure.range, reach: null, field: [] }));
    for (const { figure } of foes.filter((each) => each.range > 0)) {
      const field = await this.battle.model.question<FieldAnswer>({ ask: 'field-of-fire', figure });
      if (field) this.learn(figure, { field: field.outline });
    }
    for (const figure of foes.filter((each) => each.abilities.some((ability) => RUSHES.has(ability)))) {
      const reach = await this.battle.model.question<ReachAnswer>({
        ask: 'reach-of',
        figure: figure.figure,
        factor: 1,
      });
      this.learn(figure.figure, { reach });
    }
  }

  private learn(figure: number, more: Partial<Threat>): void {
    this.all = this.all.map((each) => (each.figure.figure === figure ? { ...each, ...more } : each));
  }

  hide(): void {
    this.isOn = false;
  }
}
