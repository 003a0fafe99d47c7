/** What a player has set for this browser. */

export type Paper = 'auto' | 'light' | 'dark';
export const TEXT_SIZES = [100, 125, 150] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const NOISES = ['dice', 'dial', 'arms', 'drum', 'card', 'horn'] as const;
export type Noise = (typeof NOISES)[number];

export interface Settings {
  /** The look of menus, and of a board that does not follow the round. */
  paper: Paper;
  /** The board looks like day by day and like night by night. */
  followRound: boolean;
  /** Text, signs and all else by so many hundredths of their usual size. */
  textSize: TextSize;
  motion: 'normal' | 'fast' | 'off';
  /** Hide everything between two players at one screen. */
  curtain: boolean;
  /** Play by text alone. */
  textMode: boolean;
  /** Ask before a turn ends with something unused. */
  guard: boolean;
  /** The map shows by itself what can be explored; otherwise it moves only when one moves it. */
  mapFollows: boolean;
  /** The computer waits as long as one can take back the last step. */
  waits: boolean;
  /** Tell by a sound that it is one's turn. */
  sound: boolean;
  /** What can be heard of the games. */
  noises: Noise[];
  /** Whether it was asked if a game is to be heard. */
  askedNoises: boolean;
  /** What the table of a battle is covered with. */
  cloth: 'auto' | 'meadow' | 'steppe' | 'snow' | 'ruins' | 'swamp' | 'dungeon';
  /** Whoever sets up at the northern edge sees it below. */
  ownEdge: boolean;
  /** How distances on the table are written; what is printed on bases stays in inches. */
  lengths: 'inches' | 'centimetres';
  /** Keys the player has changed, by what they do. */
  keys: Record<string, string>;
  /** The lessons that were finished. */
  learned: string[];
  /** The puzzles that were solved without help. */
  solved: string[];
  /** What the guide of a first game has explained. */
  explained: string[];
  name: string;
}

const KEY = 'mageknight.settings';
const DEFAULTS: Settings = {
  paper: 'auto',
  followRound: true,
  textSize: 100,
  motion: 'normal',
  curtain: true,
  textMode: false,
  guard: true,
  mapFollows: true,
  waits: false,
  sound: false,
  noises: [],
  askedNoises: false,
  cloth: 'auto',
  ownEdge: false,
  lengths: 'inches',
  keys: {},
  learned: [],
  solved: [],
  explained: [],
  name: '',
};

function kept(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(kept());

let told: (() => void) | null = null;

/** Whom to tell of every change. */
export function whenKept(tell: () => void): void {
  told = tell;
}

export function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  told?.();
}

/** Take over what was kept elsewhere; what this page does not know is left out. */
export function adopt(found: Record<string, unknown>): void {
  const usual = DEFAULTS as unknown as Record<string, unknown>;
  const known = Object.entries(found).filter(([name, value]) => typeof value === typeof usual[name]);
  Object.assign(settings, Object.fromEntries(known));
  localStorage.setItem(KEY, JSON.stringify(settings));
}

const dark = window.matchMedia('(prefers-color-scheme: dark)');
let systemIsDark = $state(dark.matches);
dark.addEventListener('change', (event) => {
  systemIsDark = event.matches;
});

let stage = $state<'' | 'day' | 'night'>('');

/** The paper of the page: a table's own while one is open, otherwise that of menus. */
export const pagePaper = {
  get now(): 'day' | 'night' | 'neutral' {
    return stage || menuPaper();
  },
  use(paper: '' | 'day' | 'night'): void {
    stage = paper;
  },
};

/** The paper of menus and miniatures. */
export function menuPaper(): 'neutral' | 'night' {
  const isDark = settings.paper === 'dark' || (settings.paper === 'auto' && systemIsDark);
  return isDark ? 'night' : 'neutral';
}

/** The paper of the board in a round. */
export function boardPaper(night: boolean): 'day' | 'night' {
  if (settings.followRound) return night ? 'night' : 'day';
  return menuPaper() === 'night' ? 'night' : 'day';
}
