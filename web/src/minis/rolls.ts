/** Dice that fell, with what was added to them, from the events of the last steps. */

import type { PartPiece } from './types';

export interface Sum {
  words: string;
  amount: number;
  rule: string;
}

export interface Strike {
  target: number;
  total: number;
  defense: number;
  hit: boolean;
  adds: Sum[];
  guards: Sum[];
}

export interface Throw {
  purpose: string;
  figure: number;
  seat: number;
  dice: number[];
  /** What came of it where the dice decide something: `so` or `not`. */
  came: string;
  strikes: Strike[];
  /** What the dials did after it. */
  clicks: Clicks[];
  /** Who was eliminated, and what it was worth. */
  fallen: { figure: number; points: number }[];
}

/** A dial that was turned: by how many clicks, healing negative, and what they were made of. */
export interface Clicks {
  figure: number;
  amount: number;
  parts: Sum[];
}

type Event = Record<string, unknown>;
type Part = readonly [number, number];

export interface Vocabulary {
  purposes: readonly string[];
  parts: Readonly<Record<number, PartPiece>>;
  rest: string;
}

interface Words extends Vocabulary {
  edition: string;
}

/** The throws among some events, in their order; damage belongs to the throw before it. */
export function throwsIn(events: readonly Event[], all: Vocabulary, edition: string): Throw[] {
  const words: Words = { ...all, edition };
  const found: Throw[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (event['event'] === 'dice-rolled') found.push(thrown(event, words));
    else if (event['event'] === 'attacked') last?.strikes.push(strike(event, words));
    else if (event['event'] === 'damaged') last?.clicks.push(click(event, 1, words));
    else if (event['event'] === 'healed') last?.clicks.push(click(event, -1, words));
    else if (event['event'] === 'eliminated')
      last?.fallen.push({ figure: Number(event['figure']), points: Number(event['points']) });
  }
  return found;
}

function thrown(event: Event, words: Words): Throw {
  return {
    purpose: words.purposes[Number(event['purpose'])] ?? '',
    figure: Number(event['figure']),
    seat: Number(event['seat']),
    dice: event['dice'] as number[],
    came: String(event['came'] ?? ''),
    strikes: [],
    clicks: [],
    fallen: [],
  };
}

function strike(event: Event, words: Words): Strike {
  return {
    target: Number(event['target']),
    total: Number(event['total']),
    defense: Number(event['defense']),
    hit: Boolean(event['hit']),
    adds: sums(event['adds'], words),
    guards: sums(event['guards'], words),
  };
}

function sums(parts: unknown, words: Words): Sum[] {
  return ((parts ?? []) as Part[]).map(([part, amount]) => ({
    words: words.parts[part]?.words ?? '',
    rule: words.parts[part]?.rules[words.edition] ?? '',
    amount,
  }));
}

/** A dial that was turned; at its end or its start it turns less far than the parts say, which is a line of its own. */
function click(event: Event, sign: 1 | -1, words: Words): Clicks {
  const amount = Number(event['amount']);
  const parts = sums(event['parts'], words);
  const rest = amount - parts.reduce((sum, part) => sum + part.amount, 0);
  if (parts.length > 0 && rest !== 0) parts.push({ words: words.rest, rule: '', amount: rest });
  return { figure: Number(event['figure']), amount: sign * amount, parts };
}

/** The throws of two dice by their sum, 2 to 12, and how many of the highest 36 ways are a hit. */
export function throwBars(chance: number): { sum: number; ways: number; hits: boolean }[] {
  const bars = Array.from({ length: 11 }, (_, at) => ({
    sum: at + 2,
    ways: 6 - Math.abs(5 - at),
    hits: false,
  }));
  let left = chance;
  for (const bar of [...bars].reverse()) {
    if (left < bar.ways) break;
    bar.hits = true;
    left -= bar.ways;
  }
  return bars;
}

/** The least sum of two dice that hits; 13 if none does. */
export function leastThrow(chance: number): number {
  return throwBars(chance).find((bar) => bar.hits)?.sum ?? 13;
}

/** A chance out of 36 in per cent, never rounded to what it is not. */
export function percent(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 36) return 100;
  return Math.min(99, Math.max(1, Math.round((chance * 100) / 36)));
}
