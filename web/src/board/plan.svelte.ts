/** What the rules say to one's plans: where one can go, what a fight still needs, what a purchase lacks. */

import type { Choice } from '../table/options';
import type { TableModel } from '../table/model.svelte';
import { markOf, useKey, type Mark } from './previews';
import type { BoardPlan, BoardView, EnemyNeed, Preview, Ware, Way } from './types';
import type { Subject } from './subjects';
import { bestWay, known, lacking, waysBySpace } from './ways';

export class Plan {
  /** What came with the position. */
  private told = $derived.by(() => (this.model.scene?.plan ?? null) as BoardPlan | null);
  ways = $derived.by<ReadonlyMap<number, readonly Way[]>>(() => waysBySpace(this.told?.ways ?? []));
  needs = $derived.by<ReadonlyMap<number, EnemyNeed>>(
    () => new Map((this.told?.needs ?? []).map((need) => [need.token, need] as const)),
  );
  wares = $derived.by<readonly Ware[]>(() => this.told?.wares ?? []);
  /** What revealing a tile costs. */
  exploring = $derived.by<number>(() => this.told?.explore ?? 0);
  /** What each use of a thing would come to, by thing and use. */
  private foreseen = $derived.by<ReadonlyMap<string, Preview>>(
    () => new Map((this.told?.previews ?? []).map((each) => [useKey(each.about, each.use), each] as const)),
  );
  /** The use that is pointed at: the map and the market show what it would come to. */
  tried = $state.raw<Preview | null>(null);
  /** The space pointed at. */
  aim = $state(-1);
  /** The spaces still to be walked, once somebody has chosen where to go. */
  trail = $state.raw<readonly number[]>([]);
  private seen = '';
  /** What is done so many times more. */
  private more: { key: string; left: number } | null = null;

  constructor(
    private readonly model: TableModel,
    private readonly view: () => BoardView,
    private readonly steps: (space: number) => readonly Choice[],
  ) {}

  // Ways.

  get move(): number {
    return this.view().turn.move;
  }

  /** The way to show for a space, whether one can pay it or not. */
  wayTo(space: number): Way | null {
    return bestWay(this.ways.get(space) ?? [], this.move);
  }

  /** The mark beside a use of a thing; nothing if it changes no total, or cannot be foreseen. */
  mark(about: Subject, use: string): Mark | null {
    const found = this.foreseen.get(useKey(about, use));
    return found ? markOf(found, this.view().turn) : null;
  }

  /** Point at a use of a thing, or at none. */
  point(about: Subject, use: string): void {
    this.tried = (use && this.foreseen.get(useKey(about, use))) || null;
  }

  /** A space the use pointed at would bring into reach. */
  wouldReach(space: number): boolean {
    const move = this.tried?.move ?? 0;
    return (
      move > this.move && !this.reaches(space) && (this.ways.get(space) ?? []).some((way) => way.cost <= move)
    );
  }

  /** Every way to a space one can pay now. */
  open(space: number): readonly Way[] {
    return (this.ways.get(space) ?? []).filter((way) => lacking(way, this.move) === 0);
  }

  /** A space of the region one can reach without more Move points. */
  reaches(space: number): boolean {
    return this.open(space).length > 0;
  }

  // Walking: step after step, each of them offered by the game.

  walk(way: Way): void {
    this.aim = -1;
    this.trail = way.path;
    this.seen = known(this.view());
    this.step();
  }

  halt(): void {
    this.trail = [];
    this.more = null;
  }

  /** Do the same several times over, such as spending points one by one. */
  repeat(choice: Choice, times: number): void {
    this.more = times > 1 ? { key: choice.key, left: times - 1 } : null;
    this.model.act(choice);
  }

  private again(): void {
    const { key, left } = this.more!;
    const choice = this.model.refusal ? undefined : this.model.choices.find((each) => each.key === key);
    this.more = choice && left > 1 ? { key, left: left - 1 } : null;
    if (choice) this.model.act(choice);
  }

  /** The last step is confirmed: take the next one, unless something was revealed, asked, refused or has come in between. */
  goOn(): void {
    if (this.more && !this.model.sending) this.again();
    if (this.trail.length === 0 || this.model.sending) return;
    const view = this.view();
    const [last, ...rest] = this.trail;
    const isThere = view.players[view.seat]?.space === last;
    const goesOn = isThere && !this.model.refusal && known(view) === this.seen;
    this.trail = goesOn && this.model.decision?.kind === 'turn' ? rest : [];
    this.step();
  }

  private step(): void {
    const next = this.trail[0];
    if (next === undefined) return;
    const choice = this.steps(next).find((each) => each.do === 'step-to');
    if (choice) this.model.act(choice);
    else this.halt();
  }

  // Fights and purchases.

  /** What something on offer costs here; nothing if it is not sold. */
  ware(subject: Subject): Ware | null {
    return this.wares.find((ware) => ware.about !== '' && ware.about === subject) ?? null;
  }
}
