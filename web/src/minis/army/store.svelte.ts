/** Armies people have built and the figures they own, as this browser keeps them; `shelf` brings them to the server. */

import { startOf } from '../dials';
import type { Pieces } from '../pieces.svelte';
import type { CompanyPiece, Entry, FigurePiece, ItemPiece } from '../types';

export type { Entry } from '../types';

/** An army as a set-up writes it: the keys of its figures, or everything; the server makes it. */
export type Lineup = readonly string[] | Readonly<Record<string, unknown>>;

export interface Army {
  name: string;
  game: string;
  total: number;
  entries: Entry[];
  /** Meant for tables that agree on figures of all generations. */
  all_generations?: boolean;
  company?: string;
  domain?: string;
  castle?: string[];
}

const ARMIES = 'mageknight.armies';
const DRAFT = 'mageknight.draft';
const OWNED = 'mageknight.collection';
const MARK = 'mageknight.shelf';

function kept<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

const keep = (key: string, value: unknown): void => {
  localStorage.setItem(key, JSON.stringify(value));
};

export const emptyArmy = (): Army => ({ name: '', game: 'rebellion', total: 200, entries: [] });

export const savedArmies = (): Army[] => kept<Army[]>(ARMIES, []);
export const keepArmies = (armies: readonly Army[]): void => {
  keep(ARMIES, armies);
};

/** Whose armies these are, and what of them the server does not know yet. */
export interface Mark {
  owner: string;
  isGuest: boolean;
  pending: readonly string[];
  dropped: readonly string[];
  isOwnedPending: boolean;
}
const NOBODYS: Mark = { owner: '', isGuest: true, pending: [], dropped: [], isOwnedPending: false };
export const mark = (): Mark => kept<Mark>(MARK, NOBODYS);
export const keepMark = (next: Mark): void => {
  keep(MARK, next);
};

export const draft = (): Army => kept<Army>(DRAFT, emptyArmy());
export const keepDraft = (army: Army): void => {
  keep(DRAFT, army);
};

/** How many of each figure somebody owns. */
export const collection = (): Record<string, number> => kept<Record<string, number>>(OWNED, {});
export const keepCollection = (owned: Record<string, number>): void => {
  keep(OWNED, owned);
};

/** What a line costs: its figures with what they ride and carry. */
export function entryPoints(pieces: Pieces, entry: Entry): number {
  const figures = [entry.figure, entry.rides ?? ''].map((key) => pieces.points(key));
  const items = (entry.items ?? []).map((key) => pieces.item(key)?.points ?? 0);
  return entry.count * [...figures, ...items].reduce((all, each) => all + each, 0);
}

/** How many cohorts of a company an army has, each copy counted. */
export function cohortsIn(pieces: Pieces, army: Army, company: CompanyPiece): number {
  return army.entries.reduce((all, entry) => {
    const names = [entry.figure, entry.rides ?? ''].map((key) => pieces.figure(key)?.name ?? '');
    return all + entry.count * names.filter((name) => company.cohorts.includes(name)).length;
  }, 0);
}

/** What a company costs an army after the discounts of its cohorts. */
export const companyPoints = (pieces: Pieces, army: Army, company: CompanyPiece): number =>
  Math.max(0, company.points - company.discount * cohortsIn(pieces, army, company));

/** What the whole army costs, its company included. */
export function armyPoints(pieces: Pieces, army: Army): number {
  const lines = army.entries.reduce((all, entry) => all + entryPoints(pieces, entry), 0);
  const company = pieces.company(army.company ?? '');
  return lines + (company ? companyPoints(pieces, army, company) : 0);
}

/** An army with another company, or without one. */
export function withCompany(army: Army, company: string): Army {
  const { company: _, ...rest } = army;
  return company ? { ...rest, company } : rest;
}

/** Whether a line has nothing to it but its figure. */
const isPlain = (entry: Entry): boolean =>
  !entry.items?.length && !entry.spells?.length && !entry.rides && !entry.boards;

/** An army with so many more or fewer of a figure: those that carry nothing come and go first. */
export function withFigure(army: Army, figure: string, by: number): Army {
  const lines = army.entries.filter((each) => each.figure === figure);
  const line = lines.find(isPlain) ?? (by < 0 ? lines.at(-1) : undefined);
  const entries = line
    ? army.entries.map((each) => (each === line ? { ...each, count: each.count + by } : each))
    : [...army.entries, { figure, count: by }];
  return { ...army, entries: entries.filter((each) => each.count > 0) };
}

/** An army in which one of the figures of a line wields other items. */
export function withItems(army: Army, at: number, items: readonly string[]): Army {
  return withOne(army, at, ({ items: _, ...rest }) =>
    items.length > 0 ? { ...rest, items: [...items] } : rest,
  );
}

