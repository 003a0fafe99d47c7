import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import german from '@locale/de/web.ftl?raw';
import germanMinis from '@locale/de/web_minis.ftl?raw';
import english from '@locale/en/web.ftl?raw';
import englishMinis from '@locale/en/web_minis.ftl?raw';

import { lang, t } from './words.svelte';

describe('the words of the client', () => {
  it('are the same in both languages', () => {
    const keys = (source: string): string[] =>
      new FluentResource(source).body.map((entry) => entry.id).sort();
    expect(keys(german)).toEqual(keys(english));
    expect(keys(germanMinis)).toEqual(keys(englishMinis));
  });

  it('change with the language, without invisible marks', () => {
    lang.set('en');
    expect(t('web-player', { number: 2 })).toBe('Player 2');
    lang.set('de');
    expect(t('web-player', { number: 2 })).toBe('Spieler 2');
    expect(t('web-short', { short: 3 })).toBe('es fehlen 3');
    lang.set('en');
  });

  it('say which sentence is missing', () => {
    expect(t('web-no-such-thing')).toBe('[web-no-such-thing]');
  });
});
