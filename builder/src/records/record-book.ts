import type { ApplicationModel } from '@tessera/shared/contracts';
import { currentMoment } from '../kit/calc/clock';
import { startValues } from '../kit/data/begin-values';
import { rememberFields } from '../kit/data/convert';
import { dayOf } from '../kit/data/dates';
import { applyChanges, emptyDocument, type Change, type StoredDocument } from '../kit/data/document';
import { fieldsOf } from '../kit/data/entity';
import type { CheckAll } from '../kit/data/import-refusals';
import { addingLateSamples } from '../kit/data/late-samples';
import { isServer, type RecordServer } from '../kit/data/record-server';
import { openRecords } from '../kit/data/records';
import { rejectionText } from '../kit/data/rejection-text';
import { planRemoval } from '../kit/data/removal';
import type { Rows } from '../kit/data/rows';
import type { Breach } from '../kit/data/rules';
import { addingSample, asOwn, newestOwn, newSamples, removingSamples, samplesIn } from '../kit/data/samples';
import type { Rejection } from '../kit/data/served-steps';
import { ServedWriter } from '../kit/data/served-writer';
import type { Outcome, Undo } from '../kit/data/steps';
import type { AppStorage } from '../kit/data/storage-port';
import { createStateCell, type StoreState } from '../kit/data/store-state';
import { createStoreWriter, type Choice } from '../kit/data/store-writer';
import type { Entity } from '../kit/data/types';
import { findUnread } from '../kit/data/unread';
import { entitiesOf } from './entities-of';
import { openPageMemory } from './page-memory';

/** By the keys of the fields. */
export type RecordValues = Readonly<Record<string, unknown>>;

export interface RecordBookPorts {
  /** The kit's own clock unless told. */
  readonly now?: () => Date;
  readonly newId: () => string;
  /** Told about what cannot be worked out. */
  readonly report: (error: Error) => void;
}

/** The records of an application, read and written from outside of it by the same code, with the same rules. */
export interface RecordBook {
  readonly entities: readonly Entity[];
  /** Settled once the records are read. Rejected where what an application's code kept makes no sense. */
  readonly opened: Promise<void>;
  readonly getState: () => StoreState;
  /** Gives the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly rows: () => Rows;
  /** What would be wrong with a record that had these values; a new one without an id. */
  readonly check: (entity: Entity, id: string | null, values: RecordValues) => readonly Breach[];
  /** The same for new records together. */
  readonly checkAll: (entity: Entity) => CheckAll;
  /** Gives a record some values, unless that breaks a rule; a sample is somebody's own from then on. */
  readonly put: (entity: Entity, id: string, values: RecordValues) => Outcome;
  /** Adds records in one step, unless that breaks a rule. */
  readonly addAll: (entity: Entity, values: readonly RecordValues[]) => Outcome;
  /** How long the text of everything would be with these records. */
  readonly lengthWith: (entity: Entity, values: readonly RecordValues[]) => number;
  /** Removes records with all that is nothing without them, unless others still need them. */
  readonly remove: (entity: Entity, ids: readonly string[]) => Outcome;
  /** How many records the application put in to show how it works. */
  readonly countSamples: () => number;
  readonly removeSamples: () => Undo;
  /** Writes at once what waits to be written, and asks a server that was not reached again. */
  readonly flush: () => void;
  /** Nobody looks at it any more: it hears and asks for nothing. */
  readonly close: () => void;
  /** Why a server did not make a step: what rules say of it, or what somebody else changed. */
  readonly whyRejected: (rejection: Rejection) => string;
  /** Does it all the same over what others changed, does what is left of it, or nothing. */
  readonly resolve: (rejection: Rejection, choice: Choice) => void;
}

/** What every version of an application does with the text as it opens it; see kit/data/store.ts. */
function contentsOf(entities: readonly Entity[], now: () => Date) {
  const fields = entities.flatMap(fieldsOf);
  return {
    complete: (document: StoredDocument): StoredDocument => {
      const known = rememberFields(document.fields, fields);
      const own = Math.max(document.own ?? 0, newestOwn(entities)) || undefined;
      return { ...document, fields: known, unread: findUnread(entities, document, known), own };
    },
    begin: (stored: StoredDocument | null): readonly Change[] => {
      const moment = now();
      if (stored) return addingLateSamples(entities, stored, moment);
      return newSamples(entities, dayOf(moment)).map((sample) => addingSample(sample, moment.toISOString()));
    },
  };
}

/**
 * Opens what an application keeps, as one more window of it would: what others write meanwhile is taken over, and what is
 * not written yet is repeated on it. What a server keeps is shown as it says, with what it has not answered yet.
 */
export function openRecordBook(
  model: ApplicationModel,
  storage: AppStorage | RecordServer,
  { now = currentMoment, newId, report }: RecordBookPorts,
): RecordBook {
  const entities = entitiesOf(model);
  const contents = contentsOf(entities, now);
  const cell = createStateCell(contents.complete(emptyDocument));
  const writer = isServer(storage)
    ? new ServedWriter(storage, cell, { newId, memory: openPageMemory() })
    : createStoreWriter(storage, cell, contents);
  const records = openRecords(entities, {
    now,
    newId,
    report,
    document: () => cell.get().document,
    commit: writer.commit,
  });
  // What is typed in the forms of the application is its own.
  const opened = writer.load(() => undefined);

  const adding = (entity: Entity, list: readonly RecordValues[]) =>
    list.map((values) => records.changeOf(entity, null, { ...startValues(entity), ...values }));

  return {
    entities,
    opened,
    getState: cell.get,
    subscribe: cell.subscribe,
    rows: records.rows,
    check: (entity, id, values) =>
      records.check(id === null ? adding(entity, [values]) : [records.changeOf(entity, id, values)]),
    checkAll: (entity) => (list) => {
      const changes = adding(entity, list);
      const ofEach = new Map<string, Breach[]>(changes.map(({ id }) => [id, []]));
      const ofOthers: Breach[] = [];
      for (const breach of records.check(changes)) (ofEach.get(breach.id) ?? ofOthers).push(breach);
      return { ofEach: [...ofEach.values()], ofOthers };
    },
    put: (entity, id, values) => {
      // Somebody else may have removed it: a record of a few values would come into being.
      if (!records.rows().findRow(entity.id, id))
        return { isDone: false, message: 'This record was removed elsewhere.' };
      const change = records.changeOf(entity, id, values);
      return records.attempt([{ ...change, record: asOwn(change.record) }]);
    },
    addAll: (entity, list) => records.attempt(adding(entity, list)),
    lengthWith: (entity, list) =>
      JSON.stringify(applyChanges(cell.get().document, adding(entity, list))).length,
    remove: (entity, ids) => {
      const { refusal, changes } = planRemoval(entities, records.rows(), entity, ids);
      return refusal === null ? records.attempt(changes) : { isDone: false, message: refusal };
    },
    countSamples: () =>
      entities.reduce((sum, entity) => sum + samplesIn(cell.get().document, entity).length, 0),
    removeSamples: () => records.commit(removingSamples(entities, records.rows(), cell.get().document)).undo,
    flush: writer.flush,
    close: () => {
      if (writer instanceof ServedWriter) writer.close();
    },
    whyRejected: (rejection) => rejectionText(rejection, entities, records.rows().names),
    resolve: writer.resolve,
  };
}
