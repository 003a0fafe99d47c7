/** Searching the rule ledger, which is in English, with the words of either language. */

export type Rule = readonly [book: string, id: string, section: string, text: string];
export type Term = readonly [english: string, german: string];

export const BOOKS = ['ultimate_edition', 'rebellion', 'quickstart', 'miniatures_2_0'] as const;

const SHORTEST = 3;

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
  rules: readonly Rule[],
  search: string,
  book: string,
  terms: readonly Term[],
): readonly Rule[] {
  const wanted = search.trim().split(/\s+/).filter(Boolean);
  const meant = wanted.map((word) => meanings(word, terms));
  return rules.filter(([from, id, section, text]) => {
    if (book && from !== book) return false;
    const said = `${id} ${section} ${text}`.toLowerCase();
    return meant.every((words) => words.some((word) => said.includes(word)));
  });
}
