import { describe, expect, it } from 'vitest';

import { lastWords } from './lastWords';

const at = (ending: number, announced: number, turn: number) => ({
  ending,
  announced,
  seat: 0,
  turn: { seat: turn },
});

describe('the end of something', () => {
  it('is not spoken of while there is time', () => {
    expect(lastWords(at(0, -1, 0))).toBe('');
    expect(lastWords(at(2, 1, 0))).toBe('');
  });
  it('tells the last turn of a round and of the game, and whose it is', () => {
    expect(lastWords(at(0, 1, 0))).toBe('web-round-last-yours');
    expect(lastWords(at(0, 1, -1))).toBe('web-round-ends');
    expect(lastWords(at(1, -1, 0))).toBe('web-last-turn-yours');
    expect(lastWords(at(1, 0, 1))).toBe('web-last-turns');
  });
});
