import { beforeEach, expect, test, vi } from 'vitest';

import { askLeave, canNotify, leave, notify } from './notice';

const NOTICE = { table: 'a', title: 'Your turn', text: 'Friday', path: '/table/a' };

function browser(permission: NotificationPermission, works = true): string[] {
  const shown: string[] = [];
  class Fake {
    static permission = permission;
    static requestPermission(): Promise<NotificationPermission> {
      Fake.permission = 'granted';
      return Promise.resolve('granted');
    }
    onclick = null;
    constructor(title: string) {
      if (!works) throw new TypeError('Illegal constructor');
      shown.push(title);
    }
  }
  vi.stubGlobal('Notification', Fake);
  return shown;
}

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('a browser that was not asked, that refuses and that agrees are told apart', async () => {
  browser('denied');
  expect(leave()).toBe('denied');
  browser('default');
  expect(leave()).toBe('ask');
  expect(await askLeave()).toBe('ready');
});

test('only with leave is a notice shown', () => {
  const refused = browser('denied');
  expect(notify(NOTICE)).toBe(false);
  expect(refused).toEqual([]);
  const shown = browser('granted');
  expect(notify(NOTICE)).toBe(true);
  expect(shown).toEqual(['Your turn']);
});

test('a browser that does not let pages show notices is remembered as one that cannot', () => {
  browser('granted', false);
  expect(canNotify()).toBe(true);
  expect(notify(NOTICE)).toBe(false);
  expect(leave()).toBe('none');
});
