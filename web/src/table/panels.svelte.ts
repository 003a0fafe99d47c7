/** Which side panel of the table is open; at most one. */

export type Panel =
  '' | 'log' | 'chat' | 'menu' | 'keys' | 'text' | 'actions' | 'offers' | 'score' | 'glossary' | 'seats';

let open = $state<Panel>('');

export const panels = {
  get open(): Panel {
    return open;
  },
  show(panel: Panel): void {
    open = open === panel ? '' : panel;
  },
  close(): void {
    open = '';
  },
};
