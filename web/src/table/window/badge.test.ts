import { expect, test } from 'vitest';

import { badge } from './badge';

test('without a waiting game the icon is the plain one', () => {
  expect(badge(0)).toBe('/icon.svg');
});

test('the icon shows how many games wait, and that there are many', () => {
  expect(decodeURIComponent(badge(3))).toContain('>3</text>');
  expect(decodeURIComponent(badge(12))).toContain('>9+</text>');
});
