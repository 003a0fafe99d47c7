/** The games that have a screen of their own, each loaded when a table of it is opened. Any other is played as text. */

import type { Component } from 'svelte';

import { FIELD_KEYS } from './minis/model/fieldKeyList';
import type { SeatWish } from './pages/setup/begin';
import type { TableModel } from './table/model.svelte';

/** A game's screen: it draws the view and lets the player pick among the choices. */
export type GameScreen = Component<{ model: TableModel }>;

export const SCREENS: Record<string, () => Promise<{ default: GameScreen }>> = {
  board: () => import('./board/screen/BoardScreen.svelte'),
  minis: () => import('./minis/screen/MinisScreen.svelte'),
};

/** Keys a game has beside those of every table: what is printed on them and the sentence that says what they do. */
const GAME_KEYS: Readonly<Record<string, readonly (readonly [string, string])[]>> = { minis: FIELD_KEYS };
export const keysOf = (game: string): readonly (readonly [string, string])[] => GAME_KEYS[game] ?? [];

/** Games in which everybody sees everything unless the view holds one of these lists: cards that only their owner reads. */
const SECRETS: Readonly<Record<string, string>> = { minis: 'books' };

/** Is something hidden from one of the players? Then a curtain falls between two of them at one screen. */
export function hasSecrets(game: string, view: unknown): boolean {
  const list = SECRETS[game];
  if (list === undefined) return true;
  const found = (view as Record<string, unknown> | null | undefined)?.[list];
  return Array.isArray(found) && found.length > 0;
}

interface Turned {
  turn?: { seat?: number };
  active?: number;
  combat?: { contest?: { aggressor: number } | null } | null;
}
/** Whose turn it is, so that whoever is only asked something is not told that it is theirs; -1 where that is not known. */
export function onTurn(view: unknown): number {
  const told = view as Turned | null | undefined;
  // In a fight between heroes the word goes to and fro, and the turn stays with whoever began it.
  return told?.combat?.contest?.aggressor ?? told?.turn?.seat ?? told?.active ?? -1;
}

/** A game's own part of the set-up form: it fills in the set-up and a title for the table, and says when a ready one was chosen whole. */
export type SetupForm = Component<
  {
    form: unknown;
    words: Record<string, string>;
    setup: Record<string, unknown>;
    title: string;
    wishes?: readonly SeatWish[];
    brings?: boolean;
    onwhole?: () => void;
  },
  Record<string, never>,
  'setup' | 'title' | 'brings'
>;

/** What a player brings to a match before it begins, as an army. */
export type Bringing = Component<{
  setup: Record<string, unknown>;
  seat: number;
  isReady: boolean;
  onbring: (what: unknown) => Promise<void>;
}>;

export const BRINGING: Record<string, () => Promise<{ default: Bringing }>> = {
  minis: () => import('./minis/setup/ArmyBringing.svelte'),
};

/** What a table has agreed to play, as a card for those who wait for it to begin. */
export type AgreedCard = Component<{ setup: Record<string, unknown>; seats: number }>;

export const AGREED_CARDS: Record<string, () => Promise<{ default: AgreedCard }>> = {
  board: () => import('./board/course/ScenarioCard.svelte'),
};

export const SETUP_FORMS: Record<string, () => Promise<{ default: SetupForm }>> = {
  board: () => import('./board/screen/BoardSetup.svelte'),
  minis: () => import('./minis/setup/MinisSetup.svelte'),
};
