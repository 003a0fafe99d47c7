/** The keys of a battle in words; apart from what they do, so that the list of keys loads nothing else. */

export const FIELD_KEYS: readonly (readonly [string, string])[] = [
  ['N / B', 'web-minis-key-next'],
  ['← ↑ → ↓', 'web-minis-key-nudge'],
  ['Q / W', 'web-minis-key-turn'],
  ['↵', 'web-minis-key-confirm'],
  ['F', 'web-minis-key-foe'],
  ['D', 'web-minis-key-measure'],
  ['V', 'web-minis-key-threats'],
  ['+ / −', 'web-minis-key-zoom'],
];
