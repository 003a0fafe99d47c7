import { beforeEach, describe, expect, it } from 'vitest';

import { Connection, liveUrl, newId, type Link, type Socket } from './connection';
import type { Incoming, Outgoing } from './types';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Incoming[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Incoming);
  }
  close(): void {
    this.closed = true;
  }
  says(message: Partial<Outgoing>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe('a connection', () => {
  let sockets: FakeSocket[];
  let tasks: { task: () => void; wait: number }[];
  let links: Link[];
  let heard: string[];
  let last: number | null;
  let connection: Connection;

  beforeEach(() => {
    [sockets, tasks, links, heard, last] = [[], [], [], [], null];
    connection = new Connection(
      'ws://here',
      { message: (message) => heard.push(message.type), link: (state) => links.push(state) },
      {
        lang: () => 'de',
        look: () => 0,
        last: () => last,
        open: () => {
          const socket = new FakeSocket();
          sockets.push(socket);
          return socket;
        },
        later: (task, wait) => tasks.push({ task, wait }),
      },
    );
    connection.connect();
    sockets[0]!.onopen!();
  });

  const undo = (id: string): Extract<Incoming, { type: 'undo' }> => ({ type: 'undo', id, seat: 0 });

  it('greets with language, seat and the last number seen', () => {
    expect(sockets[0]!.sent).toEqual([{ type: 'hello', protocol: 2, lang: 'de', look: 0 }]);
  });

  it('sends nothing before it is welcome, and everything then', () => {
    connection.request(undo('a'));
    expect(sockets[0]!.sent).toHaveLength(1);
    sockets[0]!.says({ type: 'welcome' });
    expect(sockets[0]!.sent.slice(1)).toEqual([undo('a')]);
    expect(links).toEqual(['connecting', 'open']);
  });

  it('sends again, under the same id, what was not confirmed when the connection broke', () => {
    sockets[0]!.says({ type: 'welcome' });
    connection.request(undo('a'));
    connection.request(undo('b'));
    sockets[0]!.says({ type: 'accepted', id: 'a', seq: 5 });
    last = 5;
    sockets[0]!.onclose!({ code: 1006 });
    tasks[0]!.task();
    sockets[1]!.onopen!();
    expect(sockets[1]!.sent).toEqual([{ type: 'hello', protocol: 2, lang: 'de', last: 5, look: 0 }]);
    sockets[1]!.says({ type: 'welcome' });
    expect(sockets[1]!.sent.slice(1)).toEqual([undo('b')]);
    sockets[1]!.says({ type: 'refused', id: 'b' });
    expect(connection.unanswered).toEqual([]);
  });

  it('waits longer with every failure, and at most a quarter of a minute', () => {
    for (let failure = 0; failure < 8; failure++) {
      sockets.at(-1)!.onclose!({ code: 1006 });
      tasks.at(-1)!.task();
    }
    expect(tasks.map(({ wait }) => wait)).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
  });

  it('does not come back when it may not', () => {
    sockets[0]!.onclose!({ code: 1008 });
    expect(links.at(-1)).toBe('refused');
    expect(tasks).toHaveLength(0);
  });

  it('ignores what an older connection still says', () => {
    sockets[0]!.says({ type: 'welcome' });
    sockets[0]!.onclose!({ code: 1006 });
    tasks[0]!.task();
    sockets[0]!.says({ type: 'snapshot' });
    expect(heard).toEqual(['welcome']);
  });

  it('can be told to hurry, and to end', () => {
    sockets[0]!.onclose!({ code: 1006 });
    connection.hurry();
    expect(sockets).toHaveLength(2);
    connection.close();
    expect(sockets[1]!.closed).toBe(true);
    expect(links.at(-1)).toBe('closed');
  });
});

describe('addresses and names', () => {
  it('follow the page', () => {
    expect(liveUrl('t1', { protocol: 'https:', host: 'play.example' } as Location)).toBe(
      'wss://play.example/api/tables/t1/live',
    );
    expect(liveUrl('t1', { protocol: 'http:', host: 'h:1' } as Location)).toBe('ws://h:1/api/tables/t1/live');
  });
  it('are as the protocol asks, and new every time', () => {
    const ids = Array.from({ length: 50 }, newId);
    expect(new Set(ids).size).toBe(50);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_.:-]{1,40}$/);
  });
});
