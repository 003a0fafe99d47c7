/** Where the ledger has too little room its parts move together, step by step, before anything has to be scrolled. */

import type { Action } from 'svelte/action';

import { fitting } from './whole';

/** The steps: each is a class of the ledger, and what a game lets go of with it is its own business. */
const STEPS = ['pack1', 'pack2', 'pack3', 'pack4', 'pack5'];
/** Heights are rounded. */
const ROUNDING = 2;

/** The first step at which everything fits; the last one if nothing helps. */
export function stepNeeded(overflows: (step: number) => boolean): number {
  for (let step = 0; step < STEPS.length; step += 1) if (!overflows(step)) return step;
  return STEPS.length;
}

/** Pack the ledger round this part of it, and say when there still is more below; while something is asked, what does not fit
 * even then is left out whole, since the answers come first. */
export const packed: Action<HTMLElement, boolean> = (node, asks = false) => {
  let isAsking = asks;
  const ledger = node.parentElement ?? node;
  function pack(step: number): boolean {
    STEPS.forEach((name, at) => ledger.classList.toggle(name, at < step));
    return node.scrollHeight > node.clientHeight + ROUNDING;
  }
  function tell(): void {
    node.toggleAttribute('data-more', node.scrollHeight - node.scrollTop > node.clientHeight + ROUNDING);
  }
  function leaveOut(): void {
    const parts = [...node.children] as HTMLElement[];
    const heights = parts.map((part) => part.offsetHeight);
    for (const part of parts.slice(fitting(heights, node.clientHeight + ROUNDING))) part.hidden = true;
  }
  function fit(): void {
    for (const part of node.children) (part as HTMLElement).hidden = false;
    pack(stepNeeded(pack));
    if (isAsking) leaveOut();
    tell();
  }
  let waiting = 0;
  // In the next frame: what fits may change the size that is watched.
  function soon(): void {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(fit);
  }
  const sizes = new ResizeObserver(soon);
  sizes.observe(ledger);
  const changes = new MutationObserver(soon);
  changes.observe(ledger, { childList: true, subtree: true, characterData: true });
  node.addEventListener('scroll', tell, { passive: true });
  fit();
  return {
    update(now: boolean) {
      isAsking = now;
      soon();
    },
    destroy() {
      cancelAnimationFrame(waiting);
      sizes.disconnect();
      changes.disconnect();
      node.removeEventListener('scroll', tell);
    },
  };
};
