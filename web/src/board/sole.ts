/** Questions that leave no choice are not asked: the only answer is given by itself, and the log tells it. */

import type { Choice } from '../table/options';
import type { DecisionInfo } from '../wire/types';

export interface Position {
  decision: DecisionInfo | null;
  choices: readonly Choice[];
  /** Something was taken back: whoever went back wants to look, not to be carried forward again. */
  isTakenBack: boolean;
}

/** The only answer there is to a question; nothing if there is a choice. */
export function soleAnswer({ decision, choices, isTakenBack }: Position): Choice | null {
  if (!decision?.listed || isTakenBack || decision.deliberate) return null;
  return choices.length === 1 ? choices[0]! : null;
}