/** An army in which the book of one of the figures of a line holds other spells. */
export function withSpells(army: Army, at: number, spells: readonly string[]): Army {
  return withOne(army, at, ({ spells: _, ...rest }) =>
    spells.length > 0 ? { ...rest, spells: [...spells] } : rest,
  );
}

/** An army in which one of the figures of a line rides another mount, or walks. */
export function withMount(army: Army, at: number, mount: string): Army {
  return withOne(army, at, ({ rides: _, ...rest }) => (mount ? { ...rest, rides: mount } : rest));
}

/** An army in which one of the figures of a line is fielded at another level; whoever is aboard it stays there. */
export function withLevel(army: Army, at: number, level: string): Army {
  const line = army.entries[at];
  const changed = withOne(army, at, (entry) => ({ ...entry, figure: level }));
  const isLast = !changed.entries.some((each) => each.figure === line?.figure);
  const entries = changed.entries.map((each) =>
    isLast && each.boards === line?.figure ? { ...each, boards: level } : each,
  );
  return { ...changed, entries };
}

/** An army in which one of the figures of a line begins aboard a chariot, or on the ground. */
export function withChariot(army: Army, at: number, chariot: string): Army {
  return withOne(army, at, ({ boards: _, ...rest }) => (chariot ? { ...rest, boards: chariot } : rest));
}

/** An army with one of the figures of a line changed; of several copies it takes a line of its own. */
function withOne(army: Army, at: number, change: (entry: Entry) => Entry): Army {
  const line = army.entries[at];
  if (!line) return army;
  const others = line.count > 1 ? [{ ...line, count: line.count - 1 }] : [];
  const changed = change({ ...line, count: 1 });
  return {
    ...army,
    entries: [...army.entries.slice(0, at), changed, ...others, ...army.entries.slice(at + 1)],
  };
}

/** Whether a figure meets what an item asks of its wielder; the server has the last word. */
export function canWield(piece: FigurePiece, item: ItemPiece): boolean {
  const shown = [...(piece.types ?? []), ...piece.factions, piece.subfaction ?? ''];
  const attack = startOf(piece)[1] ?? 0;
  const meets = (word: string): boolean => {
    const least = /^attack-(\d+)$/.exec(word);
    if (least) return attack >= Number(least[1]);
    if (word === 'rider') return (piece.rides ?? []).length > 0;
    return shown.includes(word);
  };
  return item.needs.every((need) => need.split('|').some(meets));
}

/** An army in a link, short enough to send. */
export function armyLink(army: Army): string {
  const query = new URLSearchParams({
    name: army.name,
    game: army.game,
    total: String(army.total),
    figures: army.entries.map(linked).join('.'),
  });
  if (army.company) query.set('company', army.company);
  if (army.castle) query.set('castle', army.castle.join(','));
  return `/armies?${query.toString()}`;
}

/** A line in a link: the figure, how many, and after marks of their own what each carries, knows, rides and boards. */
function linked(entry: Entry): string {
  const parts = [entry.figure, entry.count > 1 ? `*${String(entry.count)}` : ''];
  for (const item of entry.items ?? []) parts.push(`~${item}`);
  for (const spell of entry.spells ?? []) parts.push(`!${spell}`);
  if (entry.rides) parts.push(`_${entry.rides}`);
  if (entry.boards) parts.push(`'${entry.boards}`);
  return parts.join('');
}

/** The line a link says. */
function unlinked(text: string): Entry {
  const [figure = ''] = text.split(MARKS);
  const entry: Entry = { figure, count: 1 };
  for (const [, mark, value = ''] of text.matchAll(PARTS)) {
    if (mark === '*') entry.count = Math.min(99, Math.max(1, Number.parseInt(value, 10) || 1));
    else if (mark === '~') entry.items = [...(entry.items ?? []), value];
    else if (mark === '!') entry.spells = [...(entry.spells ?? []), value];
    else if (mark === '_') entry.rides = value;
    else entry.boards = value;
  }
  return entry;
}
const MARKS = /[*~!_']/;
const PARTS = /([*~!_'])([^*~!_']*)/g;

/** The army of a link, if there is one. */
export function armyOfLink(query: URLSearchParams): Army | null {
  const figures = query.get('figures');
  if (figures === null) return null;
  const company = query.get('company');
  const castle = query.get('castle')?.split(',').filter(Boolean);
  return {
    name: query.get('name') ?? '',
    game: query.get('game') ?? 'rebellion',
    total: Number(query.get('total') ?? 200) || 200,
    entries: figures.split('.').filter(Boolean).map(unlinked),
    ...(company ? { company } : {}),
    ...(castle ? { castle } : {}),
  };
}
