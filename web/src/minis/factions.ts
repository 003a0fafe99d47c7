/** Which people an army is called by. */

export function leadingFaction(figures: readonly { faction: string; points: number }[]): string {
  const points = new Map<string, number>();
  for (const { faction, points: worth } of figures) points.set(faction, (points.get(faction) ?? 0) + worth);
  return [...points].sort((one, other) => other[1] - one[1])[0]?.[0] ?? '';
}
