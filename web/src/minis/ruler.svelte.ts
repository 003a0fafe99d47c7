/** The measuring tool: from figure to figure as ranges are measured, or from point to point; the game does the measuring. */

import type { TableModel } from '../table/model.svelte';
import type { Place } from './types';

export interface RulerEnd {
  figure: number;
  place: Place;
}

export class Ruler {
  isOn = $state(false);
  start = $state.raw<RulerEnd | null>(null);
  end = $state.raw<RulerEnd | null>(null);
  /** Hundredths of an inch. */
  length = $state<number | null>(null);

  constructor(private readonly model: TableModel) {}

  toggle(): void {
    this.isOn = !this.isOn;
    this.start = this.end = null;
    this.length = null;
  }

  /** Set the next end; the third begins anew. */
  mark(end: RulerEnd): void {
    if (!this.start || this.end) {
      this.start = end;
      this.end = null;
      this.length = null;
      return;
    }
    this.end = end;
    const { start } = this;
    void this.model
      .question<{ length: number }>({
        ask: 'span',
        figure: start.figure,
        other: end.figure,
        start: start.place,
        end: end.place,
      })
      .then((answer) => {
        if (answer && this.end === end) this.length = answer.length;
      });
  }
}
