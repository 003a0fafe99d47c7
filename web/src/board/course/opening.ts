/** How the table was laid, for a log in which nothing has happened yet. */

import { t } from '../../words/words.svelte';
import type { Desk } from '../desk.svelte';

export function openingLine(desk: Desk): string {
  const { view, pieces } = desk;
  const heroes = view.players
    .filter((player) => player.hero)
    .map((player) => pieces.word('hero', player.hero));
  const scenario = pieces.word('scenario', view.scenario);
  if (heroes.length === 0) return t('web-opening-scenario', { scenario });
  return t('web-opening', { scenario, heroes: heroes.join(', '), tiles: view.tiles.length });
}
