/** The player's side of a battle: the view, the figure in hand, where it would stand, and what the game says to that. */

import type { TableModel } from '../table/model.svelte';
import type { Choice } from '../table/options';
import type { Command, DecisionInfo } from '../wire/types';
import { Inquirer } from './inquirer';
import type { Pieces } from './pieces.svelte';
import { throwsIn, type Throw } from './rolls';
import { facingTo, turned } from './shapes';
import {
  BANDS,
  byFigure,
  MOVE_ACTIONS,
  moveChoices,
  moveCommand,
  MOVES,
  PICKS,
  PUTS,
  TURNS,
} from './subjects';
import type {
  AttackView,
  BandAnswer,
  BattleView,
  FigureView,
  Place,
  ReachAnswer,
  RoomAnswer,
  Stand,
  TargetsAnswer,
  TargetView,
  WayAnswer,
} from './types';

/** A figure, or a piece of terrain, held over the table: where it is wished to be and with which facing. */
export interface Ghost extends Stand {
  /** How it gets there: along a path, set down from above, or only turned. */
  mode: 'move' | 'put' | 'turn';
  /** Whether the player has turned it; until then it looks where it goes. */
  isTurned: boolean;
  beside: number;
}

const NOBODY = -1;
/** While something is dragged the game is asked once in so many milliseconds, which is once a frame and no more than it likes. */
const EAGER = 30;

export class Field {
  /** The figure looked at. */
  selected = $state(NOBODY);
  /** The figure it is measured against. */
  target = $state(NOBODY);
  /** The attack that is looked at, if not the best one. */
  aimedAs = $state('');
  ghost = $state.raw<Ghost | null>(null);
  /** The move the ghost makes at the beginning of an action. */
  how = $state('');
  reach = $state.raw<ReachAnswer | null>(null);
  way = $state.raw<WayAnswer | null>(null);
  room = $state.raw<RoomAnswer | null>(null);
  aims = $state.raw<TargetsAnswer | null>(null);
  /** The formation being gathered, moved or aimed. */
  band = $state.raw<BandAnswer | null>(null);
  /** Where each seat deploys. */
  areas = $state.raw<readonly { seat: number; corners: Place[]; mine: boolean }[]>([]);
  lastThrows = $state.raw<readonly Throw[]>([]);
  private follow = $state.raw<((decision: DecisionInfo) => Command | null) | null>(null);

  private readonly ways = new Inquirer<Record<string, unknown>, WayAnswer>(
    (question) => this.model.question(question),
    (answer) => {
      this.way = answer;
      if (answer?.aims) this.aims = answer.aims;
    },
    EAGER,
  );
  private readonly rooms = new Inquirer<Record<string, unknown>, RoomAnswer>(
    (question) => this.model.question(question),
    (answer) => {
      this.room = answer;
    },
  );
  private readonly looks = new Inquirer<Record<string, unknown>, TargetsAnswer>(
    (question) => this.model.question(question),
    (answer) => {
      this.aims = answer;
    },
    EAGER,
  );

  constructor(
    readonly model: TableModel,
    private readonly thePieces: () => Pieces,
  ) {}

  get pieces(): Pieces {
    return this.thePieces();
  }

  view = $derived.by<BattleView>(() => this.model.scene?.view as BattleView);
  figures = $derived<readonly FigureView[]>(this.view.figures);
  private namesakes = $derived.by<ReadonlySet<string>>(() => {
    const titles = this.figures.map((figure) => this.pieces.title(figure));
    const isTwice = (title: string): boolean => titles.indexOf(title) !== titles.lastIndexOf(title);
    return new Set(this.figures.filter((_, at) => isTwice(titles[at] ?? '')).map((figure) => figure.key));
  });
  fielded = $derived<readonly FigureView[]>(this.figures.filter((each) => each.place === 'fielded'));
  kind = $derived.by(() => this.model.decision?.kind ?? '');
  /** The seat one looks from; for spectators the one on turn. */
  mySeat = $derived.by(() => this.model.seat ?? Math.max(0, this.view.active));
  mySide = $derived(this.view.seats[this.mySeat]?.side ?? 0);
  choices = $derived.by<ReadonlyMap<number, Choice[]>>(() => byFigure(this.model.choices));
  loose = $derived<readonly Choice[]>(this.choices.get(NOBODY) ?? []);
  standing = $derived.by<ReadonlyMap<number, Choice[]>>(() => byFigure(this.model.standing));

