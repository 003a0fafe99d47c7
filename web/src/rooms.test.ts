/** Rooms of the client and their doors: which folder may import which, and how many files lie beside each other. */

import { describe, expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('./**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** From the top: a room imports only what stands below it. The folder itself holds what all its rooms share, that of the pages
 * what needs no room of its own. */
const ORDER: Readonly<Record<string, readonly (readonly string[])[]>> = {
  board: [['screen'], ['map', 'offers', 'course'], ['combat'], ['heroes'], ['cards'], ['']],
  minis: [
    ['screen', 'setup'],
    ['army', 'battlefield'],
    ['attack'],
    ['figure'],
    ['spells'],
    ['model'],
    ['ground', 'figures'],
    [''],
  ],
  pages: [[''], ['start'], ['setup', 'settings', 'rules', 'records'], ['frame']],
  table: [['frame'], ['answers', 'people'], ['log', 'rules'], [''], ['clock', 'window']],
};
/** Folders beside each other: neither knows the other. */
const APART: readonly (readonly [string, string])[] = [
  ['board', 'minis'],
  ['minis', 'board'],
  ['draw', 'board'],
  ['draw', 'minis'],
  ['wire', 'board'],
  ['wire', 'minis'],
  ['words', 'board'],
  ['words', 'minis'],
  ['table', 'board'],
  ['table', 'minis'],
];
/** Files beside each other at most, tests not counted. */
const MOST = 24;

interface Edge {
  from: string[];
  to: string[];
  text: string;
}

/** Every import of one file by another, as the folders both lie in. */
const EDGES: readonly Edge[] = Object.entries(SOURCES)
  .filter(([file]) => !file.includes('.test.'))
  .flatMap(([file, source]) =>
    [...source.matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g)].map((found) => {
      const from = file.split('/').slice(1, -1);
      const to = [...from];
      for (const part of found[1]!.split('/').slice(0, -1)) {
        if (part === '..') to.pop();
        else if (part !== '.') to.push(part);
      }
      return { from, to, text: `${file} imports ${found[1]!}` };
    }),
  );

const floorOf = (folder: string, room: string): number =>
  ORDER[folder]!.findIndex((rooms) => rooms.includes(room));

describe.each(Object.keys(ORDER))('%s', (folder) => {
  const inside = EDGES.filter(({ from, to }) => from[0] === folder && to[0] === folder);

  it('has a place for every room', () => {
    const rooms = new Set(inside.flatMap(({ from, to }) => [from[1] ?? '', to[1] ?? '']));
    expect([...rooms].filter((room) => floorOf(folder, room) < 0)).toEqual([]);
  });

  it('has rooms that import only what stands below them', () => {
    const wrong = inside.filter(({ from, to }) => {
      const [one, other] = [from[1] ?? '', to[1] ?? ''];
      return one !== other && floorOf(folder, one) >= floorOf(folder, other);
    });
    expect(wrong.map((edge) => edge.text)).toEqual([]);
  });
});

it('keeps games, drawing, wire and words apart', () => {
  const wrong = EDGES.filter(({ from, to }) =>
    APART.some(([one, other]) => from[0] === one && to[0] === other),
  );
  expect(wrong.map((edge) => edge.text)).toEqual([]);
});

it('has no crowded room', () => {
  const sizes = new Map<string, number>();
  for (const file of Object.keys(SOURCES).filter((each) => !each.includes('.test.'))) {
    const room = file.split('/').slice(1, -1).join('/');
    sizes.set(room, (sizes.get(room) ?? 0) + 1);
  }
  const crowded = [...sizes].filter(([, size]) => size > MOST);
  expect(crowded).toEqual([]);
});
