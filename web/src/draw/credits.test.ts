import { expect, it } from 'vitest';

import credits from './credits.json';
import * as art from '../board/art';

const known = new Set(Object.values(credits).flatMap((group) => Object.keys(group)));

it('every icon of the board game is credited', () => {
  const maps = Object.values(art).filter((each): each is Record<string, string> => typeof each === 'object');
  const used = maps.flatMap((map) => Object.values(map));
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

it('every icon has an author', () => {
  const authors = Object.values(credits).flatMap((group) => Object.values(group as Record<string, string>));
  expect(authors.filter((author) => !/^[a-z0-9-]+$/.test(author))).toEqual([]);
});
