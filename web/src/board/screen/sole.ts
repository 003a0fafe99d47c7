/** Questions that leave no choice are not asked: the answer the server calls the only sensible one is given by itself. */

import type { Choice } from '../../table/options';
import type { DecisionInfo } from '../../wire/types';

export interface Position {
  decision: DecisionInfo | null;
  choices: readonly Choice[];
  /** Something was taken back: whoever went back wants to look, not to be carried forward again. */
  isTakenBack: boolean;
  /** A lesson or a puzzle speaks about every step: only what is the one legal answer is given there. */
  isTaught?: boolean;
}

/** The answer to give by itself; nothing if the player has a choice. */
export function soleAnswer({ decision, choices, isTakenBack, isTaught }: Position): Choice | null {
  if (!decision || isTakenBack || (isTaught && choices.length > 1)) return null;
  return choices[decision.sole ?? -1] ?? null;
}
