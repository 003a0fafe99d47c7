/**
 * Lets the layout follow the size of text a player has set. The page is enlarged as a whole (`zoom`), which leaves a smaller
 * page to lay out; but questions about its size and the units of the window know nothing of that. So each such question is
 * asked once per size, with what it asks multiplied, and lengths in those units are divided.
 */

import type { AtRule, Declaration, Plugin, Rule } from 'postcss';

/** The sizes a player can set (settings.svelte.ts), in hundredths; 100 is what the styles are written for. */
const TEXT_SIZES = [100, 125, 150];

const SIZE_QUESTION = /\b(?:min|max)-(?:width|height)\b/;
const LENGTH = /(\d+(?:\.\d+)?)px/g;
const WINDOW_UNIT = /-?\d+(?:\.\d+)?[dsl]?v(?:h|w|min|max)\b/g;

/** Where the page is shown at this size; it adds nothing to the weight of a selector. */
function at(size: number): string {
  return size === 100 ? ':not([data-text])' : `[data-text='${String(size)}']`;
}

function scoped(selector: string, size: number): string {
  if (selector.startsWith(':root')) return selector.replace(':root', `:root:where(${at(size)})`);
  return `:where(:root${at(size)}) ${selector}`;
}

function asked(question: AtRule, size: number): AtRule {
  const params = question.params.replace(LENGTH, (_, px: string) => `${String((Number(px) * size) / 100)}px`);
  const copy = question.clone({ params });
  copy.walkRules((rule: Rule) => {
    rule.selectors = rule.selectors.map((selector) => scoped(selector, size));
  });
  return copy;
}

export function textSize(): Plugin {
  return {
    postcssPlugin: 'text-size',
    Once(root) {
      root.walkDecls((declaration: Declaration) => {
        declaration.value = declaration.value.replace(WINDOW_UNIT, 'calc($& / var(--text-size))');
      });
      root.walkAtRules('media', (question: AtRule) => {
        if (!SIZE_QUESTION.test(question.params)) return;
        question.replaceWith(TEXT_SIZES.map((size) => asked(question, size)));
      });
    },
  };
}
