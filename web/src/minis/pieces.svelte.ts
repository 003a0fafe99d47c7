/** The printed pieces and the words of the miniatures game, in the reader's language. */

import { piecesOf } from '../words/pieces';
import type {
  AbilityPiece,
  CompanyPiece,
  DomainPiece,
  FigurePiece,
  ItemPiece,
  MinisPieces,
  SpellPiece,
  TerrainPiece,
} from './types';

export class Pieces {
  private readonly figures = new Map<string, FigurePiece>();
  private readonly abilities = new Map<string, AbilityPiece>();
  private readonly terrain = new Map<string, TerrainPiece>();
  private readonly items = new Map<string, ItemPiece>();
  private readonly spells = new Map<string, SpellPiece>();

  constructor(
    readonly lang: string,
    readonly words: Record<string, string>,
    readonly all: MinisPieces,
  ) {
    for (const each of all.figures) this.figures.set(each.key, each);
    for (const each of all.abilities) this.abilities.set(each.id, each);
    for (const each of all.terrain) this.terrain.set(each.id, each);
    for (const each of all.items) this.items.set(each.key, each);
    for (const each of all.spells) this.spells.set(each.key, each);
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

  item(key: string): ItemPiece | undefined {
    return this.items.get(key);
  }

  spell(key: string): SpellPiece | undefined {
    return this.spells.get(key);
  }

  spellName(key: string): string {
    return this.words[this.spell(key)?.title ?? ''] ?? key;
  }

  spellText(key: string): string {
    return this.words[this.spell(key)?.text ?? ''] ?? '';
  }

  itemName(key: string): string {
    const item = this.item(key);
    return item ? (this.words[item.title] ?? key) : key;
  }

  /** What an item does, in a few words: modifiers with their symbols, abilities, the pages of a book. */
  itemWords(key: string): string {
    const item = this.item(key);
    if (!item) return '';
    const changes = item.modifiers.map(([value, amount, symbol]) => {
      const sign = `${this.word('value', value)} ${amount > 0 ? '+' : '−'}${String(Math.abs(amount))}`;
      return symbol ? `${sign} (${this.word('type', symbol)})` : sign;
    });
    const gifts = item.abilities.map((each) => this.word('ability', each));
    const own = item.does ? [this.words[`minis-card-${item.does}`] ?? ''] : [];
    const pages = item.pages > 0 ? [this.word('value', 'pages').replace('#', String(item.pages))] : [];
    return [...changes, ...gifts, ...own, ...pages].filter(Boolean).join(', ');
  }

  company(key: string): CompanyPiece | undefined {
    return this.all.companies.find((each) => each.key === key);
  }

  domain(key: string): DomainPiece | undefined {
    return this.all.domains.find((each) => each.key === key);
  }

  /** What a company or a domain does, in a sentence; empty for a card that lies face down. */
  cardText(key: string): string {
    const company = this.company(key);
    if (company) return this.words[`minis-card-${company.does}`] ?? '';
    const domain = this.domain(key);
    return domain ? this.meaning('domain', domain.id) : '';
  }

  /** A figure as printed, at the level its key names: what it costs there, and where its dial begins. */
  figure(key: string): FigurePiece | undefined {
    const known = this.figures.get(key);
    if (known) return known;
    const plain = this.figures.get(key.replace(/@\d+$/, ''));
    const level = plain?.levels?.find((each) => each.key === key);
    if (!plain || !level) return plain;
    const found = { ...plain, points: level.points, start: beginning(plain, level.turned, 0) };
    this.figures.set(key, found);
    return found;
  }
  /** The dial of a section behind the front of a large warrior, and where it begins at the level the key names. */
  section(key: string, name: string): Pick<FigurePiece, 'dial' | 'start'> | undefined {
    const figure = this.figure(key);
    const dial = figure?.sections?.[name];
    if (!figure || !dial) return undefined;
    const plain = this.figures.get(key.replace(/@\d+$/, '')) ?? figure;
    const level = plain.levels?.find((each) => each.key === key);
    const at = 1 + Object.keys(figure.sections ?? {}).indexOf(name);
    return { dial, start: beginning(plain, level?.turned ?? [], at) };
  }
  /** What a figure costs, at the level its key names. */
  points(key: string): number {
    return this.figure(key)?.points ?? 0;
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

/** Where a dial begins: its marker, and the clicks its level turns it from there; a level may turn all dials alike. */
const beginning = (piece: FigurePiece, turned: readonly number[], at: number): number =>
  (piece.start ?? 0) + (turned[at] ?? turned[0] ?? 0);

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
