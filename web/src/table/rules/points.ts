/** Points of a match one can ask to return to, and what each is called. */

import type { LineInfo } from '../../wire/types';

export interface Point {
  /** How many actions are left of the match. */
  to: number;
  /** What is the first to be taken back. */
  words: string;
}

/** The points before each of the last actions, the latest first. */
export function pointsOf(lines: readonly LineInfo[], most = 15): Point[] {
  const found = new Map<number, string>();
  for (const line of lines)
    if (line.action > 0 && line.rank !== 'reason' && !found.has(line.action))
      found.set(line.action, line.text);
  return [...found]
    .map(([action, words]) => ({ to: action - 1, words }))
    .sort((one, other) => other.to - one.to)
    .slice(0, most);
}

/** The point before one's own last decision, which is what is mostly wished for; -1 if the log no longer has it. */
export function ownPoint(lines: readonly LineInfo[], own: number): number {
  const last = lines.findLast((line) => line.entry <= own && line.action > 0 && line.rank !== 'reason');
  return last ? last.action - 1 : -1;
}

/** What is taken back first by a return to a point; nothing if the log no longer knows it. */
export function firstAfter(lines: readonly LineInfo[], to: number): string {
  return pointsOf(lines, Infinity).find((point) => point.to === to)?.words ?? '';
}
