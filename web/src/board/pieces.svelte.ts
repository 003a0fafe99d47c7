/** The printed pieces and the words of the board game, in the reader's language. */

import { piecesOf } from '../words/pieces';
import type {
  BoardPieces,
  CardPiece,
  EnemyPiece,
  RuinPiece,
  SkillPiece,
  TacticPiece,
  UnitPiece,
} from './types';

/** A message of the server as it stands in a number's parts. */
interface Said {
  key: string;
}

export class Pieces {
  private readonly cards = new Map<string, CardPiece>();
  private readonly units = new Map<string, UnitPiece>();
  private readonly enemies = new Map<string, EnemyPiece>();
  private readonly skills = new Map<string, SkillPiece>();
  private readonly tactics = new Map<string, TacticPiece>();
  private readonly ruins = new Map<string, RuinPiece>();

  constructor(
    readonly lang: string,
    readonly words: Record<string, string>,
    readonly all: BoardPieces,
  ) {
    for (const each of all.cards) this.cards.set(each.id, each);
    for (const each of all.units) this.units.set(each.id, each);
    for (const each of all.enemies) this.enemies.set(each.id, each);
    for (const each of all.skills) this.skills.set(each.id, each);
    for (const each of all.tactics) this.tactics.set(each.id, each);
    for (const each of all.ruins) this.ruins.set(each.id, each);
  }

  /** The name of a piece or a term. */
  word(kind: string, name: string): string {
    return this.words[`board-${kind}-${name.replaceAll('_', '-')}`] ?? name.replaceAll('_', ' ');
  }

  /** What a word on a piece means; empty if it needs no explanation. */
  meaning(kind: string, name: string): string {
    return this.words[`board-${kind}-${name.replaceAll('_', '-')}-text`] ?? '';
  }

  /** A message without arguments. */
  said(message: Said): string {
    return this.words[message.key] ?? message.key;
  }

  card(id: string): CardPiece | undefined {
    return this.cards.get(id);
  }
  unit(id: string): UnitPiece | undefined {
    return this.units.get(id);
  }
  enemy(id: string): EnemyPiece | undefined {
    return this.enemies.get(id);
  }
  skill(id: string): SkillPiece | undefined {
    return this.skills.get(id);
  }
  tactic(id: string): TacticPiece | undefined {
    return this.tactics.get(id);
  }
  ruin(id: string): RuinPiece | undefined {
    return this.ruins.get(id);
  }

  /** The place (a, b) of a tile position. */
  slot(position: number): readonly [number, number] {
    const { low, side } = this.all.lattice;
    return [Math.floor(position / side) + low, (position % side) + low];
  }
}

const kept = new Map<string, Promise<Pieces>>();

/** The pieces in a language; each language is fetched once. */
export function loadPieces(lang: string): Promise<Pieces> {
  let found = kept.get(lang);
  if (!found) {
    found = piecesOf('board', lang).then(
      (info) => new Pieces(info.lang, info.words, info.pieces as unknown as BoardPieces),
    );
    found.catch(() => kept.delete(lang));
    kept.set(lang, found);
  }
  return found;
}
