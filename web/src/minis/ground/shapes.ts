/**
 * The table as a drawing. The table counts units of 1/500 inch from its south-west corner and facings in half degrees from east,
 * counter-clockwise; the drawing counts from the top and has 20 units to the inch. Nothing here decides anything.
 */

import { turnedWidth } from './outlook.svelte';
import type { Place } from '../types';

export const UNITS_PER_INCH = 500;
export const INCH = 20;
export const SCALE = INCH / UNITS_PER_INCH;
export const STEPS = 720;

const round = (value: number): string => (Math.round(value * 100) / 100).toString();

/** Where a place of the table lies in the drawing. */
export function drawn(place: Place, height: number): [number, number] {
  const width = turnedWidth();
  return width > 0
    ? [(width - place[0]) * SCALE, place[1] * SCALE]
    : [place[0] * SCALE, (height - place[1]) * SCALE];
}

/** The place of the table at a point of the drawing, on its lattice. */
export function placed(point: readonly [number, number], height: number): [number, number] {
  const width = turnedWidth();
  return width > 0
    ? [Math.round(width - point[0] / SCALE), Math.round(point[1] / SCALE)]
    : [Math.round(point[0] / SCALE), Math.round(height - point[1] / SCALE)];
}

/** The angle of a facing in the drawing, in radians, clockwise from the right. */
export const angleOf = (facing: number): number =>
  (-facing * Math.PI) / (STEPS / 2) + (turnedWidth() > 0 ? Math.PI : 0);

/** The facing towards another point of the table; `otherwise` if there is none. */
export function facingTo(dx: number, dy: number, otherwise: number): number {
  if (dx === 0 && dy === 0) return otherwise;
  return turned(Math.round((Math.atan2(dy, dx) * (STEPS / 2)) / Math.PI), 0);
}

/** A facing after a turn by so many half degrees, counter-clockwise. */
export function turned(facing: number, by: number): number {
  return (((facing + by) % STEPS) + STEPS) % STEPS;
}

/** Where the passenger of a chariot is drawn: this part of the way from its centre dot to its rear end. */
export const COMPARTMENT = 0.5;

/** The place so many units straight behind another one: where the rider of a mount sits. */
export function behind(at: { x: number; y: number; facing: number }, units: number): [number, number] {
  const angle = (at.facing * Math.PI) / (STEPS / 2);
  return [at.x - Math.cos(angle) * units, at.y - Math.sin(angle) * units];
}

interface Base {
  x: number;
  y: number;
  facing: number;
  radius: number;
  nose: number;
  tail: number;
}
/** How far a place lies outside a base; less than nothing for one on it. */
export function gapTo(base: Base, [x, y]: Place): number {
  const angle = (base.facing * Math.PI) / (STEPS / 2);
  const along = (x - base.x) * Math.cos(angle) + (y - base.y) * Math.sin(angle);
  const [spineX, spineY] = behind(base, -Math.min(base.nose, Math.max(-base.tail, along)));
  return Math.hypot(x - spineX, y - spineY) - base.radius;
}

/** A closed line through places. */
export function outline(places: readonly Place[], height: number): string {
  return places.length > 0 ? `${line(places, height)}Z` : '';
}

/** An open line through places. */
export function line(places: readonly Place[], height: number): string {
  return places
    .map((place, at) => {
      const [x, y] = drawn(place, height);
      return `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`;
    })
    .join('');
}

/** A terrain piece laid at a place, turned counter-clockwise by quarters. */
export function laid(places: readonly Place[], at: Place, quarters: number): Place[] {
  return places.map(([x, y]) => {
    const spun = (
      [
        [x, y],
        [-y, x],
        [-x, -y],
        [y, -x],
      ] as const
    )[((quarters % 4) + 4) % 4] ?? [x, y];
    return [at[0] + spun[0], at[1] + spun[1]];
  });
}

/** A window in a ring between two radii, round a direction; `arc` in degrees. */
export function ringWindow(inner: number, outer: number, arc: number, angle: number): string {
  const half = (arc * Math.PI) / 360;
  const at = (radius: number, turn: number): string =>
    `${round(radius * Math.cos(angle + turn))} ${round(radius * Math.sin(angle + turn))}`;
  const large = arc > 180 ? 1 : 0;
  return (
    `M${at(inner, -half)}L${at(outer, -half)}A${round(outer)} ${round(outer)} 0 ${large} 1 ${at(outer, half)}` +
    `L${at(inner, half)}A${round(inner)} ${round(inner)} 0 ${large} 0 ${at(inner, -half)}Z`
  );
}

/** A wedge from the centre, as of a front arc with a range. */
export function wedge(radius: number, arc: number, angle: number): string {
  if (arc >= 360)
    return `M${round(-radius)} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  const half = (arc * Math.PI) / 360;
  const end = (turn: number): string =>
    `${round(radius * Math.cos(angle + turn))} ${round(radius * Math.sin(angle + turn))}`;
  return `M0 0L${end(-half)}A${round(radius)} ${round(radius)} 0 ${arc > 180 ? 1 : 0} 1 ${end(half)}Z`;
}

/** The middle of some places. */
export function middle(places: readonly Place[]): Place {
  const sum = places.reduce<[number, number]>((all, each) => [all[0] + each[0], all[1] + each[1]], [0, 0]);
  return [sum[0] / places.length, sum[1] / places.length];
}

/** Whether a place lies inside an outline; for pictures only. */
export function inside(place: Place, places: readonly Place[]): boolean {
  let found = false;
  places.forEach((a, at) => {
    const b = places[(at + 1) % places.length] ?? a;
    const crosses = a[1] > place[1] !== b[1] > place[1];
    if (crosses && place[0] < ((b[0] - a[0]) * (place[1] - a[1])) / (b[1] - a[1]) + a[0]) found = !found;
  });
  return found;
}
