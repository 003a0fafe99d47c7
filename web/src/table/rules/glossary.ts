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

/** A piece of an entry's text, and the entry its words lead to. */
export interface Part {
  words: string;
  to?: Entry;
}

const SHORTEST = 4;
/** Letters a word may have at its end beyond the title of an entry: plural, case. */
const ENDINGS = 2;

/** The text of an entry in pieces, the names of other entries picked out; each leads there once. */
export function linked(entry: Entry, entries: readonly Entry[]): Part[] {
  const others = entries
    .filter((each) => each.id !== entry.id && each.title.length >= SHORTEST && each.title !== entry.title)
    .sort((one, other) => other.title.length - one.title.length);
  let parts: Part[] = [{ words: entry.text }];
  for (const other of others) parts = picked(parts, other);
  return parts;
}

function picked(parts: readonly Part[], other: Entry): Part[] {
  const name = other.title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const wanted = new RegExp(`(?<!\\p{L})${name}\\p{L}{0,${String(ENDINGS)}}(?!\\p{L})`, 'iu');
  const at = parts.findIndex((part) => !part.to && wanted.test(part.words));
  const part = parts[at];
  const match = part ? wanted.exec(part.words) : null;
  if (!part || !match) return [...parts];
  const end = match.index + match[0].length;
  const found: Part[] = [
    { words: part.words.slice(0, match.index) },
    { words: match[0], to: other },
    { words: part.words.slice(end) },
  ];
  return [...parts.slice(0, at), ...found.filter((each) => each.words), ...parts.slice(at + 1)];
}
