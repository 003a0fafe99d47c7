/** The rule ledger as data: `import('virtual:ledger')`; each translation of it is loaded when its language is spoken. */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Plugin } from 'vite';

const NAME = 'virtual:ledger';
const FOLDER = resolve(import.meta.dirname, '../../docs/rules');
const BOOKS = ['ultimate_edition', 'miniatures_2_0', 'rebellion', 'quickstart'];
const FINGERPRINT = 8;

function rows(...path: string[]): string[][] {
  const file = resolve(FOLDER, ...path);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf-8').split('\n');
  return lines.filter((line) => line.includes('\t')).map((line) => line.split('\t'));
}

/** Every rule as [book, id, section, text]. */
function rules(): string[][] {
  return BOOKS.flatMap((book) => rows(book + '.tsv').map((row) => [book, ...row.slice(0, 3)]));
}

/** The folders that hold the rules in other languages. */
function languages(): string[] {
  const entries = readdirSync(FOLDER, { withFileTypes: true });
  return entries.filter((each) => each.isDirectory()).map((each) => each.name);
}

/** What is translated, by id: [section, text], and `true` where the English has changed since. */
function translation(language: string): Record<string, [string, string, boolean]> {
  const english = new Map(rules().map(([, id, , text]) => [id, text ?? '']));
  const marked = (id: string): string =>
    createHash('sha256')
      .update(english.get(id) ?? '')
      .digest('hex')
      .slice(0, FINGERPRINT);
  const known = BOOKS.flatMap((book) => rows(language, book + '.tsv'));
  return Object.fromEntries(
    known.map(([id = '', section = '', text = '', mark]) => [id, [section, text, mark !== marked(id)]]),
  );
}

// A string is parsed much faster than a literal of this size.
const parsed = (data: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;

function index(): string {
  const terms = rows('glossary_de.tsv').map((row) => row.slice(0, 2));
  const loaders = languages().map((language) => `${language}: () => import('${NAME}/${language}')`);
  return [
    `export default ${parsed(rules())};`,
    `export const terms = ${parsed(terms)};`,
    `export const translations = { ${loaders.join(', ')} };`,
  ].join('\n');
}

export function ledger(): Plugin {
  return {
    name: 'ledger',
    resolveId: (id) => (id === NAME || id.startsWith(NAME + '/') ? '\0' + id : null),
    load(id) {
      if (id === '\0' + NAME) return index();
      if (!id.startsWith(`\0${NAME}/`)) return null;
      return `export default ${parsed(translation(id.slice(NAME.length + 2)))};`;
    },
  };
}
