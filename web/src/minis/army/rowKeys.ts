/** Keys of a list of figures: up and down from row to row, plus and minus for one more or one fewer. */

/** What a list does for its rows. */
export interface Rows {
  /** One more or one fewer of the figure of a row. */
  count: (figure: string, by: 1 | -1) => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const COUNTS: Readonly<Record<string, 1 | -1>> = { '+': 1, '-': -1, Delete: -1 };

/** The rows of a list: elements that name their figure in `data-row`. */
const rowsOf = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-row]')];

/** Answer a key pressed in a list whose rows are elements with `data-row`; their first button gets the focus. */
export function rowKeys(event: KeyboardEvent, rows: Rows): void {
  const list = event.currentTarget as Element;
  const row = (event.target as Element).closest<HTMLElement>('[data-row]');
  if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
  const step = STEPS[event.key];
  const count = COUNTS[event.key];
  if (step) focusRow(list, rowsOf(list).indexOf(row) + step);
  else if (count) rows.count(row.dataset['row'] ?? '', count);
  else return;
  event.preventDefault();
}

/** Put the focus on a row; beyond the ends it stays on the outermost. */
export function focusRow(list: Element, at: number): void {
  const rows = rowsOf(list);
  rows[Math.min(rows.length - 1, Math.max(0, at))]?.querySelector('button')?.focus();
}
