/** The field of fire of the figure in hand, from where it stands or would stand, as the game sees it. */

import type { Battle } from './battle.svelte';
import { Inquirer } from './inquirer';
import type { FieldAnswer, Place, Stand } from '../types';

/** While a figure is dragged its arc is drawn plainly; the shadows come when it rests. */
const RESTS = 160;

const mark = ({ figure, x, y, facing }: Stand): string => [figure, x, y, facing].join('/');

export class FireField {
  private found = $state.raw<{ mark: string; outline: readonly Place[] }>({ mark: '', outline: [] });
  private wanted = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly fields = new Inquirer<Record<string, unknown>, FieldAnswer>(
    (question) => this.battle.model.question(question),
    (answer) => {
      if (answer) this.found = { mark: this.wanted, outline: answer.outline };
    },
  );

  constructor(private readonly battle: Battle) {}

  /** Learn the field of a figure that shoots. */
  see(stand: Stand | null): void {
    clearTimeout(this.timer);
    const figure = stand ? this.battle.figures[stand.figure] : undefined;
    if (!stand || !figure || figure.range === 0 || figure.place !== 'fielded' || this.battle.model.isOver)
      return;
    const now = mark(stand);
    if (now === this.wanted) return;
    this.timer = setTimeout(() => {
      this.wanted = now;
      const { x, y, facing } = stand;
      this.fields.ask({ ask: 'field-of-fire', figure: stand.figure, at: [x, y, facing] });
    }, RESTS);
  }

  /** The field from there, if it is known. */
  of(stand: Stand): readonly Place[] {
    return this.found.mark === mark(stand) ? this.found.outline : [];
  }
}
