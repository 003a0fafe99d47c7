/** The options of a decision: what can be done about it, and what cannot, with the reason. */

import type { Command, DecisionInfo, OptionInfo, Value } from '../wire/types';

/** One thing that can be done: the command, its words, the things on the table it is about, and the values of its fields. */
export interface Choice {
  key: string;
  command: Command;
  do: string;
  fields: Record<string, Value>;
  words: string;
  /** Things on the table: `card:march`, `space:17`, `figure:4`. */
  about: readonly string[];
  /** Something hidden is shown by it, so it cannot be taken back. */
  reveals: boolean;
  /** It could serve nothing now; only full lists offer it. */
  vain: boolean;
  decision: DecisionInfo;
}

/** The way through one's own steps. */
export type Walk = 'back' | 'forth';

/** Everything a decision offers, in the server's order. */
export function choicesOf(decision: DecisionInfo): Choice[] {
  return decision.options
    .filter((option) => !option.refusal)
    .map((option) => {
      const command = option.command as Command;
      const { do: kind, seat: _, ...fields } = command;
      const { words, about = [], reveals = false, vain = false } = option;
      return { key: commandKey(command), command, do: kind, fields, words, about, reveals, vain, decision };
    });
}

/** What came to mind and cannot be done now. */
export function refusedOf(decision: DecisionInfo): OptionInfo[] {
  return decision.options.filter((option) => option.refusal);
}

/** A command as a text that is equal for equal commands. */
export function commandKey(command: Command): string {
  const { do: kind, seat, ...fields } = command;
  const sorted = Object.keys(fields).sort();
  return JSON.stringify([kind, seat, ...sorted.map((name) => [name, fields[name]])]);
}

/** The first letter of a sentence in capitals: options are written as they stand in the middle of one. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const SUFFIX = /(?<=\p{L}{6})(heit|keit|schaft|ung|tion|ness|ment)$/u;

/** A name whose long words may be divided before their ending. */
export function divided(name: string): string {
  return name.replace(/\p{L}{12,}/gu, (word) => word.replace(SUFFIX, '\u00ad$1'));
}
