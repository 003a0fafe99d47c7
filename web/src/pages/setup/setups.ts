/** Set-ups in a few words. */

import { t } from '../../words/words.svelte';

type Setup = Record<string, unknown>;

export function setupTitle(game: string, setup: Setup, words: Record<string, string>): string {
  if (game === 'board') {
    const scenario = String(setup['scenario']);
    return words[`board-scenario-${scenario.replaceAll('_', '-')}`] ?? scenario;
  }
  if (game === 'minis') {
    const table = String(setup['table']);
    const place =
      table === ''
        ? t('web-table-laid')
        : (words[`minis-table-${table}`] ?? (table === 'random' ? t('web-table-random') : table));
    const edition = words[`minis-game-${String(setup['edition'])}`] ?? String(setup['edition']);
    return t('web-skirmish-title', { edition, points: Number(setup['total']), place });
  }
  return t('web-game-' + game);
}
