/** What each choice is about: a figure on the table, or nothing one could touch. */

import type { Choice } from '../../table/options';
import type { Command } from '../../wire/types';
import { MARKS } from '../art';
import type { BattleView, FigureView } from '../types';

/** The number of no figure. */
export const NOBODY = -1;

/** Choices by the figure they name; -1 for those that name none. */
export function byFigure(choices: readonly Choice[]): Map<number, Choice[]> {
  const found = new Map<number, Choice[]>();
  for (const choice of choices) {
    const figure = typeof choice.fields['figure'] === 'number' ? choice.fields['figure'] : NOBODY;
    found.set(figure, [...(found.get(figure) ?? []), choice]);
  }
  return found;
}

/** Decisions in which a figure is moved along a path. */
export const MOVES: ReadonlySet<string> = new Set(['minis-move', 'minis-march']);
/** Decisions in which a figure is set down. */
export const PUTS: ReadonlySet<string> = new Set([
  'minis-blink',
  'minis-deploy',
  'minis-lair',
  'minis-place-captive',
  'minis-place-spawn',
  'minis-put-levitated',
  'minis-put-returned',
  'minis-put-risen',
  'minis-set-down',
  'minis-set-rider-down',
  'minis-set-passenger-down',
]);
/** Decisions in which a figure only turns, and the command that does it. */
export const TURNS: Readonly<Record<string, string>> = {
  'minis-facing': 'turn',
  'minis-free-spin': 'spin',
  'minis-tumble': 'turn',
};
/** Decisions in which one figure makes an attack that is due to it, or leaves it: after a charge, from its watch, in answer to a miss. */
export const BLOWS: ReadonlySet<string> = new Set(['minis-follow-up', 'minis-watch', 'minis-strike-back']);
/** Decisions about a spell: what a shot or a blow would do stands beside nobody meanwhile. */
export const SORCERY: ReadonlySet<string> = new Set([
  'minis-cast',
  'minis-bookmark',
  'minis-free-browse',
  'minis-blink',
  'minis-sunder',
]);
/** Decisions in which figures are pointed at. */
export const PICKS: ReadonlySet<string> = new Set([
  'minis-aim',
  'minis-levitate',
  'minis-return',
  'minis-carry',
  'minis-gather',
  'minis-choose-mount',
  'minis-choose-chariot',
  'minis-tire',
  'minis-cast',
  'minis-mend',
  'minis-counter-pick',
]);

/** Are figures pointed at in a decision: one that is known for it, or one whose answers are figures and nothing else? */
export function isPointed(kind: string, choices: ReadonlyMap<number, readonly Choice[]>): boolean {
  const named = [...choices].filter(([figure]) => figure !== NOBODY).flatMap(([, each]) => each);
  return PICKS.has(kind) || (named.length > 0 && named.every((choice) => choice.do === 'target'));
}

/** The tokens of abilities that lie beside a figure. */
export function marksOf(field: { view: BattleView }, figure: FigureView): string[] {
  const kinds = (field.view.lasting ?? []).filter(
    (each) => each.source === figure.figure && each.kind in MARKS,
  );
  return [...new Set(kinds.map((each) => each.kind))];
}

/** Decisions in which several figures may act together. */
export const BANDS: ReadonlySet<string> = new Set(['minis-gather', 'minis-march', 'minis-aim']);

/** An action other than a pass. */
export const isDeed = (choice: Choice): boolean => choice.do === 'act' && choice.fields['how'] !== 'pass';

/** Actions that begin with a move along a path, and how much further than plain they go. */
export const MOVE_ACTIONS: Readonly<Record<string, 1 | 2>> = {
  move: 1,
  charge: 1,
  bound: 1,
  'charge-double': 2,
  'bound-double': 2,
  'double-time': 2,
};

/** Moves twice as far that cost nothing but the attack they do without: a click beyond the plain reach means them. */
export const FAR_MOVES: ReadonlySet<string> = new Set(['charge-double', 'bound-double']);

/** The move that is meant by going so far, in inches: the plain one as far as it goes. */
export function moveMeant(hows: readonly string[], plain: number, far: number): string {
  const first = hows[0] ?? '';
  return far <= plain ? first : (hows.find((how) => FAR_MOVES.has(how)) ?? first);
}

/** The actions of a figure that move it, the plainest first. */
export function moveChoices(choices: readonly Choice[]): Choice[] {
  const order = Object.keys(MOVE_ACTIONS);
  return choices
    .filter((choice) => choice.do === 'act' && String(choice.fields['how']) in MOVE_ACTIONS)
    .sort(
      (one, other) => order.indexOf(String(one.fields['how'])) - order.indexOf(String(other.fields['how'])),
    );
}

/** The move of a figure along a path, as it is sent; the path begins where the figure stands. */
export function moveCommand(
  seat: number,
  way: { figure: number; path: readonly (readonly [number, number])[]; facing: number },
): Command {
  return { do: 'move', seat, figure: way.figure, path: way.path.slice(1), facing: way.facing };
}
