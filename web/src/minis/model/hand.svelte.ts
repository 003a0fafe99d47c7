/** The figure in hand: how far it could go, where it is wished to be, where the game says it would end, and whether it may. */

import type { Command, DecisionInfo } from '../../wire/types';
import type { Aim } from './aim.svelte';
import type { Band } from './band.svelte';
import type { Battle } from './battle.svelte';
import { EAGER, Inquirer } from './inquirer';
import { facingTo, turned, UNITS_PER_INCH } from '../ground/shapes';
import { MOVE_ACTIONS, moveChoices, moveCommand, moveMeant, MOVES, NOBODY, PUTS, TURNS } from './subjects';
import type { FigureView, Place, ReachAnswer, RoomAnswer, Stand, WayAnswer } from '../types';

/** A figure held over the table: where it is wished to be and with which facing. */
export interface Ghost extends Stand {
  /** How it gets there: along a path, set down from above, or only turned. */
  mode: 'move' | 'put' | 'turn';
  /** Whether the player has turned it; until then it looks where it goes. */
  isTurned: boolean;
  beside: number;
}

/** A quarter of an inch. */
const SNAP = UNITS_PER_INCH / 4;

/** The way of a figure that stays where it is and only turns. */
function noWay({ figure, x, y, facing }: Stand): WayAnswer {
  const quiet = { legal: true, refusal: null, touches: [], ground: [], aims: null, strikers: [] };
  return { figure, path: [[x, y]], facing, length: 0, left: 0, ...quiet };
}

export class Hand {
  ghost = $state.raw<Ghost | null>(null);
  /** The move the ghost makes at the beginning of an action. */
  how = $state('');
  reach = $state.raw<ReachAnswer | null>(null);
  way = $state.raw<WayAnswer | null>(null);
  room = $state.raw<RoomAnswer | null>(null);
  /** Whether the figure is to be set up above the ground. */
  isSoaring = $state(false);

  private readonly ways = new Inquirer<Record<string, unknown>, WayAnswer>(
    (question) => this.battle.model.question(question),
    (answer) => {
      this.way = answer;
      if (answer?.aims) this.aim.answer = answer.aims;
    },
    EAGER,
  );
  private readonly rooms = new Inquirer<Record<string, unknown>, RoomAnswer>(
    (question) => this.battle.model.question(question),
    (answer) => {
      this.room = answer;
    },
  );

  constructor(
    private readonly battle: Battle,
    private readonly band: Band,
    private readonly aim: Aim,
  ) {}

  /** Where the figure in hand would end, as the game says. */
  end = $derived.by<Stand | null>(() => {
    const ghost = this.ghost;
    if (!ghost) return null;
    if (ghost.mode === 'turn') return ghost;
    if (ghost.mode === 'put') return this.room?.figure === ghost.figure ? this.room : ghost;
    const last = this.way?.figure === ghost.figure ? this.way.path.at(-1) : undefined;
    return last ? { figure: ghost.figure, x: last[0], y: last[1], facing: this.way?.facing ?? 0 } : ghost;
  });
  /** The chance in per cent to break away from those it touches; nothing if it touches none. */
  breakChance = $derived.by<number | null>(() =>
    this.reach?.held ? Math.round(((7 - this.reach.breaks) * 100) / 6) : null,
  );
  isLegal = $derived.by(() => {
    if (!this.ghost) return false;
    if (this.ghost.mode === 'turn') return true;
    return this.ghost.mode === 'put' ? (this.room?.legal ?? false) : (this.way?.legal ?? false);
  });
  /** Whether what it shows can be done now. */
  confirmable = $derived.by(
    () => this.isLegal && this.battle.model.decision !== null && !this.battle.model.sending,
  );

  /** Whether the figure looked at may be moved now. */
  get canMove(): boolean {
    return this.ghost !== null || this.canCarry(this.mover);
  }

  /** Who moves when the figure looked at is sent somewhere: whoever is in the saddle goes with its mount. */
  get mover(): number {
    const { figures, selected } = this.battle;
    const mount = figures[selected]?.rides ?? NOBODY;
    return mount >= 0 ? mount : selected;
  }

