import { expect, it } from 'vitest';

import { after, along, beatsOf, during, greatOf, lengthOf, wayLength, type Beat } from './beats';
import type { FigureView } from '../types';

const WORDS = { purposes: ['attack'], parts: { 0: { words: 'attack value', rules: {} } }, rest: '' };
const figure = { figure: 3, x: 0, y: 0, facing: 0, click: 1, tokens: 0, place: 'fielded' } as FigureView;

it('a fight becomes dice, clicks and a fall, in this order', () => {
  const beats = beatsOf(
    [
      { event: 'action-given', figure: 3 },
      { event: 'dice-rolled', purpose: 0, seat: 0, figure: 3, dice: [6, 6] },
      {
        event: 'attacked',
        attacker: 3,
        target: 5,
        total: 20,
        defense: 15,
        hit: true,
        adds: [[0, 8]],
        guards: [],
      },
      { event: 'damaged', figure: 5, amount: 3, click: 4, parts: [] },
      { event: 'eliminated', figure: 5 },
    ],
    WORDS,
  );
  expect(beats.map((beat) => [beat.kind, beat.figure])).toEqual([
    ['throw', 3],
    ['clicks', 5],
    ['fall', 5],
  ]);
  expect(beats[0]).toMatchObject({ dice: [6, 6], strikes: [{ target: 5, hit: true, total: 20 }] });
});

it('a figure goes along its path, not across it, and looks where it shall at the end', () => {
  const beat = {
    kind: 'move',
    figure: 3,
    path: [
      [500, 0],
      [500, 500],
    ],
    facing: 180,
  } as const;
  const moving = { ...beat, path: beat.path.map(([x, y]) => [x, y] as const) };
  expect(during(figure, moving, 0.5)).toMatchObject({ x: 500, y: 0, facing: 0 });
  expect(after(figure, moving)).toMatchObject({ x: 500, y: 500, facing: 180 });
  expect(wayLength([[0, 0], ...moving.path])).toBe(1000);
});

it('a dial turns click by click, and back when it is healed', () => {
  const hurt = { kind: 'clicks', figure: 3, to: 4, by: 3 } as const;
  expect([0, 0.15, 0.3, 0.9].map((share) => during(figure, hurt, share).click)).toEqual([1, 2, 3, 4]);
  expect(after(figure, hurt).click).toBe(4);
  expect(during(figure, { kind: 'clicks', figure: 3, to: 0, by: -1 }, 0.1).click).toBe(1);
  expect(during(figure, { kind: 'clicks', figure: 3, to: 0, by: -1 }, 0.99).click).toBe(0);
  expect(lengthOf(hurt, figure)).toBeGreaterThan(lengthOf({ ...hurt, by: 1 }, figure));
});

it('twelve and two in an attack have a moment of their own, and nothing else has', () => {
  const strike = { target: 5, total: 20, defense: 15, hit: true, adds: [], guards: [] };
  const thrown = (dice: number[], strikes = [strike]): Beat =>
    ({ kind: 'throw', figure: 3, seat: 0, purpose: 'attack', came: '', dice, strikes }) as Beat;
  expect(greatOf(thrown([6, 6]))).toBe('critical');
  expect(greatOf(thrown([1, 1]))).toBe('fumble');
  for (const other of [thrown([6, 5]), thrown([6, 6], []), thrown([6]), null])
    expect(greatOf(other)).toBe('');
  expect(lengthOf(thrown([6, 6]), figure)).toBeGreaterThan(lengthOf(thrown([6, 5]), figure));
});

it('no way takes longer than six tenths of a second', () => {
  const far = { kind: 'move', figure: 3, path: [[9000, 0]] as [number, number][], facing: 0 } as const;
  expect(lengthOf({ ...far, path: [...far.path] }, figure)).toBe(600);
  expect(along([[0, 0]], 0.5)).toEqual([0, 0]);
});
