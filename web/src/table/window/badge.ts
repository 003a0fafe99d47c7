/** The icon of the page with the number of games that wait. */

const PLAIN = '/icon.svg';
const SHIELD =
  '<path d="M20 1.5 36 10.8v18.4L20 38.5 4 29.2V10.8Z" fill="#1a2233"/>' +
  '<path d="M20 1.5 36 10.8v18.4L20 38.5Z" fill="#fffdf6" stroke="#1a2233" stroke-width="2" stroke-linejoin="round"/>';

/** The picture for a number; above nine it says so by a plus, because more would not be readable. */
export function badge(count: number): string {
  if (count <= 0) return PLAIN;
  const text = count > 9 ? '9+' : String(count);
  const size = text.length > 1 ? 19 : 24;
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${SHIELD}` +
    '<circle cx="25" cy="25" r="14" fill="#b3261e" stroke="#fffdf6" stroke-width="2"/>' +
    `<text x="25" y="25" dy=".36em" text-anchor="middle" font-family="sans-serif" font-weight="700" ` +
    `font-size="${String(size)}" fill="#fff">${text}</text></svg>`;
  return 'data:image/svg+xml,' + encodeURIComponent(picture);
}

/** Put it on the tab, and on the icon of the installed page where there is one. */
export function showBadge(count: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = badge(count);
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
}
