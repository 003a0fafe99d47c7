/** The rim of a token: colour and pattern of its pile, as paths round zero. */

const n = (value: number): string => value.toFixed(2);

export interface RimPattern {
  /** A path drawn as lines, or filled. */
  lines: string;
  fill: string;
  width: number;
  /** A ring drawn with dashes instead of a path. */
  dash: string;
  dashWidth: number;
  round: boolean;
  /** Radii of plain rings. */
  rings: number[];
}

const EMPTY: RimPattern = { lines: '', fill: '', width: 0, dash: '', dashWidth: 0, round: false, rings: [] };

/** The pattern in a rim between `outer - width` and `outer`. */
export function rimPattern(pile: string, outer: number, width: number): RimPattern {
  const middle = outer - width / 2;
  const around = 2 * Math.PI * middle;
  switch (pile) {
    case 'gray':
      return dashes(around, width * 1.5, 0.5, width * 0.42, false);
    case 'violet':
      return dashes(around, width * 1.15, 0, width * 0.44, true);
    case 'brown':
      return {
        ...EMPTY,
        lines: slants(outer, width, middle, Math.trunc(around / (width * 0.62))),
        width: width * 0.17,
      };
    case 'red':
      return { ...EMPTY, fill: teeth(outer, width, middle, Math.round(around / (width * 1.25))) };
    case 'green':
      return {
        ...EMPTY,
        lines: zigzag(outer, width, Math.round(around / (width * 0.72))),
        width: width * 0.2,
      };
    case 'white':
      return { ...EMPTY, rings: [outer - width * 0.33, outer - width * 0.67], width: width * 0.13 };
    default:
      return EMPTY;
  }
}

function dashes(around: number, step: number, share: number, dashWidth: number, round: boolean): RimPattern {
  const each = around / Math.max(1, Math.round(around / step));
  const [on, off] = round ? [0.01, each - 0.01] : [each * share, each * (1 - share)];
  return { ...EMPTY, dash: `${n(on)} ${n(off)}`, dashWidth, round };
}

const point = (radius: number, angle: number): string =>
  `${n(radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}`;

function slants(outer: number, width: number, middle: number, count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count;
    return `M${point(outer - width * 0.82, angle)}L${point(outer - width * 0.18, angle + (0.5 * width) / middle)}`;
  }).join('');
}

function teeth(outer: number, width: number, middle: number, count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const [angle, half] = [(2 * Math.PI * at) / count, (0.36 * width) / middle];
    const foot = outer - width * 0.86;
    return `M${point(foot, angle - half)}L${point(outer - width * 0.14, angle)}L${point(foot, angle + half)}Z`;
  }).join('');
}

function zigzag(outer: number, width: number, count: number): string {
  const even = count + (count % 2);
  const corners = Array.from({ length: even }, (_, at) =>
    point(outer - width * (at % 2 ? 0.2 : 0.8), (2 * Math.PI * at) / even),
  );
  return `M${corners.join('L')}Z`;
}
