/** Where each seat deploys; edges are chosen once, so each seat's area is asked for once. */

import type { Battle } from './battle.svelte';
import type { Place } from '../types';

export interface Area {
  seat: number;
  corners: Place[];
  mine: boolean;
}

export class Areas {
  private known = $state.raw<ReadonlyMap<number, Place[]>>(new Map());
  /** Seats whose area has been asked for: answers may take a while, and positions go by meanwhile. */
  private readonly asked = new Set<number>();

  constructor(private readonly battle: Battle) {}

  all = $derived.by<readonly Area[]>(() =>
    [...this.known].map(([seat, corners]) => ({ seat, corners, mine: seat === this.battle.mySeat })),
  );

  survey(): void {
    const { view, model } = this.battle;
    for (const { seat, edge } of view.seats) {
      if (edge < 0 || this.asked.has(seat)) continue;
      this.asked.add(seat);
      void model.question<{ corners: Place[] }>({ ask: 'area-of', seat }).then((answer) => {
        if (answer) this.known = new Map([...this.known, [seat, answer.corners]]);
        else this.asked.delete(seat);
      });
    }
  }
}
