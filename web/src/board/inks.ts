/** The inks of tokens, which stay light by night: the same on every paper. */
export const ELEMENT_INK: Record<string, string> = {
  physical: '#1a2233',
  fire: '#b0391a',
  ice: '#1d6a93',
  cold_fire: '#6d3a9c',
};

/** The colour of an element on the present paper. */
export const elementColour = (element: string): string => `var(--el-${element.replace('_', '')})`;
