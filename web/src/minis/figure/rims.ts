/** The rim of a base: colour and pattern of a people, as paths round zero. */

const n = (value: number): string => value.toFixed(2);
const at = (radius: number, angle: number): string =>
  `${n(radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}`;

export interface FactionRim {
  lines: string;
  fill: string;
  width: number;
  dash: string;
  dashWidth: number;
  round: boolean;
}

const PLAIN: FactionRim = { lines: '', fill: '', width: 0, dash: '', dashWidth: 0, round: false };

type Pattern =
  'cog' | 'beads' | 'hatch' | 'teeth' | 'fuse' | 'wave' | 'double' | 'dashdot' | 'scales' | 'gaps' | 'plain';

/** By people: the colour's name in the tokens and the pattern. Peoples of the second generation wear their forebears'. */
export const FACTIONS: Record<string, readonly [colour: string, pattern: Pattern, icon: string]> = {
  'atlantis-guild': ['atlantis', 'cog', 'cog'],
  'atlantean-empire': ['atlantis', 'cog', 'cog'],
  'elemental-league': ['elemental', 'beads', 'oak-leaf'],
  'elemental-freeholds': ['elemental', 'beads', 'oak-leaf'],
  'necropolis-sect': ['necropolis', 'hatch', 'crowned-skull'],
  'dark-crusaders': ['necropolis', 'hatch', 'crowned-skull'],
  'black-powder-rebels': ['rebels', 'fuse', 'powder-bag'],
  'black-powder-revolutionaries': ['rebels', 'fuse', 'powder-bag'],
  'knights-immortal': ['knights', 'double', 'crenulated-shield'],
  'elven-lords': ['knights', 'double', 'crenulated-shield'],
  'orc-raiders': ['orcs', 'teeth', 'orc-head'],
  'orc-khans': ['orcs', 'teeth', 'orc-head'],
  draconum: ['draconum', 'scales', 'wyvern'],
  shyft: ['shyft', 'wave', 'butterfly'],
  solonavi: ['solonavi', 'dashdot', 'floating-crystal'],
  'mage-spawn': ['spawn', 'plain', 'spawn-node'],
  apocalypse: ['spawn', 'plain', 'spawn-node'],
  heroes: ['heroes', 'gaps', 'laurel-crown'],
};

const UNKNOWN = ['spawn', 'plain', 'spawn-node'] as const;
export const factionLook = (faction: string): readonly [string, Pattern, string] =>
  FACTIONS[faction] ?? UNKNOWN;

/** The pattern in a rim between `outer - width` and `outer`. */
export function factionRim(pattern: Pattern, outer: number, width: number): FactionRim {
  const middle = outer - width / 2;
  const around = 2 * Math.PI * middle;
  switch (pattern) {
    case 'cog':
      return dashes(around, width * 1.5, [0.5, 0.5], width * 0.45);
    case 'beads': {
      const each = around / Math.round(around / (width * 1.1));
      return { ...PLAIN, dash: `0.01 ${n(each - 0.01)}`, dashWidth: width * 0.46, round: true };
    }
    case 'dashdot':
      return dashes(around, width * 3, [0.5, 0.18, 0.14, 0.18], width * 0.3);
    case 'gaps':
      return { ...PLAIN, dash: `${n(around * 0.02)} ${n(around * 0.23)}`, dashWidth: width * 0.9 };
    case 'double':
      return { ...PLAIN, dash: 'none', dashWidth: width * 0.3 };
    case 'hatch':
      return {
        ...PLAIN,
        lines: slants(outer, width, Math.trunc(around / (width * 0.62))),
        width: width * 0.17,
      };
    case 'teeth':
      return { ...PLAIN, fill: teeth(outer, width, Math.round(around / (width * 1.25))) };
    case 'scales':
      return {
        ...PLAIN,
        lines: scales(outer, width, Math.round(around / (width * 1.1))),
        width: width * 0.18,
      };
    case 'fuse':
    case 'wave':
      return {
        ...PLAIN,
        lines: zigzag(outer, width, Math.round(around / (width * 0.72))),
        width: width * 0.2,
        round: pattern === 'wave',
      };
    default:
      return PLAIN;
  }
}

function dashes(around: number, step: number, shares: readonly number[], dashWidth: number): FactionRim {
  const each = around / Math.max(1, Math.round(around / step));
  return { ...PLAIN, dash: shares.map((share) => n(each * share)).join(' '), dashWidth };
}

function slants(outer: number, width: number, count: number): string {
  const lean = (0.5 * width) / (outer - width / 2);
  return ring(
    count,
    (angle) => `M${at(outer - width * 0.82, angle)}L${at(outer - width * 0.18, angle + lean)}`,
  );
}

function teeth(outer: number, width: number, count: number): string {
  const half = (0.42 * width) / (outer - width / 2);
  const foot = outer - width * 0.9;
  return ring(
    count,
    (angle) => `M${at(foot, angle - half)}L${at(outer - width * 0.12, angle)}L${at(foot, angle + half)}Z`,
  );
}

function scales(outer: number, width: number, count: number): string {
  const step = (2 * Math.PI) / count;
  const rim = outer - width * 0.15;
  return ring(
    count,
    (angle) => `M${at(rim, angle)}Q${at(outer - width * 1.2, angle + step / 2)} ${at(rim, angle + step)}`,
  );
}

function zigzag(outer: number, width: number, count: number): string {
  const even = count + (count % 2);
  const corners = Array.from({ length: even }, (_, k) =>
    at(outer - width * (k % 2 ? 0.2 : 0.8), (2 * Math.PI * k) / even),
  );
  return `M${corners.join('L')}Z`;
}

function ring(count: number, draw: (angle: number) => string): string {
  return Array.from({ length: count }, (_, k) => draw((2 * Math.PI * k) / count)).join('');
}