  isPick = $derived(PICKS.has(this.kind));
  /** The figure the open decision is about, if it is about one. */
  asked = $derived.by(() => {
    const first = this.model.choices.find((choice) => typeof choice.fields['figure'] === 'number');
    const isAboutOne =
      MOVES.has(this.kind) || PUTS.has(this.kind) || this.kind in TURNS || this.kind === 'minis-follow-up';
    return isAboutOne && first ? Number(first.fields['figure']) : NOBODY;
  });

  /** The figure whose sheet is shown. */
  shown = $derived<FigureView | null>(this.figures[this.selected] ?? null);
  foe = $derived<FigureView | null>(this.figures[this.target] ?? null);
  /** What the figure in hand can do. */
  acts = $derived<readonly Choice[]>(this.of(this.selected).filter((choice) => choice.do === 'act'));
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
  /** The command the ghost stands for; an action that moves comes before it if none has begun. */
  confirmable = $derived.by(() => this.isLegal && this.model.decision !== null && !this.model.sending);

  of(figure: number): readonly Choice[] {
    return this.choices.get(figure) ?? [];
  }
  isMine(figure: FigureView): boolean {
    return figure.owner === this.mySeat;
  }
  isFriend(figure: FigureView): boolean {
    return this.view.seats[figure.owner]?.side === this.mySide;
  }
  /** A figure's name; of those that bear the same, each with its number, as the log has it. */
  name(figure: FigureView): string {
    const title = this.pieces.title(figure);
    return this.namesakes.has(figure.key) ? `${title} (${String(figure.figure + 1)})` : title;
  }
  /** Whether the open decision has anything to do with a figure. */
  isLegalPick(figure: number): boolean {
    if (this.isDeployable(figure)) return true;
    return this.choices.has(figure) || this.isOnMarch(figure);
  }
  /** Own figures wait to be set up; those that stand already may be shifted until the last one does. */
  private isDeployable(figure: number): boolean {
    const found = this.figures[figure];
    if (this.kind !== 'minis-deploy' || found?.owner !== this.mySeat) return false;
    return found.place === 'reserve' || found.place === 'fielded';
  }

  /** How the figure in hand fares against another: the attacks it has, with numbers and chances. */
  against(figure: number): { attack: AttackView; target: TargetView }[] {
    const attacks = this.aims?.figure === this.selected ? this.aims.attacks : [];
    return attacks.flatMap((attack) =>
      attack.targets.filter((each) => each.target === figure).map((target) => ({ attack, target })),
    );
  }
  /** The best attack on a figure that is possible, else what stands in the way of the likeliest. */
  best(figure: number): { attack: AttackView; target: TargetView } | null {
    const found = this.against(figure);
    const open = found.filter(({ target }) => !target.refusal);
    open.sort((one, other) => other.target.expected - one.target.expected);
    return open[0] ?? found.find(({ attack }) => attack.ranged) ?? found[0] ?? null;
  }

  // What the player does.

  /** Touch a figure. */
  touch(figure: number, event: { pointerType?: string } = {}): void {
    const found = this.figures[figure];
    if (!found) return;
    if (this.isPick && this.pickNow(figure, event)) return;
    if (this.ghost && figure !== this.ghost.figure && this.ghost.mode !== 'turn') {
      if (!this.isFriend(found) || this.kind === 'minis-march') {
        this.target = figure;
        if (this.ghost.mode === 'move') this.wish([found.x, found.y], figure);
        else this.look();
        return;
      }
    }
    const mine = this.shown;
    if (mine && this.isMine(mine) && !this.isFriend(found) && found.place === 'fielded') {
      this.aimAt(this.target === figure ? NOBODY : figure);
      return;
    }
    this.take(figure);
  }

