import type { Queued } from '../../core/fair-queue';

/** Questions in hand at a time. They mostly wait for a network. */
export const PLACES = 8;
/** The last places are for accounts whose databases answer: those that do not never take them all. */
const KEPT_PLACES = 4;
const OF_ACCOUNT = 2;
const WAITING_OF_ACCOUNT = 4;
const WAITING = 100;
/** The last of them are for accounts that have nothing waiting. */
const KEPT_WAITING = 50;
/** Whoever used more lately, counting what is in hand, has a database that is slow. */
const QUICK_MS = 5000;
/** What was used so long ago counts half. */
const HALF_LIFE_MS = 60_000;
/** Less is forgotten. */
const LEAST_MS = 50;

interface Account<Item> {
  readonly waiting: Item[];
  /** Each with when it began. */
  readonly inHand: Map<Item, number>;
  usedMs: number;
  usedAt: number;
}

/**
 * The turns of questions to databases that are not ours. Somebody's slow database holds a place for half a minute: it makes them wait
 * for those whose databases answer, and never the other way round (SAFE-02). The next is one of the account with the fewest in hand, of
 * those the one that used the least time lately.
 */
export class PatientTurns<Item extends Queued> {
  /** Without those of whom nothing is known any more. */
  readonly #accounts = new Map<string, Account<Item>>();
  readonly #now: () => number;
  #waiting = 0;
  #inHand = 0;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Puts a question behind the others of its account, or says what is full. */
  add(item: Item): 'added' | 'account full' | 'full' {
    const account = this.#accountOf(item.account);
    const most = this.#waiting < WAITING - KEPT_WAITING ? WAITING_OF_ACCOUNT : 1;
    if (account.waiting.length >= most) return 'account full';
    if (this.#waiting >= WAITING) return 'full';
    account.waiting.push(item);
    this.#waiting += 1;
    return 'added';
  }

  /** The next question, which is in hand until `finish`; undefined where none may begin. */
  take(): Item | undefined {
    const now = this.#now();
    let next: Account<Item> | undefined;
    for (const account of this.#accounts.values()) {
      if (this.#mayBegin(account, now) && (!next || isBefore(account, next, now))) next = account;
    }
    const item = next?.waiting.shift();
    if (!next || !item) return undefined;
    next.inHand.set(item, now);
    this.#waiting -= 1;
    this.#inHand += 1;
    return item;
  }

  finish(item: Item): void {
    const account = this.#accounts.get(item.account);
    const began = account?.inHand.get(item);
    if (!account || began === undefined) return;
    const now = this.#now();
    account.usedMs = usedLately(account, now) + now - began;
    account.usedAt = now;
    account.inHand.delete(item);
    this.#inHand -= 1;
    for (const [name, known] of this.#accounts) if (isForgotten(known, now)) this.#accounts.delete(name);
  }

  /** Everything that waits, taken out. */
  empty(): Item[] {
    this.#waiting = 0;
    return [...this.#accounts.values()].flatMap(({ waiting }) => waiting.splice(0));
  }

  #mayBegin(account: Account<Item>, now: number): boolean {
    if (account.waiting.length === 0 || account.inHand.size >= OF_ACCOUNT) return false;
    if (this.#inHand < PLACES - KEPT_PLACES) return true;
    return this.#inHand < PLACES && account.inHand.size === 0 && usedLately(account, now) < QUICK_MS;
  }

  #accountOf(name: string): Account<Item> {
    const known = this.#accounts.get(name);
    if (known) return known;
    const account: Account<Item> = { waiting: [], inHand: new Map(), usedMs: 0, usedAt: this.#now() };
    this.#accounts.set(name, account);
    return account;
  }
}

function usedLately<Item>({ usedMs, usedAt }: Account<Item>, now: number): number {
  return usedMs * 0.5 ** ((now - usedAt) / HALF_LIFE_MS);
}

function isBefore<Item>(one: Account<Item>, other: Account<Item>, now: number): boolean {
  const difference = one.inHand.size - other.inHand.size;
  return difference < 0 || (difference === 0 && usedLately(one, now) < usedLately(other, now));
}

function isForgotten<Item>(account: Account<Item>, now: number): boolean {
  return account.waiting.length + account.inHand.size === 0 && usedLately(account, now) < LEAST_MS;
}
