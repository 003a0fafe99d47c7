/** Where the ledger has too little room its parts move together, step by step, before anything has to be scrolled. */

import type { Action } from 'svelte/action';

/** The steps: each is a class of the ledger, and what a game lets go of with it is its own business. */
const STEPS = ['pack1', 'pack2', 'pack3', 'pack4'];
/** Heights are rounded. */
const ROUNDING = 2;

/** The first step at which everything fits; the last one if nothing helps. */
export function stepNeeded(overflows: (step: number) => boolean): number {
  for (let step = 0; step < STEPS.length; step += 1) if (!overflows(step)) return step;
  return STEPS.length;
}

/** Pack the ledger round this part of it, and say when there still is more below. */
export const packed: Action<HTMLElement> = (node) => {
  const ledger = node.parentElement ?? node;
  function pack(step: number): boolean {
    STEPS.forEach((name, at) => ledger.classList.toggle(name, at < step));
    return node.scrollHeight > node.clientHeight + ROUNDING;
  }
  function tell(): void {
    node.toggleAttribute('data-more', node.scrollHeight - node.scrollTop > node.clientHeight + ROUNDING);
  }
  function fit(): void {
    pack(stepNeeded(pack));
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
    destroy() {
      cancelAnimationFrame(waiting);
      sizes.disconnect();
      changes.disconnect();
      node.removeEventListener('scroll', tell);
    },
  };
};
