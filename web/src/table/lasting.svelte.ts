/** What cannot be taken back once it is done, by the keys of its choices; the game says it for the position on the table. */

export const lasting = $state({ keys: new Set<string>() as ReadonlySet<string> });
