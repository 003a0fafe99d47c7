/** What to ask the server about a thing with which nothing can be done: the commands somebody might have meant. */

import { t } from '../words/words.svelte';
import type { Command } from '../wire/types';
import type { Desk } from './desk.svelte';
import { TACTIC, type Subject } from './subjects';

export interface Question {
  command: Command;
  words: string;
}

export function questions(subject: Subject, desk: Desk): Question[] {
  const [kind, text] = subject.split(':');
  const number = Number(text);
  const seat = desk.view.seat;
  switch (kind) {
    case 'card': {
      const card = desk.pieces.cardAt(number);
      const halves = [card?.basic_text, card?.strong_text];
      return halves.flatMap((words, use) =>
        words ? [{ command: { do: 'play-card', seat, card: number, use }, words }] : [],
      );
    }
    case 'space':
      return [{ command: { do: 'step-to', seat, space: number }, words: t('web-go-there') }];
    case 'skill': {
      const skill = desk.pieces.skillAt(number);
      return [{ command: { do: 'use-skill', seat, skill: number }, words: skill?.text ?? '' }];
    }
    case 'unit': {
      const unit = desk.me?.units.find((each) => each.uid === number);
      const abilities = unit ? (desk.pieces.unit(unit.unit)?.abilities ?? []) : [];
      return abilities.map((ability, at) => ({
        command: { do: 'activate-unit', seat, unit: number, ability: at },
        words: ability.text,
      }));
    }
    case 'offer-unit':
      return [{ command: { do: 'recruit', seat, unit: number }, words: t('web-recruit') }];
    case 'offer-card':
      return [
        { command: { do: 'buy-card', seat, card: number, kind: shelf(number, desk) }, words: t('web-buy') },
      ];
    case TACTIC:
      return [{ command: { do: 'use-tactic', seat }, words: t('web-use') }];
    case 'enemy':
      return desk.view.turn.phase === 'block'
        ? [{ command: { do: 'block-attack', seat, enemy: number, attack: 0 }, words: t('web-phase-block') }]
        : [{ command: { do: 'aim-at', seat, enemy: number }, words: t('web-phase-attack') }];
    default:
      return [];
  }
}

/** The offer a card lies in, as purchases number them: spells, advanced actions, those of monasteries. */
function shelf(number: number, desk: Desk): number {
  const id = desk.pieces.cardAt(number)?.id ?? '';
  const { spells, actions, monastery } = desk.view.offers;
  return Math.max(
    0,
    [spells, actions, monastery].findIndex((cards) => cards.includes(id)),
  );
}
