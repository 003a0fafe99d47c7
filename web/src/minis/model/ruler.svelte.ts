/**
 * The measuring tool: from figure to figure as ranges are measured, or from point to point; the game does the measuring. A line
 * may be shown to everybody at the table, and those the others show are measured here again.
 */

import type { TableModel } from '../../table/model.svelte';
import type { Line, Spot } from '../../wire/types';
import type { FigureView, Place, Sighting } from '../types';

export interface RulerEnd {
  figure: number;
  place: Place;
}

/** A line between two ends, its length in hundredths of an inch; between figures also what lies on it. */
export interface Tape {
  start: RulerEnd;
  end: RulerEnd;
  length: number | null;
  sight?: Sighting | null;
}

const spotOf = ({ figure, place }: RulerEnd): Spot => ({ x: place[0], y: place[1], piece: figure });
const endOf = ({ piece, x, y }: Spot): RulerEnd => ({ figure: piece ?? -1, place: [x, y] });

export class Ruler {
  isOn = $state(false);
  isShared = $state(false);
  start = $state.raw<RulerEnd | null>(null);
  tape = $state.raw<Tape | null>(null);
  /** What others show, by their seats. */
  others = $state.raw<ReadonlyMap<number, Tape>>(new Map());

  constructor(
    private readonly model: TableModel,
    private readonly figures: () => readonly FigureView[],
  ) {}

  toggle(): void {
    this.isOn = !this.isOn;
    this.start = this.tape = null;
    this.show();
  }

  /** Set the next end; the third begins again. */
  mark(end: RulerEnd): void {
    if (!this.start || this.tape) {
      this.start = end;
      this.tape = null;
      this.show();
      return;
    }
    this.tape = { start: this.start, end, length: null };
    this.show();
    this.measureOwn();
  }

  /** Lay the line between two places that were typed. */
  lay(start: Place, end: Place): void {
    this.start = { figure: -1, place: start };
    this.tape = { start: this.start, end: { figure: -1, place: end }, length: null };
    this.show();
    this.measureOwn();
  }

  /** Look along the line from its other end. */
  reverse(): void {
    if (!this.tape) return;
    this.tape = { start: this.tape.end, end: this.tape.start, length: null };
    this.show();
    this.measureOwn();
  }

  share(isShared: boolean): void {
    const wasShown = this.isShared;
    this.isShared = isShared;
    if (isShared) this.show();
    else if (wasShown) this.model.point(null);
  }

  /** Say again what is shown, after the connection was lost or the position has changed. */
  show(): void {
    if (!this.isShared) return;
    const { tape } = this;
    this.model.point(tape ? [spotOf(this.stand(tape.start)), spotOf(this.stand(tape.end))] : null);
  }

  /** The position or what others show has changed: figures take the ends of lines along. */
  attend(): void {
    this.measureOwn();
    const mine = this.model.you?.seats ?? [];
    const shown = [...this.model.pointed].filter(([seat]) => !mine.includes(seat));
    this.others = new Map(shown.map(([seat, line]) => [seat, this.taped(line, seat)]));
    for (const [seat, tape] of this.others)
      void this.measured(tape).then((found) => {
        if (this.others.get(seat) !== tape || found === null) return;
        this.others = new Map([...this.others, [seat, { ...tape, ...found }]]);
      });
  }

  private taped([start, end]: Line, seat: number): Tape {
    const fresh: Tape = { start: this.stand(endOf(start)), end: this.stand(endOf(end)), length: null };
    const known = this.others.get(seat);
    const isKnown = JSON.stringify([known?.start, known?.end]) === JSON.stringify([fresh.start, fresh.end]);
    return isKnown && known ? known : fresh;
  }

  /** An end where its figure stands now. */
  private stand(end: RulerEnd): RulerEnd {
    const figure = this.figures()[end.figure];
    return figure?.place === 'fielded' ? { figure: end.figure, place: [figure.x, figure.y] } : end;
  }

  private measureOwn(): void {
    if (!this.tape) return;
    const tape: Tape = {
      ...this.tape,
      start: this.stand(this.tape.start),
      end: this.stand(this.tape.end),
    };
    this.tape = tape;
    void this.measured(tape).then((found) => {
      if (found !== null && this.tape === tape) this.tape = { ...tape, ...found };
    });
  }

  private async measured({ start, end }: Tape): Promise<Pick<Tape, 'length' | 'sight'> | null> {
    const question = { ask: 'span', figure: start.figure, other: end.figure };
    const answer = await this.model.question<{ length: number } & Partial<Sighting>>({
      ...question,
      start: start.place,
      end: end.place,
    });
    if (!answer) return null;
    return { length: answer.length, sight: answer.crossings ? (answer as Sighting) : null };
  }
}
