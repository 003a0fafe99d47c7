/** A space in words, for those who hear the map. */

import { t } from '../../words/words.svelte';
import type { Desk } from '../desk.svelte';
import type { HexView } from '../types';

export function spaceWords(desk: Desk, hex: HexView): string {
  const { pieces, view } = desk;
  const parts = [pieces.word('terrain', hex.terrain)];
  if (hex.site && hex.site !== 'none' && !hex.empty) parts.push(pieces.word('site', hex.site));
  for (const colour of hex.mine ?? []) parts.push(pieces.word('colour', colour));
  if (hex.walls?.length) parts.push(pieces.word('site', 'walls'));
  for (const token of hex.enemies ?? []) {
    parts.push(token.enemy ? pieces.word('enemy', token.enemy) : pieces.word('pile', token.pile));
  }
  for (const player of view.players) {
    if (player.space === hex.space && player.hero) parts.push(pieces.word('hero', player.hero));
  }
  for (const seat of hex.shields ?? []) {
    parts.push(t('web-shield-of', { hero: pieces.word('hero', view.players[seat]?.hero ?? '') }));
  }
  return `${parts.join(', ')} (${String(hex.q)},${String(hex.r)})`;
}
