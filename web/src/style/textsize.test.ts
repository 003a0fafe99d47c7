import { describe, expect, it } from 'vitest';
import postcss from 'postcss';

import { textSize } from '../../plugins/textsize.ts';

const treated = (css: string): string => postcss([textSize()]).process(css, { from: undefined }).css;

describe('the layout at a larger size of text', () => {
  it('asks about the size of the window once for each size', () => {
    const css = treated('@media (max-width: 820px) { .hand { gap: 9px } }');
    expect(css).toContain('(max-width: 820px) { :where(:root:not([data-text])) .hand');
    expect(css).toContain("(max-width: 1025px) { :where(:root[data-text='125']) .hand");
    expect(css).toContain("(max-width: 1230px) { :where(:root[data-text='150']) .hand");
    expect(css.match(/@media/g)).toHaveLength(3);
  });

  it('asks about the page itself where its own values depend on the window', () => {
    const css = treated('@media (max-height: 500px) { :root { --top-h: 52px } }');
    expect(css).toContain("(max-height: 750px) { :root:where([data-text='150']) { --top-h: 52px }");
  });

  it('leaves other questions alone', () => {
    const css = '@media (pointer: coarse) { .btn { gap: 9px } }';
    expect(treated(css)).toBe(css);
  });

  it('takes the window for as much smaller as the text is larger', () => {
    expect(treated('a { height: calc(100dvh - 3px); width: min(9px, 92vw) }')).toBe(
      'a { height: calc(calc(100dvh / var(--text-size)) - 3px); width: min(9px, calc(92vw / var(--text-size))) }',
    );
  });
});
