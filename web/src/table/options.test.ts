import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { DecisionInfo } from '../wire/types';
import { choicesOf, commandKey, divided, refusedOf, sentence } from './options';

const decision = (options: DecisionInfo['options']): DecisionInfo => ({
  number: 4,
  seat: 1,
  kind: 'turn',
  standing: false,
  open: true,
  deliberate: true,
  prompt: '',
  cancel: false,
  listed: true,
  rules: [],
  options,
});

describe('the options of a decision', () => {
  it('are choices in the order of the server, without those that are refused', () => {
    const refusal = { reason: 'too-late', rules: ['R-1'], sentence: 'Too late.' };
    const found = decision([
      { command: { do: 'play-card', seat: 1, card: 3, use: 0 }, words: 'basic', about: ['card:march'] },
      { command: { do: 'rest', seat: 1 }, words: 'rest', refusal },
      { command: { do: 'end-turn', seat: 1 }, words: 'end', reveals: true },
    ]);
    const [play, end] = choicesOf(found);
    expect(play).toMatchObject({ do: 'play-card', fields: { card: 3, use: 0 }, about: ['card:march'] });
    expect(end).toMatchObject({ do: 'end-turn', fields: {}, words: 'end', about: [], reveals: true });
    expect(choicesOf(found)).toHaveLength(2);
    expect(refusedOf(found).map((option) => option.words)).toEqual(['rest']);
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
