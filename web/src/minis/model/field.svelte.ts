/** What a player does in a battle: touch a figure, take it in hand, move it, aim, and go on from one decision to the next. */

import type { Choice } from '../../table/options';
import type { Command, DecisionInfo } from '../../wire/types';
import { Aim } from './aim.svelte';
import { Areas } from './areas.svelte';
import { Band } from './band.svelte';
import { Battle } from './battle.svelte';
import { Film } from './film.svelte';
import { FireField } from './fireField.svelte';
import { Hand, type Ghost } from './hand.svelte';
import { throwsIn, type Throw } from '../rolls';
import { Threats } from './threats.svelte';
import { BLOWS, isDeed, moveChoices, MOVES, NOBODY, SORCERY } from './subjects';
import type { FigureView, Place, TargetView } from '../types';

/** Questions that come up between an action and its end; what was begun goes on after them. */
const BETWEEN = new Set(['minis-react', 'minis-order']);

export class Field extends Battle {
  readonly band = new Band(this);
  readonly aim = new Aim(this);
  readonly hand = new Hand(this, this.band, this.aim);
  readonly areas = new Areas(this);
  readonly threats = new Threats(this);
  readonly fireField = new FireField(this);
  readonly film = new Film(
    () => this.pieces.all,
    () => this.view.edition,
  );
  /** What was held when the last command was given. */
  private given: Ghost | null = null;
  /** The dice that fell last and have come to rest. */
  lastThrows = $state.raw<readonly Throw[]>([]);
  private heard: readonly Throw[] = [];
  /** How many turns have begun since; dice of the turn before last are told by the log. */
  private turnsSince = 0;
  /** What comes after the command just given, if the next decision is the one expected. */
  private follow = $state.raw<((decision: DecisionInfo) => Command | null) | null>(null);

  constructor(...given: ConstructorParameters<typeof Battle>) {
    super(...given);
    this.film.onend = () => {
      this.lastThrows = this.heard;
    };
  }

  /** Whether the open decision has anything to do with a figure. */
  isLegalPick(figure: number): boolean {
    return this.isDeployable(figure) || this.choices.has(figure) || this.band.isOnMarch(figure);
  }

  /** Touch a figure. */
  touch(figure: number, event: { pointerType?: string } = {}): void {
    const found = this.figures[figure];
    if (!found) return;
    if (this.isPick && this.pickNow(figure, event)) return;
    const { ghost } = this.hand;
    if (ghost && figure !== ghost.figure && ghost.mode !== 'turn') {
      if (!this.isFriend(found) || this.kind === 'minis-march') {
        this.aim.target = figure;
        if (ghost.mode === 'move') this.hand.wish([found.x, found.y], figure);
        else this.hand.look();
        return;
      }
    }
    const mine = this.shown;
    if (mine && this.isMine(mine) && !this.isFriend(found) && found.place === 'fielded') {
      this.aimAt(this.aim.target === figure ? NOBODY : figure);
      return;
    }
    this.take(figure);
  }

  /** Point at a figure: a target is only looked at, since dice may follow; anybody else is chosen at once. */
  private pickNow(figure: number, event: { pointerType?: string }): boolean {
    const only = this.of(figure)[0];
    if (!only) return false;
    const isPreview = event.pointerType === 'touch' && this.aim.target !== figure;
    const isAimed = only.do === 'target' && this.kind === 'minis-aim';
    if (isAimed || isPreview) this.aimAt(figure);
    else this.model.act(only);
    return true;
  }

  /** Look at a figure as a target: how an attack on it would go, or what is against it. */
  aimAt(figure: number): void {
    this.aim.target = figure;
    this.hand.look();
  }

  /** Hold the figure in hand beside the foe it looks at. */
  approach(): void {
    const foe = this.aim.foe;
    if (foe) this.hand.wish([foe.x, foe.y], foe.figure);
  }

  /** Take a figure in hand, or put it back. */
  take(figure: number): void {
    const mount = this.figures[figure]?.rides ?? NOBODY;
    // Whoever is in the saddle is set up with its mount.
    if (!this.isDeployable(figure) && this.isDeployable(mount)) figure = mount;
    if (this.selected === figure && !this.hand.ghost) {
      this.drop();
      return;
    }
    this.clear();
    this.selected = figure;
    if (this.isDeployable(figure)) this.hand.lift(figure);
    else this.study();
  }

  /** Learn what the figure looked at could do from where it stands. */
  private study(): void {
    const figure = this.shown;
    if (!figure || figure.place !== 'fielded' || this.model.scene?.outcome) return;
    // Whoever can do nothing any more in this turn is only looked at.
    const isSpent = ![figure.figure, this.hand.mover].some((each) => this.of(each).some(isDeed));
    if (this.kind === 'minis-action' && this.isMine(figure) && isSpent) return;
    const moves = moveChoices(this.of(this.hand.mover));
    this.hand.how = String(moves[0]?.fields['how'] ?? '');
    if (this.mayReach(figure, moves.length > 0)) this.hand.measure();
    this.hand.look();
  }

