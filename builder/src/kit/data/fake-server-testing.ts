import { applyChanges, emptyDocument, type Change, type StoredDocument } from './document';
import { Unreachable, type Listeners, type RecordServer, type Said } from './record-server';
import { createRuleCheck } from './rules';
import type {
  Conflict,
  PeopleOfPage,
  Rights,
  SentChange,
  SentStep,
  ServedChange,
  ServedRecord,
  Snapshot,
  StepAnswer,
} from './server-protocol';
import type { Entity, StoredRecord } from './types';

const ALL: Rights = { read: true, add: true, change: true, remove: true };

interface Page {
  readonly listeners: Listeners;
  sent: number;
}

/** A server in memory that says what docs/documents/record-server.md says, to as many pages as connect. */
export class FakeServer {
  seq = 0;
  revision = 1;
  /** What its records are called, where it says so. */
  database: string | undefined;
  /** By the id of the entity, where it is not everything. */
  rights: Record<string, Rights> = {};
  /** No answer comes. */
  isDown = false;
  /** Steps are made, but their answers are lost on the way. */
  losesAnswers = false;
  /** Nobody hears news until `tellNews`. */
  holdsNews = false;
  /** The server says no to every read. */
  forbids: string | null = null;
  /** What it says to the next step, whatever it is. */
  nextAnswer: StepAnswer | null = null;
  /** Where one can sign in; as for a page of the application's own host. */
  people: PeopleOfPage | undefined;
  /** What the server says to the next who signs in or out, whatever it is. */
  nextSaid: Said | null = null;
  /** What was asked of it about signing in and out. */
  readonly asked: (readonly [path: string, body: object])[] = [];
  /** Every step that came, in its order. */
  readonly received: string[] = [];
  reads = 0;
  readonly #entities: readonly Entity[];
  readonly #answers = new Map<string, StepAnswer>();
  readonly #news: { readonly seq: number; readonly changes: readonly ServedChange[] }[] = [];
  readonly #pages = new Set<Page>();
  #document: StoredDocument = emptyDocument;
  #gate: Promise<unknown> = Promise.resolve();

