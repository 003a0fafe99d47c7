/** Which side panel of the table is open; at most one. */

export type Panel =
  | ''
  | 'log'
  | 'meanwhile'
  | 'chat'
  | 'menu'
  | 'keys'
  | 'text'
  | 'actions'
  | 'offers'
  | 'score'
  | 'goal'
  | 'player'
  | 'glossary'
  | 'rules'
  | 'bookmarks'
  | 'seats';

let open = $state<Panel>('');
let find = $state('');
let seat = $state(-1);

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
  /** Whom the panel about a player shows; -1 is the one that plays by itself. */
  get seat(): number {
    return seat;
  },
  /** Look at a player. */
  player(whom: number): void {
    open = open === 'player' && seat === whom ? '' : 'player';
    seat = whom;
  },
  close(): void {
    open = '';
  },
};
