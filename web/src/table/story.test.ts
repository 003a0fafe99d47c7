import { describe, expect, it } from 'vitest';

import type { LineInfo } from '../wire/types';
import { chaptersOf, isFreshTurn, meanwhile, newsAfter } from './story';

function line(entry: number, rank: LineInfo['rank'], text = '', ...about: string[]): LineInfo {
  return { entry, action: entry, rank, text, about };
}

describe('a log', () => {
  it('is divided by turns, and a phase heads the step that follows it', () => {
    const chapters = chaptersOf([
      line(1, 'step', 'set-up'),
      line(2, 'turn', 'Ann'),
      line(3, 'step', 'goes'),
      line(4, 'phase', 'fight'),
      line(4, 'step', 'strikes'),
      line(5, 'turn', 'Ben'),
    ]);
    expect(chapters.map((each) => each.head?.text ?? '')).toEqual(['', 'Ann', 'Ben']);
    expect(chapters[1]?.deeds.map((each) => each.phase?.text ?? '')).toEqual(['', 'fight']);
    expect(chapters[2]?.deeds).toEqual([]);
  });

  it('folds trifles and keeps reasons with their step', () => {
    const [chapter] = chaptersOf([line(1, 'step'), line(1, 'trifle'), line(1, 'trifle'), line(1, 'reason')]);
    expect(chapter?.deeds).toHaveLength(1);
    expect(chapter?.deeds[0]?.trifles).toHaveLength(2);
    expect(chapter?.deeds[0]?.reasons).toHaveLength(1);
    expect(chapter?.deeds[0]?.lines).toHaveLength(1);
  });

  it('tells as news what came after the last own step, without trifles', () => {
    const news = newsAfter([line(1, 'step'), line(2, 'turn'), line(2, 'trifle'), line(3, 'reason')], 1);
    expect(news.map((each) => each.rank)).toEqual(['turn']);
  });
});

describe('what the others did meanwhile', () => {
  const told = [
    line(1, 'turn', 'mine', 'seat:0'),
    line(2, 'step', 'I go', 'space:1'),
    line(3, 'turn', 'theirs', 'seat:1'),
    line(4, 'step', 'one step', 'space:2'),
    line(5, 'step', 'another', 'space:3'),
    line(5, 'step', 'plays a card'),
    line(6, 'news', 'defeats Orcs'),
    line(7, 'turn', 'dummy', 'seat:-1'),
    line(7, 'news', 'turns up March', 'cards:3'),
    line(7, 'news', 'and two more', 'cards:2'),
  ];

  it("is where each turn led and its news, since one's own last turn", () => {
    const all = meanwhile([...told, line(7, 'turn', 'mine again', 'seat:0'), line(8, 'news', 'I win')], 0);
    expect(all).toEqual([
      { head: 'theirs', seat: 1, lines: ['another', 'defeats Orcs'], cards: 0, more: [] },
      { head: 'dummy', seat: -1, lines: [], cards: 5, more: ['turns up March', 'and two more'] },
    ]);
  });
  it('is short: what is too much for a few lines stands behind it', () => {
    const many = [1, 2, 3, 4, 5].map((at) => line(4 + at, 'news', `deed ${String(at)}`));
    const [turn] = meanwhile(
      [line(1, 'turn', 'mine', 'seat:0'), line(3, 'turn', 'theirs', 'seat:1'), ...many],
      0,
    );
    expect(turn?.lines).toEqual(['deed 1', 'deed 2', 'deed 3']);
    expect(turn?.more).toEqual(['deed 4', 'deed 5']);
  });
  it('says before the first own turn nothing of how the game was laid out', () => {
    const round = [line(1, 'turn', 'Round 1 begins'), line(1, 'news', 'a tile is laid')];
    const dummy = [line(2, 'turn', 'dummy', 'seat:-1'), line(2, 'news', 'turns up three', 'cards:3')];
    const first = meanwhile([...round, ...dummy, line(3, 'turn', 'mine', 'seat:0')], 0);
    expect(first.map((each) => each.head)).toEqual(['dummy']);
  });
  it('is nothing in a game whose turns have no seat, and before anybody else had one', () => {
    expect(meanwhile([line(1, 'turn', 'a turn'), line(2, 'news', 'something')], 0)).toEqual([]);
    expect(meanwhile([line(1, 'turn', 'mine', 'seat:0')], 0)).toEqual([]);
  });
  it('is told while nothing was done in the own turn', () => {
    const mine = [...told, line(7, 'turn', 'mine again', 'seat:0')];
    expect(isFreshTurn(mine, 0, 7)).toBe(true);
    expect(isFreshTurn(mine, 0, 8)).toBe(false);
    expect(isFreshTurn(told, 0, 2)).toBe(false);
  });
});
