/** The drawings that have been loaded. A part of the client loads the group it uses before it is shown. */

import common from 'virtual:icons/ui';

const loaded = new Map<string, string>(Object.entries(common));

export function register(icons: Record<string, string>): void {
  for (const [name, path] of Object.entries(icons)) loaded.set(name, path);
}

/** The path of an icon in a box of 512; nothing if its group was not loaded. */
export function iconPath(name: string): string {
  return loaded.get(name) ?? '';
}
