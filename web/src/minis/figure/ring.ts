/** The clicks of a dial as marks of a ring round the base, clockwise from the top. */

export interface ClickMark {
  d: string;
  state: 'lost' | 'now' | 'left';
}

const GAP = 0.14;
const n = (value: number): string => (Math.round(value * 100) / 100).toString();

/** A mark for each click: those before the one that shows are lost. */
export function clickMarks(count: number, click: number, r: number): ClickMark[] {
  const radius = r * 0.7;
  const step = (2 * Math.PI) / count;
  return Array.from({ length: count }, (_, at) => {
    const from = -Math.PI / 2 + at * step + GAP / 2;
    const to = from + step - GAP;
    const place = (angle: number): string => `${n(radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}`;
    return {
      d: `M${place(from)}A${n(radius)} ${n(radius)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${place(to)}`,
      state: at < click ? 'lost' : at === click ? 'now' : 'left',
    };
  });
}
