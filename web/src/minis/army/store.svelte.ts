/** Armies people have built and the figures they own, as this browser keeps them; `shelf` brings them to the server. */

export interface Entry {
  figure: string;
  count: number;
}

export interface Army {
  name: string;
  game: string;
  total: number;
  entries: Entry[];
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

/** An army with so many more or fewer of a figure. */
export function withFigure(army: Army, figure: string, by: number): Army {
  const has = army.entries.some((each) => each.figure === figure);
  const entries = has
    ? army.entries.map((each) => (each.figure === figure ? { ...each, count: each.count + by } : each))
    : [...army.entries, { figure, count: by }];
  return { ...army, entries: entries.filter((each) => each.count > 0) };
}

/** The keys of the figures of an army, as a set-up names them. */
export const figureKeys = (army: Army): string[] =>
  army.entries.flatMap((each) => Array.from({ length: each.count }, () => each.figure));

/** An army in a link, short enough to send. */
export function armyLink(army: Army): string {
  const figures = army.entries.map((each) =>
    each.count > 1 ? `${each.figure}*${String(each.count)}` : each.figure,
  );
  const query = new URLSearchParams({
    name: army.name,
    game: army.game,
    total: String(army.total),
    figures: figures.join('.'),
  });
  return `/armies?${query.toString()}`;
}

/** The army of a link, if there is one. */
export function armyOfLink(query: URLSearchParams): Army | null {
  const figures = query.get('figures');
  if (figures === null) return null;
  const entries = figures
    .split('.')
    .filter(Boolean)
    .map((each) => {
      const [figure = '', count = '1'] = each.split('*');
      return { figure, count: Math.min(99, Math.max(1, Number.parseInt(count, 10) || 1)) };
    });
  return {
    name: query.get('name') ?? '',
    game: query.get('game') ?? 'rebellion',
    total: Number(query.get('total') ?? 200) || 200,
    entries,
  };
}
