/** What a table is called: by its name, or after what is played. */

import { setupTitle } from '../pages/setup/setups';
import { piecesOf } from './pieces';
import { lang, t } from './words.svelte';

interface Named {
  readonly game: string;
  readonly name: string;
  readonly setup: Record<string, unknown>;
}

let words = $state.raw<Readonly<Record<string, Record<string, string>>>>({});
const asked = new Set<string>();

/** The title of a table. The words of its game are fetched when they are first needed, and the title follows. */
export function titleOf(table: Named): string {
  if (table.name) return table.name;
  const key = `${table.game}/${lang.now}`;
  const known = words[key];
  if (known) return setupTitle(table.game, table.setup, known);
  if (!asked.has(key)) {
    asked.add(key);
    piecesOf(table.game, lang.now).then(
      (found) => (words = { ...words, [key]: found.words }),
      () => asked.delete(key),
    );
  }
  return t('web-table');
}
