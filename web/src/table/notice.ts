/** Tell somebody who looks elsewhere that it is their turn, once for each time the game begins to wait. */

/** Ask the browser's leave; notices stay off without it. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function notify(title: string, text: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted' || !document.hidden) return;
  const note = new Notification(title, { body: text, tag: location.pathname, icon: '/icon.svg' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
