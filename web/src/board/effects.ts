/** Effects as rows of signs where they are simple; the server's words say the rest. */

import { EFFECT_ICONS } from './art';
import type { EffectData } from './types';

/** One sign with its number: `Attack 2, fire`. */
export interface Row {
  icon: string;
  number: number | string;
  element: string;
  /** The word beside it, as the name of a point. */
  what: string;
  colour: string;
  /** It stands as an alternative to the row before it. */
  or: boolean;
}

type Plain = Record<string, unknown>;

const POINTS = ['move', 'influence', 'heal', 'draw', 'fame'] as const;
const MOST_ROWS = 4;

/** The rows of an effect, or nothing if it takes words to say it. */
export function rowsOf(effect: EffectData | null | undefined): Row[] | null {
  const rows = effect ? rowsWithin(effect) : null;
  return rows && rows.length <= MOST_ROWS ? rows : null;
}

function rowsWithin(effect: EffectData): Row[] | null {
  if (Array.isArray(effect)) return joined(effect as EffectData[], false);
  const plain = effect as Plain;
  if (Array.isArray(plain['any_of'])) {
    return Object.keys(plain).length === 1 ? joined(plain['any_of'] as EffectData[], true) : null;
  }
  const row = single(plain);
  return row ? [row] : null;
}

function joined(parts: readonly EffectData[], or: boolean): Row[] | null {
  const rows = parts.map(rowsWithin);
  if (rows.some((each) => !each || (or && each.length > 1))) return null;
  return rows.flatMap((each, at) => (each ?? []).map((row) => ({ ...row, or: or && at > 0 })));
}

function single(plain: Plain): Row | null {
  const keys = new Set(Object.keys(plain));
  const only = (...allowed: string[]): boolean => [...keys].every((key) => allowed.includes(key));
  for (const what of POINTS) {
    if (typeof plain[what] === 'number' && only(what)) return row(EFFECT_ICONS[what]!, plain[what], what);
  }
  if (typeof plain['attack'] === 'number' && only('attack', 'kind', 'element')) {
    const kind = String(plain['kind'] ?? 'melee');
    return row(EFFECT_ICONS[kind]!, plain['attack'], kind, String(plain['element'] ?? 'physical'));
  }
  if (typeof plain['block'] === 'number' && only('block', 'element')) {
    return row(EFFECT_ICONS['block']!, plain['block'], 'block', String(plain['element'] ?? 'physical'));
  }
  if (typeof plain['reputation'] === 'number' && only('reputation')) {
    return row(EFFECT_ICONS['reputation']!, signed(plain['reputation']), 'reputation');
  }
  for (const gain of ['gain_crystal', 'gain_mana'] as const) {
    if (typeof plain[gain] === 'string' && only(gain, 'count') && !plain[gain].includes('_')) {
      return { ...row('', Number(plain['count'] ?? 1), gain), colour: plain[gain] };
    }
  }
  if (typeof plain['take_wound'] === 'number' && only('take_wound', 'to')) {
    return row(EFFECT_ICONS['take_wound']!, plain['take_wound'], 'wound');
  }
  return null;
}

function row(icon: string, number: number | string, what: string, element = 'physical'): Row {
  return { icon, number, element, what, colour: '', or: false };
}

function signed(value: number): string {
  return value > 0 ? `+${String(value)}` : String(value).replace('-', '−');
}
