import { describe, expect, it } from 'vitest';

import type { LineInfo } from '../wire/types';
import { withRemarks } from './remarks';

const line = (entry: number, text: string): LineInfo => ({
  entry,
  text,
  action: entry,
  rank: 'step',
  about: [],
});

describe('withRemarks', () => {
  const lines = [line(3, 'a'), line(3, 'b'), line(4, 'c')];
  it('puts a remark after the entry it follows', () => {
    const texts = withRemarks(lines, [{ after: 3, at: 1, text: 'Ben is back.' }]).map((each) => each.text);
    expect(texts.map((text) => text.slice(0, 7))).toEqual(['a', 'b', 'Ben is ', 'c']);
  });
  it('tells what came right before the first line', () => {
    expect(withRemarks(lines, [{ after: 2, at: 1, text: 'x' }])[0]?.text).toMatch(/^x /);
  });
  it('leaves out what is older than the lines that are known', () => {
    expect(withRemarks(lines, [{ after: 1, at: 1, text: 'x' }])).toEqual(lines);
  });
  it('tells what came before the first line of a game', () => {
    expect(withRemarks([], [{ after: 0, at: 1, text: 'x' }])).toHaveLength(1);
  });
});
