/** What the rules say to one's plans: where one can go, what a fight still needs, what a purchase lacks. */

import { lasting } from '../table/lasting.svelte';
import { commandKey, type Choice } from '../table/options';
import type { TableModel } from '../table/model.svelte';
import type { Command } from '../wire/types';
import type { BoardView, EnemyNeed, Ware, Way } from './types';
import { bestWay, known, lacking, waysBySpace } from './ways';

/** More Move points than anybody has: every space is told with its price. */
const FAR = 99;

export class Plan {
  ways = $state.raw<ReadonlyMap<number, readonly Way[]>>(new Map());
  needs = $state.raw<ReadonlyMap<number, EnemyNeed>>(new Map());
  wares = $state.raw<readonly Ware[]>([]);
  /** The space pointed at. */
  aim = $state(-1);
  /** The spaces still to be walked, once somebody has chosen where to go. */
  trail = $state.raw<readonly number[]>([]);
  private seen = '';
  private asked = '';

  constructor(
    private readonly model: TableModel,
    private readonly view: () => BoardView,
    private readonly steps: (space: number) => readonly Choice[],
  ) {}

  /** Ask anew what this position allows. */
  consult(): void {
    const scene = this.model.scene;
    const now = `${String(scene?.seq)}/${String(scene?.look)}/${this.model.lang}`;
    if (!scene || now === this.asked) return;
    this.asked = now;
    lasting.keys = new Set();
    if (this.model.decision?.listed) {
      void this.put<Command[]>({ ask: 'lasting' }, (all) => (lasting.keys = new Set(all.map(commandKey))));
    }
    const view = this.view();
    const isTurn = this.model.decision?.kind === 'turn';
    if (isTurn) {
      void this.put<Way[]>({ ask: 'reach', points: FAR }, (ways) => (this.ways = waysBySpace(ways)));
      void this.put<Ware[]>({ ask: 'wares' }, (wares) => (this.wares = wares));
    } else {
      this.ways = new Map();
      this.wares = [];
    }
    if (view.combat && !view.combat.contest) {
      const keep = (found: EnemyNeed[]): void => {
        this.needs = new Map(found.map((need) => [need.token, need]));
      };
      void this.put<EnemyNeed[]>({ ask: 'needs' }, keep);
    } else {
      this.needs = new Map();
    }
  }

  private async put<T>(about: Record<string, unknown>, take: (answer: T) => void): Promise<void> {
    const answer = await this.model.question<T>(about);
    if (answer !== null) take(answer);
  }

  // Ways.

  get move(): number {
    return this.view().turn.move;
  }

  /** The way to show for a space, whether one can pay it or not. */
  wayTo(space: number): Way | null {
    return bestWay(this.ways.get(space) ?? [], this.move);
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
  }

  /** The last step is confirmed: take the next one, unless something was revealed, asked, refused or has come in between. */
  goOn(): void {
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

  ware(kind: string, number: number): Ware | null {
    const isCard = kind !== 'unit';
    return (
      this.wares.find((ware) => ware.number === number && number >= 0 && (ware.kind !== 'unit') === isCard) ??
      null
    );
  }
}
