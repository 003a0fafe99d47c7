/** Which side panel of the table is open; at most one. */

export type Panel =
  | ''
  | 'log'
  | 'chat'
  | 'menu'
  | 'keys'
  | 'text'
  | 'actions'
  | 'offers'
  | 'score'
  | 'glossary'
  | 'rules'
  | 'seats';

let open = $state<Panel>('');
let find = $state('');

export const panels = {
  get open(): Panel {
    return open;
  },
  show(panel: Panel): void {
    open = open === panel ? '' : panel;
  },
  /** What the rules are searched for. */
  get find(): string {
    return find;
  },
  /** Open the rules beside the table. */
  rules(wanted: string): void {
    find = wanted;
    open = 'rules';
  },
  close(): void {
    open = '';
  },
};
