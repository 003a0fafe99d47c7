/** Sources of mana as options name them: `mana:crystal-blue`. */

import type { Subject } from './subjects';

/** What each kind of source is drawn as. */
const DRAWN = { token: 'token', crystal: 'crystal', die: 'die', endless: 'token', stolen: 'die' } as const;

export type ManaKind = keyof typeof DRAWN;

export function manaSubject(kind: ManaKind, colour: string): Subject {
  return `mana:${kind}-${colour}`;
}

/** The container and colour of a source, for drawing it. */
export function manaOf(name: string): { as: 'token' | 'crystal' | 'die'; colour: string } {
  const [kind = '', colour = ''] = name.split('-');
  return { as: DRAWN[kind as ManaKind] ?? 'token', colour };
}
