/** Reports of trouble: one file with what somebody else needs to see the same, and nothing the player could not see. */

import { download } from '../wire/http';
import { saveFile } from './files';
import type { TableModel } from './model.svelte';

/** What the screen adds to a report. */
export function screenState(model: TableModel, lang: string, fault = ''): Record<string, unknown> {
  return {
    client: __VERSION__,
    lang,
    seq: model.scene?.seq ?? null,
    decision: model.decision?.kind ?? null,
    refusal: model.refusal?.reason ?? null,
    trouble: model.trouble,
    fault,
    link: model.link,
    address: location.pathname + location.search,
    width: window.innerWidth,
    height: window.innerHeight,
    agent: navigator.userAgent,
  };
}

/** Write a report. If the server cannot add its part, the report holds what the page itself knows. */
export async function writeReport(model: TableModel, lang: string, fault = ''): Promise<void> {
  const screen = screenState(model, lang, fault);
  let text: string;
  try {
    text = await download('POST', `/api/tables/${model.id}/report`, { screen });
  } catch (error) {
    const lines = model.lines.map((line) => line.text);
    text = JSON.stringify({
      format: 'mageknight-screen',
      screen,
      scene: model.scene,
      lines,
      error: String(error),
    });
  }
  saveFile('mageknight-report.json', text);
}
