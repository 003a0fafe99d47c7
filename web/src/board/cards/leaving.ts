/** A card that was played flies from the hand to the row of played cards: a copy of it does, so that nothing else has to wait. */

/** What a flight needs of a card as it lay. */
interface Lay {
  copy: HTMLElement;
  from: DOMRect;
}

/** The cards of a hand as they lie now, by their names. */
export function lying(hand: HTMLElement): Map<string, Lay> {
  const found = new Map<string, Lay>();
  for (const card of hand.querySelectorAll<HTMLElement>('[data-card]')) {
    const name = card.dataset['card'] ?? '';
    found.set(name, { copy: card.cloneNode(true) as HTMLElement, from: card.getBoundingClientRect() });
  }
  return found;
}

/** So long a card flies, as the style says; 0 where nothing moves. */
function duration(of: HTMLElement): number {
  const told = getComputedStyle(of).getPropertyValue('--t-move').trim();
  const number = parseFloat(told) || 0;
  return (told.endsWith('ms') ? number : number * 1000) * 1.4;
}

/** Let a card fly to a place; a click or a key brings it there at once, as all that moves. */
export function fly({ copy, from }: Lay, to: DOMRect, over: HTMLElement): void {
  const time = duration(over);
  if (time === 0 || from.width === 0) return;
  copy.inert = true;
  copy.removeAttribute('data-card');
  copy.removeAttribute('data-subject');
  copy.setAttribute('data-leaving', '');
  copy.setAttribute('aria-hidden', 'true');
  copy.style.cssText = `position:fixed;left:${String(from.left)}px;top:${String(from.top)}px;width:${String(from.width)}px;z-index:9;pointer-events:none`;
  over.append(copy);
  const aside = to.left + 40 - (from.left + from.width / 2);
  const up = to.top + to.height / 2 - (from.top + from.height / 2);
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      {
        transform: `translate(${String(aside * 0.6)}px, ${String(up * 0.75)}px) scale(0.5)`,
        opacity: 0.95,
        offset: 0.7,
      },
      { transform: `translate(${String(aside)}px, ${String(up)}px) scale(0.12)`, opacity: 0 },
    ],
    { duration: time, easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)' },
  );
  const done = (): void => {
    copy.remove();
  };
  flight.onfinish = done;
  flight.oncancel = done;
}
