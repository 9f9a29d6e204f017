const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** Tries again after a second, and each time after twice as long. */
export class Retry {
  #ms = FIRST_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #work: () => void;

  constructor(work: () => void) {
    this.#work = work;
  }

  /** Does nothing where a try is on its way. */
  begin(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(this.#work, this.#ms);
    this.#ms = Math.min(this.#ms * 2, LONGEST_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** The next try comes after a second again. */
  reset(): void {
    this.#ms = FIRST_MS;
  }
}
