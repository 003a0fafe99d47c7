/** Keeps a note beside what it speaks of: things move, come and go while one plays, so it looks again before every frame. */

import { boxOf, litBy, needed, placeFor, type Box } from './lights';
import { viewHeight, viewWidth } from '../viewport';

interface Spot {
  left: number;
  top: number;
}

/** Tell what is lit and where the note hides least, whenever that changes; the answer ends it. */
export function follow(
  note: () => HTMLElement | null,
  words: () => readonly string[] | null,
  tell: (lit: readonly Box[], spot: Spot) => void,
): () => void {
  const brought = new WeakSet<Element>();
  let frame = 0;
  let last = '';
  const look = (): void => {
    frame = requestAnimationFrame(look);
    const card = note();
    if (document.hidden || !card) return;
    const wanted = words();
    const things = wanted ? litBy(wanted) : [];
    bringIntoView(things, brought);
    const [own, lit, others] = [boxOf(card), things.map(boxOf), needed()];
    const key = JSON.stringify([lit, others, own.width, own.height, viewWidth(), viewHeight()]);
    if (key === last) return;
    last = key;
    tell(lit, placeFor(own, lit, others));
  };
  look();
  return () => cancelAnimationFrame(frame);
}

/** A card beyond the edge of a small screen is brought into view, once each. */
function bringIntoView(things: readonly Element[], brought: WeakSet<Element>): void {
  for (const thing of things) {
    if (brought.has(thing)) continue;
    brought.add(thing);
    if (thing.closest('.hand, .upper')) thing.scrollIntoView({ block: 'nearest', inline: 'center' });
  }
}
