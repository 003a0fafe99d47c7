import { describe, expect, it } from 'vitest';

import { momentsBetween, queued } from './moments';
import type { BoardView } from '../types';

const number = (total: number) => ({ total, parts: [] });
const player = (more: object = {}) => ({
  ...{ fame: 0, reputation: 0, level: 1, armor: number(2), hand_limit: number(5), command: 1 },
  ...more,
});
const view = (more: object = {}): BoardView =>
  ({
    ...{
      players: [player()],
      combat: null,
      tiles: [],
      cities: [],
      dummy: null,
      round: 1,
      rounds: 4,
      night: false,
    },
    ...{ ending: 0, announced: -1 },
    ...more,
  }) as unknown as BoardView;
const kinds = (before: object, after: object): string[] =>
  momentsBetween(view(before), view(after), 0).map((each) => each.kind);

describe('moments', () => {
  it('are none where nothing of note happened', () => {
    expect(kinds({}, {})).toEqual([]);
  });
  it('tell a kill with its Fame, and a level with what it brings', () => {
    const before = { combat: { defeated: [] } };
    const after = { combat: { defeated: ['prowlers'] }, players: [player({ fame: 2, reputation: 1 })] };
    expect(momentsBetween(view(before), view(after), 0)).toMatchObject([
      { kind: 'kill', about: 'prowlers', fame: 2, reputation: 1 },
    ]);
    const grown = { players: [player({ level: 3, armor: number(3), command: 2 })] };
    expect(momentsBetween(view(), view(grown), 0)[0]?.numbers).toEqual({
      level: 3,
      armor: 1,
      hand: 0,
      command: 1,
    });
  });
  it('wait for one another: a step that ends the fight does not wipe out the kill', () => {
    const kill = momentsBetween(
      view({ combat: { defeated: [] } }),
      view({ combat: { defeated: ['orcs'] } }),
      0,
    );
    const over = momentsBetween(view({ combat: { defeated: ['orcs'] } }), view(), 0);
    expect(queued(queued([], kill), over)).toEqual(kill);
    expect(queued(kill, kill)).toHaveLength(2);
  });
  it('tell conquests, cities, dusk and dawn, last turns', () => {
    const land = (site: string, shields: number[]) => ({ tiles: [{ hexes: [{ space: 1, site, shields }] }] });
    expect(kinds(land('keep', []), land('keep', [0]))).toEqual(['conquest']);
    const city = (leader: number, shields: number[]) => ({ cities: [{ space: 1, leader, shields }] });
    expect(kinds(city(-1, []), city(-1, [0]))).toEqual([]);
    expect(kinds(city(-1, [0]), city(0, [0, 0]))).toEqual(['city']);
    expect(kinds({}, { round: 2, night: true })).toEqual(['dusk']);
    expect(kinds({ round: 2 }, { round: 3 })).toEqual(['dawn']);
    expect(kinds({}, { announced: 1 })).toEqual(['round']);
    expect(kinds({}, { ending: 1 })).toEqual(['last']);
    expect(kinds({ ending: 1 }, { ending: 2, round: 2 })).toEqual([]);
  });
});
