/** The client's own words, from the same catalogues as the server's. Sentences about the game come rendered from the server. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import english from '@locale/en/web.ftl?raw';
import englishBoard from '@locale/en/web_board.ftl?raw';
import englishDevice from '@locale/en/web_device.ftl?raw';
import englishLearn from '@locale/en/web_learn.ftl?raw';
import englishMinis from '@locale/en/web_minis.ftl?raw';
import englishNotices from '@locale/en/web_notices.ftl?raw';
import englishPeople from '@locale/en/web_people.ftl?raw';
import german from '@locale/de/web.ftl?raw';
import germanBoard from '@locale/de/web_board.ftl?raw';
import germanDevice from '@locale/de/web_device.ftl?raw';
import germanLearn from '@locale/de/web_learn.ftl?raw';
import germanMinis from '@locale/de/web_minis.ftl?raw';
import germanNotices from '@locale/de/web_notices.ftl?raw';
import germanPeople from '@locale/de/web_people.ftl?raw';

export type Lang = 'en' | 'de';
export const LANGUAGES: readonly Lang[] = ['en', 'de'];
const SOURCES: Record<Lang, readonly string[]> = {
  en: [english, englishBoard, englishDevice, englishLearn, englishMinis, englishNotices, englishPeople],
  de: [german, germanBoard, germanDevice, germanLearn, germanMinis, germanNotices, germanPeople],
};
const KEY = 'mageknight.lang';

const bundles = new Map<Lang, FluentBundle>();

function bundle(lang: Lang): FluentBundle {
  let found = bundles.get(lang);
  if (!found) {
    found = new FluentBundle(lang, { useIsolating: false });
    for (const source of SOURCES[lang]) found.addResource(new FluentResource(source));
    bundles.set(lang, found);
  }
  return found;
}

function preferred(): Lang {
  const kept = localStorage.getItem(KEY);
  const wanted = [kept ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Lang => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en';
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
