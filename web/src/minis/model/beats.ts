/** What happened as a film of short beats: who goes where, which dice fall, how far dials turn, who falls. */

import { throwsIn, type Strike, type Vocabulary } from '../rolls';
import { UNITS_PER_INCH } from '../ground/shapes';
import type { FigureView, Place } from '../types';

export type Beat =
  | { kind: 'move'; figure: number; path: Place[]; facing: number }
  | { kind: 'turn'; figure: number; facing: number }
  | { kind: 'put'; figure: number; x: number; y: number; facing: number }
  | { kind: 'token'; figure: number; tokens: number }
  | {
      kind: 'throw';
      figure: number;
      seat: number;
      purpose: string;
      dice: number[];
      came: string;
      strikes: Strike[];
    }
  | { kind: 'clicks'; figure: number; to: number; by: number }
  | { kind: 'fall'; figure: number; points: number };

type Event = Record<string, unknown>;

/** The beats of some events, in order. */
export function beatsOf(events: readonly Event[], words: Vocabulary, edition = ''): Beat[] {
  const throws = throwsIn(events, words, edition);
  let thrown = 0;
  return events.flatMap((event): Beat[] => {
    const figure = Number(event['figure']);
    switch (event['event']) {
      case 'figure-moved':
        return [{ kind: 'move', figure, path: event['path'] as Place[], facing: Number(event['facing']) }];
      case 'figure-turned':
        return [{ kind: 'turn', figure, facing: Number(event['facing']) }];
      case 'figure-put':
        return [
          {
            kind: 'put',
            figure,
            x: Number(event['x']),
            y: Number(event['y']),
            facing: Number(event['facing']),
          },
        ];
      case 'token-placed':
        return [{ kind: 'token', figure, tokens: 1 }];
      case 'dice-rolled': {
        const found = throws[thrown++];
        return found ? [{ kind: 'throw', ...found }] : [];
      }
      case 'damaged':
        return [{ kind: 'clicks', figure, to: Number(event['click']), by: Number(event['amount']) }];
      case 'healed':
        return [{ kind: 'clicks', figure, to: Number(event['click']), by: -Number(event['amount']) }];
      case 'eliminated':
        return [{ kind: 'fall', figure, points: Number(event['points'] ?? 0) }];
      default:
        return [];
    }
  });
}

const INCH_STEP = 180;
const LONGEST_WAY = 600;
export const TUMBLE = 320;
const COUNTING = 480;
const STAMP = 640;
/** Twelve and two stand longer: they have a moment of their own. */
const GREAT_STAMP = 1150;
const CLICK = 110;
/** How long a dial is looked at when it has turned: which abilities went out, which lit up. */
const READING = 520;
const TOKEN = 200;

/** Two dice that came to the most or the least in an attack. */
export function greatOf(beat: Beat | null): 'critical' | 'fumble' | '' {
  if (beat?.kind !== 'throw' || beat.strikes.length === 0 || beat.dice.length !== 2) return '';
  const sum = beat.dice[0]! + beat.dice[1]!;
  return sum === 12 ? 'critical' : sum === 2 ? 'fumble' : '';
}

/** How long hit or miss stands on the target. */
export const stampOf = (beat: Beat): number => (greatOf(beat) ? GREAT_STAMP : STAMP);

/** How long a beat lasts at normal pace, in milliseconds. */
export function lengthOf(beat: Beat, from: FigureView | undefined): number {
  switch (beat.kind) {
    case 'move': {
      const start: Place[] = from ? [[from.x, from.y]] : [];
      return Math.min(
        LONGEST_WAY,
        Math.max(160, (INCH_STEP * wayLength([...start, ...beat.path])) / UNITS_PER_INCH),
      );
    }
    case 'throw':
      return TUMBLE + (beat.strikes.length > 0 ? COUNTING + stampOf(beat) : COUNTING);
    case 'clicks':
      return turning(beat.by) + READING;
    case 'token':
      return TOKEN;
    case 'fall':
      return 800;
    case 'turn':
      return 160;
    default:
      return 90;
  }
}

const turning = (by: number): number => CLICK * Math.max(1, Math.abs(by));

/** How many clicks a dial has turned when this share of the beat has gone by. */
export function turnedBy(by: number, share: number): number {
  const turned = (share * (turning(by) + READING)) / turning(by);
  return Math.sign(by) * Math.min(Math.abs(by), Math.floor(Math.abs(by) * turned));
}

export function wayLength(path: readonly Place[]): number {
  return path.slice(1).reduce((all, place, at) => all + gap(path[at] ?? place, place), 0);
}
const gap = (one: Place, other: Place): number => Math.hypot(other[0] - one[0], other[1] - one[1]);

/** The place on a way after a share of its length. */
export function along(path: readonly Place[], share: number): Place {
  let left = wayLength(path) * Math.min(1, Math.max(0, share));
  for (let at = 1; at < path.length; at += 1) {
    const [from, to] = [path[at - 1]!, path[at]!];
    const step = gap(from, to);
    if (left <= step && step > 0) {
      const part = left / step;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    }
    left -= step;
  }
  return path.at(-1) ?? [0, 0];
}

/** A figure after a beat. */
export function after(figure: FigureView, beat: Beat): FigureView {
  switch (beat.kind) {
    case 'move': {
      const [x, y] = beat.path.at(-1) ?? [figure.x, figure.y];
      return { ...figure, x, y, facing: beat.facing };
    }
    case 'turn':
      return { ...figure, facing: beat.facing };
    case 'put':
      return { ...figure, x: beat.x, y: beat.y, facing: beat.facing, place: 'fielded' };
    case 'token':
      return { ...figure, tokens: figure.tokens + beat.tokens };
    case 'clicks':
      return { ...figure, click: beat.to };
    case 'fall':
      return { ...figure, place: 'eliminated' };
    default:
      return figure;
  }
}

/** A figure in the middle of a beat. */
export function during(figure: FigureView, beat: Beat, share: number): FigureView {
  if (beat.kind === 'move') {
    const [x, y] = along([[figure.x, figure.y], ...beat.path], share);
    return { ...figure, x, y, facing: share > 0.85 ? beat.facing : figure.facing };
  }
  if (beat.kind === 'clicks') return { ...figure, click: figure.click + turnedBy(beat.by, share) };
  return figure;
}