  constructor(entities: readonly Entity[], records: Readonly<Record<string, readonly StoredRecord[]>> = {}) {
    this.#entities = entities;
    this.#document = {
      ...emptyDocument,
      records: Object.fromEntries(
        Object.entries(records).map(([id, list]) => [id, list.map((record) => ({ ...record, rev: 0 }))]),
      ),
    };
  }

  /** What is kept of one kind. */
  recordsOf(entityId: string): readonly StoredRecord[] {
    return this.#document.records[entityId] ?? [];
  }

  /** Has all answers wait until the function that it gives is called. */
  hold(): () => void {
    let release: () => void = () => undefined;
    this.#gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    return release;
  }

  /** Somebody else does something. */
  make(...changes: readonly SentChange[]): StepAnswer {
    return this.#judge({ step: `other ${String(this.seq)}`, changes });
  }

  /** Tells what was held back, all at once. */
  tellNews(): void {
    for (const page of this.#pages) {
      const changes = this.#news.filter(({ seq }) => seq > page.sent).flatMap((news) => news.changes);
      if (page.sent === this.seq) continue;
      page.sent = this.seq;
      page.listeners.onNews({ seq: this.seq, changes });
    }
  }

  tellState(state: Parameters<Listeners['onState']>[0]): void {
    for (const { listeners } of this.#pages) listeners.onState(state);
    if (state === 'live' && !this.holdsNews) this.tellNews();
  }

  tellReload(): void {
    for (const { listeners } of this.#pages) listeners.onReload();
  }

  /** What one page talks to. */
  connect(): RecordServer {
    return {
      read: async () => {
        await this.#gate;
        this.reads += 1;
        if (this.isDown) throw new Unreachable();
        if (this.forbids !== null) throw new Error(this.forbids);
        return this.#snapshot();
      },
      send: async (step, person) => {
        await this.#gate;
        if (this.isDown || person !== (this.people?.person?.id ?? '')) throw new Unreachable();
        this.received.push(step.step);
        const answer = this.#judge(step);
        if (this.losesAnswers) throw new Unreachable();
        return answer;
      },
      ask: async (path, body) => {
        await this.#gate;
        if (this.isDown) throw new Unreachable();
        this.asked.push([path, body]);
        const said = this.nextSaid ?? this.#said(path, body);
        this.nextSaid = null;
        return said;
      },
      listen: (known, listeners) => {
        const page = { listeners, sent: known().seq };
        this.#pages.add(page);
        return () => this.#pages.delete(page);
      },
    };
  }

  /** Somebody comes or goes, also by another tab of the browser. */
  meet(email: string | null): void {
    const person = email === null ? null : ({ id: `person ${email}`, email, role: 'editor' } as const);
    this.people = { signIn: 'open', ...this.people, person };
  }

  /** Every code is 123456. */
  #said(path: string, body: { readonly email?: string; readonly code?: string }): Said {
    if (path === '/sign-in') return { status: 202, body: {} };
    if (path === '/sign-in/code' && body.code !== '123456') return { status: 401, body: {} };
    this.meet(path === '/sign-out' ? null : (body.email ?? ''));
    return { status: 200, body: { person: this.people?.person } };
  }

  #rightsOf(entityId: string): Rights {
    return this.rights[entityId] ?? ALL;
  }

  #snapshot(): Snapshot {
    const ids = this.#entities.map(({ id }) => id);
    const readable = ids.filter((id) => this.#rightsOf(id).read);
    return {
      ...(this.database !== undefined && { database: this.database }),
      seq: this.seq,
      revision: this.revision,
      rights: Object.fromEntries(ids.map((id) => [id, this.#rightsOf(id)])),
      records: Object.fromEntries(readable.map((id) => [id, this.recordsOf(id) as readonly ServedRecord[]])),
      ...(this.people && { people: this.people }),
    };
  }

  #judge(step: SentStep): StepAnswer {
    const known = this.#answers.get(step.step);
    if (known) return known;
    const answer = this.nextAnswer ?? this.#answerTo(step);
    this.nextAnswer = null;
    this.#answers.set(step.step, answer);
    return answer;
  }

  #answerTo({ changes, database }: SentStep): StepAnswer {
    const asTheyAre = () => changes.map((change) => this.#served(change));
    if (database !== undefined && database !== this.database)
      return { kind: 'failed', message: 'These are other records.', changes: [] };
    const right = { add: 'add', change: 'change', remove: 'remove' } as const;
    if (changes.some(({ kind, entityId }) => !this.#rightsOf(entityId)[right[kind]]))
      return { kind: 'failed', message: 'You may not do this.', changes: asTheyAre() };
    const conflicts = changes.flatMap((change) => this.#conflictsOf(change));
    if (conflicts.length > 0) return { kind: 'conflict', conflicts, changes: asTheyAre() };
    const made = changes.map((change) => this.#made(change));
    const check = createRuleCheck(this.#entities, (error) => {
      throw error;
    });
    const breaches = check({ document: this.#document, day: '2026-05-01' }, made);
    if (breaches.length > 0) return { kind: 'refused', breaches, changes: asTheyAre() };
    this.#document = applyChanges(this.#document, made);
    this.seq += 1;
    const served = asTheyAre();
    this.#news.push({ seq: this.seq, changes: served });
    if (!this.holdsNews) this.tellNews();
    return { kind: 'made', seq: this.seq, changes: served };
  }

  #find({ entityId, id }: SentChange): StoredRecord | undefined {
    return this.recordsOf(entityId).find((record) => record.id === id);
  }

  #served(change: SentChange): ServedChange {
    const { entityId, id } = change;
    const record = this.#rightsOf(entityId).read ? this.#find(change) : undefined;
    return { entityId, id, record: (record as ServedRecord | undefined) ?? null };
  }

  #conflictsOf(change: SentChange): readonly Conflict[] {
    if (change.kind !== 'change') return [];
    const { entityId, id, values, was } = change;
    const there = this.#find(change);
    if (!there) return [{ entityId, id, key: null, mine: null, theirs: null }];
    return Object.keys(values).flatMap((key) => {
      const theirs = (there.values[key] ?? null) as Conflict['theirs'];
      if (theirs === (was[key] ?? null)) return [];
      return [{ entityId, id, key, mine: values[key] ?? null, theirs }];
    });
  }

  #made(change: SentChange): Change {
    const { entityId, id } = change;
    if (change.kind === 'remove') return { entityId, id, record: null };
    const now = '2026-05-01T12:00:00.000Z';
    const there = this.#find(change);
    const createdAt = there?.createdAt ?? (change.kind === 'add' ? change.createdAt : undefined) ?? now;
    const values = { ...there?.values, ...change.values };
    const record: ServedRecord = { id, createdAt, updatedAt: now, values, rev: this.seq + 1 };
    return { entityId, id, record };
  }
}