  private pickNow(figure: number, event: { pointerType?: string }): boolean {
    const only = this.of(figure)[0];
    if (!only) return false;
    if (event.pointerType === 'touch' && this.target !== figure) this.aimAt(figure);
    else this.model.act(only);
    return true;
  }

  /** Look at a figure as a target: how an attack on it would go, or what is against it. */
  aimAt(figure: number): void {
    this.target = figure;
    this.look();
  }

  /** Take a figure in hand, or put it back. */
  take(figure: number): void {
    if (this.selected === figure && !this.ghost) {
      this.drop();
      return;
    }
    this.clear();
    this.selected = figure;
    if (this.isDeployable(figure)) this.lift(figure);
    else this.study();
  }

  /** Learn what the figure in hand could do from where it stands. */
  study(): void {
    const figure = this.shown;
    if (!figure || figure.place !== 'fielded' || this.model.scene?.outcome) return;
    // Whoever can do nothing any more in this turn is only looked at.
    if (this.kind === 'minis-action' && this.isMine(figure) && this.of(figure.figure).length === 0) return;
    const moves = moveChoices(this.of(figure.figure));
    this.how = String(moves[0]?.fields['how'] ?? '');
    if (this.kind !== 'minis-aim') this.askReach();
    this.look();
  }

  private askReach(): void {
    const figure = this.selected;
    const factor = MOVE_ACTIONS[this.how] ?? 1;
    void this.model.question<ReachAnswer>({ ask: 'reach-of', figure, factor }).then((answer) => {
      if (answer && answer.figure === this.selected) this.reach = answer;
    });
  }

  /** Whether the figure in hand may be moved now. */
  get canMove(): boolean {
    return this.ghost !== null || this.canCarry(this.selected);
  }

  /** Whether a figure of one's own can be picked up now. */
  canCarry(figure: number): boolean {
    if (figure < 0) return false;
    if (this.kind === 'minis-deploy') return this.isDeployable(figure);
    if (MOVES.has(this.kind)) return this.of(figure).length > 0 || this.isOnMarch(figure);
    return this.asked === figure || moveChoices(this.of(figure)).length > 0;
  }
  /** Members of a formation may be moved in any order, though the game proposes only one of them. */
  private isOnMarch(figure: number): boolean {
    if (this.kind !== 'minis-march' || !this.band) return false;
    return this.band.members.includes(figure) && !this.band.settled.includes(figure);
  }
  isMember(figure: number): boolean {
    return this.band?.members.includes(figure) ?? false;
  }

  /** Hold a figure over the table. */
  lift(figure: number): void {
    const found = this.figures[figure];
    if (!found) return;
    const mode = this.kind in TURNS ? 'turn' : PUTS.has(this.kind) ? 'put' : 'move';
    const at = this.proposed(found);
    this.selected = figure;
    this.ghost = {
      figure,
      x: at.x,
      y: at.y,
      facing: at.facing,
      mode,
      isTurned: mode !== 'move',
      beside: NOBODY,
    };
    if (mode === 'put') this.inquire();
  }

  /** Where the game proposes to put a figure, or to look; else where it stands. */
  private proposed(figure: FigureView): { x: number; y: number; facing: number } {
    if (this.kind === 'minis-deploy' && figure.place === 'fielded') return figure;
    const first = this.model.choices.find((choice) => choice.do === 'put' || choice.do === 'spin');
    const { x, y, facing } = first?.fields ?? {};
    if (first?.do === 'spin' && figure.figure === first.fields['figure'])
      return { ...figure, facing: Number(facing) };
    return first?.do === 'put' ? { x: Number(x), y: Number(y), facing: Number(facing) } : figure;
  }

