import { describe, expect, it } from 'vitest';

import { choicesOf } from '../table/options';
import type { DecisionInfo } from '../wire/types';
import { soleAnswer, type Position } from './sole';

function position(kind: string, cards: number[], more: Partial<Position> = {}): Position {
  const decision: DecisionInfo = {
    ...{ number: 3, seat: 0, kind, standing: false, prompt: '', cancel: false, listed: true, rules: [] },
    ...{ open: kind === 'turn', deliberate: kind === 'turn' },
    options: cards.map((card) => ({ command: { do: 'choose-card', seat: 0, card }, words: String(card) })),
  };
  return { decision, choices: choicesOf(decision), isTakenBack: false, ...more };
}

describe('the only answer', () => {
  it('is given by itself', () => {
    expect(soleAnswer(position('rest', [6]))?.fields).toEqual({ card: 6 });
  });

  it('is not given where there is a choice', () => {
    expect(soleAnswer(position('rest', [6, 7]))).toBeNull();
    expect(soleAnswer(position('rest', []))).toBeNull();
  });

  it('leaves the end of a turn to the player', () => {
    expect(soleAnswer(position('turn', [6]))).toBeNull();
  });

  it('does not carry forward who went back', () => {
    expect(soleAnswer(position('rest', [6], { isTakenBack: true }))).toBeNull();
  });

  it('is nothing where answers are not listed', () => {
    const { decision, choices } = position('rest', [6]);
    expect(soleAnswer({ decision: { ...decision!, listed: false }, choices, isTakenBack: false })).toBeNull();
    expect(soleAnswer({ decision: null, choices: [], isTakenBack: false })).toBeNull();
  });

  it('ends a phase of a fight in which nothing is left to do', () => {
    const fight = (...deeds: string[]): Position => {
      const given = position('combat', []);
      const options = deeds.map((kind) => ({ command: { do: kind, seat: 0, enemy: 1 }, words: kind }));
      const decision = { ...given.decision!, options };
      return { decision, choices: choicesOf(decision), isTakenBack: false };
    };
    expect(soleAnswer({ ...fight('play-card', 'end-phase'), isIdle: true })?.do).toBe('end-phase');
    expect(soleAnswer({ ...fight('aim-at', 'end-phase'), isEmptyHanded: true })?.do).toBe('end-phase');
    expect(soleAnswer(fight('aim-at', 'end-phase'))).toBeNull();
    expect(soleAnswer({ ...fight('play-card', 'aim-at', 'end-phase'), hasOneTarget: true })?.do).toBe(
      'aim-at',
    );
    expect(soleAnswer({ ...fight('play-card', 'end-phase'), hasOneTarget: true })).toBeNull();
    expect(soleAnswer({ ...fight('play-card', 'aim-at', 'end-phase'), isEmptyHanded: true })).toBeNull();
    expect(soleAnswer({ ...fight('play-card', 'end-phase'), isIdle: true, isTakenBack: true })).toBeNull();
  });
});
