import { applyChanges, emptyDocument, type StoredDocument } from './document';
import type { News, ServedChange, ServedRecord, Snapshot } from './server-protocol';

/** The records as the server said last, step by step. */
export class ServedRecords {
  seq = -1;
  #document = emptyDocument;
  /** Answers that came before news of earlier steps, by the numbers of their steps. */
  readonly #ahead = new Map<number, readonly ServedChange[]>();

  /** Everything up to a step. */
  start({ seq, records }: Pick<Snapshot, 'seq' | 'records'>): void {
    this.#document = { ...this.#document, records };
    this.#reach(seq);
  }

  /** Everything after what was known, up to a step: news may tell of several steps at once. */
  hear({ seq, changes }: News): void {
    if (seq <= this.seq) return;
    this.#document = withNewer(this.#document, changes);
    this.#reach(seq);
  }

  /** What one step did; a step that is known already does nothing. */
  take(seq: number, changes: readonly ServedChange[]): void {
    if (seq <= this.seq) return;
    this.#ahead.set(seq, changes);
    this.#advance();
  }

  /** Records as they are now, whatever step they are of. */
  correct(changes: readonly ServedChange[]): void {
    this.#document = withNewer(this.#document, changes);
  }

  /** Whether something is missing before what is known. */
  hasGap(): boolean {
    return this.#ahead.size > 0;
  }

  /** With what came too early, in its order. */
  document(): StoredDocument {
    const numbers = [...this.#ahead.keys()].sort((a, b) => a - b);
    return numbers.reduce((sum, number) => withNewer(sum, this.#ahead.get(number) ?? []), this.#document);
  }

  #reach(seq: number): void {
    this.seq = seq;
    for (const number of this.#ahead.keys()) if (number <= seq) this.#ahead.delete(number);
    this.#advance();
  }

  #advance(): void {
    for (;;) {
      const changes = this.#ahead.get(this.seq + 1);
      if (!changes) return;
      this.seq += 1;
      this.#ahead.delete(this.seq);
      this.#document = withNewer(this.#document, changes);
    }
  }
}

/** A record that is known as it was later on stays. */
function withNewer(document: StoredDocument, changes: readonly ServedChange[]): StoredDocument {
  const newer = changes.filter(({ entityId, id, record }) => {
    const known = document.records[entityId]?.find((other) => other.id === id);
    return !record || !known || revOf(known) <= record.rev;
  });
  return applyChanges(document, newer);
}

function revOf(record: object): number {
  return (record as Partial<ServedRecord>).rev ?? 0;
}