  /** Whether it is worth showing how far a figure goes: others at any time, one's own when it can be moved. */
  private mayReach(figure: FigureView, canMove: boolean): boolean {
    if (this.kind === '' || MOVES.has(this.kind)) return true;
    return this.kind === 'minis-action' && (canMove || !this.isMine(figure));
  }

  /** Learn what the figure could do that the game has put in hand. */
  private studyHeld(): void {
    if (MOVES.has(this.kind)) this.hand.measure();
    this.hand.look();
  }

  /** Do with the held figure what it shows. */
  confirm(): void {
    this.hand.whenKnown(() => {
      this.setDown();
    });
  }

  /** An action that moves comes before it if none has begun. */
  private setDown(): void {
    const { decision } = this.model;
    const { ghost, how } = this.hand;
    if (!decision || !ghost || !this.hand.confirmable) return;
    const command = this.hand.command(decision);
    this.given = ghost;
    if (this.kind !== 'minis-action') {
      const away = this.isGoing(command) ? this.away(ghost.figure) : undefined;
      this.clear();
      if (away && command) this.follow = this.going(command, true);
      if (away) this.model.act(away);
      else if (command) this.model.give(command, decision);
      return;
    }
    const begin = moveChoices(this.of(ghost.figure)).find((choice) => choice.fields['how'] === how);
    if (!begin || !command) return;
    this.follow = this.going(command);
    this.clear();
    this.selected = ghost.figure;
    this.model.act(begin);
  }

  /** A figure that is held tries to break away before it moves; if it is held fast, its player goes on from there. */
  private going(command: Command, hasTried = false): (decision: DecisionInfo) => Command | null {
    return (next) => {
      if (next.kind !== 'minis-move') return null;
      const figure = Number(command['figure']);
      const away = this.isGoing(command) ? this.away(figure) : undefined;
      if (away) {
        this.follow = this.going(command, true);
        return away.command;
      }
      // Offered moves are proposals: that there are none says something only of who has tried to break away.
      const isFast =
        hasTried && this.isGoing(command) && !this.of(figure).some((choice) => choice.do === 'move');
      return isFast ? null : command;
    };
  }
  private isGoing(command: Command | null): boolean {
    return command?.do === 'move';
  }
  private away(figure: number): Choice | undefined {
    return this.of(figure).find((choice) => choice.do === 'break-away');
  }

  /** What was wished for was refused: the figure is in hand again as it was held. */
  resume(): void {
    const { given } = this;
    if (!given || this.hand.ghost || this.asked !== given.figure) return;
    this.hand.lift(given.figure);
    if (given.mode !== 'turn') this.hand.wish([given.x, given.y], given.beside);
    this.hand.face(given.facing);
  }

  /** Show what a hint means: the figure is taken in hand and held where it should go, or the target is aimed at. */
  heed(command: Command): void {
    const figure = Number(command['figure'] ?? NOBODY);
    if (!this.figures[figure]) return;
    if (command.do === 'target') this.aimAt(figure);
    else if (command.do === 'act') {
      if (this.selected !== figure) this.take(figure);
    } else if (['move', 'put', 'turn', 'spin'].includes(command.do)) {
      this.hand.lift(figure);
      const end =
        command.do === 'put'
          ? [command['x'], command['y']]
          : (command['path'] as Place[] | undefined)?.at(-1);
      if (end) this.hand.wish(end as unknown as Place);
      this.hand.face(Number(command['facing']));
    }
  }

  /** The attack on the figure looked at, if the figure in hand can make it now. */
  strike = $derived.by<{ how: string; target: TargetView } | null>(() => {
    if (this.kind === 'minis-aim') return this.aimed();
    const isOpen = this.kind === 'minis-action' || BLOWS.has(this.kind);
    if (!isOpen || this.hand.ghost || this.aim.target < 0) return null;
    const offered = (how: string): boolean => this.acts.some((choice) => choice.fields['how'] === how);
    const open = this.aim.open(this.aim.target).filter(({ attack }) => offered(attack.how));
    const found = open.find(({ attack }) => attack.how === this.aim.how) ?? open[0];
    return found ? { how: found.attack.how, target: found.target } : null;
  });

  /** The attack under way on the figure looked at, while it can still be chosen. */
  private aimed(): { how: string; target: TargetView } | null {
    const isOffered = this.of(this.aim.target).some((choice) => choice.do === 'target');
    const best = isOffered ? this.aim.open(this.aim.target)[0] : undefined;
    return best ? { how: best.attack.how, target: best.target } : null;
  }

