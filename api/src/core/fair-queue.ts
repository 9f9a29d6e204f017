export interface FairQueueLimits {
  /** Items of one account that may be in hand at a time. */
  readonly inHandPerAccount: number;
  readonly waitingPerAccount: number;
  /** Of all accounts together. */
  readonly waiting: number;
}

export interface Queued {
  /** Whose turn it takes: a user's id. */
  readonly account: string;
}

/** Waiting items, taken in turn from one account after the other: who queues much waits longer, and nobody else does (SAFE-02). */
export class FairQueue<Item extends Queued> {
  /** In the order in which the accounts have their turn. */
  readonly #waiting = new Map<string, Item[]>();
  readonly #inHand = new Map<string, number>();
  readonly #limits: FairQueueLimits;
  #size = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  /** Puts an item behind the account's others, or says what is full. */
  add(item: Item): 'added' | 'account full' | 'full' {
    const own = this.#waiting.get(item.account) ?? [];
    if (own.length >= this.#limits.waitingPerAccount) return 'account full';
    if (this.#size >= this.#limits.waiting) return 'full';
    own.push(item);
    this.#waiting.set(item.account, own);
    this.#size += 1;
    return 'added';
  }

  /** Whether an item may begin. */
  get hasNext(): boolean {
    return [...this.#waiting.keys()].some((account) => this.#mayBegin(account));
  }

  /** The next item, which is in hand until `finish`; undefined when none may begin. */
  take(): Item | undefined {
    for (const [account, items] of this.#waiting) {
      if (!this.#mayBegin(account)) continue;
      const item = items.shift();
      // To the end of the round.
      this.#waiting.delete(account);
      if (items.length > 0) this.#waiting.set(account, items);
      if (item === undefined) continue;
      this.#inHand.set(account, (this.#inHand.get(account) ?? 0) + 1);
      this.#size -= 1;
      return item;
    }
    return undefined;
  }

  #mayBegin(account: string): boolean {
    return (this.#inHand.get(account) ?? 0) < this.#limits.inHandPerAccount;
  }

  finish({ account }: Item): void {
    const left = (this.#inHand.get(account) ?? 1) - 1;
    if (left > 0) this.#inHand.set(account, left);
    else this.#inHand.delete(account);
  }

  /** Everything that waits, taken out. */
  empty(): Item[] {
    const items = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return items;
  }
}
