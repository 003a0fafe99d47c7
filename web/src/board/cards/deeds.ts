/** What a choice is called beside the thing it is about: the thing itself need not be named again. */

import { sentence, type Choice } from '../../table/options';
import { t } from '../../words/words.svelte';
import type { Desk } from '../desk.svelte';
import { idOf } from '../subjects';
import type { EnemyView } from '../types';

/** On the enemy itself. */
export function deedOn(enemy: EnemyView, choice: Choice): string {
  const number = Number(choice.fields['attack'] ?? 0) + 1;
  const isOneOfSeveral = enemy.attacks.length > 1;
  switch (choice.do) {
    case 'aim-at':
      return t(enemy.aimed ? 'web-foe-aim-off' : 'web-foe-aim');
    case 'block-attack':
      return isOneOfSeveral ? t('web-foe-block-one', { number }) : t('web-foe-block');
    case 'take-damage':
      return isOneOfSeveral ? t('web-foe-take-one', { number }) : t('web-foe-take');
    default:
      return sentence(choice.words);
  }
}

/** What ends each phase of a fight, by what comes after it. */
const AFTER: Readonly<Record<string, string>> = {
  ranged: 'web-after-ranged',
  block: 'web-after-block',
  attack: 'web-after-attack',
};

/** In the prompt, away from the enemies. */
export function deedInPrompt(desk: Desk, choice: Choice): string {
  if (choice.do === 'use-skill') {
    return t('web-use-skill', { skill: desk.pieces.word('skill', idOf(choice)) });
  }
  // The Tactic lies open with its words.
  if (choice.do === 'use-tactic' && desk.me?.tactic) {
    return t('web-use-skill', { skill: desk.pieces.word('tactic', desk.me.tactic) });
  }
  const after = desk.view.combat?.contest ? undefined : AFTER[desk.view.turn.phase];
  if (choice.do === 'end-phase' && after) return t(after);
  if (choice.do !== 'block-attack') return sentence(choice.words);
  const foe = desk.view.combat?.enemies.find((each) => each.token === Number(choice.fields['enemy']));
  if (!foe) return sentence(choice.words);
  const enemy = desk.pieces.word('enemy', foe.enemy);
  const number = Number(choice.fields['attack'] ?? 0) + 1;
  return foe.attacks.length > 1 ? t('web-block-whom-one', { enemy, number }) : t('web-block-whom', { enemy });
}
