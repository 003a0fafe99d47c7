/** Searching the rule ledger, in the language it is read in and with the words of either. */

export type Rule = readonly [book: string, id: string, section: string, text: string];
export type Term = readonly [english: string, german: string];
/** Section and text by id, and whether the English has changed since. */
export type Translation = Readonly<Record<string, readonly [section: string, text: string, old: boolean]>>;

/** A rule as it is read: where it is not translated, in English. */
export interface Reading {
  readonly book: string;
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly translated: boolean;
  readonly old: boolean;
  /** Everything it is found by, in small letters. */
  readonly found: string;
}

export const BOOKS = ['ultimate_edition', 'rebellion', 'quickstart', 'miniatures_2_0'] as const;

const EDITIONS: Record<string, string> = {
  rebellion: 'rebellion',
  'quick-start': 'quickstart',
  second: 'miniatures_2_0',
  dragon: 'miniatures_2_0',
};

/** The book a game is played by; none if nobody knows. */
export function bookOf(game: string, edition: string): string {
  return game === 'board' ? 'ultimate_edition' : (EDITIONS[edition] ?? '');
}

const SHORTEST = 3;

/** The rules in a language; each is found by its English words as well. */
export function readings(rules: readonly Rule[], translation: Translation): Reading[] {
  return rules.map(([book, id, section, text]) => {
    const own = translation[id];
    const [said, words] = own ?? [section, text];
    const found = `${id} ${section} ${text} ${said} ${words}`.toLowerCase();
    return {
      book,
      id,
      section: said,
      text: words,
      translated: own !== undefined,
      old: own?.[2] ?? false,
      found,
    };
  });
}

/** The English words a typed word can stand for, itself among them. */
export function meanings(word: string, terms: readonly Term[]): string[] {
  const wanted = word.toLowerCase();
  if (wanted.length < SHORTEST) return [wanted];
  const meant = terms
    .filter(([, german]) =>
      german
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .some((each) => each.startsWith(wanted)),
    )
    .map(([english]) => english.toLowerCase());
  return [wanted, ...meant];
}

/** The rules that hold every word looked for, in whichever language it was typed. */
export function findRules(
  rules: readonly Reading[],
  search: string,
  book: string,
  terms: readonly Term[],
): readonly Reading[] {
  const wanted = search.trim().split(/\s+/).filter(Boolean);
  const meant = wanted.map((word) => meanings(word, terms));
  return rules.filter((rule) => {
    if (book && rule.book !== book) return false;
    return meant.every((words) => words.some((word) => rule.found.includes(word)));
  });
}
