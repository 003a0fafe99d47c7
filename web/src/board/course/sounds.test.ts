import { describe, expect, it } from 'vitest';

import { heard } from './sounds';
import type { Moment } from './moments';
import type { BoardView } from '../types';

const view = (played: string[], dice: string[]): BoardView =>
  ({ players: [{ played }], source: dice.map((colour) => ({ colour })) }) as unknown as BoardView;
const kill: Moment = { kind: 'kill', about: 'orcs', fame: 2, reputation: 1, numbers: {} };

describe('what is heard', () => {
  it('is a card that is played, dice that are rolled, and the moments', () => {
    expect(heard(view([], ['red']), view([], ['red']), [])).toEqual([]);
    expect(heard(view([], ['red']), view(['march'], ['blue']), [])).toEqual(['card', 'dice']);
    expect(heard(view(['march'], []), view([], []), [kill, kill])).toEqual(['arms']);
  });
});
