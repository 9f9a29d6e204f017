/**
 * Whose turn it is at a database that does one thing at a time, as the embedded one does. A single statement, which is
 * what a page waits for, need not wait for every transaction that came before it: after each of them, the single
 * statements that wait have their turn. Those that come later have theirs after the next transaction, so that none is
 * put off for long (SAFE-01, SAFE-02).
 */
export class StatementTurns {
  readonly #statements: (() => void)[] = [];
  readonly #transactions: (() => void)[] = [];
  #isTaken = false;
  /** So many single statements go before the next transaction. */
  #ahead = 0;

  /** Runs the work of a single statement in its turn. */
  async statement<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#take(this.#statements);
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  /** Runs a transaction in its turn; nothing within it may ask for another. */
  async transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#transactions.length === 0) this.#ahead = this.#statements.length;
    await this.#take(this.#transactions);
    try {
      return await work();
    } finally {
      this.#ahead = this.#statements.length;
      this.#passOn();
    }
  }

  async #take(waiting: (() => void)[]): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resume) => waiting.push(resume));
    this.#isTaken = true;
  }

  /** To the next, without a moment in between in which somebody else could take it. */
  #passOn(): void {
    const isStatementNext =
      this.#statements.length > 0 && (this.#ahead > 0 || this.#transactions.length === 0);
    this.#ahead = Math.max(0, this.#ahead - 1);
    const next = isStatementNext ? this.#statements.shift() : this.#transactions.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }
}
