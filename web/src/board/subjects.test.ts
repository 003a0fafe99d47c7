import { describe, expect, it } from 'vitest';

import { choicesOf, type Choice } from '../table/options';
import type { DecisionInfo } from '../wire/types';
import { bySubject, HERO, QUESTION, subjectOf, TACTIC, WOUNDS, type Layout } from './subjects';

const layout: Layout = {
  hand: new Set([3]),
  units: new Set([7]),
  enemies: new Set([40]),
  offered: new Set([50]),
  skills: new Set([2]),
};

function choice(kind: string, fields: Record<string, number> = {}, decision = 'turn'): Choice {
  const names = Object.keys(fields);
  const branches = names.reduceRight<DecisionInfo['options'][number]['branches']>(
    (inner, name) => [{ value: fields[name], ...(inner ? { branches: inner } : { words: 'x' }) }],
    undefined,
  );
  const options = [
    { do: kind, ...(names.length ? { fields: names, branches } : { words: 'x' }) },
  ] as DecisionInfo['options'];
  return choicesOf({
    number: 0,
    seat: 0,
    kind: decision,
    standing: false,
    prompt: '',
    cancel: false,
    listed: true,
    rules: [],
    options,
  })[0]!;
}

describe('what a choice is about', () => {
  it.each([
    ['play-card', { card: 3, use: 0 }, 'card:3'],
    ['choose-card', { card: 3 }, 'card:3'],
    ['choose-card', { card: 50 }, 'offer-card:50'],
    ['choose-card', { card: 99 }, QUESTION],
    ['step-to', { space: 12 }, 'space:12'],
    ['explore-at', { position: 5 }, 'position:5'],
    ['activate-unit', { unit: 7, ability: 1 }, 'unit:7'],
    ['choose-unit', { unit: 7 }, 'unit:7'],
    ['choose-unit', { unit: 8 }, 'offer-unit:8'],
    ['assign-damage', { unit: -1 }, HERO],
    ['heal-wound', { unit: -1 }, WOUNDS],
    ['block-attack', { enemy: 40, attack: 0 }, 'enemy:40'],
    ['choose-enemy', { enemy: 41, attack: -1 }, QUESTION],
    ['pay-mana', { source: 17, colour: 1 }, 'mana:17'],
    ['turn-crystal', { colour: 1 }, 'mana:9'],
    ['use-tactic', {}, TACTIC],
    ['something-new', { what: 1 }, QUESTION],
  ])('%s %o is %s', (kind, fields, subject) => {
    expect(subjectOf(choice(kind, fields), layout)).toBe(subject);
  });

  it('units of an opponent are no units of one’s own', () => {
    expect(subjectOf(choice('assign-damage', { unit: -1 }, 'rival-damage'), layout)).toBe(QUESTION);
    expect(subjectOf(choice('choose-unit', { unit: 7 }, 'partaker'), layout)).toBe(QUESTION);
    expect(subjectOf(choice('force-retreat', { space: 12 }, 'rival-damage'), layout)).toBe('space:12');
  });

  it('no choice is lost when they are sorted', () => {
    const all = [
      choice('end-turn'),
      choice('play-card', { card: 3, use: 0 }),
      choice('unheard-of', { a: 1 }),
    ];
    expect([...bySubject(all, layout).values()].flat()).toHaveLength(all.length);
  });
});
