/**
 * The live connection to a table: greets, reconnects with the last number seen, and sends again what was not confirmed, under
 * the same id, so that nothing is lost and nothing is done twice.
 */

import type { Incoming, Outgoing } from './types';

export type Link = 'connecting' | 'open' | 'lost' | 'refused' | 'closed';

/** What a connection tells. */
export interface Listener {
  message(message: Outgoing): void;
  link(state: Link, retryIn: number): void;
}

/** The part of a WebSocket that is used; tests bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Options {
  lang(): string;
  look(): number | null;
  last(): number | null;
  open?(url: string): Socket;
  later?(task: () => void, milliseconds: number): number;
}

type Request = Extract<Incoming, { id: string }>;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const MAY_NOT = 1008;

export class Connection {
  private socket: Socket | null = null;
  private greeted = false;
  private ended = false;
  private wait = FIRST_WAIT;
  private timer = 0;
  /** Requests without an answer, in the order they were made. */
  private readonly open = new Map<string, Request>();

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly options: Options,
  ) {}

  connect(): void {
    clearTimeout(this.timer);
    if (this.ended) return;
    this.listener.link('connecting', 0);
    const socket = (this.options.open ?? openSocket)(this.url);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => {
      const hello = { type: 'hello', protocol: 2, lang: this.options.lang() };
      const [last, look] = [this.options.last(), this.options.look()];
      socket.send(
        JSON.stringify({ ...hello, ...(last === null ? {} : { last }), ...(look === null ? {} : { look }) }),
      );
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(String(event.data)) as Outgoing);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  /** Ask for something that is answered; it is sent again after a lost connection. */
  request(message: Request): void {
    this.open.set(message.id, message);
    this.push(message);
  }

  /** Say something that needs no answer; it is forgotten if the connection is down. */
  tell(message: Incoming): void {
    this.push(message);
  }

  /** Try at once instead of waiting. */
  hurry(): void {
    if (!this.greeted) {
      this.wait = FIRST_WAIT;
      this.socket?.close();
      this.connect();
    }
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close();
    this.socket = null;
    this.listener.link('closed', 0);
  }

  get unanswered(): readonly string[] {
    return [...this.open.keys()];
  }

  private push(message: Incoming): void {
    if (this.greeted) this.socket?.send(JSON.stringify(message));
  }

  private receive(message: Outgoing): void {
    if (message.type === 'welcome') {
      this.greeted = true;
      this.wait = FIRST_WAIT;
      this.listener.link('open', 0);
      for (const request of this.open.values()) this.push(request);
    } else if ('id' in message) {
      this.open.delete(message.id);
    }
    this.listener.message(message);
  }

  private lost(code: number): void {
    this.socket = null;
    this.greeted = false;
    if (this.ended) return;
    if (code === MAY_NOT) {
      this.ended = true;
      this.listener.link('refused', 0);
      return;
    }
    const wait = this.wait;
    this.wait = Math.min(LONGEST_WAIT, wait * 2);
    this.timer = (this.options.later ?? laterOn)(() => {
      this.connect();
    }, wait);
    this.listener.link('lost', wait);
  }
}

function openSocket(url: string): Socket {
  return new WebSocket(url) as unknown as Socket;
}

function laterOn(task: () => void, milliseconds: number): number {
  return window.setTimeout(task, milliseconds);
}

/** The address of a table's live connection. */
export function liveUrl(table: string, here: Location = location): string {
  return `${here.protocol === 'https:' ? 'wss' : 'ws'}://${here.host}/api/tables/${table}/live`;
}

/** A random name for a request. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
