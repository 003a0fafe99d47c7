/** The printed pieces and the words of the miniatures game, in the reader's language. */

import { piecesOf } from '../words/pieces';
import type { AbilityPiece, FigurePiece, MinisPieces, TerrainPiece } from './types';

export class Pieces {
  private readonly figures = new Map<string, FigurePiece>();
  private readonly abilities = new Map<string, AbilityPiece>();
  private readonly terrain = new Map<string, TerrainPiece>();

  constructor(
    readonly lang: string,
    readonly words: Record<string, string>,
    readonly all: MinisPieces,
  ) {
    for (const each of all.figures) this.figures.set(each.key, each);
    for (const each of all.abilities) this.abilities.set(each.id, each);
    for (const each of all.terrain) this.terrain.set(each.id, each);
  }

  /** A term of the game. */
  word(kind: string, name: string): string {
    return this.words[`minis-${kind}-${name}`] ?? name.replaceAll('-', ' ');
  }

  /** What a term means; empty if it needs no explanation. The card of an edition may have words of its own. */
  meaning(kind: string, name: string, edition = ''): string {
    const card = this.all.editions.find((each) => each.id === edition)?.card;
    const key = `minis-${kind}-${name}-text`;
    return (card ? this.words[`${key}-${card}`] : undefined) ?? this.words[key] ?? '';
  }

  /** The name of a ready-made army: that of its people, or words of its own. */
  armyName(id: string): string {
    const own = this.all.editions.find((each) => id.startsWith(`${each.id}-`));
    const stem = id.slice(own ? own.id.length + 1 : 0).replace(/-\d+$/, '');
    return this.words[`minis-army-${stem}`] ?? this.word('faction', stem);
  }

  /** The edition made for figures of this generation. */
  editionOf(figure: FigurePiece): string {
    const age = figure.generation ?? 1;
    const own = this.all.editions.find((each) => each.generations.every((one) => one === age));
    return own?.id ?? '';
  }

  figure(key: string): FigurePiece | undefined {
    return this.figures.get(key);
  }
  /** The name of a figure. */
  title(figure: { title: string; name: string }): string {
    return this.words[figure.title] ?? figure.name;
  }
  ability(id: string): AbilityPiece | undefined {
    return this.abilities.get(id);
  }
  ground(id: string): TerrainPiece | undefined {
    return this.terrain.get(id);
  }
  rank(figure: FigurePiece): string {
    return this.all.ranks[figure.rank] ?? '';
  }
}

const kept = new Map<string, Promise<Pieces>>();

/** The pieces in a language; each language is fetched once. */
export function loadPieces(lang: string): Promise<Pieces> {
  let found = kept.get(lang);
  if (!found) {
    found = piecesOf('minis', lang).then(
      (info) => new Pieces(info.lang, info.words, info.pieces as unknown as MinisPieces),
    );
    found.catch(() => kept.delete(lang));
    kept.set(lang, found);
  }
  return found;
}
