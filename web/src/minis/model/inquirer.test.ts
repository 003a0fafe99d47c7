import { expect, it } from 'vitest';

import { Inquirer } from './inquirer';

function asked(): {
  inquirer: Inquirer<number, number>;
  put: number[];
  taken: number[];
  answer: (value: number | null) => Promise<void>;
} {
  const put: number[] = [];
  const taken: number[] = [];
  let resolve: (value: number | null) => void = () => undefined;
  const inquirer = new Inquirer<number, number>(
    (question) => {
      put.push(question);
      return new Promise((done) => (resolve = done));
    },
    (answer) => {
      if (answer !== null) taken.push(answer);
    },
    0,
  );
  const answer = async (value: number | null): Promise<void> => {
    resolve(value);
    await new Promise((done) => setTimeout(done, 5));
  };
  return { inquirer, put, taken, answer };
}

it('only the last of several wishes is asked, and only its answer counts', async () => {
  const { inquirer, put, taken, answer } = asked();
  inquirer.ask(1);
  inquirer.ask(2);
  inquirer.ask(3);
  await answer(10);
  expect(put).toEqual([1, 3]);
  expect(taken).toEqual([]);
  await answer(30);
  expect(taken).toEqual([30]);
});

it('what was dropped is not heard of again', async () => {
  const { inquirer, taken, answer } = asked();
  inquirer.ask(1);
  inquirer.drop();
  await answer(10);
  expect(taken).toEqual([]);
});

it('what is to follow waits for the answer to the last wish', async () => {
  const { inquirer, taken, answer } = asked();
  const done: number[][] = [];
  inquirer.ask(1);
  inquirer.ask(2);
  inquirer.whenKnown(() => done.push([...taken]));
  await answer(10);
  expect(done).toEqual([]);
  await answer(20);
  expect(done).toEqual([[20]]);
  inquirer.whenKnown(() => done.push([]));
  expect(done).toEqual([[20], []]);
});

it('a new wish forgets what was to follow the one before, and so does dropping it', async () => {
  const { inquirer, answer } = asked();
  let count = 0;
  inquirer.ask(1);
  inquirer.whenKnown(() => count++);
  inquirer.ask(2);
  await answer(10);
  await answer(20);
  inquirer.ask(3);
  inquirer.whenKnown(() => count++);
  inquirer.drop();
  await answer(30);
  expect(count).toBe(0);
});
