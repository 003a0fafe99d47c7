import { expect, test } from 'vitest';

import type { Choice } from '../../table/options';
import { counters, figureOf, isMarking, mayHold, pagesFor } from './spells';
import type { FigurePiece, SpellPiece } from '../types';

const figure = (faction: string, subfaction = ''): FigurePiece =>
  ({ factions: [faction], subfaction }) as unknown as FigurePiece;
const spell = (more: Partial<SpellPiece>): SpellPiece =>
  ({ pages: 4, affinity: {}, needs: [], ...more }) as unknown as SpellPiece;

test('a spell takes its affinity pages in the book of its people', () => {
  const levy = spell({ affinity: { shyft: 3 }, needs: ['shyft', 'mage-spawn'] });
  expect(pagesFor(figure('shyft'), levy)).toBe(3);
  expect(pagesFor(figure('mage-spawn'), levy)).toBe(4);
  expect(pagesFor(figure('draconum', 'dragon-mystics'), levy)).toBe(3);
  expect(mayHold(figure('mage-spawn'), levy)).toBe(true);
  expect(mayHold(figure('draconum', 'dragon-mystics'), levy)).toBe(true);
  expect(mayHold(figure('elven-lords'), levy)).toBe(false);
});

test('attempts to counter are told from other effects of a moment', () => {
  const choice = (about: string[]): Choice => ({ do: 'resolve', about, fields: {} }) as unknown as Choice;
  const both = [choice(['figure:3', 'ability:counter-spell']), choice(['figure:2', 'ability:hex'])];
  expect(counters(both)).toEqual([both[0]]);
  expect(figureOf(both[0]!)).toBe(3);
  expect(isMarking('minis-free-browse')).toBe(true);
});
