/**
 * The armies and figures of whoever plays: on the server's shelf, where every browser of an account finds them, and in this
 * browser, which is enough while the server cannot be reached.
 */

import { ensureMe, knownMe } from '../../me.svelte';
import { call, get } from '../../wire/http';
import type { MeInfo } from '../../wire/types';
import { byName, merged, type Kept } from './merge';
import {
  collection,
  keepArmies,
  keepCollection,
  keepMark,
  mark,
  savedArmies,
  type Army,
} from './store.svelte';

interface Item<T> {
  name: string;
  data: T;
}
type Owned = Record<string, number>;

/** The name under which the collection lies. */
const FIGURES = 'figures';
const SEND_AFTER = 400;

/** A shelf's name in an address; a stroke would end it there. */
const address = (kind: string, name: string): string =>
  `/api/me/shelf/${kind}/${encodeURIComponent(name.replaceAll('/', '∕'))}`;
const items = async <T>(kind: string): Promise<Item<T>[]> =>
  (await get<{ items: Item<T>[] }>(`/api/me/shelf/${kind}`)).items;

class Shelf {
  armies = $state.raw<readonly Army[]>(byName(savedArmies()));
  owned = $state.raw<Owned>(collection());
  /** Where everything lies: with an account, with a guest's session, or only here. */
  where = $state<'account' | 'guest' | 'browser'>('browser');
  login = $state('');
  private timer = 0;

  /** Fetch what the server keeps, if there is a session already. */
  async open(): Promise<void> {
    const me = await knownMe();
    if (me) await this.tried(() => this.meet(me));
  }

  async save(army: Army): Promise<void> {
    this.armies = byName([...this.armies.filter((each) => each.name !== army.name), army]);
    const { pending, dropped } = mark();
    this.note({
      pending: [...new Set([...pending, army.name])],
      dropped: dropped.filter((each) => each !== army.name),
    });
    await this.send();
  }

  async forget(name: string): Promise<void> {
    this.armies = this.armies.filter((each) => each.name !== name);
    const { pending, dropped } = mark();
    this.note({
      pending: pending.filter((each) => each !== name),
      dropped: [...new Set([...dropped, name])],
    });
    await this.send();
  }

  own(figure: string, by: number): void {
    const count = Math.max(0, (this.owned[figure] ?? 0) + by);
    const others = Object.entries(this.owned).filter(([key]) => key !== figure);
    this.owned = Object.fromEntries(count > 0 ? [...others, [figure, count]] : others);
    this.note({ isOwnedPending: true });
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.send(), SEND_AFTER);
  }

  /** Send what the server has not got; a session begins if there is none. */
  private send(): Promise<void> {
    return this.tried(async () => {
      const me = await ensureMe();
      if (mark().owner === me.id) await this.flush();
      else await this.meet(me);
      this.tell(me);
    });
  }

  private async meet(me: MeInfo): Promise<void> {
    const [armies, boxes] = await Promise.all([items<Army>('army'), items<{ figures: Owned }>('collection')]);
    const owned = boxes.find((each) => each.name === FIGURES)?.data.figures ?? null;
    this.take(merged(this.brought(me), { armies: armies.map((each) => each.data), owned }), me);
    await this.flush();
    this.tell(me);
  }

  /** What this browser has to bring along: after an account has left, only what never reached it. */
  private brought(me: MeInfo): Kept {
    const known = mark();
    const here = { ...known, armies: this.armies, owned: this.owned };
    if (known.owner === me.id || (known.owner !== '' && !known.isGuest)) return here;
    return { ...here, pending: this.armies.map((each) => each.name), isOwnedPending: true };
  }

  private take(all: Kept, me: MeInfo): void {
    this.armies = all.armies;
    this.owned = { ...all.owned };
    const { pending, dropped, isOwnedPending } = all;
    this.note({ owner: me.id, isGuest: me.login === null, pending, dropped, isOwnedPending });
  }

  private async flush(): Promise<void> {
    for (const name of mark().dropped) {
      await call('DELETE', address('army', name)).catch(() => null);
      this.note({ dropped: mark().dropped.filter((each) => each !== name) });
    }
    for (const name of mark().pending) {
      const army = this.armies.find((each) => each.name === name);
      if (army) await call('PUT', address('army', name), army);
      this.note({ pending: mark().pending.filter((each) => each !== name) });
    }
    if (mark().isOwnedPending) {
      await call('PUT', address('collection', FIGURES), { figures: this.owned });
      this.note({ isOwnedPending: false });
    }
  }

  private note(changes: Partial<ReturnType<typeof mark>>): void {
    keepArmies(this.armies);
    keepCollection(this.owned);
    keepMark({ ...mark(), ...changes });
  }

  private tell(me: MeInfo): void {
    this.where = me.login === null ? 'guest' : 'account';
    this.login = me.login ?? '';
  }

  private async tried(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch {
      this.where = 'browser';
    }
  }
}

export const shelf = new Shelf();
