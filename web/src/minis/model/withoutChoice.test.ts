import { describe, expect, it } from 'vitest';

import type { Choice } from '../../table/options';
import type { DecisionInfo } from '../../wire/types';
import { withoutChoice } from './withoutChoice';

const asked = (kind: string): DecisionInfo => ({ number: 1, seat: 0, kind }) as DecisionInfo;
const choice = (word: string): Choice => ({ do: word, key: word }) as Choice;

describe('a question that is asked for the sake of secrecy', () => {
  it('is answered where nothing can be browsed', () => {
    expect(withoutChoice(asked('minis-free-browse'), [choice('decline')], false)?.do).toBe('decline');
  });
  it('is left to the player where there is a choice, after taking back, and if it is of another kind', () => {
    const two = [choice('decline'), choice('bookmark')];
    expect(withoutChoice(asked('minis-free-browse'), two, false)).toBeNull();
    expect(withoutChoice(asked('minis-free-browse'), two.slice(0, 1), true)).toBeNull();
    expect(withoutChoice(asked('minis-react'), two.slice(0, 1), false)).toBeNull();
  });
});
