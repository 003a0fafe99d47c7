import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { drawnPieces, vignette } from './vignettes';

interface Piece {
  id: string;
  outline: [number, number][];
}
const { pieces } = JSON.parse(readFileSync('../src/mageknight/minis/content/terrain.json', 'utf8')) as {
  pieces: Piece[];
};

it('every piece that has a picture of its own exists, and its lines are numbers', () => {
  for (const id of drawnPieces) {
    const piece = pieces.find((each) => each.id === id);
    expect(piece, id).toBeDefined();
    const found = vignette(id, piece?.outline ?? [], 18000);
    expect((found?.lines ?? '') + (found?.strong ?? ''), id).toMatch(/^[-MLQZl\d. ]+$/);
  }
});

it('what blocks can be told apart: a house, a tower and a tree are drawn differently', () => {
  const square: [number, number][] = [
    [0, 0],
    [2000, 0],
    [2000, 1000],
    [0, 1000],
  ];
  const drawings = ['house', 'barn', 'round-tower', 'great-tree', 'boulder'].map((id) =>
    vignette(id, square, 18000),
  );
  expect(new Set(drawings.map((each) => JSON.stringify(each))).size).toBe(5);
});

it('a piece without a picture of its own is left to its kind', () => {
  expect(
    vignette(
      'hill',
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      100,
    ),
  ).toBeNull();
});
