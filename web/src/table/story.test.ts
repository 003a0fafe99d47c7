import { describe, expect, it } from 'vitest';

import type { LineInfo } from '../wire/types';
import { chaptersOf, newsAfter } from './story';

function line(entry: number, rank: LineInfo['rank'], text = ''): LineInfo {
  return { entry, action: entry, rank, text, about: [] };
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
