/**
 * Things on the table that choices are about, so that a player can pick by touching the thing. The server names them with each
 * option: `card:march`, `space:1512`, `unit:3`, `enemy:40`, `offer-unit:scouts`. Those about nothing that lies on the table are
 * about the question itself.
 */

import type { Choice } from '../table/options';
import type { OptionInfo } from '../wire/types';

export type Subject = string;

export const QUESTION = 'question';
export const WOUNDS = 'wounds';
export const TACTIC = 'tactic';

/** All options by the things they are about. */
export function bySubject<T extends Choice | OptionInfo>(options: readonly T[]): Map<Subject, T[]> {
  const found = new Map<Subject, T[]>();
  for (const option of options) {
    const about = option.about?.length ? option.about : [QUESTION];
    for (const subject of about) found.set(subject, [...(found.get(subject) ?? []), option]);
  }
  return found;
}

/** The kind of the first thing a choice is about: `card`, `offer-unit`; empty if there is none. */
export function kindOf(choice: Choice): string {
  return choice.about[0]?.split(':')[0] ?? '';
}

/** The name of that thing. */
export function idOf(choice: Choice): string {
  return choice.about[0]?.split(':')[1] ?? '';
}