  /** Wish the held figure to a place, or up to another figure. */
  wish(place: Place, beside = NOBODY): void {
    if (!this.ghost && this.selected >= 0) this.lift(this.selected);
    const ghost = this.ghost;
    const standing = ghost ? this.figures[ghost.figure] : undefined;
    if (!ghost || !standing || ghost.mode === 'turn') return;
    const facing = ghost.isTurned
      ? ghost.facing
      : facingTo(place[0] - standing.x, place[1] - standing.y, standing.facing);
    this.ghost = { ...ghost, x: place[0], y: place[1], facing, beside };
    this.inquire();
  }

  /** Turn the held figure by so many half degrees, or to look at a place. */
  turn(by: number): void {
    this.face(turned(this.end?.facing ?? this.ghost?.facing ?? 0, by));
  }
  lookAt(place: Place): void {
    const end = this.end;
    if (end) this.face(facingTo(place[0] - end.x, place[1] - end.y, end.facing));
  }
  face(facing: number): void {
    if (!this.ghost && this.selected >= 0 && this.canMove) this.lift(this.selected);
    if (!this.ghost) return;
    this.ghost = { ...this.ghost, facing, isTurned: true };
    if (this.ghost.mode === 'turn') this.look();
    else this.inquire();
  }

  private inquire(): void {
    const ghost = this.ghost;
    if (!ghost) return;
    const { figure, x, y, facing, beside } = ghost;
    if (ghost.mode === 'put') {
      this.rooms.ask({ ask: 'room-at', figure, x, y, facing });
      return;
    }
    const standing = this.figures[figure];
    if (standing && standing.x === x && standing.y === y) {
      this.way = {
        figure,
        path: [[x, y]],
        facing,
        length: 0,
        left: 0,
        legal: true,
        refusal: null,
        touches: [],
        ground: [],
      };
      this.look();
      return;
    }
    const isFree = beside >= 0 && !ghost.isTurned;
    const factor = MOVE_ACTIONS[this.how] ?? 1;
    const wish = { figure, x, y, facing: isFree ? -1 : facing, beside, factor };
    this.ways.ask({ ask: 'way-to', ...wish, look: true, against: this.target });
  }

  /** Look for targets from where the figure in hand stands or would stand; the one looked at is told in any case. */
  private look(): void {
    const end = this.ghost?.mode === 'put' ? null : this.end;
    const figure = end?.figure ?? this.selected;
    if (this.figures[figure]?.place !== 'fielded') return;
    const from = end ? { at: [end.x, end.y, end.facing] } : {};
    this.looks.ask({ ask: 'targets-of', figure, brief: true, against: this.target, ...from });
  }

  /** Do with the held figure what it shows. */
  confirm(): void {
    const decision = this.model.decision;
    const ghost = this.ghost;
    if (!decision || !ghost || !this.confirmable) return;
    if (this.kind !== 'minis-action') {
      const command = this.commandFor(decision);
      this.clear();
      if (command) this.model.give(command, decision);
      return;
    }
    const begin = moveChoices(this.of(ghost.figure)).find((choice) => choice.fields['how'] === this.how);
    const end = this.commandFor(decision);
    if (!begin || !end) return;
    const figure = ghost.figure;
    this.follow = (next) => (next.kind === 'minis-move' ? end : null);
    this.clear();
    this.selected = figure;
    this.model.act(begin);
  }

  private commandFor(decision: DecisionInfo): Command | null {
    const { ghost, end } = this;
    if (!ghost || !end) return null;
    const { seat } = decision;
    const { figure, x, y, facing } = end;
    if (ghost.mode === 'put') return { do: 'put', seat, figure, x, y, facing };
    if (ghost.mode === 'turn') return { do: TURNS[decision.kind] ?? 'turn', seat, figure, facing };
    if (!this.way || this.way.path.length < 2) return { do: 'turn', seat, figure, facing };
    return moveCommand(seat, this.way);
  }

