/** Whom the figure in hand could attack from where it stands or would stand, how, and with which chance. */

import type { Battle } from './battle.svelte';
import { EAGER, Inquirer } from './inquirer';
import { NOBODY } from './subjects';
import type { AttackView, FigureView, Stand, TargetsAnswer, TargetView } from '../types';

/** One way to attack one figure. */
export interface Stroke {
  attack: AttackView;
  target: TargetView;
}

export class Aim {
  /** The figure it is measured against. */
  target = $state(NOBODY);
  /** The attack that is looked at, if not the best one. */
  how = $state('');
  answer = $state.raw<TargetsAnswer | null>(null);

  private readonly looks = new Inquirer<Record<string, unknown>, TargetsAnswer>(
    (question) => this.battle.model.question(question),
    (answer) => {
      this.answer = answer;
    },
    EAGER,
  );

  constructor(private readonly battle: Battle) {}

  foe = $derived.by<FigureView | null>(() => this.battle.figures[this.target] ?? null);

  /** How the figure in hand fares against another: the attacks it has, with numbers and chances. */
  against(figure: number): Stroke[] {
    const attacks = this.answer?.figure === this.battle.selected ? this.answer.attacks : [];
    return attacks.flatMap((attack) =>
      attack.targets.filter((each) => each.target === figure).map((target) => ({ attack, target })),
    );
  }

  /** The attacks on a figure that are possible, the most telling first. */
  open(figure: number): Stroke[] {
    const found = this.against(figure).filter(({ target }) => !target.refusal);
    return found.sort((one, other) => other.target.expected - one.target.expected);
  }

  /** The best attack on a figure that is possible, else what stands in the way of the likeliest. */
  best(figure: number): Stroke | null {
    const found = this.against(figure);
    return this.open(figure)[0] ?? found.find(({ attack }) => attack.ranged) ?? found[0] ?? null;
  }

  /** How many figures an attack could be made on. */
  count(how: string): number {
    const targets = this.answer?.attacks.find((attack) => attack.how === how)?.targets ?? [];
    return targets.filter((each) => !each.refusal).length;
  }

  /** Look for targets of a figure from where it would stand; the one looked at is told in any case. */
  look(figure: number, stand: Stand | null): void {
    const from = stand ? { at: [stand.x, stand.y, stand.facing] } : {};
    this.looks.ask({ ask: 'targets-of', figure, brief: true, against: this.target, ...from });
  }

  clear(): void {
    this.looks.drop();
    this.target = NOBODY;
    this.how = '';
    this.answer = null;
  }
}
