import { describe, expect, it } from 'vitest';

import { markOf } from './previews';
import type { Preview } from './types';

const preview = (more: Partial<Preview>): Preview => ({
  about: 'card:march',
  use: 'basic',
  move: 0,
  influence: 0,
  ...more,
});
const block = (
  gathered: number,
  needed: number,
): { token: number; attack: number; gathered: number; needed: number } => ({
  ...{ token: 1, attack: 0 },
  gathered,
  needed,
});
const NOW = { move: 0, influence: 0 };

describe('the mark of a use', () => {
  it('says how much of what is needed there would be', () => {
    expect(markOf(preview({ gathered: 3, needed: 5 }), NOW)).toEqual({
      text: '3/5',
      isEnough: false,
      isPressing: true,
    });
    expect(markOf(preview({ gathered: 5, needed: 5 }), NOW)?.isEnough).toBe(true);
  });

  it('is about the attack that would be nearest to being blocked', () => {
    expect(markOf(preview({ blocks: [block(2, 6), block(2, 3)] }), NOW)?.text).toBe('2/3');
  });

  it('says how far one would get, when one points at it', () => {
    expect(markOf(preview({ move: 4 }), { move: 2, influence: 0 })).toEqual({
      text: '= 4',
      isEnough: false,
      isPressing: false,
    });
    expect(markOf(preview({ influence: 3 }), NOW)?.text).toBe('= 3');
  });

  it('is none where nothing changes', () => {
    expect(markOf(preview({}), NOW)).toBeNull();
  });
});
