/** The scenarios as the set-up form knows them. */

export interface Limit {
  name: string;
  default: number;
  least: number;
  most: number;
}

export interface TablePlan {
  seats: number;
  shape: string;
  tiles: Limit[];
  levels: Limit[];
  rounds: number;
  megapolis: Limit | null;
  twice: boolean;
  teams: boolean;
  minutes: number;
}

export interface Variant {
  name: string;
  title: string;
  text: string;
  rules: string[];
  excludes: string[];
  tables: number[];
  refused: string | null;
}

export interface Scenario {
  name: string;
  pack: string;
  title: string;
  rounds: number;
  goal: string;
  kind: string;
  difficulty: number;
  tables: TablePlan[];
  variants: Variant[];
}

/** Numbers as people write them: 1, or 2–4. */
export function range(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? String(least) : `${String(least)}–${String(most)}`;
}

/** What a goal wants, in words for one player or for several. */
export function goalText(words: Record<string, string>, goal: string, seats: number): string {
  const key = `board-goal-${goal.replaceAll('_', '-')}`;
  return (seats === 1 ? words[`${key}-alone-text`] : undefined) ?? words[`${key}-text`] ?? '';
}
