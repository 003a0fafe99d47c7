/** The signs of the six mana colours, in a box of 24. The sign says the colour even where none can be seen. */

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, at) => {
    const radius = at % 2 === 0 ? outer : inner;
    const angle = ((-90 + (180 * at) / points) * Math.PI) / 180;
    return `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

export const MANA_SIGNS: Record<string, string> = {
  red: 'M12 2.6 21.4 20Q12 22.6 2.6 20Z',
  blue: 'M12 1.6 20.2 12 12 22.4 3.8 12Z',
  green: 'M3.2 20.8C1.6 9.4 8.6 2.6 21.2 2.8 21.6 15.4 14.8 22.2 3.2 20.8Z',
  white: 'M12 2.2A9.8 9.8 0 1 1 11.99 2.2ZM12 7A5 5 0 1 0 12.01 7Z',
  gold: star(8, 11.4, 6.6),
  black: 'M15.6 1.9A10.4 10.4 0 1 0 22.3 15.6 8.6 8.6 0 0 1 15.6 1.9Z',
};

/** The vein of the green leaf, cut out in the colour behind it. */
export const LEAF_VEIN = 'M5 19 15.5 8.5';
