/** How a game is drawn in a replay: from a view alone, without anything to choose. */

import type { Component } from 'svelte';

export type Film = Component<{ view: unknown; look?: number | null }>;

export const FILMS: Record<string, () => Promise<{ default: Film }>> = {
  board: () => import('./board/screen/BoardFilm.svelte'),
  minis: () => import('./minis/screen/MinisFilm.svelte'),
};
