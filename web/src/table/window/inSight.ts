/** A tray with the answers to a question comes into sight when it opens, however far the column was scrolled. */
export function inSight(tray: HTMLElement): void {
  tray.scrollIntoView({ block: 'nearest' });
}
