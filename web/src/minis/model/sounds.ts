/** What a battle sounds like. */

import { play } from '../../sounds';
import { greatOf, type Beat } from './beats';

/** What a beat sounds like. */
export function noise(beat: Beat, isFar: boolean): void {
  if (beat.kind === 'throw') {
    play('dice', beat.dice.length);
    if (beat.strikes.length > 0) play('arms', 1, isFar);
    // A roll for what dice seldom show, when they have come to rest.
    if (greatOf(beat)) play('drum', 3);
  } else if (beat.kind === 'clicks') play('dial', Math.abs(beat.by));
  else if (beat.kind === 'fall') play('drum');
}
