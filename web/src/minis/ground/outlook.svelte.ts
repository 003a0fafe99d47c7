/** From which side the table is looked at. */

/** The width of the table, in its units, while it is seen from its northern edge; 0 from the southern one. */
const outlook = $state({ width: 0 });

/** See the table of this width from its northern edge, or with 0 from its southern one again. */
export function turnTable(width: number): void {
  if (outlook.width !== width) outlook.width = width;
}

/** The width of a table that is seen from the north, else 0. */
export const turnedWidth = (): number => outlook.width;
