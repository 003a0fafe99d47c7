/** Questions that leave no choice are not asked: the answer the server calls the only sensible one is given by itself. */

import type { Choice, Walk } from '../../table/options';
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

/** How to walk on from a question nobody was asked: Undo and Redo do not stop there. Where nothing lies behind it, what was given is given again. */
export function walkOn(walking: Walk | null, undo: { can: boolean; redo: boolean }): 'undo' | 'redo' | null {
  if (walking === 'back' && undo.can) return 'undo';
  return walking && undo.redo ? 'redo' : null;
}
