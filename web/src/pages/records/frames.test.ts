import { describe, expect, it } from 'vitest';

import { Frames } from './frames';

describe('the moments of a replay', () => {
  it('are fetched once, and ahead of time', async () => {
    const asked: string[] = [];
    const frames = new Frames((address) => {
      asked.push(address);
      return Promise.resolve(address.length);
    });
    frames.ahead(['two', 'three']);
    expect(await frames.at('three')).toBe(5);
    expect(asked).toEqual(['two', 'three']);
  });

  it('are asked for again after a failure', async () => {
    let works = false;
    const frames = new Frames(() => (works ? Promise.resolve(1) : Promise.reject(new Error('lost'))));
    await expect(frames.at('a')).rejects.toThrow('lost');
    works = true;
    await expect(frames.at('a')).resolves.toBe(1);
  });
});
