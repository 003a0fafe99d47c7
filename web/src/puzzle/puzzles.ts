/** Puzzles: the list of them, a table to solve one at, and which were solved. */

import { ensureMe } from '../me.svelte';
import { go } from '../router.svelte';
import { keep, settings } from '../settings.svelte';
import { call, get, post } from '../wire/http';
import type { GoalInfo, MadePuzzle, PuzzleHead } from '../wire/types';

export async function puzzles(lang: string): Promise<readonly PuzzleHead[]> {
  return (await get<{ puzzles: PuzzleHead[] }>(`/api/puzzles?lang=${lang}`)).puzzles;
}

/** The puzzles one has made. */
export async function ownPuzzles(lang: string): Promise<readonly PuzzleHead[]> {
  return (await get<{ puzzles: PuzzleHead[] }>(`/api/puzzles/mine?lang=${lang}`)).puzzles;
}

export async function forget(name: string): Promise<void> {
  await call('DELETE', `/api/puzzles/mine/${name}`);
}

/** What could be asked in a moment of a match. */
export async function goalsAt(table: string, at: number, lang: string): Promise<readonly GoalInfo[]> {
  const address = `/api/tables/${table}/puzzle?at=${String(at)}&lang=${lang}`;
  return (await get<{ goals: GoalInfo[] }>(address)).goals;
}

export async function make(table: string, at: number, goal: string, title: string): Promise<MadePuzzle> {
  return post<MadePuzzle>(`/api/tables/${table}/puzzle`, { at, goal, title });
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
