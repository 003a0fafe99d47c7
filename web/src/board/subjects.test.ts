import { describe, expect, it } from 'vitest';

import { choicesOf, type Choice } from '../table/options';
import { bySubject, idOf, kindOf, QUESTION } from './subjects';

function choices(...abouts: string[][]): Choice[] {
  return choicesOf({
    ...{ number: 0, seat: 0, kind: 'turn', standing: false, open: true, deliberate: true, prompt: '' },
    ...{ cancel: false, listed: true, rules: [] },
    options: abouts.map((about, at) => ({ command: { do: 'x', seat: 0, at }, words: 'x', about })),
  });
}

describe('the things choices are about', () => {
  it('have all choices that name them', () => {
    const [play, give, use] = choices(['card:march'], ['card:banner', 'unit:3'], ['unit:3']);
    const found = bySubject([play!, give!, use!]);
    expect(found.get('card:march')).toEqual([play]);
    expect(found.get('unit:3')).toEqual([give, use]);
  });

  it('include the question, for choices about nothing that lies on the table', () => {
    expect(bySubject(choices([])).get(QUESTION)).toHaveLength(1);
  });

  it('have a kind and a name', () => {
    const [unit, hero, nothing] = choices(['offer-unit:scouts'], ['hero'], []);
    expect([kindOf(unit!), idOf(unit!)]).toEqual(['offer-unit', 'scouts']);
    expect([kindOf(hero!), idOf(hero!)]).toEqual(['hero', '']);
    expect([kindOf(nothing!), idOf(nothing!)]).toEqual(['', '']);
  });
});
