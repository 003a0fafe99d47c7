/** A way in words: what it costs, what it would bring about, and what its cost is made of. */

import { t } from '../../words/words.svelte';
import type { Desk } from '../desk.svelte';
import type { Way } from '../types';
import { lacking } from '../ways';

/** The place a way leads to, by its site or its terrain; a city by its name. */
export function placeName(desk: Desk, space: number): string {
  const hex = desk.hexes.get(space);
  if (!hex) return '';
  const city = desk.view.cities.find((each) => each.space === space || each.annex === space);
  if (city) return desk.pieces.word('city', city.city);
  const isSite = hex.site && hex.site !== 'none' && !hex.empty;
  return isSite ? desk.pieces.word('site', hex.site ?? '') : desk.pieces.word('terrain', hex.terrain);
}

/** Enough or short by so much. */
export function wayCost(desk: Desk, way: Way): string {
  const short = lacking(way, desk.plan.move);
  return short > 0
    ? t('web-way-short', { cost: way.cost, short })
    : t('web-way-cost', { cost: way.cost, move: desk.plan.move });
}

/** What the last step would begin; nothing if it is peaceful. */
export function wayDangers(desk: Desk, way: Way): string[] {
  const found: string[] = [];
  if (way.assault) found.push(t('web-way-assault', { place: placeName(desk, way.space) }));
  if ((way.rival ?? -1) >= 0) {
    const hero = desk.view.players[way.rival ?? -1]?.hero ?? '';
    found.push(t('web-way-rival', { hero: desk.pieces.word('hero', hero) }));
  }
  if (way.reveals) found.push(t('web-way-reveals'));
  if (way.provokes.length > 0) {
    const enemies = way.provokes.flatMap((space) =>
      (desk.hexes.get(space)?.enemies ?? []).map((token) =>
        token.enemy ? desk.pieces.word('enemy', token.enemy) : desk.pieces.word('pile', token.pile),
      ),
    );
    found.push(t('web-way-provokes', { enemies: enemies.join(', ') }));
  }
  return found;
}

export function wayWords(desk: Desk, way: Way): string {
  const steps = t('web-way-steps', { steps: way.path.length });
  return [wayCost(desk, way), steps, ...wayDangers(desk, way)].join('. ');
}

/** The cost of a way, step by step: `5 = 2 plains + 3 hills`. */
export function waySum(desk: Desk, way: Way): string {
  const parts = way.path.map((space, at) => {
    const terrain = desk.hexes.get(space)?.terrain ?? '';
    return `${String(way.costs[at] ?? 0)} ${desk.pieces.word('terrain', terrain)}`;
  });
  return `${String(way.cost)} = ${parts.join(' + ')}`;
}
