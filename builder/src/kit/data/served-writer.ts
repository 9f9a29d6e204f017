import { currentMoment } from '../calc/clock';
import type { Change, StoredDocument } from './document';
import { hearReturns } from './page-return';
import { chosenViews } from './rebase';
import { Unreachable, type LinkState, type RecordServer } from './record-server';
import type { ServedMemory } from './served-memory';
import { ServedRecords } from './served-records';
import {
  needs,
  NEEDS_OTHER,
  rebuilt,
  recordIn,
  sentChanges,
  withSteps,
  type Queued,
  type Rejection,
} from './served-steps';
import type { SentChange, Snapshot, StepAnswer } from './server-protocol';
import type { Notice, StateCell } from './store-state';
import type { Choice, Settled, StoreWriter } from './store-writer';

/** A first read that takes longer is told about. */
const WAKING_MS = 300;
/** News of others come a moment later than the answer to what was sent after it. */
const GAP_MS = 2000;
const POLL_MS = 5000;
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 30_000;

interface ServedPorts {
  readonly newId: () => string;
  readonly memory: ServedMemory;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/**
 * Shows what the server said last, with what it has not answered repeated on it. Steps are sent one after the other; without a
 * network they wait, also while the page is closed. [DATA-04]
 */
export class ServedWriter implements StoreWriter {
  readonly #server: RecordServer;
  readonly #cell: StateCell;
  readonly #ports: ServedPorts;
  readonly #served: ServedRecords;
  #queue: readonly Queued[] = [];
  readonly #waiting = new Map<Queued, (settled: Settled) => void>();
  /** What was committed last, as long as nobody asked what becomes of it. */
  #last: Queued | undefined;
  #snapshot: Snapshot | null = null;
  /** Of what the server gave, not of what was kept. */
  #revision: number | undefined;
  #isSending = false;
  #isOffline = false;
  #isPaused = false;
  #isNewer = false;
  #isUnkept = false;
  #isClosed = false;
  readonly #stops: (() => void)[] = [];
  #retryMs = FIRST_RETRY_MS;
  #retry: Timer;
  #gap: Timer;
  #poll: Timer;

  constructor(server: RecordServer, cell: StateCell, ports: ServedPorts) {
    this.#server = server;
    this.#cell = cell;
    this.#ports = ports;
    this.#served = new ServedRecords();
  }

