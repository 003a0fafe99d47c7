/** Puzzles: the list of them, a table to solve one at, and which were solved. */

import { ensureMe } from '../me.svelte';
import { go } from '../router.svelte';
import { keep, settings } from '../settings.svelte';
import { get, post } from '../wire/http';
import type { PuzzleHead } from '../wire/types';

export async function puzzles(lang: string): Promise<readonly PuzzleHead[]> {
  return (await get<{ puzzles: PuzzleHead[] }>(`/api/puzzles?lang=${lang}`)).puzzles;
}

export async function take(name: string): Promise<void> {
  await ensureMe();
  const { table } = await post<{ table: string }>(`/api/puzzles/${name}`, {});
  go(`/table/${table}`);
}

export const isSolved = (name: string): boolean => settings.solved.includes(name);

/** Solved without having been shown a step of the solution. */
export function solve(name: string): void {
  if (isSolved(name)) return;
  settings.solved = [...settings.solved, name];
  keep();
}

/** One line to pass on: the puzzle, and how hard it is. */
export function shareLine(title: string, grade: number, name: string): string {
  return `${title} ${'★'.repeat(grade)}${'☆'.repeat(5 - grade)} ${location.origin}/puzzles/play/${name}`;
}
