/** The rule ledger and the German terms as data: `import('virtual:ledger')`. */

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Plugin } from 'vite';

const NAME = 'virtual:ledger';
const FOLDER = resolve(import.meta.dirname, '../../docs/rules');
const BOOKS = ['ultimate_edition', 'miniatures_2_0', 'rebellion', 'quickstart'];

/** Every rule as [book, id, section, text], every term as [English, German]. */
export function ledger(): Plugin {
  return {
    name: 'ledger',
    resolveId: (id) => (id === NAME ? '\0' + NAME : null),
    load(id) {
      if (id !== '\0' + NAME) return null;
      const there = new Set(readdirSync(FOLDER));
      const rules = BOOKS.filter((book) => there.has(book + '.tsv')).flatMap((book) =>
        readFileSync(resolve(FOLDER, book + '.tsv'), 'utf-8')
          .split('\n')
          .filter((line) => line.trim())
          .map((line) => [book, ...line.split('\t').slice(0, 3)]),
      );
      const terms = readFileSync(resolve(FOLDER, 'glossary_de.tsv'), 'utf-8')
        .split('\n')
        .filter((line) => line.includes('\t'))
        .map((line) => line.split('\t').slice(0, 2));
      // A string is parsed much faster than a literal of this size.
      const parsed = (data: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
      return `export default ${parsed(rules)};\nexport const terms = ${parsed(terms)};`;
    },
  };
}
