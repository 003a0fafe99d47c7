import { describe, expect, it } from 'vitest';

import type { LineInfo } from '../../wire/types';
import { firstAfter, ownPoint, pointsOf } from './points';

const line = (action: number, text: string, rank: LineInfo['rank'] = 'step'): LineInfo => ({
  entry: action,
  action,
  text,
  rank,
  about: [],
});

const log = [
  line(0, 'The game begins.'),
  line(1, 'Arythea plays March.'),
  line(1, 'Arythea gets 2 Move.', 'trifle'),
  line(2, 'Because it is far.', 'reason'),
  line(2, 'Arythea goes to the hills.'),
];

describe('points to return to', () => {
  it('lie before each action, named by what it did first, the latest first', () => {
    expect(pointsOf(log)).toEqual([
      { to: 1, words: 'Arythea goes to the hills.' },
      { to: 0, words: 'Arythea plays March.' },
    ]);
  });

  it('are found by their number', () => {
    expect(firstAfter(log, 0)).toBe('Arythea plays March.');
    expect(firstAfter(log, 7)).toBe('');
  });
});

it("proposes the point before one's own last decision, not before what the others did since", () => {
  expect(ownPoint([line(1, 'mine'), line(2, 'mine'), line(3, 'theirs')], 2)).toBe(1);
  expect(ownPoint([], 4)).toBe(-1);
});
