import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { StepInfo } from '../../wire/types';
import type { FigureView } from '../types';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { Film } = await import('./film.svelte');

const WORDS = { purposes: ['attack'], parts: {}, rest: '' };
const figures = [3, 5].map(
  (figure) =>
    ({
      figure,
      x: 0,
      y: 0,
      facing: 0,
      click: 0,
      tokens: 0,
      radius: 300,
      tail: 0,
      place: 'fielded',
    }) as FigureView,
);
const step = (text: string, ...events: Record<string, unknown>[]): StepInfo =>
  ({ actor: 1, undone: [], events, lines: text ? [{ text, rank: 'deed' }] : [] }) as unknown as StepInfo;
const blow = step(
  'A hits B.',
  { event: 'dice-rolled', purpose: 0, seat: 1, figure: 3, dice: [6, 6] },
  { event: 'attacked', attacker: 3, target: 5, total: 20, defense: 15, hit: true, adds: [], guards: [] },
  { event: 'damaged', figure: 5, amount: 2, click: 2, parts: [] },
);
const walk = step('A walks.', { event: 'figure-moved', figure: 3, path: [[500, 0]], facing: 0 });

/** The clock is ours: each frame comes when it is called. */
let now = 0;
let frame: ((at: number) => void) | null = null;
const run = (milliseconds: number): void => {
  const end = now + milliseconds;
  while (now < end) {
    now += 20;
    const next = frame;
    frame = null;
    next?.(now);
  }
};

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (next: (at: number) => void) => {
    frame = next;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => (frame = null));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('what the dice came to is told once they lie, and the dial is known once it has turned', () => {
  const film = new Film(
    () => WORDS,
    () => 'rebellion',
  );
  let ended = 0;
  film.onend = () => (ended += 1);
  film.take([walk, blow], figures, false);
  expect(film.ribbon).toBe('A walks.');
  expect(film.trails).toHaveLength(1);
  run(300);
  expect(film.beat?.kind).toBe('throw');
  expect(film.ribbon).toBe('A walks.');
  expect(film.known(figures[1]!).click).toBe(0);
  run(2200);
  expect(film.beat?.kind).toBe('clicks');
  expect(film.ribbon).toBe('A hits B.');
  expect(film.known({ ...figures[1]!, click: 2 }).click).toBe(0);
  expect(ended).toBe(0);
  run(1200);
  expect(film.isRunning).toBe(false);
  expect(film.known({ ...figures[1]!, click: 2 }).click).toBe(2);
  expect(ended).toBe(1);
});

it('ways are drawn when they are gone, and all of them when a key ends the film', () => {
  const film = new Film(
    () => WORDS,
    () => 'rebellion',
  );
  film.take([blow, walk], figures, false);
  expect(film.trails).toHaveLength(0);
  film.finish();
  expect(film.trails).toHaveLength(1);
  expect(film.ribbon).toBe('A walks.');
});

it('a step with nothing to see does not end what is being shown', () => {
  const film = new Film(
    () => WORDS,
    () => 'rebellion',
  );
  film.take([walk], figures, false);
  film.take([step('B passes.')], figures, false);
  expect(film.isRunning).toBe(true);
  run(400);
  expect(film.isRunning).toBe(false);
  expect(film.ribbon).toBe('B passes.');
});
