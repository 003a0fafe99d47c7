/** The log as a story: turns with their phases, trifles folded, and the reasons of whoever can be asked beside their steps. */

import type { LineInfo } from '../wire/types';

/** Lines of one step that stand together. */
export interface Deed {
  entry: number;
  action: number;
  /** The lines everybody wants to read. */
  lines: LineInfo[];
  /** What goes without saying: shown on request. */
  trifles: LineInfo[];
  /** Why it was done, if that is known. */
  reasons: LineInfo[];
  /** The headline of a phase stands before it. */
  phase: LineInfo | null;
}

export interface Chapter {
  /** The line that opens it; none before the first turn. */
  head: LineInfo | null;
  deeds: Deed[];
}

/** The chapters of a log, oldest first. */
export function chaptersOf(lines: readonly LineInfo[]): Chapter[] {
  const chapters: Chapter[] = [];
  let phase: LineInfo | null = null;
  let lastStep: Deed | null = null;
  for (const line of lines) {
    if (line.rank === 'turn' || chapters.length === 0) {
      chapters.push({ head: line.rank === 'turn' ? line : null, deeds: [] });
      phase = null;
      if (line.rank === 'turn') continue;
    }
    if (line.rank === 'phase') {
      phase = line;
      continue;
    }
    if (line.rank === 'reason' && lastStep?.entry === line.entry) {
      lastStep.reasons.push(line);
      continue;
    }
    lastStep = deedFor(chapters[chapters.length - 1] as Chapter, line, phase);
    if (lastStep.phase === phase) phase = null;
    put(lastStep, line);
  }
  const last = chapters.at(-1);
  if (phase && last) deedFor(last, phase, phase);
  return chapters;
}

function deedFor(chapter: Chapter, line: LineInfo, phase: LineInfo | null): Deed {
  const last = chapter.deeds.at(-1);
  if (last?.entry === line.entry && !phase) return last;
  const deed = { entry: line.entry, action: line.action, lines: [], trifles: [], reasons: [], phase };
  chapter.deeds.push(deed);
  return deed;
}

function put(deed: Deed, line: LineInfo): void {
  if (line.rank === 'trifle') deed.trifles.push(line);
  else if (line.rank === 'reason') deed.reasons.push(line);
  else deed.lines.push(line);
}

/** What happened after an entry and is worth telling: without trifles and reasons. */
export function newsAfter(lines: readonly LineInfo[], entry: number): LineInfo[] {
  return lines.filter((line) => line.entry > entry && line.rank !== 'trifle' && line.rank !== 'reason');
}

/** What somebody else did in a turn, or what a new Round brought, in a few lines. */
export interface Told {
  head: string;
  /** Whose turn it was; null for what is nobody's. */
  seat: number | null;
  lines: string[];
  /** How many cards were turned up. */
  cards: number;
  /** What stands behind the summary: which cards they were, and what is too much for a few lines. */
  more: string[];
}

const FEW = 3;
const CARDS = /^cards:(\d+)$/;
const TURN = /^seat:(-?\d+)$/;

/** Whose turn a line opens. */
function seatOf(line: LineInfo | null): number | null {
  const found = TURN.exec(line?.about[0] ?? '');
  return found ? Number(found[1]) : null;
}

/** The turns of the others since a seat's last one, oldest first; a game that marks no turns has none. */
export function meanwhile(lines: readonly LineInfo[], seat: number): Told[] {
  const chapters = chaptersOf(lines);
  let last = chapters.length - 1;
  if (seatOf(chapters[last]?.head ?? null) === seat) last -= 1;
  const told: Told[] = [];
  for (let at = last; at >= 0; at -= 1) {
    const chapter = chapters[at] as Chapter;
    const whose = seatOf(chapter.head);
    if (whose === seat || !chapter.head) break;
    told.unshift({ head: chapter.head.text, seat: whose, ...essence(chapter) });
  }
  // How the game was laid out is no news to somebody who has not had a turn yet.
  const isFirst = !chapters.slice(0, last + 1).some((chapter) => seatOf(chapter.head) === seat);
  const kept = isFirst ? told.filter((each) => each.seat !== null) : told;
  return told.some((each) => each.seat !== null)
    ? kept.filter((each) => each.lines.length + each.cards > 0)
    : [];
}

/** Where a turn led, and its news: a few lines, the rest on request. */
function essence(chapter: Chapter): Pick<Told, 'lines' | 'cards' | 'more'> {
  const all = chapter.deeds.flatMap((deed) => deed.lines);
  const turned = all.filter((line) => CARDS.test(line.about[0] ?? ''));
  const news = all.filter((line) => line.rank === 'news' && !turned.includes(line));
  const way = all.findLast((line) => line.rank === 'step' && line.about.length > 0);
  const lines = [...(way ? [way] : []), ...news].sort((one, two) => one.entry - two.entry);
  const texts = lines.map((line) => line.text);
  return {
    lines: texts.slice(0, FEW),
    cards: turned.reduce((sum, line) => sum + Number(CARDS.exec(line.about[0] ?? '')?.[1] ?? 0), 0),
    more: [...texts.slice(FEW), ...turned.map((line) => line.text)],
  };
}

/** Whether a seat's turn has begun and nothing was done in it yet; `own` is the entry of its last decision. */
export function isFreshTurn(lines: readonly LineInfo[], seat: number, own: number): boolean {
  const head = lines.findLast((line) => line.rank === 'turn');
  return head !== undefined && seatOf(head) === seat && own <= head.entry;
}
