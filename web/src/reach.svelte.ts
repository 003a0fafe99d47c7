/** Whether the server can be reached. Every call that is answered or not tells; while it cannot, it is asked now and then. */

const EVERY = 5_000;

let isLost = $state(!navigator.onLine);
let asking = 0;

export const reach = {
  get isLost(): boolean {
    return isLost;
  },
  /** A call was answered, or nobody answered. */
  told(isAnswered: boolean): void {
    isLost = !isAnswered;
    window.clearTimeout(asking);
    if (isLost) asking = window.setTimeout(() => void reach.check(), EVERY);
  },
  /** Ask for nothing but an answer. */
  async check(): Promise<void> {
    try {
      await fetch('/health', { cache: 'no-store' });
      reach.told(true);
    } catch {
      reach.told(false);
    }
  },
};

window.addEventListener('online', () => void reach.check());
window.addEventListener('offline', () => {
  reach.told(false);
});

/** Let the page be opened without a connection; what it then shows may be older than the server. */
export function keepPage(): void {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  if (!workers || !import.meta.env.PROD) return;
  if (workers.controller) void reach.check();
  workers.register('/service.js').catch(() => undefined);
}
