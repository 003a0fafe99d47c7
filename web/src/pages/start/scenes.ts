/** What the pictures of the ready games show: a landscape, and what stands in it, from the back to the front. */

export interface Standing {
  icon: string;
  x: number;
  y: number;
  size: number;
  /** It looks to the left. */
  turned?: boolean;
}

export interface Scene {
  paper: 'day' | 'night';
  /** Seed of hills, grass and stars, so that no two look alike. */
  seed: number;
  /** Each peak: where, how high, how wide. */
  peaks: readonly (readonly [number, number, number])[];
  standing: readonly Standing[];
}

/** A rank of equal figures, each a little nearer than the one before it. */
function rank(
  icon: string,
  from: number,
  step: number,
  y: number,
  size: number,
  count: number,
  turned = false,
): Standing[] {
  return Array.from({ length: count }, (_, at) => ({
    icon,
    x: from + step * at,
    y: y + (at % 2) * 3,
    size,
    turned,
  }));
}

export const SCENES: Readonly<Record<string, Scene>> = {
  'solo-conquest': {
    paper: 'day',
    seed: 3,
    peaks: [
      [30, 46, 56],
      [196, 62, 64],
      [246, 40, 48],
    ],
    standing: [
      { icon: 'elven-castle', x: 100, y: 46, size: 58 },
      { icon: 'evil-tower', x: 206, y: 44, size: 46 },
      { icon: 'mounted-knight', x: 40, y: 78, size: 36 },
    ],
  },
  'blitz-conquest': {
    paper: 'day',
    seed: 8,
    peaks: [
      [70, 52, 60],
      [150, 38, 52],
      [226, 58, 60],
    ],
    standing: [
      { icon: 'elven-castle', x: 122, y: 48, size: 52 },
      { icon: 'mounted-knight', x: 50, y: 76, size: 42 },
      { icon: 'mounted-knight', x: 198, y: 76, size: 42, turned: true },
    ],
  },
  'riders-and-spells': {
    paper: 'day',
    seed: 12,
    peaks: [
      [10, 34, 50],
      [120, 30, 60],
      [232, 44, 56],
    ],
    standing: [
      { icon: 'mounted-knight', x: 62, y: 66, size: 60 },
      { icon: 'robot-golem', x: 20, y: 70, size: 38 },
      { icon: 'centaur', x: 176, y: 66, size: 58, turned: true },
      { icon: 'battle-axe', x: 222, y: 72, size: 30 },
    ],
  },
  'lone-tower': {
    paper: 'day',
    seed: 21,
    peaks: [
      [36, 40, 52],
      [214, 50, 60],
    ],
    standing: [
      { icon: 'white-tower', x: 122, y: 44, size: 78 },
      ...rank('visored-helm', 26, 17, 82, 20, 4),
      ...rank('visored-helm', 168, 17, 82, 20, 4, true),
    ],
  },
  angry: {
    paper: 'night',
    seed: 30,
    peaks: [
      [24, 52, 56],
      [128, 34, 60],
      [222, 60, 62],
    ],
    standing: [
      { icon: 'wyvern', x: 150, y: 36, size: 70, turned: true },
      ...rank('visored-helm', 24, 17, 82, 20, 3),
      { icon: 'centaur', x: 208, y: 74, size: 36, turned: true },
    ],
  },
  'war-road': {
    paper: 'day',
    seed: 41,
    peaks: [
      [60, 32, 70],
      [180, 36, 70],
    ],
    standing: [
      ...rank('guards', 20, 24, 62, 24, 4),
      ...rank('guards', 150, 24, 62, 24, 4, true),
      ...rank('visored-helm', 14, 16, 84, 17, 6),
      ...rank('visored-helm', 148, 16, 84, 17, 6, true),
    ],
  },
};
