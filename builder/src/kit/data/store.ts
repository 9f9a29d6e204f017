import { rememberFields } from './convert';
import { applyChange, emptyDocument, type Change, type StoredDocument, type ViewChoice } from './document';
import { dayOf } from './dates';
import { fieldsOf } from './entity';
import { reportError } from './report-error';
import { RowReader, type Rows } from './rows';
import type { AppStorage } from './storage-port';
import { createStateCell, type StoreState } from './store-state';
import { createStoreWriter } from './store-writer';
import type { Entity, StoredRecord } from './types';

export interface Store {
  readonly entities: readonly Entity[];
  readonly getState: () => StoreState;
  /** The records as they are shown, of the state as it is. */
  readonly rows: () => Rows;
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores new values under their keys; all other keys of the record stay. Gives the id. */
  readonly put: (entity: Entity, id: string | null, values: Readonly<Record<string, unknown>>) => string;
  /** Removes a record. Gives the function that brings it back to its place. */
  readonly remove: (entity: Entity, id: string) => () => void;
  readonly chooseView: (entity: Entity, choice: ViewChoice) => void;
  /** Writes at once what waits to be written. */
  readonly flush: () => void;
  /** What should survive a change of page but not of visit: searches, drafts, where the focus goes. */
  readonly visit: Map<string, unknown>;
  /** Has the drafts of this visit kept while the page loads anew. False where nobody does. */
  readonly keepDrafts: () => boolean;
}

/** What the drafts of the forms are called among the things of a visit. */
export const DRAFT = 'draft/';

/** The pieces that the store takes from outside, so that tests can decide them. */
export interface StorePorts {
  readonly now: () => Date;
  readonly newId: () => string;
  /** Told once about each thing that cannot be worked out. */
  readonly report?: (error: Error) => void;
}

const browserPorts: StorePorts = {
  now: () => new Date(),
  // Not randomUUID: browsers offer that on secure addresses only.
  newId: () => Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join(''),
};

/** Holds all records, tells listeners about changes and writes them within a moment. */
export function createStore(
  storage: AppStorage,
  entities: readonly Entity[],
  ports: StorePorts = browserPorts,
): Store {
  const fields = entities.flatMap(fieldsOf);
  const withFields = (document: StoredDocument): StoredDocument => ({
    ...document,
    fields: rememberFields(document.fields, fields),
  });
  const cell = createStateCell(withFields(emptyDocument));
  const writer = createStoreWriter(storage, cell, withFields);

  const recordsOf = (entity: Entity): readonly StoredRecord[] => cell.get().document.records[entity.id] ?? [];
  const apply = (change: Change) => {
    writer.commit(applyChange(cell.get().document, change), change);
  };
  const reader = new RowReader(entities, once(ports.report ?? reportError));
  const visit = new Map<string, unknown>();
  void writer.load((drafts) => {
    takeDrafts(visit, drafts);
  });

  return {
    entities,
    getState: cell.get,
    rows: () => {
      reader.show({ document: cell.get().document, day: dayOf(ports.now()) });
      return reader;
    },
    subscribe: cell.subscribe,
    put: (entity, id, values) => {
      const now = ports.now().toISOString();
      const before = recordsOf(entity).find((record) => record.id === id);
      const record: StoredRecord = {
        ...before,
        id: before?.id ?? ports.newId(),
        createdAt: before?.createdAt ?? now,
        updatedAt: now,
        values: { ...before?.values, ...values },
      };
      apply({ entityId: entity.id, id: record.id, record });
      return record.id;
    },
    remove: (entity, id) => {
      const index = recordsOf(entity).findIndex((record) => record.id === id);
      const record = recordsOf(entity)[index];
      if (!record) return () => undefined;
      apply({ entityId: entity.id, id, record: null });
      return () => {
        apply({ entityId: entity.id, id, record, index });
      };
    },
    chooseView: (entity, choice) => {
      const { document } = cell.get();
      const views = { ...document.views, [entity.id]: choice };
      writer.commit({ ...document, views }, null);
    },
    flush: writer.flush,
    visit,
    keepDrafts: () =>
      storage.keepDrafts(JSON.stringify([...visit].filter(([name]) => name.startsWith(DRAFT)))),
  };
}

/** Reports each message a single time: a thousand records fail as one. */
function once(report: (error: Error) => void): (error: Error) => void {
  const reported = new Set<string>();
  return (error) => {
    if (reported.has(error.message)) return;
    reported.add(error.message);
    report(error);
  };
}

function takeDrafts(visit: Map<string, unknown>, text: string): void {
  try {
    for (const [name, draft] of JSON.parse(text) as readonly [string, unknown][]) visit.set(name, draft);
  } catch {
    // Another version of the application wrote it: without drafts the forms begin as they do on a first visit.
  }
}

/** The id of the view that a list opens with: the person's choice, as long as it was made over the same default. */
export function viewOf(document: StoredDocument, entity: Entity, defaultView: string): string {
  const choice = document.views[entity.id];
  return choice?.over === defaultView ? choice.chosen : defaultView;
}
