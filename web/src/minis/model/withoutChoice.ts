/** Questions everybody is asked, so that nobody can tell from the asking what lies hidden: where they leave no choice the page answers. */

import type { Choice } from '../../table/options';
import type { DecisionInfo } from '../../wire/types';

/** A book is asked for at every end of a turn, whatever lies on top of it (M2-BROWSE-04). */
const VEILED: ReadonlySet<string> = new Set(['minis-free-browse']);

/** The only answer to a question of that kind; nothing if there is a choice, or if something was taken back to be looked at. */
export function withoutChoice(
  decision: DecisionInfo | null,
  choices: readonly Choice[],
  isTakenBack: boolean,
): Choice | null {
  if (!decision || isTakenBack || !VEILED.has(decision.kind)) return null;
  return choices.length === 1 ? choices[0]! : null;
}
