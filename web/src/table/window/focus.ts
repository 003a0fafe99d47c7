/** Who plays by keys stays where they were: after each decision the focus goes to the same thing, or to what is asked next. */

/** What is asked next, the nearest first, if the thing itself is gone. */
const NEXT = [
  '.tray .answer',
  '.sheet .choices .btn',
  '.foe .acts .btn',
  '.prompt .btn.pri',
  '.prompt .btn',
  '.hand button',
  '.prompt button',
];

export class FocusKeeper {
  private subject = '';
  private isByKey = false;

  /** A key or a click was used: remember what it was used on. */
  note(event: KeyboardEvent | PointerEvent): void {
    const at = document.activeElement;
    const isPress = event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ');
    if (event instanceof KeyboardEvent && !isPress) return;
    this.isByKey = isPress && at !== null && at !== document.body;
    this.subject = at?.getAttribute('data-subject') ?? '';
  }

  /** The page has changed: if the focus was lost by it, give it to the same thing or to the next question. */
  restore(within: ParentNode): void {
    if (!this.isByKey || (document.activeElement && document.activeElement !== document.body)) return;
    const same = this.subject ? `[data-subject="${CSS.escape(this.subject)}"]` : '';
    for (const selector of [same, ...NEXT].filter(Boolean)) {
      const found = [...within.querySelectorAll<HTMLElement | SVGElement>(selector)].find(isShown);
      if (found) {
        found.focus();
        return;
      }
    }
  }
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0 && !element.hasAttribute('disabled');
}
