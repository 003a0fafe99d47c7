/** Terrain in hand: which piece of the pile, where it is wished to lie, and whether it may. */

import type { TableModel } from '../../table/model.svelte';
import type { Command } from '../../wire/types';
import type { Pieces } from '../pieces.svelte';
import type { Place, TerrainPiece } from '../types';

export class Yard {
  name = $state('');
  place = $state.raw<Place | null>(null);
  turn = $state(0);

  constructor(
    private readonly model: TableModel,
    private readonly pieces: () => Pieces | null,
  ) {}

  piece = $derived.by<TerrainPiece | null>(() => this.pieces()?.ground(this.name) ?? null);

  /** Take a piece of the pile in hand, where the game proposes it. */
  take(name: string): void {
    this.name = name;
    const first = this.model.choices.find(
      (choice) => choice.do === 'place-terrain' && choice.fields['piece'] === name,
    );
    this.place = first ? [Number(first.fields['x']), Number(first.fields['y'])] : null;
    this.turn = first ? Number(first.fields['turn']) : 0;
  }
  wish(place: Place): void {
    this.place = place;
  }
  spin(by: number): void {
    this.turn = (this.turn + by + 4) % 4;
  }
  drop(): void {
    this.name = '';
    this.place = null;
  }
  /** Lay it down; the game refuses with the reason where it may not lie. */
  confirm(): void {
    const decision = this.model.decision;
    if (!decision || !this.place || !this.name) return;
    const [x, y] = this.place;
    const command: Command = {
      do: 'place-terrain',
      seat: decision.seat,
      piece: this.name,
      x,
      y,
      turn: this.turn,
    };
    this.model.give(command, decision);
  }
}
