/** Which people an army is called by. */

interface Counted {
  faction: string;
  points: number;
  /** A section of a castle: stone is no people, as long as somebody holds it. */
  isStone?: boolean;
}

export function leadingFaction(figures: readonly Counted[]): string {
  const people = figures.filter((each) => !each.isStone);
  const points = new Map<string, number>();
  for (const { faction, points: worth } of people.length > 0 ? people : figures)
    points.set(faction, (points.get(faction) ?? 0) + worth);
  return [...points].sort((one, other) => other[1] - one[1])[0]?.[0] ?? '';
}
