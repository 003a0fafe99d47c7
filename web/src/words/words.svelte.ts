/** The client's own words, from the same catalogues as the server's. Sentences about the game come rendered from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** Every catalogue of the client, by its path: a further language needs files only. */
const CATALOGUES = import.meta.glob<string>('@locale/*/web*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const FIRST = 'en';

export type Lang = string;
const SOURCES = new Map<Lang, string[]>();
for (const [path, text] of Object.entries(CATALOGUES)) {
  const lang = path.split('/').at(-2)!;
  SOURCES.set(lang, [...(SOURCES.get(lang) ?? []), text]);
}
export const LANGUAGES: readonly Lang[] = [FIRST, ...[...SOURCES.keys()].filter((each) => each !== FIRST)];
const KEY = 'mageknight.lang';

const bundles = new Map<Lang, FluentBundle>();

function bundle(lang: Lang): FluentBundle {
  let found = bundles.get(lang);
  if (!found) {
    found = new FluentBundle(lang, { useIsolating: false });
    for (const source of SOURCES.get(lang) ?? []) found.addResource(new FluentResource(source));
    bundles.set(lang, found);
  }
  return found;
}

function preferred(): Lang {
  const kept = localStorage.getItem(KEY);
  const wanted = [kept ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? FIRST;
}

let current = $state<Lang>(preferred());

export const lang = {
  get now(): Lang {
    return current;
  },
  set(next: Lang): void {
    current = next;
    localStorage.setItem(KEY, next);
    document.documentElement.lang = next;
  },
};

/** A sentence of the catalogue; a missing one shows its key, and the tests find it. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const message = bundle(current).getMessage(key);
  if (!message?.value) return `[${key}]`;
  return bundle(current).formatPattern(message.value, args);
}

/** A date and time as the reader writes it. */
export function when(seconds: number): string {
  return new Intl.DateTimeFormat(current, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
}