  /** Whether a figure of one's own can be picked up now. */
  canCarry(figure: number): boolean {
    const { kind, asked } = this.battle;
    const found = this.battle.figures[figure];
    // A rider goes where its mount goes, a passenger where its chariot does until it gets down.
    if (!found || found.rides >= 0 || (found.aboard >= 0 && kind !== 'minis-set-passenger-down'))
      return false;
    if (kind === 'minis-deploy') return this.battle.isDeployable(figure);
    if (MOVES.has(kind)) return this.battle.of(figure).length > 0 || this.band.isOnMarch(figure);
    return asked === figure || moveChoices(this.battle.of(figure)).length > 0;
  }

  /** Hold a figure over the table. */
  lift(figure: number): void {
    const found = this.battle.figures[figure];
    if (!found) return;
    const mode = this.battle.kind in TURNS ? 'turn' : PUTS.has(this.battle.kind) ? 'put' : 'move';
    const { x, y, facing } = this.proposed(found);
    this.battle.selected = figure;
    this.ghost = { figure, x, y, facing, mode, isTurned: mode !== 'move', beside: NOBODY };
    if (mode === 'put') this.inquire();
  }

  /** Where the game proposes to put a figure, or to look; else where it stands. */
  private proposed(figure: FigureView): { x: number; y: number; facing: number } {
    if (this.battle.kind === 'minis-deploy' && figure.place === 'fielded') return figure;
    const first = this.battle.model.choices.find((choice) => choice.do === 'put' || choice.do === 'spin');
    const { x, y, facing } = first?.fields ?? {};
    if (first?.do === 'spin' && figure.figure === first.fields['figure'])
      return { ...figure, facing: Number(facing) };
    return first?.do === 'put' ? { x: Number(x), y: Number(y), facing: Number(facing) } : figure;
  }

  /** Wish the held figure to a place, or up to another figure; a typed place beside a comrade is meant exactly. */
  wish(place: Place, beside = NOBODY, isExact = false): void {
    if (!this.ghost && this.battle.selected >= 0) this.lift(this.mover);
    const ghost = this.ghost;
    const standing = ghost ? this.battle.figures[ghost.figure] : undefined;
    if (!ghost || !standing || ghost.mode === 'turn') return;
    if (beside < 0 && ghost.mode === 'move') beside = this.near(place, standing, isExact);
    const facing = ghost.isTurned ? ghost.facing : this.usualFacing(place, standing);
    this.ghost = { ...ghost, x: place[0], y: place[1], facing, beside };
    if (ghost.mode === 'move') this.meanFarEnough(place, standing, beside);
    this.inquire();
  }

  /** An action that goes farther is meant where the plain one does not reach. */
  private meanFarEnough(place: Place, mover: FigureView, beside: number): void {
    const { battle, reach } = this;
    if (battle.kind !== 'minis-action' || !reach || reach.figure !== mover.figure) return;
    const hows = moveChoices(battle.of(mover.figure)).map((choice) => String(choice.fields['how']));
    const other = battle.figures[beside];
    const gap = other ? other.radius + mover.radius : 0;
    const far = (Math.hypot(place[0] - mover.x, place[1] - mover.y) - gap) / UNITS_PER_INCH;
    const how = moveMeant(hows, reach.inches / (MOVE_ACTIONS[this.how] ?? 1), far);
    if (how === this.how) return;
    this.how = how;
    this.measure();
  }

  /** Whoever arrives looks at the nearest foe; a long base at first lies along its way, where it has room. */
  private usualFacing(place: Place, mover: FigureView): number {
    const far = (each: FigureView): number => Math.hypot(each.x - place[0], each.y - place[1]);
    const foe = this.battle.fielded
      .filter((each) => !this.battle.isFriend(each))
      .reduce<FigureView | null>((one, other) => (one && far(one) <= far(other) ? one : other), null);
    return foe && mover.tail === 0 && mover.nose === 0
      ? facingTo(foe.x - place[0], foe.y - place[1], mover.facing)
      : facingTo(place[0] - mover.x, place[1] - mover.y, mover.facing);
  }

