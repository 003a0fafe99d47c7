/** A tray with the answers to a question comes into sight when it opens, however far the column was scrolled. */
export function inSight(tray: HTMLElement): void {
  tray.scrollIntoView({ block: 'nearest' });
}

/** What somebody has chosen to look at begins where its column does, however far that was scrolled for something else; `null` is nothing
 *  chosen. */
export function atTop(node: HTMLElement, chosen: unknown): { update: (next: unknown) => void } {
  const show = (): void => {
    if (chosen !== null) node.closest('.upper')?.scrollTo({ top: 0 });
  };
  show();
  return {
    update(next) {
      const isOther = next !== chosen;
      chosen = next;
      if (isOther) show();
    },
  };
}
