/** What the screen adds to a report of trouble: nothing the player could not see. */

import type { TableModel } from './model.svelte';

export function screenState(model: TableModel, lang: string): Record<string, unknown> {
  return {
    client: __VERSION__,
    lang,
    seq: model.scene?.seq ?? null,
    decision: model.decision?.kind ?? null,
    refusal: model.refusal?.reason ?? null,
    trouble: model.trouble,
    link: model.link,
    width: window.innerWidth,
    height: window.innerHeight,
    agent: navigator.userAgent,
  };
}