  /** Attack a figure: begin the action, then aim. */
  attack(how: string, figure: number): void {
    const target =
      this.kind === 'minis-aim' ? this.of(figure).find((choice) => choice.do === 'target') : undefined;
    if (target) {
      this.model.act(target);
      return;
    }
    const begin = this.acts.find((choice) => choice.fields['how'] === how);
    if (!begin) return;
    this.follow = (next) => (next.kind === 'minis-aim' ? { do: 'target', seat: next.seat, figure } : null);
    this.model.act(begin);
  }

  /** Set up all that is left where the game proposes it. */
  placeAll(): void {
    this.isPlacing = true;
    this.placeNext();
  }
  private placeNext(): boolean {
    const next =
      this.isPlacing && this.kind === 'minis-deploy'
        ? this.model.choices.find((choice) => choice.do === 'put')
        : undefined;
    if (!next) {
      this.isPlacing = false;
      return false;
    }
    this.model.act(next);
    return true;
  }
  private isPlacing = false;

  /** The seat that was asked last. */
  private lastSeat = NOBODY;

  /** The open decision changed: go on with what was begun, or take up the figure it is about. */
  turnTo(decision: DecisionInfo | null): void {
    // At one screen the next player begins with nobody in hand.
    if (decision && decision.seat !== this.lastSeat) {
      if (this.lastSeat !== NOBODY) this.selected = NOBODY;
      this.lastSeat = decision.seat;
    }
    const next = this.follow;
    const isBetween = decision === null || BETWEEN.has(decision.kind);
    if (!isBetween) this.follow = null;
    const command = decision && next ? next(decision) : null;
    if (command && decision) {
      this.model.give(command, decision);
      return;
    }
    this.clear();
    if (this.placeNext()) return;
    // When all is over the page tells of the whole battle.
    if (this.model.isOver) this.selected = NOBODY;
    this.muster();
    if (decision && this.asked >= 0) {
      this.selected = this.asked;
      if (!BLOWS.has(decision.kind)) this.hand.lift(this.asked);
      if (this.shown?.place === 'fielded') this.studyHeld();
      this.followFirst();
    } else {
      if (decision?.kind === 'minis-aim') this.selected = this.actor() ?? this.selected;
      // Whoever has acted is let go: to act again would push it.
      if (decision?.kind === 'minis-action' && (this.shown?.acted || this.isTired())) this.selected = NOBODY;
      if (this.selected < 0) return;
      if (this.shown?.place !== 'fielded') this.selected = NOBODY;
      else if (!SORCERY.has(decision?.kind ?? '')) this.study();
    }
  }

  /** A figure left from one's last turn that an action would push: it is not in hand when a new turn begins. */
  private isTired(): boolean {
    return (this.shown?.push ?? 0) > 0 && this.events().some((event) => event['event'] === 'turn-began');
  }

  /** Learn who is in the formation; one that aims is looked at from its first member, with the target it has chosen. */
  private muster(): void {
    void this.band.muster().then((first) => {
      if (this.kind !== 'minis-aim' || first < 0) return;
      // Whoever has aimed while this was on its way keeps the target.
      if (this.aim.target === NOBODY) this.aim.target = this.band.targets[0] ?? NOBODY;
      this.selected = first;
      this.study();
    });
  }

  /** When the first of a formation has moved, the next is held where it would follow. */
  private followFirst(): void {
    const isUnderWay = this.kind === 'minis-march' && this.loose.some((choice) => choice.do === 'halt');
    const first = isUnderWay ? this.of(this.asked).find((choice) => choice.do === 'move') : undefined;
    const end = first ? (first.fields['path'] as Place[]).at(-1) : undefined;
    if (!first || !end) return;
    this.hand.wish(end);
    this.hand.face(Number(first.fields['facing']));
  }

  /** The figure whose action is under way, if it has just been given. */
  private actor(): number | null {
    const given = this.events().findLast((event) => event['event'] === 'action-given');
    return given ? Number(given['figure']) : null;
  }

  /** Remember the dice that just fell; they are told once they have been seen to fall. */
  hear(): void {
    const found = throwsIn(this.events(), this.pieces.all, this.view.edition);
    if (found.length > 0) {
      this.heard = found;
      this.turnsSince = 0;
    } else {
      this.turnsSince += this.events().filter((event) => event['event'] === 'turn-began').length;
      if (this.turnsSince > 1) this.heard = [];
    }
    if (!this.film.isRunning) this.lastThrows = this.heard;
  }

  private events(): Record<string, unknown>[] {
    return this.model.steps.flatMap((step) => step.events as Record<string, unknown>[]);
  }

  /** Put everything out of hand. */
  drop(): void {
    this.clear();
    this.selected = this.asked;
    if (this.kind === 'minis-aim') this.muster();
    if (this.asked < 0) return;
    if (!BLOWS.has(this.kind)) this.hand.lift(this.asked);
    if (this.shown?.place === 'fielded') this.studyHeld();
  }

  private clear(): void {
    this.hand.clear();
    this.aim.clear();
  }
}
