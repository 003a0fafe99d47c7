/** The keys of a table. None of them is one the browser needs, and none works while somebody types. */

import type { TableModel } from './model.svelte';
import { panels, type Panel } from './panels.svelte';

const PANELS: Record<string, Panel> = {
  l: 'log',
  t: 'text',
  a: 'actions',
  c: 'chat',
  m: 'menu',
  o: 'offers',
  g: 'glossary',
  p: 'seats',
  '?': 'keys',
};

/** What each key does, for the list of keys: the key and the message that explains it. */
export const KEY_LIST: readonly (readonly [string, string])[] = [
  ['E', 'web-key-end'],
  ['U', 'web-key-undo'],
  ['R', 'web-key-redo'],
  ['X', 'web-key-cancel'],
  ['H', 'web-key-hint'],
  ['A', 'web-key-actions'],
  ['O', 'web-key-offers'],
  ['L', 'web-key-log'],
  ['T', 'web-key-text'],
  ['C', 'web-key-chat'],
  ['G', 'web-key-glossary'],
  ['P', 'web-key-seats'],
  ['M', 'web-key-menu'],
  ['1–9', 'web-key-number'],
  ['?', 'web-key-keys'],
  ['Esc', 'web-key-escape'],
];

/** Commands that go on without choosing anything; the first that is offered is what E does. */
export const GOING_ON: readonly string[] = [
  'strike',
  'block-attack',
  'end-phase',
  'end-turn',
  'decline',
  'pass',
  'end-action',
  'done',
];

export function keys(event: KeyboardEvent, model: TableModel): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') panels.close();
  if (isTyping(event.target)) return;
  if (runs(event.key.toLowerCase(), model)) event.preventDefault();
}

function runs(key: string, model: TableModel): boolean {
  const panel = PANELS[key];
  if (panel) {
    panels.show(panel);
    return true;
  }
  if (key === 'u' && model.scene?.undo.can) model.undo();
  else if (key === 'r' && model.scene?.undo.redo) model.redo();
  else if (key === 'x' && model.decision?.cancel) model.cancel();
  else if (key === 'h' && model.decision) model.askHint();
  else if (key === 'e') return goOn(model);
  else return false;
  return true;
}

function goOn(model: TableModel): boolean {
  const choice = GOING_ON.map((kind) => model.choices.find((each) => each.do === kind)).find((each) => each);
  if (choice) model.act(choice);
  return choice !== undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]') !== null
  );
}