  readonly load = async (): Promise<void> => {
    const { memory } = this.#ports;
    this.#cell.set({ document: { ...this.#cell.get().document, views: memory.views() } });
    this.#queue = [...(await memory.adopt()), ...this.#queue];
    this.#keep();
    const onOffline = this.#setOffline.bind(this, true);
    if (!this.#isClosed) this.#stops.push(hearReturns({ onReturn: this.#reachNow, onOffline }));
    await this.#reach();
  };

  /** Nobody looks any more: nothing is heard, asked for or tried again. What was not sent is kept. */
  readonly close = (): void => {
    this.#isClosed = true;
    for (const stop of this.#stops) stop();
    clearTimeout(this.#retry);
    clearTimeout(this.#gap);
    clearInterval(this.#poll);
  };

  readonly commit = (document: StoredDocument, changes: readonly Change[]): void => {
    const before = this.#cell.get().document;
    const views = { ...before.views, ...chosenViews(before, document) };
    if (document.views !== before.views) {
      this.#ports.memory.keepViews(views);
      this.#cell.set({ document: { ...before, views } });
    }
    this.#last = this.#enqueue(sentChanges(before, changes));
  };

  /** Also what is shown is kept, for a page that opens without a network. */
  readonly flush = (): void => {
    if (this.#snapshot) {
      const { records } = this.#served.document();
      this.#ports.memory.keepSnapshot({ ...this.#snapshot, seq: this.#served.seq, records } as Snapshot);
    }
    if (!this.#isOffline && this.#snapshot && this.#cell.get().problem === '') return;
    this.#reachNow();
  };

  readonly #reachNow = (): void => {
    this.#retryMs = FIRST_RETRY_MS;
    void this.#reach();
  };

  readonly settle = (): Promise<Settled> => {
    const last = this.#last;
    this.#last = undefined;
    if (!last) return Promise.resolve('made');
    if (this.#isOffline) return Promise.resolve('kept');
    return new Promise((resolve) => {
      this.#waiting.set(last, resolve);
    });
  };

  readonly tell = (rejection: Rejection): void => {
    this.#cell.set({ rejections: [...this.#cell.get().rejections, rejection] });
  };

  readonly resolve = (rejection: Rejection, choice: Choice): void => {
    const { rejections, document } = this.#cell.get();
    this.#cell.set({ rejections: rejections.filter((one) => one !== rejection) });
    if (choice !== 'drop') this.#last = this.#enqueue(rebuilt(document, rejection, choice));
  };

  #enqueue(changes: readonly SentChange[]): Queued | undefined {
    if (changes.length === 0) return undefined;
    const { document } = this.#cell.get();
    const database = this.#snapshot?.database;
    const item: Queued = {
      step: { step: this.#ports.newId(), changes, ...(database && { database }) },
      at: currentMoment().toISOString(),
      before: changes.flatMap((change) =>
        change.kind === 'change' ? (recordIn(document, change) ?? []) : [],
      ),
      ...(this.#isOffline && { isKept: true }),
    };
    this.#queue = [...this.#queue, item];
    this.#keep();
    this.#show();
    void this.#send();
    return item;
  }

  /** Sends what waits, in its order. */
  async #send(): Promise<void> {
    if (this.#isSending || this.#isOffline || !this.#snapshot) return;
    this.#isSending = true;
    for (let [item] = this.#queue; item; [item] = this.#queue) {
      const answer = await this.#server.send(item.step).catch(() => null);
      if (!answer) {
        this.#setOffline(true);
        break;
      }
      this.#take(item, answer);
    }
    this.#isSending = false;
  }

  #take(sent: Queued, answer: StepAnswer): void {
    // It may have been marked meanwhile.
    const [item = sent] = this.#queue;
    this.#queue = this.#queue.slice(1);
    const { kind, changes } = answer;
    if (kind === 'made') {
      this.#served.take(answer.seq, changes);
      this.#settle(item, 'made');
    } else {
      this.#served.correct(changes);
      this.#reject(item, answer);
    }
    this.#keep();
    this.#showNews();
  }

  /** With it goes what cannot be without it. */
  #reject(item: Queued, answer: Rejection['answer']): void {
    const added = new Set(item.step.changes.flatMap(({ kind, id }) => (kind === 'add' ? id : [])));
    const builtOn = this.#queue.filter((later) => needs(later, added));
    this.#queue = this.#queue.filter((later) => !builtOn.includes(later));
    const rejection = { ...item, answer };
    if (!this.#settle(item, rejection)) this.tell(rejection);
    for (const later of builtOn) this.#reject(later, NEEDS_OTHER);
  }

  /** Tells who stands before it; false where nobody does. */
  #settle(item: Queued, settled: Settled): boolean {
    const resolve = this.#waiting.get(item);
    this.#waiting.delete(item);
    resolve?.(settled);
    return resolve !== undefined;
  }

  /** Tries whether the server is there, and goes on. */
  async #reach(): Promise<void> {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    if (!this.#isClosed && (await this.#read())) void this.#send();
  }

  /** Takes what the server has by now; `isAnyOlder` also where it has fewer steps, as after it was put back. */
  async #read(isAnyOlder = false): Promise<boolean> {
    const waking = setTimeout(() => {
      if (!this.#snapshot) this.#cell.set({ notice: 'waking' });
    }, WAKING_MS);
    const { seq } = this.#served;
    try {
      const snapshot = await this.#server.read();
      this.#isNewer ||= this.#revision !== undefined && this.#revision !== snapshot.revision;
      this.#revision = snapshot.revision;
      // Unless something was made while it came, which it may not have.
      this.#start(snapshot, (isAnyOlder || this.#isOffline) && seq === this.#served.seq);
      this.#setOffline(false);
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    } finally {
      clearTimeout(waking);
    }
  }

  #fail(error: unknown): void {
    const { memory } = this.#ports;
    if (!(error instanceof Unreachable)) {
      // Whoever may not read any more does not find it here either.
      memory.keepSnapshot(null);
      this.#cell.set({ problem: error instanceof Error ? error.message : String(error) });
      this.#tellNotice();
      return;
    }
    const kept = this.#snapshot ? null : memory.snapshot();
    if (kept) this.#start(kept, true);
    this.#setOffline(true);
  }

  #start(snapshot: Snapshot, isAnyOlder: boolean): void {
    const isFirst = !this.#snapshot;
    this.#snapshot = snapshot;
    if (isAnyOlder || snapshot.seq >= this.#served.seq) this.#served.start(snapshot);
    this.#cell.set({ rights: snapshot.rights, problem: '' });
    this.#showNews();
    if (isFirst) {
      this.#cell.set({ status: 'ready' });
      if (!this.#isClosed) this.#listen();
    }
  }

  #listen(): void {
    const known = () => ({ seq: this.#served.seq, revision: this.#snapshot?.revision });
    const stop = this.#server.listen(known, {
      onNews: (news) => {
        this.#served.hear(news);
        this.#showNews();
      },
      onReload: () => void this.#readAnew(),
      onState: (state) => {
        this.#hearState(state);
      },
    });
    this.#stops.push(stop);
  }

  /** The tables changed, which only a newer page knows; or too much was missed, which is all in a snapshot. */
  async #readAnew(): Promise<void> {
    if (await this.#read(true)) return;
    this.#isNewer = true;
    this.#tellNotice();
  }

  #hearState(state: LinkState): void {
    clearInterval(this.#poll);
    this.#isPaused = state === 'paused' || (state === 'lost' && this.#isPaused);
    if (this.#isPaused) this.#poll = setInterval(() => void this.#reach(), POLL_MS);
    if (state === 'live' && this.#isOffline) void this.#reach();
    this.#tellNotice();
  }

  #setOffline(isOffline: boolean): void {
    this.#isOffline = isOffline;
    if (isOffline) {
      this.#queue = this.#queue.map((item) => {
        this.#settle(item, 'kept');
        return { ...item, isKept: true };
      });
      this.#keep();
      this.#retryLater();
    } else {
      this.#retryMs = FIRST_RETRY_MS;
    }
    this.#tellNotice();
  }

  #retryLater(): void {
    if (this.#retry !== undefined || this.#isClosed) return;
    this.#retry = setTimeout(() => void this.#reach(), this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, MAX_RETRY_MS);
  }

  #keep(): void {
    this.#isUnkept = !this.#ports.memory.keepQueue(this.#queue);
  }

  /** Reads everything where news stay away. */
  #showNews(): void {
    this.#show();
    if (!this.#served.hasGap()) {
      clearTimeout(this.#gap);
      this.#gap = undefined;
      return;
    }
    this.#gap ??= setTimeout(() => {
      this.#gap = undefined;
      if (this.#served.hasGap()) void this.#reach();
    }, GAP_MS);
  }

  #show(): void {
    const { records } = withSteps(this.#served.document(), this.#queue);
    const { document } = this.#cell.get();
    this.#cell.set({ document: { ...document, records }, ...this.#news() });
  }

  #tellNotice(): void {
    const next = this.#news();
    const { notice, waiting } = this.#cell.get();
    if (next.notice !== notice || next.waiting !== waiting) this.#cell.set(next);
  }

  #news() {
    return { notice: this.#notice(), waiting: this.#queue.length };
  }

  #notice(): Notice | null {
    const { problem, notice } = this.#cell.get();
    if (problem !== '' || (!this.#snapshot && this.#isOffline)) return 'unreached';
    if (!this.#snapshot) return notice;
    if (this.#isNewer) return 'newer';
    if (this.#isOffline) return this.#isUnkept ? 'unkept' : 'offline';
    return this.#isPaused ? 'paused' : null;
  }
}
