/**
 * What on the table a choice is about, so that a player can pick by touching the thing. A subject is a short text:
 * `card:12`, `space:1512`, `unit:3`, `enemy:40`, `offer-unit:7`. Every choice has at least one; those about nothing that
 * lies on the table are about the question itself.
 */

import type { Choice } from '../table/options';
import { MANA, manaSubject } from './mana';
import type { BoardView } from './types';

export type Subject = string;

export const QUESTION = 'question';
export const HERO = 'hero';
export const WOUNDS = 'wounds';
export const TACTIC = 'tactic';

/** Decisions about the hero and the units of another player: they do not lie on one's own side of the table. */
const ABOUT_OTHERS = new Set(['rival-damage', 'partaker']);

/** Where things lie, as far as it decides what a number in a command means. */
export interface Layout {
  hand: ReadonlySet<number>;
  units: ReadonlySet<number>;
  enemies: ReadonlySet<number>;
  offered: ReadonlySet<number>;
  skills: ReadonlySet<number>;
}

export function layoutOf(
  view: BoardView,
  cardNumber: (id: string) => number,
  skillNumber: (id: string) => number,
): Layout {
  const own = view.players[view.seat];
  const { offers } = view;
  return {
    hand: new Set(view.hand.map(cardNumber)),
    units: new Set(own?.units.map((unit) => unit.uid) ?? []),
    enemies: new Set(view.combat?.enemies.map((enemy) => enemy.token) ?? []),
    offered: new Set([...offers.actions, ...offers.spells, ...offers.monastery].map(cardNumber)),
    skills: new Set(own?.skills.map((each) => skillNumber(each.skill)) ?? []),
  };
}

/** What a choice is about. */
export function subjectOf(choice: Choice, layout: Layout): Subject {
  const value = (name: string): number => Number(choice.fields[name] ?? -1);
  if (ABOUT_OTHERS.has(choice.decision.kind) && 'unit' in choice.fields) return QUESTION;
  switch (choice.do) {
    case 'play-card':
    case 'attach-banner':
      return `card:${String(value('card'))}`;
    case 'choose-card':
      return cardSubject(value('card'), layout);
    case 'buy-card':
      return `offer-card:${String(value('card'))}`;
    case 'activate-unit':
    case 'use-banner':
      return `unit:${String(value('unit'))}`;
    case 'assign-damage':
      return value('unit') < 0 ? HERO : `unit:${String(value('unit'))}`;
    case 'heal-wound':
      return value('unit') < 0 ? WOUNDS : `unit:${String(value('unit'))}`;
    case 'choose-unit':
      return layout.units.has(value('unit'))
        ? `unit:${String(value('unit'))}`
        : `offer-unit:${String(value('unit'))}`;
    case 'recruit':
      return `offer-unit:${String(value('unit'))}`;
    case 'use-skill':
      return `skill:${String(value('skill'))}`;
    case 'choose-skill':
      return layout.skills.has(value('skill')) ? `skill:${String(value('skill'))}` : QUESTION;
    case 'use-tactic':
      return TACTIC;
    case 'step-to':
    case 'challenge':
    case 'take-tunnel':
    case 'propose-assault':
    case 'force-retreat':
    case 'choose-space':
      return `space:${String(value('space'))}`;
    case 'explore-at':
      return `position:${String(value('position'))}`;
    case 'aim-at':
    case 'block-attack':
    case 'slow-attack':
    case 'take-damage':
    case 'choose-enemy':
      return layout.enemies.has(value('enemy')) ? `enemy:${String(value('enemy'))}` : QUESTION;
    case 'pay-mana':
      return `mana:${String(value('source'))}`;
    case 'turn-crystal':
      return manaSubject(MANA.crystal, value('colour'));
    case 'choose-die':
      return `die:${String(value('die'))}`;
    default:
      return QUESTION;
  }
}

function cardSubject(card: number, layout: Layout): Subject {
  if (layout.hand.has(card)) return `card:${String(card)}`;
  return layout.offered.has(card) ? `offer-card:${String(card)}` : QUESTION;
}

/** All choices by what they are about. */
export function bySubject(choices: readonly Choice[], layout: Layout): Map<Subject, Choice[]> {
  const found = new Map<Subject, Choice[]>();
  for (const choice of choices) {
    const subject = subjectOf(choice, layout);
    found.set(subject, [...(found.get(subject) ?? []), choice]);
  }
  return found;
}
