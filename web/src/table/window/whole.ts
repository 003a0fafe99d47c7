/** Where there is too little room, parts are left out whole instead of being cut in the middle. */

/** How many of the parts, from the first, fit into the room; the first is always shown. */
export function fitting(heights: readonly number[], room: number): number {
  let taken = 0;
  const first = heights.findIndex((height) => (taken += height) > room);
  return Math.max(1, first < 0 ? heights.length : first);
}
