/** Questions that leave no choice are not asked: the only answer is given by itself, and the log tells it. */

import type { Choice } from '../table/options';
import type { DecisionInfo } from '../wire/types';

export interface Position {
  decision: DecisionInfo | null;
  choices: readonly Choice[];
  /** Something was taken back: whoever went back wants to look, not to be carried forward again. */
  isTakenBack: boolean;
  /** Nothing is left to do in the phase of a fight. */
  isIdle?: boolean;
  /** Nothing is gathered to strike or shoot with. */
  isEmptyHanded?: boolean;
  /** Something is gathered to strike or shoot with, and there is one enemy alone to aim at. */
  hasOneTarget?: boolean;
}

/** A phase in which these alone are left is over: there is nothing to aim with. */
const EMPTY: ReadonlySet<string> = new Set(['end-phase', 'aim-at']);

/** The only answer there is to a question; nothing if there is a choice. */
export function soleAnswer({
  decision,
  choices,
  isTakenBack,
  isIdle,
  isEmptyHanded,
  hasOneTarget,
}: Position): Choice | null {
  if (!decision?.listed || isTakenBack || decision.deliberate) return null;
  const aim = hasOneTarget ? choices.find((choice) => choice.do === 'aim-at') : undefined;
  if (aim) return aim;
  const ending = choices.find((choice) => choice.do === 'end-phase');
  const isOver =
    isIdle || (isEmptyHanded && choices.length > 1 && choices.every((choice) => EMPTY.has(choice.do)));
  if (ending && isOver) return ending;
  return choices.length === 1 ? choices[0]! : null;
}
