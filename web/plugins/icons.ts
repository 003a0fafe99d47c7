/** Icons of game-icons, by group: `import icons from 'virtual:icons/board'` gives the drawings of that group only. */

import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases: Record<string, { parent: string }>;
}

const PREFIX = 'virtual:icons/';
const CREDITS = resolve(import.meta.dirname, '../src/draw/credits.json');

/** An icon can be drawn only if the table of credits names its author. */
export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : null),
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return null;
      this.addWatchFile(CREDITS);
      const credits = JSON.parse(readFileSync(CREDITS, 'utf-8')) as Record<string, Record<string, string>>;
      const names = Object.keys(credits[id.slice(PREFIX.length + 1)] ?? {});
      const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
      const found = Object.fromEntries(names.map((name) => [name, path(set, name)]));
      return `export default ${JSON.stringify(found)}`;
    },
  };
}

/** The one path of an icon; all of them are a single path in one colour. */
function path(set: IconSet, name: string): string {
  const body = (set.icons[name] ?? set.icons[set.aliases[name]?.parent ?? ''])?.body;
  const paths = [...(body ?? '').matchAll(/\bd="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error(`game-icons has no icon ${name}`);
  return paths.join('');
}
