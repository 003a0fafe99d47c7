/** Take a lesson: a session if there is none, the table of the lesson, and off to it. */

import { ensureMe } from '../me.svelte';
import { go } from '../router.svelte';
import { get, post } from '../wire/http';
import type { LessonHead } from '../wire/types';

export async function take(name: string, again = false): Promise<void> {
  await ensureMe();
  const { table } = await post<{ table: string }>(`/api/lessons/${name}`, { again });
  go(`/table/${table}`);
}

export async function lessons(lang: string): Promise<readonly LessonHead[]> {
  return (await get<{ lessons: LessonHead[] }>(`/api/lessons?lang=${lang}`)).lessons;
}