  /** The attack on the figure looked at, if the figure in hand can make it now. */
  strike = $derived.by<{ how: string; target: TargetView } | null>(() => {
    if (this.kind !== 'minis-action' || this.ghost || this.target < 0) return null;
    const offered = (how: string): boolean => this.acts.some((choice) => choice.fields['how'] === how);
    const open = this.against(this.target).filter(
      ({ attack, target }) => !target.refusal && offered(attack.how),
    );
    open.sort((one, other) => other.target.expected - one.target.expected);
    const found = open.find(({ attack }) => attack.how === this.aimedAs) ?? open[0];
    return found ? { how: found.attack.how, target: found.target } : null;
  });

  /** Attack a figure: begin the action, then aim. */
  attack(how: string, figure: number): void {
    const begin = this.acts.find((choice) => choice.fields['how'] === how);
    if (!begin) return;
    this.follow = (next) => (next.kind === 'minis-aim' ? { do: 'target', seat: next.seat, figure } : null);
    this.model.act(begin);
  }

  /** The open decision changed: go on with what was begun, or take up the figure it is about. */
  turnTo(decision: DecisionInfo | null): void {
    const next = this.follow;
    this.follow = null;
    const command = decision && next ? next(decision) : null;
    if (command && decision) {
      this.model.give(command, decision);
      return;
    }
    this.clear();
    this.muster();
    if (decision && this.asked >= 0) {
      this.selected = this.asked;
      if (decision.kind !== 'minis-follow-up') this.lift(this.asked);
      if (this.shown?.place === 'fielded') this.studyHeld();
      this.followFirst();
    } else {
      if (decision?.kind === 'minis-aim') this.selected = this.actor() ?? this.selected;
      if (this.selected < 0) return;
      if (this.shown?.place === 'fielded') this.study();
      else this.selected = NOBODY;
    }
  }

  /** Learn who is in the formation of the open decision. */
  private muster(): void {
    this.band = null;
    if (!BANDS.has(this.kind)) return;
    void this.model.question<BandAnswer>({ ask: 'band' }).then((answer) => {
      this.band = answer;
      const first = answer?.members[0] ?? NOBODY;
      if (this.kind !== 'minis-aim' || first < 0 || first === this.selected) return;
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
    this.wish(end);
    this.face(Number(first.fields['facing']));
  }

  /** The figure whose action is under way, if it has just been given. */
  private actor(): number | null {
    const events = this.model.steps.flatMap((step) => step.events as Record<string, unknown>[]);
    const given = events.findLast((event) => event['event'] === 'action-given');
    return given ? Number(given['figure']) : null;
  }

  private studyHeld(): void {
    if (MOVES.has(this.kind)) this.askReach();
    this.look();
  }

  /** Learn where everybody deploys; edges are chosen once. */
  survey(): void {
    const seats = this.view.seats.filter((seat) => seat.edge >= 0).map((seat) => seat.seat);
    const known = this.areas.map((area) => area.seat);
    if (seats.every((seat) => known.includes(seat))) return;
    const questions = seats.map((seat) =>
      this.model.question<{ corners: Place[] }>({ ask: 'area-of', seat }),
    );
    void Promise.all(questions).then((answers) => {
      if (answers.includes(null)) return;
      this.areas = seats.map((seat, at) => ({
        seat,
        corners: answers[at]?.corners ?? [],
        mine: seat === this.mySeat,
      }));
    });
  }

  /** Remember the dice that just fell. */
  hear(): void {
    const events = this.model.steps.flatMap((step) => step.events as Record<string, unknown>[]);
    const found = throwsIn(events, this.pieces.all);
    if (found.length > 0) this.lastThrows = found;
  }

  /** Put everything out of hand. */
  drop(): void {
    this.clear();
    this.selected = this.asked;
    if (this.asked < 0) return;
    this.lift(this.asked);
    if (this.shown?.place === 'fielded') this.studyHeld();
  }

  private clear(): void {
    this.ways.drop();
    this.rooms.drop();
    this.looks.drop();
    this.ghost = null;
    this.target = NOBODY;
    this.aimedAs = '';
    this.reach = null;
    this.way = null;
    this.room = null;
    this.aims = null;
  }
}
