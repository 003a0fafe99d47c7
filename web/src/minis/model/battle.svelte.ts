/** The battle as one seat sees it: the figures with their names and sides, and what the open decision offers for each. */

import { t } from '../../words/words.svelte';
import type { TableModel } from '../../table/model.svelte';
import type { Choice } from '../../table/options';
import type { Pieces } from '../pieces.svelte';
import { leadingFaction } from '../factions';
import { BLOWS, byFigure, isDeed, isPointed, MOVES, NOBODY, PUTS, TURNS } from './subjects';
import type { BattleView, FigureView } from '../types';

export class Battle {
  /** The figure looked at. */
  selected = $state(NOBODY);

  constructor(
    readonly model: TableModel,
    private readonly thePieces: () => Pieces,
  ) {}

  get pieces(): Pieces {
    return this.thePieces();
  }

  view = $derived.by<BattleView>(() => this.model.scene?.view as BattleView);
  figures = $derived<readonly FigureView[]>(this.view.figures);
  fielded = $derived<readonly FigureView[]>(this.figures.filter((each) => each.place === 'fielded'));
  private namesakes = $derived.by<ReadonlySet<string>>(() => {
    const titles = this.figures.map((figure) => this.pieces.title(figure));
    const isTwice = (title: string): boolean => titles.indexOf(title) !== titles.lastIndexOf(title);
    return new Set(this.figures.filter((_, at) => isTwice(titles[at] ?? '')).map((figure) => figure.key));
  });
  /** The figure whose sheet is shown. */
  shown = $derived<FigureView | null>(this.figures[this.selected] ?? null);

  kind = $derived.by(() => this.model.decision?.kind ?? '');
  isPick = $derived.by(() => isPointed(this.kind, this.choices));
  /** The seat one looks from; for spectators the first. */
  mySeat = $derived.by(() => this.model.seat ?? 0);
  mySide = $derived(this.view.seats[this.mySeat]?.side ?? 0);
  /** By seat the number of its side as it is drawn: 0 dark on light. It stays the same when another seat at one screen is on turn. */
  sides = $derived.by<ReadonlyMap<number, number>>(() => {
    const own = this.model.you?.seats ?? [];
    const home = this.view.seats[own.length > 1 ? (own[0] ?? 0) : this.mySeat]?.side ?? 0;
    const others = [...new Set(this.view.seats.map((seat) => seat.side))].filter((side) => side !== home);
    return new Map(this.view.seats.map((seat) => [seat.seat, others.indexOf(seat.side) + 1] as const));
  });

  choices = $derived.by<ReadonlyMap<number, Choice[]>>(() => byFigure(this.model.choices));
  loose = $derived<readonly Choice[]>(this.choices.get(NOBODY) ?? []);
  standing = $derived.by<ReadonlyMap<number, Choice[]>>(() => byFigure(this.model.standing));
  /** What the figure looked at can do. */
  acts = $derived<readonly Choice[]>(this.of(this.selected).filter((choice) => choice.do === 'act'));
  /** The figure the open decision is about, if it is about one. */
  asked = $derived.by(() => {
    const first = this.model.choices.find((choice) => typeof choice.fields['figure'] === 'number');
    const isAboutOne =
      MOVES.has(this.kind) || PUTS.has(this.kind) || this.kind in TURNS || BLOWS.has(this.kind);
    return isAboutOne && first ? Number(first.fields['figure']) : NOBODY;
  });

  of(figure: number): readonly Choice[] {
    return this.choices.get(figure) ?? [];
  }
  isMine(figure: FigureView): boolean {
    return figure.controller === this.mySeat;
  }
  isFriend(figure: FigureView): boolean {
    return this.view.seats[figure.controller]?.side === this.mySide;
  }
  army(seat: number): FigureView[] {
    return this.figures.filter((figure) => figure.controller === seat);
  }
  /** In which tones a figure is drawn. */
  tone(figure: FigureView): number {
    return this.sides.get(figure.controller) ?? 0;
  }
  /** The faction an army goes by: the one with the most points in it. */
  faction(seat: number): string {
    return leadingFaction(
      this.army(seat).flatMap((figure) => {
        const piece = this.pieces.figure(figure.key);
        return piece
          ? [{ faction: piece.factions[0] ?? '', points: piece.points, isStone: Boolean(piece.castle) }]
          : [];
      }),
    );
  }
  /** A figure's name; of those that bear the same, each with its number, as the log has it. */
  name(figure: FigureView): string {
    const title = this.pieces.title(figure);
    if (figure.section !== '') {
      const hull = `${title} (${String(figure.hull + 1)})`;
      return t('web-minis-section', { name: hull, section: figure.section });
    }
    return this.namesakes.has(figure.key) ? `${title} (${String(figure.figure + 1)})` : title;
  }
  /** Whether a figure of the seat on turn can be given an action, or has one under way. */
  canAct(figure: FigureView): boolean {
    if (figure.controller !== this.view.active || !this.isMine(figure) || this.model.isOver) return false;
    return figure.acted ? this.kind !== 'minis-action' : this.of(figure.figure).some(isDeed);
  }
  /** Own figures wait to be set up; those that stand already may be shifted until the last one does. */
  isDeployable(figure: number): boolean {
    const found = this.figures[figure];
    return this.kind === 'minis-deploy' && found?.owner === this.mySeat && found.deploys;
  }
}
