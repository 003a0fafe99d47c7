/** The moments of a replay: those next to the one shown are fetched before they are wanted, so that a step takes no time. */

const KEPT = 12;

export class Frames<T> {
  private readonly known = new Map<string, Promise<T>>();

  constructor(private readonly fetch: (address: string) => Promise<T>) {}

  /** The moment at an address. */
  at(address: string): Promise<T> {
    let found = this.known.get(address);
    if (!found) {
      found = this.fetch(address);
      found.catch(() => this.known.delete(address));
      this.known.set(address, found);
      const oldest = this.known.keys().next().value;
      if (this.known.size > KEPT && oldest !== undefined) this.known.delete(oldest);
    }
    return found;
  }

  /** Fetch what may be wanted next; if that fails it is asked for again when it is wanted. */
  ahead(addresses: readonly string[]): void {
    for (const address of addresses) void this.at(address).catch(() => undefined);
  }
}
