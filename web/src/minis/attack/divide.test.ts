import { expect, it } from 'vitest';

import type { Choice } from '../../table/options';
import { allotted, changed, targetsIn } from './divide';

const way = (shares: number[], targets: number[]): Choice =>
  ({
    do: 'divide',
    fields: { shares },
    about: targets.filter((_, at) => (shares[at] ?? 0) > 0).map((each) => `figure:${String(each)}`),
  }) as unknown as Choice;

it('the targets are found by the ways in which one of them gets everything', () => {
  const targets = [7, 3];
  const ways = [
    [2, 0],
    [1, 1],
    [0, 2],
  ].map((shares) => way(shares, targets));
  expect(targetsIn(ways)).toEqual([7, 3]);
  expect(targetsIn([])).toEqual([]);
});

it('shares are changed one at a time', () => {
  expect(changed([1, 0], 1, 1)).toEqual([1, 1]);
  expect(allotted([1, 2])).toBe(3);
});
