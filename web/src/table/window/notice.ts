/** Notices of the browser: what a page shows outside itself when the server asks it to. */

import { go } from '../../router.svelte';
import type { NoticeInfo } from '../../wire/types';

/** Set when this browser has a place for notices but does not let pages use it, as on some phones. */
const CANNOT = 'mageknight.cannot-notify';

export type Leave = 'none' | 'denied' | 'ask' | 'ready';

/** Whether this browser shows notices of this page. */
export function leave(): Leave {
  if (!('Notification' in window) || localStorage.getItem(CANNOT) !== null) return 'none';
  if (Notification.permission === 'default') return 'ask';
  return Notification.permission === 'granted' ? 'ready' : 'denied';
}

export const canNotify = (): boolean => leave() === 'ready';

/** Ask the browser's leave; notices stay off without it. */
export async function askLeave(): Promise<Leave> {
  if (leave() === 'ask') await Notification.requestPermission();
  return leave();
}

/** Show a notice; a click on it leads to the game. */
export function notify(notice: NoticeInfo): boolean {
  if (!canNotify()) return false;
  try {
    const note = new Notification(notice.title, {
      body: notice.text,
      tag: notice.path,
      icon: '/icon.svg',
    });
    note.onclick = () => {
      window.focus();
      go(notice.path);
      note.close();
    };
    return true;
  } catch {
    localStorage.setItem(CANNOT, '1');
    return false;
  }
}
