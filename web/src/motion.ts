/** Motion never keeps anybody waiting: a click or a key brings what moves to where it goes. */

/** What is moving on the page; the part of a document this takes. */
export interface Moving {
  getAnimations(): readonly Pick<Animation, 'effect' | 'finish'>[];
}

/** Bring everything that comes to an end by itself to that end. */
export function finishMotion(page: Moving): void {
  for (const animation of page.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime;
    if (typeof end === 'number' && Number.isFinite(end)) animation.finish();
  }
}

/** Finish on every click and key, before anything else hears of it. */
export function hurryOnInput(page: Document): void {
  for (const kind of ['pointerdown', 'keydown']) {
    page.addEventListener(
      kind,
      () => {
        finishMotion(page);
      },
      { capture: true, passive: true },
    );
  }
}
