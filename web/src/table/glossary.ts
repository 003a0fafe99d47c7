/** The glossary of a game: every word of its catalogue that has an explanation beside it. */

export interface Entry {
  /** How the table names it: `ability:brutal`. */
  id: string;
  title: string;
  text: string;
  /** What finds the rules about it in the ledger, which is in English. */
  search: string;
}

const EXPLAINED = /^[a-z]+-([a-z]+)-(.+)-text$/;

/** The entries among a game's words, in the order of the alphabet. */
export function entriesOf(words: Record<string, string>, lang: string): Entry[] {
  const found: Entry[] = [];
  for (const [key, text] of Object.entries(words)) {
    const parts = EXPLAINED.exec(key);
    const title = words[key.slice(0, -'-text'.length)];
    if (parts && title && parts[1] && parts[2])
      found.push({ id: `${parts[1]}:${parts[2]}`, title, text, search: parts[2].replaceAll('-', ' ') });
  }
  return found.sort((one, other) => one.title.localeCompare(other.title, lang));
}

/** The entry an element of the page names. */
export function entryOf(entries: readonly Entry[], id: string): Entry | undefined {
  const wanted = id.replaceAll('_', '-');
  return entries.find((each) => each.id === wanted);
}

/** The entries that hold every word looked for. */
export function lookUp(entries: readonly Entry[], search: string): Entry[] {
  const wanted = search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((each) => {
    const said = `${each.title} ${each.text}`.toLowerCase();
    return wanted.every((word) => said.includes(word));
  });
}
