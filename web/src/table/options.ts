/** The options of a decision, from the tree the server sends to flat choices and back to commands. */

import type { BranchInfo, Command, DecisionInfo, Value } from '../wire/types';

/** One thing that can be done: the command, its words, and the values of its fields. */
export interface Choice {
  key: string;
  command: Command;
  do: string;
  fields: Record<string, Value>;
  words: string;
  decision: DecisionInfo;
}

/** Everything a decision offers, in the server's order. */
export function choicesOf(decision: DecisionInfo): Choice[] {
  return decision.options.flatMap((kind) => {
    const names = kind.fields ?? [];
    if (names.length === 0) return [choice(decision, kind.do, {}, kind.words ?? '')];
    return leaves(kind.branches ?? [], names).map(([fields, words]) =>
      choice(decision, kind.do, fields, words),
    );
  });
}

function* walk(
  branches: readonly BranchInfo[],
  names: readonly string[],
  before: Record<string, Value>,
): Generator<[Record<string, Value>, string]> {
  const [name, ...rest] = names;
  for (const branch of branches) {
    const fields = { ...before, [name ?? '']: branch.value as Value };
    if (rest.length === 0) yield [fields, branch.words ?? ''];
    else yield* walk(branch.branches ?? [], rest, fields);
  }
}

function leaves(
  branches: readonly BranchInfo[],
  names: readonly string[],
): [Record<string, Value>, string][] {
  return [...walk(branches, names, {})];
}

function choice(decision: DecisionInfo, kind: string, fields: Record<string, Value>, words: string): Choice {
  const command: Command = { do: kind, seat: decision.seat, ...fields };
  return { key: commandKey(command), command, do: kind, fields, words, decision };
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
