import { describe, expect, it } from 'vitest';

import { isWordy, roomFor } from './room';
import type { CardPiece, Sign } from '../types';

const sign = (what: string, number: number, alternative = false): Sign => ({
  ...{ what, number, alternative, element: 'physical', colour: '' },
});

const card = (basic: string, strong: string): CardPiece => ({
  number: 1,
  id: 'some',
  kind: 'basic_action',
  colors: ['red'],
  tags: [],
  basic: null,
  strong: null,
  basic_text: basic,
  strong_text: strong,
});

describe('the room of a card in the hand', () => {
  it('is small where signs suffice', () => {
    const signs = { ...card('Move 2', 'Move 4'), basic: [sign('move', 2)], strong: [sign('move', 4)] };
    expect(isWordy(signs)).toBe(false);
    const four = ['move', 'influence', 'melee', 'block'].map((what, at) => sign(what, 2, at > 0));
    expect(isWordy({ ...signs, basic: four })).toBe(false);
    expect(roomFor(signs, '', 's')).toEqual({ width: 112, hasPicture: true });
  });

  it('grows with the words, and the picture goes first', () => {
    const some = roomFor(card('gain one mana token', 'x'.repeat(8).concat(' ').repeat(10)), '', 's');
    const many = roomFor(card('word '.repeat(50), 'word '.repeat(50)), '', 's');
    expect(some.hasPicture).toBe(false);
    expect(many.width).toBeGreaterThan(some.width);
  });

  it('has a place for the reason why it cannot be played', () => {
    const plain = card('word '.repeat(12), 'word '.repeat(12));
    expect(roomFor(plain, 'a long reason '.repeat(5), 's').width).toBeGreaterThan(
      roomFor(plain, '', 's').width,
    );
  });

  it('breaks no word', () => {
    const long = card('Belagerungsangriffsmaschinen 2', 'Zug');
    expect(roomFor(long, '', 's').width).toBeGreaterThan(170);
  });
});
