/** The players' guide as pages: `import('virtual:guide/de')`. It is written in docs/players, in other languages in folders there. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { Marked } from 'marked';
import type { Plugin } from 'vite';

const NAME = 'virtual:guide';
const FOLDER = resolve(import.meta.dirname, '../../docs/players');
const FIRST = 'en';
/** In the order they are read. */
const PAGES = [
  'browser',
  'learning',
  'miniatures',
  'giants',
  'castles',
  'conquest',
  'dragon',
  'company',
  'together',
  'terminal',
];

const marked = new Marked({
  renderer: {
    /** The pictures show what the reader has before him. */
    image: () => '',
    /** Pages of the guide lead to each other; what lies outside it is named only. */
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      const page = /^([a-z]+)\.md/.exec(href)?.[1] ?? '';
      return PAGES.includes(page) ? `<a href="/guide/${page}">${text}</a>` : text;
    },
  },
});

function languages(): string[] {
  const entries = readdirSync(FOLDER, { withFileTypes: true });
  return [
    FIRST,
    ...entries.filter((each) => each.isDirectory() && /^[a-z]{2}$/.test(each.name)).map((each) => each.name),
  ];
}

/** Every page of a language as [name, title, text]; one that is not translated stands in English. */
function pages(language: string): string[][] {
  return PAGES.map((name) => {
    const own = resolve(FOLDER, language, `${name}.md`);
    const file = language !== FIRST && existsSync(own) ? own : resolve(FOLDER, `${name}.md`);
    const text = readFileSync(file, 'utf-8');
    const html = marked.parse(text, { async: false }).replaceAll('<p></p>\n', '');
    return [name, /^# (.+)$/m.exec(text)?.[1] ?? name, html];
  });
}

export function guide(): Plugin {
  return {
    name: 'guide',
    resolveId: (id) => (id === NAME || id.startsWith(NAME + '/') ? '\0' + id : null),
    load(id) {
      if (id === '\0' + NAME) {
        const loaders = languages().map((language) => `${language}: () => import('${NAME}/${language}')`);
        return `export default { ${loaders.join(', ')} };`;
      }
      if (!id.startsWith(`\0${NAME}/`)) return null;
      return `export default ${JSON.stringify(pages(id.slice(NAME.length + 2)))};`;
    },
  };
}