  /** The foe a place all but touches, or the comrade of a formation that has its place: contact that is meant is made. */
  private near([x, y]: Place, mover: FigureView, isExact: boolean): number {
    const found = this.battle.fielded
      .filter((each) => each.figure !== mover.figure)
      .filter((each) => !this.battle.isFriend(each) || (!isExact && this.band.hasSettled(each.figure)))
      .map((each) => ({ each, gap: Math.hypot(each.x - x, each.y - y) - each.radius - mover.radius }))
      .filter(({ gap }) => gap < SNAP)
      .sort((one, other) => one.gap - other.gap)[0];
    return found?.each.figure ?? NOBODY;
  }

  /** Set the held figure up above the ground, or on it. */
  soar(isSoaring: boolean): void {
    this.isSoaring = isSoaring;
    this.inquire();
  }

  /** Turn the held figure by so many half degrees, or to look at a place. */
  turn(by: number): void {
    const standing = this.battle.figures[this.battle.selected]?.facing ?? 0;
    this.face(turned(this.end?.facing ?? this.ghost?.facing ?? standing, by));
  }
  lookAt(place: Place): void {
    const end = this.end;
    if (end) this.face(facingTo(place[0] - end.x, place[1] - end.y, end.facing));
  }
  face(facing: number): void {
    if (!this.ghost && this.battle.selected >= 0 && this.canMove) this.lift(this.mover);
    if (!this.ghost) return;
    this.ghost = { ...this.ghost, facing, isTurned: true };
    if (this.ghost.mode === 'turn') this.look();
    else this.inquire();
  }

  /** Learn how far the figure looked at could go. */
  measure(): void {
    const factor = MOVE_ACTIONS[this.how] ?? 1;
    const question = { ask: 'reach-of', figure: this.mover, factor };
    void this.battle.model.question<ReachAnswer>(question).then((answer) => {
      if (answer && answer.figure === this.mover) this.reach = answer;
    });
  }

  /** Look for targets from where the figure in hand stands or would stand. */
  look(): void {
    const end = this.ghost?.mode === 'put' ? null : this.end;
    const figure = end?.figure ?? this.battle.selected;
    if (this.battle.figures[figure]?.place === 'fielded') this.aim.look(figure, end);
  }

  private inquire(): void {
    const ghost = this.ghost;
    if (!ghost) return;
    const { figure, x, y, facing, beside } = ghost;
    if (ghost.mode === 'put') {
      this.rooms.ask({ ask: 'room-at', figure, x, y, facing, soaring: this.isSoaring });
      return;
    }
    const standing = this.battle.figures[figure];
    if (standing && standing.x === x && standing.y === y) {
      this.ways.drop();
      this.way = noWay(ghost);
      this.look();
      return;
    }
    const isFree = beside >= 0 && !ghost.isTurned && !this.band.hasSettled(beside);
    const factor = MOVE_ACTIONS[this.how] ?? 1;
    const wish = { figure, x, y, facing: isFree ? -1 : facing, beside, factor };
    this.ways.ask({ ask: 'way-to', ...wish, look: true, against: this.aim.target });
  }

  /** Do something when the game has said where the figure in hand would end: keys come faster than its answers. */
  whenKnown(task: () => void): void {
    (this.ghost?.mode === 'put' ? this.rooms : this.ways).whenKnown(task);
  }

  /** The command the ghost stands for. */
  command(decision: DecisionInfo): Command | null {
    const { ghost, end } = this;
    if (!ghost || !end) return null;
    const { seat } = decision;
    const { figure, x, y, facing } = end;
    if (ghost.mode === 'put')
      return { do: 'put', seat, figure, x, y, facing, ...(this.isSoaring ? { soaring: true } : {}) };
    if (ghost.mode === 'turn') return { do: TURNS[decision.kind] ?? 'turn', seat, figure, facing };
    if (!this.way || this.way.path.length < 2) return { do: 'turn', seat, figure, facing };
    return moveCommand(seat, this.way);
  }

  clear(): void {
    this.ways.drop();
    this.rooms.drop();
    this.ghost = null;
    this.reach = null;
    this.way = null;
    this.room = null;
    this.isSoaring = false;
  }
}
