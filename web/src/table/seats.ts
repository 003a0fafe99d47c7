/** Who sits where, in words. */

import { t } from '../words/words.svelte';
import type { TableModel } from './model.svelte';

export function seatName(model: TableModel, seat: number): string {
  const info = model.table?.seats[seat];
  if (model.you?.seats.includes(seat) && (model.you.seats.length ?? 0) === 1) return t('web-you');
  // Two seats of one person would bear the same name.
  if ((model.you?.seats.length ?? 0) > 1 && model.you?.seats.includes(seat))
    return t('web-player', { number: seat + 1 });
  if (info?.state === 'bot') return t('web-computer');
  const name = info?.name || info?.held || '';
  const isShared = model.table?.seats.some((each) => each.seat !== seat && (each.name || each.held) === name);
  return name && !isShared ? name : t('web-player', { number: seat + 1 });
}

/** The sentence for those who only wait. */
export function waitingFor(model: TableModel): string {
  const waiting = model.scene?.waiting ?? [];
  if (waiting.length === 0) return t('web-nobody-waits');
  return t('web-waiting-for', { who: waiting.map((seat) => seatName(model, seat)).join(', ') });
}
