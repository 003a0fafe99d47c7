/** The server's clock as this page knows it, looked at again and again: every second, or seldom where days count. */

import type { TableModel } from './model.svelte';

const SELDOM = 30_000;

/** The present moment for a component, in seconds of the server; call it while the component is set up. */
export function ticking(of: () => TableModel, isWanted: () => boolean): () => number {
  let now = $state(of().serverNow());
  $effect(() => {
    const model = of();
    now = model.serverNow();
    if (!isWanted()) return;
    const pace = model.table?.options.pace?.kind === 'live' ? 1000 : SELDOM;
    const timer = setInterval(() => (now = model.serverNow()), pace);
    return () => {
      clearInterval(timer);
    };
  });
  return () => now;
}
