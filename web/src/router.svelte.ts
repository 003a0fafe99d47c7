/** Which page is shown: the path of the address, kept by the browser's own history. */

let path = $state(location.pathname);
let query = $state(location.search);

window.addEventListener('popstate', () => {
  path = location.pathname;
  query = location.search;
});

export const route = {
  get path(): string {
    return path;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(query);
  },
  /** The parts of the path after the leading slash. */
  get parts(): string[] {
    return path.split('/').filter((part) => part !== '');
  },
};

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  path = location.pathname;
  query = location.search;
  if (!replace) window.scrollTo(0, 0);
}

/** For links inside the client: follow them without loading the page again, unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
