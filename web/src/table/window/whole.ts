/** Where there is too little room, parts are left out whole instead of being cut in the middle. */

import type { Action } from 'svelte/action';

/** How many of the parts, from the first, fit into the room; the first is always shown. */
export function fitting(heights: readonly number[], room: number): number {
  let taken = 0;
  const first = heights.findIndex((height) => (taken += height) > room);
  return Math.max(1, first < 0 ? heights.length : first);
}

/** Heights are rounded, so that together they may seem to take a little more than they do. */
const ROUNDING = 4;

/** Show only those children of an element that fit into it whole, while this is wanted. */
export const wholeOnly: Action<HTMLElement, boolean> = (node, wanted = true) => {
  let isWanted = wanted;
  function fit(): void {
    const parts = [...node.children] as HTMLElement[];
    for (const part of parts) part.hidden = false;
    if (!isWanted) return;
    const heights = parts.map((part) => part.offsetHeight);
    for (const part of parts.slice(fitting(heights, node.clientHeight + ROUNDING))) part.hidden = true;
  }
  // In the next frame: what fits may change the size that is watched, and a page must not be told of its size without end.
  const watch = new ResizeObserver(() => requestAnimationFrame(fit));
  function attend(): void {
    watch.disconnect();
    watch.observe(node);
    if (node.firstElementChild) watch.observe(node.firstElementChild);
    fit();
  }
  attend();
  const changes = new MutationObserver(attend);
  changes.observe(node, { childList: true });
  return {
    update(now: boolean) {
      isWanted = now;
      fit();
    },
    destroy() {
      watch.disconnect();
      changes.disconnect();
    },
  };
};
