/** What a card, a unit or a skill would come to, as a short mark beside it. */

import type { Preview } from './types';

/** The mark of one use: its words, and whether what is needed would then be there. */
export interface Mark {
  text: string;
  isEnough: boolean;
  /** It is of a fight and stands there always; any other shows itself when one points at it. */
  isPressing: boolean;
}

type Totals = Pick<Preview, 'move' | 'influence'>;

/** By what previews are found: the thing and the use of it. */
export const useKey = (about: string, use: string): string => `${about}/${use}`;

/** Of several attacks the one that would be nearest to being stopped; what is stopped already comes last. */
function nearest(blocks: readonly { gathered: number; needed: number }[]): {
  gathered: number;
  needed: number;
} | null {
  const sorted = [...blocks].sort(
    (one, other) => one.needed - one.gathered - (other.needed - other.gathered),
  );
  return sorted[0] ?? null;
}

export function markOf(preview: Preview, now: Totals): Mark | null {
  const block = nearest(preview.blocks ?? []);
  const goal =
    block ??
    ((preview.needed ?? 0) > 0 ? { gathered: preview.gathered ?? 0, needed: preview.needed ?? 0 } : null);
  if (goal)
    return {
      text: `${String(goal.gathered)}/${String(goal.needed)}`,
      isEnough: goal.gathered >= goal.needed,
      isPressing: true,
    };
  if (preview.move !== now.move)
    return { text: `= ${String(preview.move)}`, isEnough: false, isPressing: false };
  if (preview.influence !== now.influence)
    return { text: `= ${String(preview.influence)}`, isEnough: false, isPressing: false };
  return null;
}
