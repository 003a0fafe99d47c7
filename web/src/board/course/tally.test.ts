import { expect, test } from 'vitest';
import { fameLine, roundStarts, type GameTally } from './tally';

const turn = (round: number, fame: number): GameTally['turns'][number] => ({
  seat: 0,
  round,
  night: round % 2 === 0,
  fame: [fame],
});
const tally: GameTally = {
  turns: [turn(1, 0), turn(1, 2), turn(2, 5)],
  last: [10],
  best: [],
  rolled: {},
  drawn: [],
};

test('the line of Fame ends at the top with the most', () => {
  expect(fameLine(tally, 0, 30, 100)).toBe('M0.0 100.0L10.0 80.0L20.0 50.0L30.0 0.0');
});

test('a Round begins where its first turn begins', () => {
  expect(roundStarts(tally)).toEqual([{ round: 2, night: true, share: 2 / 3 }]);
});
