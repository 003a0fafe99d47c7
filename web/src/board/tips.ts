/** What a piece says when it is pointed at: its name and, in a line each, what it does. */

import { t } from '../words/words.svelte';
import { armorOf, signed } from './numbers';
import type { Pieces } from './pieces.svelte';
import type { SkillPiece } from './types';

/** How often a skill can be used. */
export const usageOf = (skill: SkillPiece): string => t('web-usage-' + skill.usage.replaceAll('_', '-'));

export function cardTip(pieces: Pieces, id: string): string {
  const card = pieces.card(id);
  const halves = [card?.basic_text, card?.strong_text].filter(Boolean) as string[];
  return [pieces.word('card', id), ...halves].join('\n');
}

export function unitTip(pieces: Pieces, id: string): string {
  const unit = pieces.unit(id);
  if (!unit) return '';
  const price = t('web-tip-unit', { price: unit.influence, armor: unit.armor });
  return [
    pieces.word('unit', id),
    price,
    ...unit.abilities.map((ability) => ability.text),
    ...unit.special_text,
  ].join('\n');
}

export function skillTip(pieces: Pieces, id: string): string {
  const skill = pieces.skill(id);
  return skill ? [pieces.word('skill', id), skill.text, usageOf(skill)].join('\n') : '';
}

export function tacticTip(pieces: Pieces, id: string): string {
  const tactic = pieces.tactic(id);
  return tactic ? [pieces.word('tactic', id), tactic.text ?? t('web-tactic-none')].join('\n') : '';
}

export function enemyTip(pieces: Pieces, id: string): string {
  const enemy = pieces.enemy(id);
  if (!enemy) return '';
  const attacks = enemy.attacks.map((attack) =>
    attack.summon
      ? t('web-summons', { pile: pieces.word('pile', attack.summon) })
      : `${t('web-attack-value', { value: attack.value ?? 0 })} (${pieces.word('element', attack.element ?? 'physical')})`,
  );
  const numbers = [...attacks, armorOf(enemy), t('web-fame-of', { fame: enemy.fame })];
  const traits = [
    ...enemy.abilities.map((each) => pieces.word('ability', each)),
    ...enemy.resistances.map((each) => pieces.word('resistance', each)),
  ];
  return [
    pieces.word('enemy', id),
    numbers.join(', '),
    traits.join(', '),
    enemy.reputation ? t('web-reputation-of', { change: signed(enemy.reputation) }) : '',
  ]
    .filter(Boolean)
    .join('\n');
}
