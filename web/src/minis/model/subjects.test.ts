import { expect, it } from 'vitest';

import { choicesOf } from '../../table/options';
import type { DecisionInfo } from '../../wire/types';
import { byFigure, moveChoices, moveCommand, moveMeant } from './subjects';

const decision = {
  number: 3,
  seat: 0,
  kind: 'minis-action',
  standing: false,
  prompt: '',
  cancel: false,
  listed: true,
  rules: [],
  options: [
    ...['charge-double', 'charge', 'pass'].map((how) => ({
      command: { do: 'act', seat: 0, figure: 4, how },
      words: { 'charge-double': 'far', charge: 'near' }[how] ?? how,
    })),
    { command: { do: 'end-turn', seat: 0 }, words: 'end' },
  ],
} as unknown as DecisionInfo;

it('choices are found by the figure they name', () => {
  const found = byFigure(choicesOf(decision));
  expect(found.get(4)?.map((choice) => choice.words)).toEqual(['far', 'near', 'pass']);
  expect(found.get(-1)?.map((choice) => choice.do)).toEqual(['end-turn']);
});

it('the moves of a figure begin with the plainest', () => {
  const found = moveChoices(choicesOf(decision));
  expect(found.map((choice) => choice.fields['how'])).toEqual(['charge', 'charge-double']);
});

it('a move leaves out where the figure stands', () => {
  const way = {
    figure: 4,
    path: [
      [0, 0],
      [500, 0],
    ] as const,
    facing: 90,
  };
  expect(moveCommand(1, way)).toEqual({ do: 'move', seat: 1, figure: 4, path: [[500, 0]], facing: 90 });
});

it('beyond the plain reach the longer move is meant, if it costs no more than an attack', () => {
  expect(moveMeant(['charge', 'charge-double'], 7, 6.9)).toBe('charge');
  expect(moveMeant(['charge', 'charge-double'], 7, 7.1)).toBe('charge-double');
  expect(moveMeant(['move', 'double-time'], 7, 12)).toBe('move');
  expect(moveMeant([], 7, 12)).toBe('');
});
