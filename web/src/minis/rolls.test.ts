import { expect, it } from 'vitest';

import { leastThrow, percent, throwBars, throwsIn } from './rolls';

const words = {
  purposes: ['first', 'break', 'attack'],
  parts: [
    { words: 'attack value', rule: 'A-1' },
    { words: 'tough', rule: 'T-1' },
  ],
};

it('an attack is told with its sums and what it did', () => {
  const [found] = throwsIn(
    [
      { event: 'dice-rolled', purpose: 2, figure: 3, seat: 0, dice: [4, 5] },
      { event: 'attacked', target: 7, total: 18, defense: 15, hit: true, adds: [[0, 9]], guards: [] },
      {
        event: 'damaged',
        figure: 7,
        amount: 2,
        parts: [
          [0, 3],
          [1, -1],
        ],
      },
    ],
    words,
  );
  expect(found?.purpose).toBe('attack');
  expect(found?.strikes[0]?.adds).toEqual([{ words: 'attack value', rule: 'A-1', amount: 9 }]);
  const parts = [
    { words: 'attack value', rule: 'A-1', amount: 3 },
    { words: 'tough', rule: 'T-1', amount: -1 },
  ];
  expect(found?.clicks).toEqual([{ figure: 7, amount: 2, parts }]);
});

it('what happens without dice is no throw', () => {
  expect(throwsIn([{ event: 'damaged', figure: 1, amount: 1 }], words)).toEqual([]);
});

it('the bars of all throws are 36 ways, the highest of them hit', () => {
  const bars = throwBars(15);
  expect(bars.reduce((all, bar) => all + bar.ways, 0)).toBe(36);
  expect(bars.filter((bar) => bar.hits).map((bar) => bar.sum)).toEqual([8, 9, 10, 11, 12]);
});

it('a chance is never rounded to certainty', () => {
  expect([0, 1, 15, 35, 36].map(percent)).toEqual([0, 3, 42, 97, 100]);
});

it('the least throw that hits is where the filled bars begin', () => {
  expect([36, 35, 15, 1, 0].map(leastThrow)).toEqual([2, 3, 8, 12, 13]);
});
