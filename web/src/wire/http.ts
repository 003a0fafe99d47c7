/** The HTTP side of the server: small calls that answer with a record or are refused with a reason. */

import { reach } from '../reach.svelte';
import { lang, t } from '../words/words.svelte';
import type { MeInfo, RefusalInfo } from './types';

/** The server said no; the sentence is in the player's language already. */
export class Refused extends Error {
  constructor(
    readonly refusal: RefusalInfo,
    readonly status: number,
  ) {
    super(refusal.sentence);
  }
}

/** Nobody answered. */
export class Unreached extends Error {
  constructor() {
    super(t('web-unreached'));
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body === undefined ? undefined : JSON.stringify(body));
  return (await response.json()) as T;
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body);

/** A file, as text. */
export async function download(method: Method, path: string, body?: unknown): Promise<string> {
  return (await send(method, path, body === undefined ? undefined : JSON.stringify(body))).text();
}

/** Bring a saved match; the file is sent as it is. */
export async function upload<T>(path: string, text: string): Promise<T> {
  return (await (await send('POST', path, text, 'text/plain')).json()) as T;
}

async function send(
  method: Method,
  path: string,
  body?: string,
  type = 'application/json',
): Promise<Response> {
  // What is answered is read on this page, whatever the person's other browsers speak.
  const headers: Record<string, string> = { 'x-mageknight': '1', 'x-language': lang.now };
  if (body !== undefined) headers['content-type'] = type;
  const response = await answered(
    fetch(path, { method, headers, body: body ?? null, credentials: 'same-origin' }),
  );
  if (!response.ok) throw new Refused(await reason(response), response.status);
  return response;
}

async function answered(asked: Promise<Response>): Promise<Response> {
  try {
    const response = await asked;
    reach.told(true);
    return response;
  } catch {
    reach.told(false);
    throw new Unreached();
  }
}

async function reason(response: Response): Promise<RefusalInfo> {
  try {
    const plain = (await response.json()) as Partial<RefusalInfo>;
    if (typeof plain.sentence === 'string') {
      return { reason: plain.reason ?? '', rules: plain.rules ?? [], sentence: plain.sentence };
    }
  } catch {
    // Whatever answered was not our server; its status is all there is to say.
  }
  return { reason: 'http', rules: [], sentence: `HTTP ${String(response.status)}` };
}

/** Who one is; a guest with a made-up name if nobody yet. */
export async function somebody(name: string, lang: string, known: boolean): Promise<MeInfo> {
  if (!known) return post<MeInfo>('/api/session', { name, lang });
  try {
    return await get<MeInfo>('/api/me');
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return post<MeInfo>('/api/session', { name, lang });
    throw error;
  }
}
