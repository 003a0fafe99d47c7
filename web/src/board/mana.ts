/** Sources of mana as commands number them: the kind in steps of eight, plus the colour. */

import type { Subject } from './subjects';

export const MANA = { token: 0, crystal: 1, die: 2, endless: 3, stolen: 4 } as const;
const KINDS = ['token', 'crystal', 'die', 'token', 'die'] as const;

export function manaSubject(kind: number, colour: number): Subject {
  return `mana:${String(kind * 8 + colour)}`;
}

/** The container and colour of a source, for drawing it. */
export function manaOf(source: number): {
  as: 'token' | 'crystal' | 'die';
  colour: number;
  endless: boolean;
} {
  return { as: KINDS[source >> 3] ?? 'token', colour: source & 7, endless: source >> 3 === MANA.endless };
}
