import type { ServedMemory } from './served-memory';
import type { Queued } from './served-steps';
import type { Settled } from './store-writer';

/** The steps that the server has not answered, each of somebody, with those who wait for what becomes of them. */
export class ServedQueue {
  /** Who is there, '' for a visitor; undefined until it is known. */
  person: string | undefined;
  /** Whether this browser has no room for it. */
  isUnkept = false;
  #all: readonly Queued[] = [];
  readonly #waiting = new Map<Queued, (settled: Settled) => void>();
  readonly #memory: ServedMemory;

  constructor(memory: ServedMemory) {
    this.#memory = memory;
  }

  /** Everybody's. */
  get all(): readonly Queued[] {
    return this.#all;
  }

  /** Those of whoever is there: as somebody else they are never sent. [DATA-03] */
  own(): readonly Queued[] {
    return this.#all.filter(({ person = '' }) => person === this.person);
  }

  async adopt(): Promise<void> {
    this.#replace([...(await this.#memory.adopt()), ...this.#all]);
  }

  add(item: Queued): Queued {
    const own = this.person ? { ...item, person: this.person } : item;
    this.#replace([...this.#all, own]);
    return own;
  }

  /** Gives the step as it stood here: it may have been marked since it was sent. */
  drop({ step }: Queued): Queued | undefined {
    const item = this.#all.find((other) => other.step.step === step.step);
    this.#replace(this.#all.filter((other) => other !== item));
    return item;
  }

  wait(item: Queued): Promise<Settled> {
    return new Promise((resolve) => {
      this.#waiting.set(item, resolve);
    });
  }

  /** Tells who stands before it; false where nobody does. */
  settle(item: Queued, settled: Settled): boolean {
    const resolve = this.#waiting.get(item);
    this.#waiting.delete(item);
    resolve?.(settled);
    return resolve !== undefined;
  }

  /** Nobody stands before any of them longer. */
  leave(): void {
    this.#replace(
      this.#all.map((item) => {
        this.settle(item, 'kept');
        return { ...item, isKept: true };
      }),
    );
  }

  #replace(all: readonly Queued[]): void {
    this.#all = all;
    this.isUnkept = !this.#memory.keepQueue(all);
  }
}
