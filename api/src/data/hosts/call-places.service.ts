/** Calls of one network to one application, and to all, that are not answered yet. People behind one address share them. */
const OF_ONE = 50;
const OF_ALL = 200;

/**
 * Bounds how many calls one network may have waiting, so that it takes neither the places of an application nor those of all
 * (DATA-06).
 */
export class CallPlaces {
  readonly #taken = new Map<string, number>();

  /** Gives what gives the place back; undefined where the network has all that it may. */
  take(network: string, label: string): (() => void) | undefined {
    // No network has a space in it.
    const own = `${network} ${label}`;
    if (this.#of(own) >= OF_ONE || this.#of(network) >= OF_ALL) return undefined;
    this.#count(own, 1);
    this.#count(network, 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#count(own, -1);
      this.#count(network, -1);
    };
  }

  #of(name: string): number {
    return this.#taken.get(name) ?? 0;
  }

  #count(name: string, more: number): void {
    const count = this.#of(name) + more;
    if (count > 0) this.#taken.set(name, count);
    else this.#taken.delete(name);
  }
}
