import { describe, expect, it } from 'vitest';

import { narrowed, NO_WISH, sums, total, valuesOf } from './narrow';
import type { ResultInfo } from '../../wire/types';

let finished = 0;
const game = (more: Partial<ResultInfo>): ResultInfo => ({
  ...{ table: 't', game: 'board', scenario: 'solo_conquest', mode: 'solo', players: 1, seat: 0, name: 'Ann' },
  ...{
    opponent: '',
    role: 'goldyx',
    won: false,
    score: 50,
    taken_back: false,
    stood_in: false,
    hinted: false,
  },
  ...{ rules: '3', finished: (finished += 1) },
  ...more,
});
const ALL = [
  game({ score: 60, won: true }),
  game({ role: 'tovak', score: 40 }),
  game({ role: 'tovak', scenario: 'full_conquest', mode: 'competitive', opponent: 'knight', score: 80 }),
  game({ score: 70, hinted: true }),
];

describe('a record', () => {
  it('is narrowed by hero and scenario together', () => {
    const wish = { ...NO_WISH, role: 'tovak', scenario: 'solo_conquest' };
    expect(narrowed(ALL, wish).map((one) => one.score)).toEqual([40]);
    expect(narrowed(ALL, { ...NO_WISH, opponent: 'knight' }).map((one) => one.score)).toEqual([80]);
  });

  it('can leave out games with help', () => {
    expect(narrowed(ALL, { ...NO_WISH, role: 'goldyx', isClean: true }).map((one) => one.score)).toEqual([
      60,
    ]);
  });

  it('offers no choice that leads to nothing', () => {
    expect(valuesOf(ALL, { ...NO_WISH, scenario: 'full_conquest' }, 'role')).toEqual(['tovak']);
    expect(valuesOf(ALL, { ...NO_WISH, scenario: 'full_conquest' }, 'scenario')).toEqual([
      'full_conquest',
      'solo_conquest',
    ]);
  });

  it('counts alone and against each other apart', () => {
    const found = sums(ALL);
    expect(found[0]).toMatchObject({ role: 'goldyx', games: 2, won: 1, mean: 65 });
    expect(found).toHaveLength(3);
    expect(total(narrowed(ALL, { ...NO_WISH, role: 'tovak' }))).toMatchObject({ games: 2, won: 0, mean: 60 });
  });
});
