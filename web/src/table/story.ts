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
