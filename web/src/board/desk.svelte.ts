/** The player's side of the board game: the view, what is picked up, and which choices belong to which thing. */

import type { Choice } from '../table/options';
import type { TableModel } from '../table/model.svelte';
import type { OptionInfo, RefusalInfo } from '../wire/types';
import type { Pieces } from './pieces.svelte';
import { Plan } from './plan.svelte';
import { bySubject, QUESTION, type Subject } from './subjects';
import type { BoardView, HexView, PlayerView, Way } from './types';
import { isDangerous, isFinal } from './ways';

export class Desk {
  selected = $state<Subject>('');
  /** The card that is being dragged, and by which of its halves. */
  dragged = $state.raw<{ subject: Subject; use: string } | null>(null);
  readonly plan: Plan;

  constructor(
    readonly model: TableModel,
    private readonly thePieces: () => Pieces,
  ) {
    this.plan = new Plan(
      model,
      () => this.view,
      (space) => this.of(`space:${String(space)}`),
    );
  }

  get pieces(): Pieces {
    return this.thePieces();
  }

  view = $derived.by<BoardView>(() => this.model.scene?.view as BoardView);
  me = $derived<PlayerView | null>(this.view.players[this.view.seat] ?? null);
  /** Whose area is shown: one's own, or of the player on turn for spectators. */
  shown = $derived<PlayerView | null>(this.me ?? this.view.players[Math.max(0, this.view.turn.seat)] ?? null);
  hexes = $derived<ReadonlyMap<number, HexView>>(
    new Map(this.view.tiles.flatMap((tile) => tile.hexes.map((hex) => [hex.space, hex] as const))),
  );

  choices = $derived.by<ReadonlyMap<Subject, Choice[]>>(() => bySubject(this.model.choices));
  /** What was considered and refused, by the thing it is about. */
  reasons = $derived.by<ReadonlyMap<Subject, OptionInfo[]>>(() =>
    bySubject([...this.model.reasons.values()]),
  );

  /** The game asks one question; its answers are laid out, unless they all lie on the table already. */
  isQuestion = $derived.by(() => this.model.decision !== null && !this.model.decision.open);
  question = $derived<readonly Choice[]>(this.isQuestion ? (this.choices.get(QUESTION) ?? []) : []);

  /** The things the hint is about. */
  hinted = $derived.by<readonly Subject[]>(
    () => this.model.choices.find((choice) => choice.key === this.model.hint?.key)?.about ?? [],
  );
  /** The half of a card or the ability the hint would use. */
  hintedUse = $derived.by<string>(() => {
    const fields = this.hinted.length > 0 ? (this.model.hint?.command ?? null) : null;
    return fields ? String(fields['use'] ?? fields['ability'] ?? '') : '';
  });

  has(subject: Subject): boolean {
    return this.choices.has(subject);
  }

  of(subject: Subject): readonly Choice[] {
    return this.choices.get(subject) ?? [];
  }

  /** What can be done with a thing and could serve something: uses the game itself calls vain are left to the list of all actions. */
  worthwhile(subject: Subject): readonly Choice[] {
    return this.of(subject).filter((choice) => !choice.vain);
  }

  /** Why nothing can be done with a thing: the first reason there is. */
  whyNot(subject: Subject): RefusalInfo | null {
    return this.has(subject) ? null : (this.reasons.get(subject)?.[0]?.refusal ?? null);
  }

  /** What can be done about a space besides walking there on the ways that are shown. */
  besides(space: number): readonly Choice[] {
    const isShown = this.plan.open(space).some((way) => way.path.length === 1);
    return this.of(`space:${String(space)}`).filter((choice) => choice.do !== 'step-to' || !isShown);
  }

  /**
   * Touch a space. If there is just one peaceful thing to do a mouse or a key does it; what begins a fight or reveals something, and
   * what a finger touches, is shown first and done with the second touch.
   */
  pickSpace(space: number, event?: Event): void {
    const subject = `space:${String(space)}`;
    const ways = this.plan.open(space);
    if (ways.length === 0) {
      this.pick(subject, event);
      return;
    }
    const [way, ...others] = ways as [Way, ...Way[]];
    const isOnly = others.length === 0 && this.besides(space).length === 0;
    const isSeen = this.selected === subject;
    const isSafe = !isTouch(event) && !isDangerous(way) && !isFinal(way);
    if (isOnly && (isSeen || isSafe)) this.walk(way);
    else this.selected = isSeen ? '' : subject;
  }

  walk(way: Way): void {
    this.selected = '';
    this.plan.walk(way);
  }

  /**
   * Touch a thing. A mouse or a key does what there is to do if it is just one thing; a finger sees it first and does it with
   * the second touch. Whatever leaves a choice is laid out.
   */
  pick(subject: Subject, event?: Event): void {
    const found = this.worthwhile(subject);
    const only = found.length === 1 ? found[0] : undefined;
    if (only && (!isTouch(event) || this.selected === subject) && !needsLook(only)) {
      this.selected = '';
      this.model.act(only);
    } else {
      this.look(subject);
    }
  }

  /** Open a thing to see it, whatever can be done with it. */
  look(subject: Subject): void {
    this.selected = this.selected === subject ? '' : subject;
  }

  /** The choice a half of a card stands for, if a touch of it may be enough. */
  half(subject: Subject, use: string): Choice | undefined {
    return this.worthwhile(subject).find(
      (each) => each.do === 'play-card' && each.fields['use'] === use && !each.reveals,
    );
  }

  /** Lay down what was dragged: the half it was held by is played; held elsewhere, the card is opened. */
  layDown(): void {
    const held = this.dragged;
    this.dragged = null;
    if (!held) return;
    const choice = this.half(held.subject, held.use);
    if (choice) this.take(choice);
    else this.selected = held.subject;
  }

  take(choice: Choice): void {
    this.selected = '';
    this.model.act(choice);
  }

  drop(): void {
    this.selected = '';
    this.plan.aim = -1;
    this.plan.tried = null;
  }
}

/** Whether something was touched by a finger. */
const isTouch = (event?: Event): boolean => (event as PointerEvent | undefined)?.pointerType === 'touch';

/** What cannot be taken back, what is bought, a fight and mana that nobody asks for are never begun or spent by the first touch. */
function needsLook(choice: Choice): boolean {
  const isCostly = choice.about.some((thing) => /^(offer-|mana:)/.test(thing));
  const isAssault = choice.do === 'challenge' || choice.do === 'propose-assault';
  return choice.reveals || isAssault || (choice.decision.open && isCostly);
}
