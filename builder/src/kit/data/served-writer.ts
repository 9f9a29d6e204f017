import { currentMoment } from '../calc/clock';
import type { Change, StoredDocument } from './document';
import { hearReturns } from './page-return';
import { chosenViews } from './rebase';
import { SIGN_OUT, Unreachable, type Listeners, type RecordServer, type Said } from './record-server';
import type { ServedMemory } from './served-memory';
import { ServedLink } from './served-link';
import { ServedQueue } from './served-queue';
import { ServedRecords } from './served-records';
import { Retry } from './retry';
import {
  needs,
  NEEDS_OTHER,
  rebuilt,
  recordsBefore,
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

interface ServedPorts {
  readonly newId: () => string;
  readonly memory: ServedMemory;
}

/**
 * Shows what the server said last, with what it has not answered repeated on it. Steps are sent one after the other; without a
 * network they wait, also while the page is closed. [DATA-04]
 */
export class ServedWriter implements StoreWriter {
  readonly #server: RecordServer;
  readonly #cell: StateCell;
  readonly #ports: ServedPorts;
  readonly #served = new ServedRecords();
  readonly #queue: ServedQueue;
  /** What was committed last, as long as nobody asked what becomes of it. */
  #last: Queued | undefined;
  #snapshot: Snapshot | null = null;
  /** Of what the server gave, not of what was kept. */
  #revision: number | undefined;
  readonly #link = new ServedLink();
  #isSignedOut = false;
  /** Counts the own signing in and out. */
  #era = 0;
  #sending: Promise<void> | undefined;
  #isOffline = false;
  #isNewer = false;
  #isClosed = false;
  #stopHearing = (): void => undefined;
  readonly #retry = new Retry(() => void this.#reach());
  #gap: ReturnType<typeof setTimeout> | undefined;

  constructor(server: RecordServer, cell: StateCell, ports: ServedPorts) {
    this.#server = server;
    this.#cell = cell;
    this.#ports = ports;
    this.#queue = new ServedQueue(ports.memory);
  }

  readonly load = async (): Promise<void> => {
    const { memory } = this.#ports;
    this.#cell.set({ document: { ...this.#cell.get().document, views: memory.views() } });
    await this.#queue.adopt();
    const onOffline = this.#setOffline.bind(this, true);
    if (!this.#isClosed) this.#stopHearing = hearReturns({ onReturn: this.#reachNow, onOffline });
    await this.#reach();
  };

  /** Nobody looks any more: nothing is heard, asked for or tried again. What was not sent is kept. */
  readonly close = (): void => {
    this.#isClosed = true;
    this.#stopHearing();
    this.#link.close();
    this.#retry.stop();
    clearTimeout(this.#gap);
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
    this.#retry.reset();
    void this.#reach();
  };

  readonly settle = (): Promise<Settled> => {
    const last = this.#last;
    this.#last = undefined;
    if (!last) return Promise.resolve('made');
    if (this.#isOffline) return Promise.resolve('kept');
    return this.#queue.wait(last);
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
    const item = this.#queue.add({
      step: { step: this.#ports.newId(), changes, ...(database && { database }) },
      at: currentMoment().toISOString(),
      before: recordsBefore(document, changes),
      ...(this.#isOffline && { isKept: true }),
    });
    this.#show();
    void this.#send();
    return item;
  }

  async #send(): Promise<void> {
    if (this.#isOffline || !this.#snapshot || this.#queue.own().length === 0) return;
    this.#sending ??= this.#sendAll();
    await this.#sending;
  }

  /** Sends what waits, in its order. */
  async #sendAll(): Promise<void> {
    for (let [item] = this.#queue.own(); item; [item] = this.#queue.own()) {
      const answer = await this.#server.send(item.step, item.person ?? '').catch(() => null);
      if (!answer) {
        this.#setOffline(true);
        break;
      }
      this.#take(item, answer);
    }
    this.#sending = undefined;
  }

  #take(sent: Queued, answer: StepAnswer): void {
    const item = this.#queue.drop(sent) ?? sent;
    const { kind, changes } = answer;
    if (kind === 'made') {
      this.#served.take(answer.seq, changes);
      this.#queue.settle(item, 'made');
    } else {
      this.#served.correct(changes);
      this.#reject(item, answer);
    }
    this.#showNews();
  }

  /** With it goes what cannot be without it. */
  #reject(item: Queued, answer: Rejection['answer']): void {
    const added = new Set(item.step.changes.flatMap(({ kind, id }) => (kind === 'add' ? id : [])));
    const builtOn = this.#queue.all.filter((later) => needs(later, added));
    for (const later of builtOn) this.#queue.drop(later);
    const rejection = { ...item, answer };
    if (!this.#queue.settle(item, rejection)) this.tell(rejection);
    for (const later of builtOn) this.#reject(later, NEEDS_OTHER);
  }

  /** Tries whether the server is there, and goes on. */
  async #reach(): Promise<void> {
    this.#retry.stop();
    if (!this.#isClosed) await this.#read();
  }

  /** Takes what the server has by now; `isAnyOlder` also where it has fewer steps, as after it was put back. */
  async #read(isAnyOlder = false): Promise<boolean> {
    const waking = setTimeout(() => {
      if (!this.#snapshot) this.#cell.set({ notice: 'waking' });
    }, WAKING_MS);
    const { seq } = this.#served;
    const era = this.#era;
    try {
      const snapshot = await this.#server.read();
      // Of whoever was there before.
      if (era !== this.#era) return true;
      this.#isNewer ||= this.#revision !== undefined && this.#revision !== snapshot.revision;
      this.#revision = snapshot.revision;
      // Unless something was made while it came, which it may not have.
      this.#start(snapshot, (isAnyOlder || this.#isOffline) && seq === this.#served.seq);
      this.#setOffline(false);
      void this.#send();
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
    const { people = null, rights, seq } = snapshot;
    const isOther = this.#meet(people?.person?.id ?? '');
    this.#snapshot = snapshot;
    if (isAnyOlder || isOther || seq >= this.#served.seq) this.#served.start(snapshot);
    this.#cell.set({ rights, people, problem: '' });
    this.#showNews();
    if (isOther) {
      this.#cell.set({ status: 'ready' });
      if (!this.#isClosed) this.#listen();
    }
  }

  /** Whether somebody else is there than before: what they may see is another thing. */
  #meet(person: string): boolean {
    const before = this.#queue.person;
    if (person === before) return false;
    // Nothing but the own signing out forgets who was there before it is read.
    this.#isSignedOut = person === '' && Boolean(before);
    this.#queue.person = person;
    if (before !== undefined) {
      this.#ports.memory.keepSnapshot(null);
      this.#queue.leave();
    }
    return true;
  }

  /** Steps on their way are of whoever is there; so they come first. */
  readonly ask = async (path: string, body: object): Promise<Said> => {
    await this.#send();
    if (!this.#server.ask || this.#queue.own().length > 0) throw new Unreachable();
    const said = await this.#server.ask(path, body);
    if (said.status === 200) {
      this.#era += 1;
      if (path === SIGN_OUT) {
        this.#ports.memory.forget(this.#queue.person ?? '');
        this.#queue.person = undefined;
        this.#snapshot = null;
        this.#served.start({ seq: -1, records: {} });
        this.#show();
      }
      await this.#read(true);
    }
    return said;
  };

  #listen(): void {
    const known = () => ({ seq: this.#served.seq, revision: this.#snapshot?.revision });
    const reach = () => void this.#reach();
    const listeners: Listeners = {
      onNews: (news) => {
        this.#served.hear(news);
        this.#showNews();
      },
      onReload: () => void this.#readAnew(),
      onState: (state) => {
        if (state === 'live' && this.#isOffline) reach();
        this.#tellNotice();
      },
    };
    this.#link.open(this.#server, known, listeners, reach);
  }

  /** The tables changed, which only a newer page knows; or too much was missed, which is all in a snapshot. */
  async #readAnew(): Promise<void> {
    if (await this.#read(true)) return;
    this.#isNewer = true;
    this.#tellNotice();
  }

  #setOffline(isOffline: boolean): void {
    this.#isOffline = isOffline;
    if (isOffline) {
      this.#queue.leave();
      if (!this.#isClosed) this.#retry.begin();
    } else {
      this.#retry.reset();
    }
    this.#tellNotice();
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
    const { records } = withSteps(this.#served.document(), this.#queue.own());
    const { document } = this.#cell.get();
    this.#cell.set({ document: { ...document, records }, ...this.#news() });
  }

  #tellNotice(): void {
    const next = this.#news();
    const { notice, waiting } = this.#cell.get();
    if (next.notice !== notice || next.waiting !== waiting) this.#cell.set(next);
  }

  #news() {
    const waiting = this.#isSignedOut ? this.#queue.all : this.#queue.own();
    return { notice: this.#notice(), waiting: waiting.length };
  }

  #notice(): Notice | null {
    const { problem, notice } = this.#cell.get();
    if (problem !== '' || (!this.#snapshot && this.#isOffline)) return 'unreached';
    if (!this.#snapshot) return notice;
    if (this.#isNewer) return 'newer';
    if (this.#isOffline) return this.#queue.isUnkept ? 'unkept' : 'offline';
    if (this.#isSignedOut) return 'signed-out';
    return this.#link.isPaused ? 'paused' : null;
  }
}
