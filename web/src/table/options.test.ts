import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { DecisionInfo } from '../wire/types';
import { choicesOf, commandKey, divided, sentence } from './options';

const decision = (options: DecisionInfo['options']): DecisionInfo => ({
  number: 4,
  seat: 1,
  kind: 'turn',
  standing: false,
  prompt: '',
  cancel: false,
  listed: true,
  rules: [],
  options,
});

describe('the options of a decision', () => {
  it('become flat choices in the order of the server, with whole commands', () => {
    const found = choicesOf(
      decision([
        {
          do: 'play-card',
          fields: ['card', 'use'],
          branches: [
            {
              value: 3,
              branches: [
                { value: 0, words: 'basic' },
                { value: 1, words: 'strong' },
              ],
            },
          ],
        },
        { do: 'end-turn', words: 'end' },
      ]),
    );
    expect(found.map((choice) => choice.command)).toEqual([
      { do: 'play-card', seat: 1, card: 3, use: 0 },
      { do: 'play-card', seat: 1, card: 3, use: 1 },
      { do: 'end-turn', seat: 1 },
    ]);
    expect(found.map((choice) => choice.words)).toEqual(['basic', 'strong', 'end']);
  });

  it('have one key for equal commands and different keys for different ones', () => {
    const command = fc.record({ do: fc.string(), seat: fc.nat(3), a: fc.nat(5), b: fc.nat(5) });
    fc.assert(
      fc.property(command, command, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        const turned = { b: one.b, a: one.a, seat: one.seat, do: one.do };
        return commandKey(one) === commandKey(turned) && (commandKey(one) === commandKey(other)) === same;
      }),
    );
  });

  it('begin with a capital letter when they stand alone', () => {
    expect(sentence('end the turn')).toBe('End the turn');
    expect(sentence('')).toBe('');
  });

  it('divide long words before their ending, and no others', () => {
    expect(divided('Entschlossenheit')).toBe('Entschlossen\u00adheit');
    expect(divided('Concentration')).toBe('Concentra\u00adtion');
    expect(divided('Rage of the Nation')).toBe('Rage of the Nation');
  });
});
