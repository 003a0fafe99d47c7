/** Tables that wait for this player, as last heard, and the pulse by which every open page hears of them.
 *
 * With each pulse the page also tells whether somebody touched it since the last one, so the server knows who is there, and is
 * handed what it is to show outside itself. */

import { myself } from '../../me.svelte';
import { post } from '../../wire/http';
import type { PulseInfo, WaitingInfo } from '../../wire/types';
import { canNotify, notify } from '../window/notice';

const EVERY = 30_000;
/** Input after so long a pause is told at once: somebody has come back. */
const PAUSE = 60_000;
const INPUT = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let tables = $state.raw<readonly WaitingInfo[]>([]);
/** The table that is open on this page knows by itself whether it waits. */
let hand = $state.raw<{ id: string; waits: boolean } | null>(null);
let touched = true;
let told = 0;

export const waiting = {
  /** All tables that wait, except the one that is open here; the one that waits longest comes first. */
  get others(): readonly WaitingInfo[] {
    return tables.filter((each) => each.id !== hand?.id);
  },
  get count(): number {
    return this.others.length + (hand?.waits ? 1 : 0);
  },
  /** Say which table is open here, and whether it waits. */
  set hand(next: { id: string; waits: boolean } | null) {
    if (next?.id === hand?.id && next?.waits === hand?.waits) return;
    hand = next;
    void beat();
  },
};

/** A title of the page, with the number of games that wait before it. */
export function titled(title: string): string {
  const full = title ? `${title} – mageknight` : 'mageknight';
  return waiting.count > 0 ? `(${String(waiting.count)}) ${full}` : full;
}

/** Tell the server that this page is open and hear which tables wait. Without an answer everything stays as it was. */
export async function beat(): Promise<void> {
  if (!myself.now) return;
  const input = touched;
  touched = false;
  if (input) told = Date.now();
  try {
    const heard = await post<PulseInfo>('/api/me/pulse', { input, shows: canNotify() });
    tables = heard.waiting;
    for (const each of heard.notices) notify(each);
  } catch {
    touched ||= input;
  }
}

/** Begin to listen and to tell; call what it returns to stop. */
export function startPulse(): () => void {
  const touch = (): void => {
    touched = true;
    if (Date.now() - told > PAUSE) {
      told = Date.now();
      void beat();
    }
  };
  const turn = (): void => {
    if (document.visibilityState === 'visible') touch();
  };
  for (const kind of INPUT) window.addEventListener(kind, touch, { passive: true, capture: true });
  document.addEventListener('visibilitychange', turn);
  const timer = setInterval(() => void beat(), EVERY);
  return () => {
    for (const kind of INPUT) window.removeEventListener(kind, touch, { capture: true });
    document.removeEventListener('visibilitychange', turn);
    clearInterval(timer);
  };
}
