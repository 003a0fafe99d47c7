import { expect, it } from 'vitest';

import credits from './credits.json';
import * as art from '../board/art';
import { DECISION_ICONS, HOW_ICONS, MARKS, SLOT_ICONS, TYPE_ICONS } from '../minis/art';
import { FACTIONS } from '../minis/figure/rims';

const known = new Set(Object.values(credits).flatMap((group) => Object.keys(group)));

it('every icon of the board game is credited', () => {
  const maps = Object.values(art).filter((each): each is Record<string, string> => typeof each === 'object');
  const used = maps.flatMap((map) => Object.values(map));
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

it('every icon of the miniatures game is loaded with it', () => {
  const loaded = new Set([...Object.keys(credits.minis), ...Object.keys(credits.ui)]);
  const peoples = Object.values(FACTIONS).map((look) => look[2]);
  const maps = [SLOT_ICONS, HOW_ICONS, DECISION_ICONS, MARKS].flatMap((map) => Object.values<string>(map));
  const types = Object.values(TYPE_ICONS).map(([, icon]) => icon);
  const used = [...maps, ...peoples, ...types];
  expect(used.filter((name) => !loaded.has(name))).toEqual([]);
});

it('every icon has an author', () => {
  const authors = Object.values(credits).flatMap((group) => Object.values(group as Record<string, string>));
  expect(authors.filter((author) => !/^[a-z0-9-]+$/.test(author))).toEqual([]);
});
