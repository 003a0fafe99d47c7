import { expect, it } from 'vitest';

import { Areas } from './areas.svelte';
import type { Battle } from './battle.svelte';

const corners = [[0, 0]] as const;

function battle(seat: number, asked: number[]): Battle {
  const model = {
    question: (about: { seat: number }) => {
      asked.push(about.seat);
      return Promise.resolve({ corners });
    },
  };
  return {
    mySeat: seat,
    model,
    view: { seats: [0, 1, 2, 3].map((each) => ({ seat: each, edge: each })) },
  } as unknown as Battle;
}

it('asks for each starting area once, however many positions go by before the answers come', async () => {
  const asked: number[] = [];
  const areas = new Areas(battle(0, asked));
  for (let position = 0; position < 21; position += 1) areas.survey();
  await Promise.resolve();
  areas.survey();
  expect(asked).toEqual([0, 1, 2, 3]);
});
