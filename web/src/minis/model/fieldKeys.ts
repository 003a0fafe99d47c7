/** The keys of a battle: turn, nudge and set down the figure in hand, go from figure to figure, measure. */

import { KEY_NAMES, keyOf } from '../../table/keys';
import type { Field } from './field.svelte';
import type { Ruler } from './ruler.svelte';
import { turnedWidth } from '../ground/outlook.svelte';
import { UNITS_PER_INCH } from '../ground/shapes';
import type { Place } from '../types';
import type { Yard } from './yard.svelte';

const NUDGES: Readonly<Record<string, Place>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const TURN = 30;
const FINE = 5;
const STEP = UNITS_PER_INCH / 2;

/** Whether the key was meant for the field. */
export function fieldKeys(event: KeyboardEvent, field: Field, ruler: Ruler, yard: Yard): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (KEY_NAMES.some((name) => keyOf(name) === key)) return false;
  const nudge = NUDGES[key];
  // Arrows go where they point, also on a table that is seen from its northern edge.
  const sign = turnedWidth() > 0 ? -1 : 1;
  if (nudge) return nudged([nudge[0] * sign, nudge[1] * sign], event.shiftKey ? STEP / 5 : STEP, field, yard);
  if (key === 'q' || key === 'w')
    return turned(key === 'q' ? 1 : -1, event.shiftKey ? FINE : TURN, field, yard);
  if (key === 'Enter') return confirmed(field, yard);
  if (key === 'n' || key === 'b') return walked(field, key === 'n' ? 1 : -1);
  if (key === 'f') return aimed(field);
  if (key === 'v') {
    void field.threats.show();
    return true;
  }
  if (key === 'd') ruler.toggle();
  else return false;
  return true;
}

/** Buttons, links and lists keep their own keys. */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable], dialog')) return true;
  const isControl = target.closest('button, a, summary, [role=button]') !== null;
  return isControl && (event.key === 'Enter' || event.key === ' ');
}

function nudged(by: Place, step: number, field: Field, yard: Yard): boolean {
  if (yard.piece && yard.place) {
    yard.wish([yard.place[0] + by[0] * step, yard.place[1] + by[1] * step]);
    return true;
  }
  if (!field.hand.canMove) return false;
  if (!field.hand.ghost) field.hand.lift(field.hand.mover);
  const { ghost } = field.hand;
  if (!ghost) return false;
  field.hand.wish([ghost.x + by[0] * step, ghost.y + by[1] * step]);
  return true;
}

function turned(sign: 1 | -1, by: number, field: Field, yard: Yard): boolean {
  if (yard.piece) yard.spin(sign);
  else field.hand.turn(sign * by);
  return true;
}

function confirmed(field: Field, yard: Yard): boolean {
  if (yard.piece) yard.confirm();
  else if (field.hand.ghost) field.confirm();
  else if (field.strike) field.attack(field.strike.how, field.aim.target);
  else return false;
  return true;
}

/** Go to the next figure something can be done with, else to the next of one's own. */
function walked(field: Field, by: 1 | -1): boolean {
  const mine = field.figures.filter((figure) => field.isMine(figure) && figure.place !== 'eliminated');
  const useful = field.figures.filter((figure) => field.isLegalPick(figure.figure));
  const ring = useful.length > 0 ? useful : mine;
  const at = ring.findIndex((figure) => figure.figure === field.selected);
  const next = ring[(at + by + ring.length) % ring.length] ?? ring[0];
  if (next) field.take(next.figure);
  return next !== undefined;
}

/** Look at the next opposing figure, the nearest first. */
function aimed(field: Field): boolean {
  const from = field.hand.end ?? field.shown;
  if (!from) return false;
  const foes = field.fielded
    .filter((figure) => !field.isFriend(figure))
    .sort(
      (one, other) =>
        Math.hypot(one.x - from.x, one.y - from.y) - Math.hypot(other.x - from.x, other.y - from.y),
    );
  const at = foes.findIndex((figure) => figure.figure === field.aim.target);
  field.aimAt(foes[(at + 1) % foes.length]?.figure ?? -1);
  return true;
}
