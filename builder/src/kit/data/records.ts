import { dayOf } from './dates';
import { applyChanges, type Change, type StoredDocument } from './document';
import { RowReader, type Moment, type Rows } from './rows';
import { createRuleCheck, type Breach, type CheckRules } from './rules';
import { reverse, type Outcome, type Undo } from './steps';
import { withTyped } from './typed-values';
import type { Entity, StoredRecord } from './types';

/** A change that stores a record. */
export interface RecordChange extends Change {
  readonly record: StoredRecord;
}

interface Done {
  readonly isDone: true;
  readonly undo: Undo;
  readonly ids: readonly string[];
}

/** What the store does with records, one step at a time. */
export interface Records {
  readonly document: () => StoredDocument;
  readonly rows: () => Rows;
  /** The record with these values, by key; a new one without an id. */
  readonly changeOf: (
    entity: Entity,
    id: string | null,
    values: Readonly<Record<string, unknown>>,
  ) => RecordChange;
  /** What the changes would break. */
  readonly check: (changes: readonly Change[]) => readonly Breach[];
  /** Makes the changes in one step. */
  readonly commit: (changes: readonly Change[]) => Done;
  /** Makes the changes unless they break a rule. */
  readonly attempt: (changes: readonly Change[]) => Outcome;
}

interface RecordPorts {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly report: (error: Error) => void;
  readonly document: () => StoredDocument;
  readonly commit: (document: StoredDocument, changes: readonly Change[]) => void;
}

/** Works on the records of a document that the ports hold. */
export function openRecords(entities: readonly Entity[], ports: RecordPorts): Records {
  const reader = new RowReader(entities, ports.report);
  const moment = (): Moment => ({ document: ports.document(), day: dayOf(ports.now()) });
  let ruleCheck: CheckRules | null = null;

  const check: Records['check'] = (changes) => {
    ruleCheck ??= createRuleCheck(entities, ports.report);
    return ruleCheck(moment(), changes);
  };

  const rows: Records['rows'] = () => {
    reader.show(moment());
    return reader;
  };

  const commit: Records['commit'] = (changes) => {
    const before = ports.document();
    ports.commit(applyChanges(before, changes), changes);
    const undo = () => {
      const now = ports.document();
      const back = reverse(changes, before, now);
      ports.commit(applyChanges(now, back), back);
    };
    return { isDone: true, undo, ids: changes.map(({ id }) => id) };
  };

  return {
    document: ports.document,
    rows,
    changeOf: (entity, id, values) => {
      const now = ports.now().toISOString();
      const before = ports.document().records[entity.id]?.find((record) => record.id === id);
      const shown = (key: string) => (before && rows().findRow(entity.id, before.id)?.values[key]) ?? null;
      const record: StoredRecord = {
        ...before,
        id: before?.id ?? ports.newId(),
        createdAt: before?.createdAt ?? now,
        updatedAt: now,
        values: withTyped(entity, before?.values ?? {}, values, shown),
      };
      return { entityId: entity.id, id: record.id, record };
    },
    check,
    commit,
    attempt: (changes) => {
      const [breach] = check(changes);
      return breach ? { isDone: false, message: breach.message } : commit(changes);
    },
  };
}
