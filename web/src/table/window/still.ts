/** A position nobody acts in, as films show them: a view without decisions. */

import type { Scene } from '../../wire/types';

export function still(view: unknown, lang: string, look: number | null = null): Scene {
  return {
    seq: 0,
    action: 0,
    own: 0,
    look,
    lang,
    view,
    waiting: [],
    decisions: [],
    plan: null,
    undo: { can: false, redo: false, refusal: null },
    outcome: null,
  };
}
