/** What the prompt says: the server's question, with the numbers that decide it. */

import { sentence } from '../../table/options';
import { t } from '../../words/words.svelte';
import type { Desk } from '../desk.svelte';
import type { Way } from '../types';
import { lacking } from '../ways';
import { placeName, wayDangers } from '../map/wayWords';

export interface Headline {
  title: string;
  detail: string;
}

export function headline(desk: Desk): Headline {
  const { model, view } = desk;
  const kind = model.decision?.kind;
  if (kind === 'turn' && desk.me) return turn(desk);
  if (kind === 'combat' && view.combat) return combat(desk);
  if (kind === 'march') return { title: '', detail: t('web-march-about') };
  if (kind === 'discard' && desk.me)
    return {
      title: '',
      detail:
        desk.me.deck === 0
          ? t('web-discard-empty')
          : t('web-discard-about', { limit: desk.me.hand_limit.total }),
    };
  const isLasting =
    desk.isQuestion && model.choices.length > 0 && model.choices.every((each) => each.reveals);
  if (isLasting) return { title: '', detail: t('web-pick-for-good') };
  const isLaidOut = model.choices.some((each) => Object.keys(each.fields).length > 0);
  return { title: '', detail: kind && desk.isQuestion && isLaidOut ? t('web-pick-an-answer') : '' };
}

function turn(desk: Desk): Headline {
  const { move, influence, heal, phase } = desk.view.turn;
  const goal = desk.selected.startsWith('space:') ? desk.plan.wayTo(Number(desk.selected.slice(6))) : null;
  if (goal) return wayThere(desk, goal);
  const hero = desk.pieces.word('hero', desk.me?.hero ?? '');
  const canRest = desk.model.choices.some((choice) => choice.do === 'begin-rest');
  if (phase === 'interact')
    return { title: t('web-turn-interact', { hero, influence }), detail: t('web-turn-interact-about') };
  const can = (deed: string): boolean => desk.model.choices.some((choice) => choice.do === deed);
  if (phase === 'move' && can('attack-hero') && !can('end-turn'))
    return { title: t('web-turn', { hero }), detail: t('web-turn-shared') };
  if (heal > 0 && can('heal-wound'))
    return { title: t('web-turn-heal', { hero, heal }), detail: t('web-turn-heal-about') };
  if (phase === 'move' && move > 0)
    return { title: t('web-turn-move', { hero, move }), detail: t('web-turn-move-about') };
  if (phase === 'done') return { title: t('web-turn-done', { hero }), detail: t('web-turn-done-about') };
  if (phase === 'rest') return { title: t('web-turn-rest', { hero }), detail: t('web-turn-done-about') };
  return {
    title: t('web-turn', { hero }),
    detail:
      phase === 'move' && can('interact')
        ? t('web-turn-talk')
        : phase === 'move'
          ? t(canRest ? 'web-turn-about' : 'web-turn-about-moved')
          : (desk.model.decision?.prompt ?? ''),
  };
}

/** A space is picked: what it takes to get there. */
function wayThere(desk: Desk, way: Way): Headline {
  const short = lacking(way, desk.plan.move);
  const place = sentence(placeName(desk, way.space));
  if (short > 0)
    return {
      title: t('web-way-to-short', { place, cost: way.cost, short }),
      detail: t('web-way-more-move'),
    };
  const isOnly = desk.plan.open(way.space).length === 1 && desk.besides(way.space).length === 0;
  const detail = [...wayDangers(desk, way).map(sentence), isOnly ? t('web-way-again') : ''];
  return {
    title: t('web-way-to', { place, cost: way.cost, move: desk.plan.move }),
    detail: detail.filter(Boolean).join('. '),
  };
}

function combat(desk: Desk): Headline {
  const fight = desk.view.combat!;
  const phase = desk.view.turn.phase;
  if (phase === 'block') {
    const open = fight.enemies.flatMap((enemy) =>
      enemy.attacks.filter((attack) => attack.left).map((attack) => ({ enemy, attack })),
    );
    const best = open
      .filter(({ attack }) => attack.gathered > 0)
      .sort((a, b) => a.attack.needed - a.attack.gathered - (b.attack.needed - b.attack.gathered))[0];
    if (open.length === 0) return { title: t('web-block-done'), detail: t('web-phase-over') };
    if (!best) return { title: t('web-block-start', { count: open.length }), detail: t('web-block-about') };
    const enemy = desk.pieces.word('enemy', best.enemy.enemy);
    const short = best.attack.needed - best.attack.gathered;
    return {
      title: short > 0 ? t('web-block-short', { enemy, short }) : t('web-block-enough', { enemy }),
      detail: t(short <= 0 && open.length > 1 ? 'web-block-one-only' : 'web-block-about'),
    };
  }
  if (fight.enemies.length === 0) return { title: t('web-attack-done'), detail: t('web-phase-over') };
  const aimed = fight.enemies.filter((enemy) => enemy.aimed);
  const key = phase === 'ranged' ? 'web-ranged-about' : 'web-attack-about';
  if (aimed.length === 0)
    return { title: phase === 'ranged' ? t('web-ranged-start') : t('web-attack-start'), detail: t(key) };
  const enemy = aimed.map((each) => desk.pieces.word('enemy', each.enemy)).join(', ');
  const short = fight.needed.total - fight.total;
  return {
    title: short > 0 ? t('web-attack-short', { enemy, short }) : t('web-attack-enough', { enemy }),
    detail: t(short > 0 ? key : 'web-attack-enough-about'),
  };
}
