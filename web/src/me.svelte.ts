/** Who is playing: a guest until they choose otherwise. */

import { lang, t } from './words/words.svelte';
import { adopt, settings, whenKept } from './settings.svelte';
import { call, somebody } from './wire/http';
import type { MeInfo } from './wire/types';

let me = $state.raw<MeInfo | null>(null);
/** Set once this browser has had a session, so that a first visit asks the server for nothing. */
const KNOWN = 'mageknight.known';

export const myself = {
  get now(): MeInfo | null {
    return me;
  },
};

/** The session, begun at the first thing that needs one. */
export async function ensureMe(): Promise<MeInfo> {
  if (!me)
    setMe(await somebody(settings.name || guestName(), lang.now, localStorage.getItem(KNOWN) !== null));
  return me!;
}

/** Whether this browser has been somebody here before, or was given a name. */
export function isNewcomer(): boolean {
  return localStorage.getItem(KNOWN) === null && settings.name === '';
}

/** The session if there is one already. */
export async function knownMe(): Promise<MeInfo | null> {
  if (localStorage.getItem(KNOWN) === null) return null;
  try {
    return await ensureMe();
  } catch {
    return null;
  }
}

/** Be a new guest, after logging out. */
export async function beAGuest(): Promise<void> {
  localStorage.removeItem(KNOWN);
  me = await somebody(guestName(), lang.now, false);
  localStorage.setItem(KNOWN, '1');
}

export function setMe(next: MeInfo): void {
  const before = me;
  me = next;
  localStorage.setItem(KNOWN, '1');
  if (!next.login) return;
  if (before?.id !== next.id && Object.keys(next.settings).length > 0) adopt(next.settings);
  else if (!before?.login) tellSettings();
}

/** An account keeps the settings for other browsers. */
function tellSettings(): void {
  if (me?.login)
    void call('PATCH', '/api/me', { settings: $state.snapshot(settings) }).catch(() => undefined);
}
whenKept(tellSettings);

function guestName(): string {
  return t('web-guest', { number: 1000 + Math.floor(Math.random() * 9000) });
}
