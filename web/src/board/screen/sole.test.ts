import { describe, expect, it } from 'vitest';

import { choicesOf } from '../../table/options';
import type { DecisionInfo } from '../../wire/types';
import { soleAnswer, walkOn, type Position } from './sole';

function position(cards: number[], sole: number, more: Partial<Position> = {}): Position {
  const decision: DecisionInfo = {
    ...{
      number: 3,
      seat: 0,
      kind: 'rest',
      standing: false,
      prompt: '',
      cancel: false,
      listed: true,
      rules: [],
    },
    ...{ open: false, deliberate: false, sole },
    options: cards.map((card) => ({ command: { do: 'choose-card', seat: 0, card }, words: String(card) })),
  };
  return { decision, choices: choicesOf(decision), isTakenBack: false, ...more };
}

describe('the answer the server calls the only one', () => {
  it('is given by itself', () => {
    expect(soleAnswer(position([6], 0))?.fields).toEqual({ card: 6 });
    expect(soleAnswer(position([6, 7], 1))?.fields).toEqual({ card: 7 });
  });

  it('is not given where there is none', () => {
    expect(soleAnswer(position([6, 7], -1))).toBeNull();
    expect(soleAnswer({ decision: null, choices: [], isTakenBack: false })).toBeNull();
  });

  it('does not carry forward who went back', () => {
    expect(soleAnswer(position([6], 0, { isTakenBack: true }))).toBeNull();
  });

  it('is left to whoever is taught, while other answers are legal', () => {
    expect(soleAnswer(position([6, 7], 1, { isTaught: true }))).toBeNull();
    expect(soleAnswer(position([6], 0, { isTaught: true }))?.fields).toEqual({ card: 6 });
  });
});

describe('a question nobody was asked', () => {
  it('is passed in the direction of the walk', () => {
    expect(walkOn('back', { can: true, redo: true })).toBe('undo');
    expect(walkOn('forth', { can: true, redo: true })).toBe('redo');
  });

  it('is answered again where nothing lies behind it', () => {
    expect(walkOn('back', { can: false, redo: true })).toBe('redo');
  });

  it('is left alone by who does not walk, and at the end of the way', () => {
    expect(walkOn(null, { can: true, redo: true })).toBeNull();
    expect(walkOn('forth', { can: true, redo: false })).toBeNull();
  });
});
