import { expect, it } from 'vitest';

import { leastThrow, percent, throwBars, throwsIn } from './rolls';

const words = {
  purposes: ['first', 'break', 'attack'],
  parts: {
    0: { words: 'attack value', rules: { first: 'A-1', second: 'B-1' } },
    1: { words: 'tough', rules: { first: 'T-1', second: 'U-1' } },
  },
  rest: 'the dial ends there',
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
    'first',
  );
  expect(found?.purpose).toBe('attack');
  expect(found?.strikes[0]?.adds).toEqual([{ words: 'attack value', rule: 'A-1', amount: 9 }]);
  const parts = [
    { words: 'attack value', rule: 'A-1', amount: 3 },
    { words: 'tough', rule: 'T-1', amount: -1 },
  ];
  expect(found?.clicks).toEqual([{ figure: 7, amount: 2, parts }]);
});

it('each edition cites its own rules', () => {
  const events = [
    { event: 'dice-rolled', purpose: 2, figure: 3, seat: 0, dice: [4, 5] },
    { event: 'attacked', target: 7, total: 18, defense: 15, hit: true, adds: [[0, 9]], guards: [] },
  ];
  const rule = (edition: string) => throwsIn(events, words, edition)[0]?.strikes[0]?.adds[0]?.rule;
  expect([rule('first'), rule('second'), rule('third')]).toEqual(['A-1', 'B-1', '']);
});

it('a dial that ends before the damage does says what is left over', () => {
  const events = [
    { event: 'dice-rolled', purpose: 2, figure: 3, seat: 0, dice: [4, 5] },
    { event: 'damaged', figure: 7, amount: 2, parts: [[0, 4]] },
    { event: 'healed', figure: 3, amount: 1, parts: [[0, 3]] },
  ];
  const clicks = throwsIn(events, words, 'first')[0]?.clicks ?? [];
  const left = clicks.map((each) => each.parts.at(-1));
  expect(left).toEqual([
    { words: 'the dial ends there', rule: '', amount: -2 },
    { words: 'the dial ends there', rule: '', amount: -2 },
  ]);
  expect(clicks.map((each) => each.amount)).toEqual([2, -1]);
});

it('what happens without dice is no throw', () => {
  expect(throwsIn([{ event: 'damaged', figure: 1, amount: 1 }], words, 'first')).toEqual([]);
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

it('a throw tells who fell by it, and whether the dice succeeded where they decide', () => {
  const words = { purposes: ['attack', 'command'], parts: {}, rest: '' };
  const found = throwsIn(
    [
      { event: 'dice-rolled', purpose: 0, figure: 1, seat: 0, dice: [5, 3], came: '' },
      { event: 'eliminated', figure: 2, seat: 0, points: 89 },
      { event: 'dice-rolled', purpose: 1, figure: 3, seat: 0, dice: [6], came: 'so' },
    ],
    words,
    'second',
  );
  expect(found.map((each) => each.fallen)).toEqual([[{ figure: 2, points: 89 }], []]);
  expect(found.map((each) => each.came)).toEqual(['', 'so']);
});
