/** The keys of a table. None of them is one the browser needs, and none works while somebody types. */

import { keep, settings } from '../settings.svelte';
import type { TableModel } from './model.svelte';
import type { Choice } from './options';
import { panels, type Panel } from './window/panels.svelte';

/** What each key does, in the order of the list of keys. */
export const KEYS = {
  end: { key: 'e', words: 'web-key-end' },
  undo: { key: 'u', words: 'web-key-undo' },
  redo: { key: 'r', words: 'web-key-redo' },
  cancel: { key: 'x', words: 'web-key-cancel' },
  hint: { key: 'h', words: 'web-key-hint' },
  actions: { key: 'a', words: 'web-key-actions' },
  offers: { key: 'o', words: 'web-key-offers' },
  log: { key: 'l', words: 'web-key-log' },
  text: { key: 't', words: 'web-key-text' },
  chat: { key: 'c', words: 'web-key-chat' },
  glossary: { key: 'g', words: 'web-key-glossary' },
  rules: { key: 'i', words: 'web-key-rules' },
  seats: { key: 'p', words: 'web-key-seats' },
  menu: { key: 'm', words: 'web-key-menu' },
  keys: { key: '?', words: 'web-key-keys' },
} as const;
export type KeyName = keyof typeof KEYS;
export const KEY_NAMES = Object.keys(KEYS) as readonly KeyName[];

/** Keys that cannot be changed: they mean the same everywhere. */
export const FIXED_KEYS: readonly (readonly [string, string])[] = [
  ['1–9', 'web-key-number'],
  ['Esc', 'web-key-escape'],
];

const PANELS: ReadonlySet<KeyName> = new Set<KeyName>([
  'actions',
  'offers',
  'log',
  'text',
  'chat',
  'glossary',
  'rules',
  'seats',
  'menu',
  'keys',
]);

/** The key of an action as the player has set it. */
export function keyOf(name: KeyName): string {
  return settings.keys[name] ?? KEYS[name].key;
}

/** The same, as it is written on a button. */
export function keyCap(name: KeyName): string {
  return keyOf(name).toUpperCase();
}

/** Set the key of an action; false if it cannot be one or belongs to another. */
export function setKey(name: KeyName, key: string): boolean {
  const wanted = key.trim().toLowerCase();
  if (!/^[^\s\d]$/u.test(wanted)) return false;
  if (KEY_NAMES.some((other) => other !== name && keyOf(other) === wanted)) return false;
  settings.keys = { ...settings.keys, [name]: wanted };
  keep();
  return true;
}

/** Commands that go on without choosing anything; the first that is offered is what the prompt puts forward. */
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

/** The choice among these that goes on, if there is one. */
export function goingOn(choices: readonly Choice[]): Choice | null {
  return GOING_ON.map((kind) => choices.find((each) => each.do === kind)).find((each) => each) ?? null;
}

export function keys(event: KeyboardEvent, model: TableModel): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') panels.close();
  if (isTyping(event.target)) return;
  if (runs(event.key.toLowerCase(), model)) event.preventDefault();
}

function runs(key: string, model: TableModel): boolean {
  const name = KEY_NAMES.find((each) => keyOf(each) === key);
  if (name && PANELS.has(name)) {
    panels.show(name as Panel);
    return true;
  }
  if (name === 'undo' && model.scene?.undo.can) model.undo();
  else if (name === 'redo' && model.scene?.undo.redo) model.redo();
  else if (name === 'cancel' && model.decision?.cancel) model.cancel();
  else if (name === 'hint' && model.decision) model.askHint();
  else if (name === 'end') return goOn(model);
  else return false;
  return true;
}

/** Go on as the prompt proposes, with the question it would ask; nothing is skipped behind its back. */
function goOn(model: TableModel): boolean {
  model.goOn?.();
  return model.goOn !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]') !== null
  );
}
