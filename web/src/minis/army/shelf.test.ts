import { beforeEach, expect, it, vi } from 'vitest';

import { mark, savedArmies, type Army } from './store.svelte';

const ARMY: Army = { name: 'Watch', game: 'rebellion', total: 200, entries: [] };

/** A server with a shelf, spoken to by `fetch`. */
class Server {
  readonly items = new Map<string, unknown>();
  isUp = true;
  login: string | null = null;
  id = 'guest';

  answer = (path: string, init: RequestInit): Promise<Response> => {
    if (!this.isUp) return Promise.reject(new TypeError('no network'));
    const [, kind, name] = /shelf\/([a-z]+)\/?(.*)$/.exec(path) ?? [];
    const said = kind
      ? this.shelve(`${kind}/`, decodeURIComponent(name ?? ''), init)
      : { id: this.id, login: this.login, name: 'Ann', lang: 'en', settings: {} };
    return Promise.resolve(new Response(JSON.stringify(said)));
  };

  private shelve(kind: string, name: string, init: RequestInit): unknown {
    if (init.method === 'PUT') this.items.set(kind + name, JSON.parse(init.body as string));
    if (init.method === 'DELETE') this.items.delete(kind + name);
    const found = [...this.items].filter(([key]) => key.startsWith(kind));
    return { items: found.map(([key, data]) => ({ name: key.slice(kind.length), data })) };
  }
}

let server: Server;
/** The shelf as a page finds it that has just been loaded. */
async function opened(): Promise<typeof import('./shelf.svelte').shelf> {
  vi.resetModules();
  return (await import('./shelf.svelte')).shelf;
}

beforeEach(() => {
  localStorage.clear();
  server = new Server();
  vi.stubGlobal('fetch', server.answer);
});

it('a saved army is on the server at once, and another browser of the same person finds it', async () => {
  const shelf = await opened();
  await shelf.save(ARMY);
  expect(shelf.where).toBe('guest');
  localStorage.clear();
  localStorage.setItem('mageknight.known', '1');
  const other = await opened();
  await other.open();
  expect(other.armies).toEqual([ARMY]);
  await other.forget('Watch');
  expect([...server.items.keys()]).toEqual([]);
});

it('without a server armies stay in this browser and are sent later', async () => {
  const shelf = await opened();
  server.isUp = false;
  await shelf.save(ARMY);
  expect(shelf.where).toBe('browser');
  expect(savedArmies()).toEqual([ARMY]);
  expect(mark().pending).toEqual(['Watch']);
  server.isUp = true;
  await shelf.save({ ...ARMY, name: 'Raid/2' });
  expect([...server.items.keys()].sort()).toEqual(['army/Raid∕2', 'army/Watch']);
  expect(mark().pending).toEqual([]);
});

it('an account gets what a guest has; the next guest gets nothing of the account', async () => {
  await (await opened()).save(ARMY);
  server.items.clear();
  [server.id, server.login] = ['account', 'ann'];
  const account = await opened();
  await account.open();
  expect(account.where).toBe('account');
  expect([...server.items.keys()]).toEqual(['army/Watch']);
  server.items.clear();
  [server.id, server.login] = ['stranger', null];
  const stranger = await opened();
  await stranger.open();
  expect(stranger.armies).toEqual([]);
});
