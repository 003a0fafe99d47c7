/** Where each seat deploys; edges are chosen once, so it is asked once. */

import type { Battle } from './battle.svelte';
import type { Place } from './types';

export interface Area {
  seat: number;
  corners: Place[];
  mine: boolean;
}

export class Areas {
  all = $state.raw<readonly Area[]>([]);

  constructor(private readonly battle: Battle) {}

  survey(): void {
    const { view, model, mySeat } = this.battle;
    const seats = view.seats.filter((seat) => seat.edge >= 0).map((seat) => seat.seat);
    const known = this.all.map((area) => area.seat);
    if (seats.every((seat) => known.includes(seat))) return;
    const questions = seats.map((seat) => model.question<{ corners: Place[] }>({ ask: 'area-of', seat }));
    void Promise.all(questions).then((answers) => {
      if (answers.includes(null)) return;
      this.all = seats.map((seat, at) => ({
        seat,
        corners: answers[at]?.corners ?? [],
        mine: seat === mySeat,
      }));
    });
  }
}
