/** What the board game sounds like. */

import type { Noise } from '../../settings.svelte';
import type { Moment } from './moments';
import type { BoardView } from '../types';

const OF_MOMENTS: Readonly<Record<Moment['kind'], Noise>> = {
  kill: 'arms',
  level: 'horn',
  dawn: 'horn',
  dusk: 'drum',
  conquest: 'horn',
  city: 'horn',
  round: 'drum',
  last: 'drum',
};

/** Everything that can be heard between two positions, each noise once. */
export function heard(before: BoardView, after: BoardView, moments: readonly Moment[]): readonly Noise[] {
  const found = moments.map((moment) => OF_MOMENTS[moment.kind]);
  const played = (view: BoardView): number =>
    view.players.reduce((sum, player) => sum + player.played.length, view.dummy?.discard.length ?? 0);
  const dice = (view: BoardView): string => view.source.map((die) => die.colour).join();
  if (played(after) > played(before)) found.push('card');
  if (dice(after) !== dice(before)) found.push('dice');
  return [...new Set(found)];
}
