import { describe, expect, it } from 'vitest';

import { finishMotion, type Moving } from './motion';

/** A page on which these take so long, and those of them that were finished. */
function page(...ends: number[]): { moving: Moving; finished: number[] } {
  const finished: number[] = [];
  const animations = ends.map((endTime) => ({
    effect: { getComputedTiming: () => ({ endTime }) } as unknown as AnimationEffect,
    finish: () => finished.push(endTime),
  }));
  return { moving: { getAnimations: () => animations as never }, finished };
}

describe('motion', () => {
  it('is brought to its end', () => {
    const { moving, finished } = page(90, 320);
    finishMotion(moving);
    expect(finished).toEqual([90, 320]);
  });

  it('goes on if it has no end', () => {
    const { moving, finished } = page(Infinity, 180);
    finishMotion(moving);
    expect(finished).toEqual([180]);
  });
});
