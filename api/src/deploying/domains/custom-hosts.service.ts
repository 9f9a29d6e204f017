import { addSeconds, type Clock } from '../../core/clock';
import type { Queryable } from '../../db/database';
import { GRACE_SECONDS } from './domain-state.rules';
import { listRoutes, type DomainRoute } from './domains.repository';

/**
 * Which application answers at which domain, in the memory of this process: every request asks. Made once for a server, read before it
 * listens, and read again at every change of this process and every few seconds for those of others.
 */
export class CustomHostsMemory {
  #routes: ReadonlyMap<string, DomainRoute> = new Map();
  #reading: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  readonly #q: Queryable;
  readonly #clock: Clock;

  constructor(q: Queryable, clock: Clock) {
    this.#q = q;
    this.#clock = clock;
  }

  /** The name of the application that answers there; undefined for none. */
  find(domain: string): string | undefined {
    return this.#routes.get(domain)?.appName;
  }

  /** Whether something is live there, and the domain leads somewhere: only then a certificate can be got, and is of use. */
  mayHaveCertificate(domain: string): boolean {
    return this.#routes.get(domain)?.isOpen === true;
  }

  /**
   * Reads what there is by now; whoever asks while that is being read gets what is read after it. Rejects where the database does not
   * answer: what was known stays.
   */
  refresh(): Promise<void> {
    if (this.#reading === undefined) {
      this.#reading = this.#read().finally(() => {
        this.#reading = undefined;
      });
      return this.#reading;
    }
    this.#next ??= this.#reading
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        return this.refresh();
      });
    return this.#next;
  }

  async #read(): Promise<void> {
    const routes = await listRoutes(this.#q, addSeconds(this.#clock(), -GRACE_SECONDS));
    this.#routes = new Map(routes.map((route) => [route.domain, route]));
  }
}
