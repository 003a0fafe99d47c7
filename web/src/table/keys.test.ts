import { beforeEach, describe, expect, it } from 'vitest';

import { settings } from '../settings.svelte';
import { keyCap, keyOf, setKey } from './keys';

describe('keys', () => {
  beforeEach(() => {
    settings.keys = {};
  });
  it('are what they are until somebody changes them', () => {
    expect(keyOf('undo')).toBe('u');
    expect(setKey('undo', 'Z')).toBe(true);
    expect(keyOf('undo')).toBe('z');
    expect(keyCap('undo')).toBe('Z');
  });
  it('belong to one thing only', () => {
    expect(setKey('undo', 'e')).toBe(false);
    expect(keyOf('undo')).toBe('u');
  });
  it('are letters and signs, never digits, blanks or words', () => {
    for (const key of ['1', ' ', '', 'ab']) expect(setKey('undo', key)).toBe(false);
  });
});
