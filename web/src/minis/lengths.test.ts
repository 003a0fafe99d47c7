import { beforeEach, expect, it } from 'vitest';

import { settings } from '../settings.svelte';
import { exactLength, fullLength, length } from './lengths';

beforeEach(() => {
  settings.lengths = 'inches';
});

it('lengths are written in inches with one or two decimals', () => {
  expect([length(500), length(1428)]).toEqual(['5.0″', '14.28″']);
  expect(fullLength(500)).toBe('5.0″');
});

it('or in centimetres, with the inches the rules count in beside them', () => {
  settings.lengths = 'centimetres';
  expect(length(500)).toBe('12.7 cm');
  expect(fullLength(1000)).toBe('25.4 cm (10.0″)');
});

it('what settles a dispute has two decimals', () => {
  expect(exactLength(150)).toBe('1.50″');
  settings.lengths = 'centimetres';
  expect(exactLength(1000)).toBe('25.40 cm (10.00″)');
});
