import { currentMoment } from '../calc/clock';
import { startValues, valuesByKey } from './begin-values';
import { rememberFields } from './convert';
import { dayOf } from './dates';
import { emptyDocument, type StoredDocument, type ViewChoice } from './document';
import { fieldsOf } from './entity';
import { openRecords, type Records } from './records';
import { planRemoval } from './removal';
import { reportError } from './report-error';
import { isServer, type RecordServer } from './record-server';
import type { Rows } from './rows';
import type { Breach } from './rules';
import { addingSample, asOwn, newestOwn, newSamples, removingSamples, samplesIn } from './samples';
import { addingLateSamples } from './late-samples';
import { openServedMemory } from './served-memory';
import { ServedWriter } from './served-writer';
import type { Rights } from './server-protocol';
import type { Outcome, Undo } from './steps';
import type { AppStorage } from './storage-port';
import { createStateCell, type StoreState } from './store-state';
import { createStoreWriter, type StoreWriter } from './store-writer';
import type { Action, BooleanField, Entity, Row } from './types';
import { findUnread } from './unread';

type Values = Readonly<Record<string, unknown>>;

/** What would be wrong with several new records. */
export interface BreachesOfAll {
  /** With each of them, in their order. */
  readonly ofEach: readonly (readonly Breach[])[];
  /** With records that they have to do with. */
  readonly ofOthers: readonly Breach[];
}

export interface Store extends Pick<StoreWriter, 'settle' | 'tell' | 'resolve' | 'ask'> {
  readonly entities: readonly Entity[];
  readonly getState: () => StoreState;
  /** The records as they are shown, of the state as it is. */
  readonly rows: () => Rows;
  readonly subscribe: (listener: () => void) => () => void;
  /** What would be wrong with a record that had these values, by key; a new one without an id. */
  readonly brokenRules: (entity: Entity, id: string | null, values: Values) => readonly Breach[];
  /** The same for new records together. */
  readonly brokenRulesOfAll: (entity: Entity, values: readonly Values[]) => BreachesOfAll;
  /** Stores what a form has checked, under the keys of the fields; all other keys of the record stay. Gives the id. */
  readonly put: (entity: Entity, id: string | null, values: Values) => string;
  /** Gives records some values, all in one step, unless that breaks a rule. */
  readonly change: (entity: Entity, ids: readonly string[], values: Values) => Outcome;
  /** Adds records in one step, unless that breaks a rule. */
  readonly addAll: (entity: Entity, values: readonly Values[]) => Outcome;
  /** Yes becomes no, and no yes. */
  readonly toggle: (entity: Entity, row: Row, field: BooleanField) => Outcome;
  readonly applyAction: (entity: Entity, row: Row, action: Action) => Outcome;
  /** Removes records with all that is nothing without them, unless others still need them. */
  readonly remove: (entity: Entity, ...ids: string[]) => Outcome;
  /** Why the records cannot be removed: 'This customer still has 3 orders.' Null when they can. */
  readonly whyKept: (entity: Entity, ...ids: string[]) => string | null;
  /** How many of an entity's records the application put in to show how it works. */
  readonly samplesOf: (entity: Entity) => 'none' | 'some' | 'all';
  readonly removeSamples: () => Undo;
  /** What whoever is there may do with an entity's records. */
  readonly rightsOf: (entity: Entity) => Rights;
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

const ALL_RIGHTS: Rights = { read: true, add: true, change: true, remove: true };
const NO_RIGHTS: Rights = { read: false, add: false, change: false, remove: false };

/** The pieces that the store takes from outside, so that tests can decide them. */
export interface StorePorts {
  readonly now: () => Date;
  readonly newId: () => string;
  /** Told once about each thing that cannot be worked out. */
  readonly report?: (error: Error) => void;
}

const browserPorts: StorePorts = {
  now: currentMoment,
  // Not randomUUID: browsers offer that on secure addresses only.
  newId: () => Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join(''),
};

/** Holds all records, tells listeners about changes and writes them within a moment. */
export function createStore(
  storage: AppStorage | RecordServer,
  entities: readonly Entity[],
  ports: StorePorts = browserPorts,
): Store {
  const fields = entities.flatMap(fieldsOf);
  const complete = (document: StoredDocument): StoredDocument => {
    const known = rememberFields(document.fields, fields);
    // What was put in is not put in again, also after a version that has less of it.
    const own = Math.max(document.own ?? 0, newestOwn(entities)) || undefined;
    return { ...document, fields: known, unread: findUnread(entities, document, known), own };
  };
  const begin = (stored: StoredDocument | null) => {
    const now = ports.now();
    if (stored) return addingLateSamples(entities, stored, now);
    return newSamples(entities, dayOf(now)).map((sample) => addingSample(sample, now.toISOString()));
  };
  const cell = createStateCell(complete(emptyDocument));
  const writer = isServer(storage)
    ? new ServedWriter(storage, cell, {
        newId: ports.newId,
        memory: openServedMemory(storage.around?.target ?? window, ports.newId()),
      })
    : createStoreWriter(storage, cell, { complete, begin });
  const records = openRecords(entities, {
    ...ports,
    document: () => cell.get().document,
    commit: writer.commit,
    report: once(ports.report ?? reportError),
  });
  const visit = new Map<string, unknown>();
  const around = isServer(storage) ? storage.around : undefined;
  const take = (drafts: string) => {
    takeDrafts(visit, drafts);
  };
  void (around?.open(take).then(() => writer.load(take)) ?? writer.load(take));

  return {
    entities,
    getState: cell.get,
    subscribe: cell.subscribe,
    ...recordMethods(entities, records),
    chooseView: (entity, choice) => {
      const { document } = cell.get();
      const views = { ...document.views, [entity.id]: choice };
      writer.commit({ ...document, views }, []);
    },
    rightsOf: ({ id }) => {
      const { rights } = cell.get();
      return rights ? (rights[id] ?? NO_RIGHTS) : ALL_RIGHTS;
    },
    flush: writer.flush,
    settle: writer.settle,
    tell: writer.tell,
    resolve: writer.resolve,
    ask: writer.ask,
    visit,
    keepDrafts: () =>
      (isServer(storage) ? around : storage)?.keepDrafts(
        JSON.stringify([...visit].filter(([name]) => name.startsWith(DRAFT))),
      ) === true,
  };
}

type RecordMethods = Pick<
  Store,
  | 'rows'
  | 'brokenRules'
  | 'brokenRulesOfAll'
  | 'put'
  | 'change'
  | 'addAll'
  | 'toggle'
  | 'applyAction'
  | 'remove'
  | 'whyKept'
  | 'samplesOf'
  | 'removeSamples'
>;

function recordMethods(entities: readonly Entity[], records: Records): RecordMethods {
  const change: Store['change'] = (entity, ids, values) =>
    records.attempt(ids.map((id) => records.changeOf(entity, id, values)));
  const adding = (entity: Entity, list: readonly Values[]) =>
    list.map((values) => records.changeOf(entity, null, { ...startValues(entity), ...values }));
  const addAll: Store['addAll'] = (entity, list) => records.attempt(adding(entity, list));
  const removalOf = (entity: Entity, ids: readonly string[]) =>
    planRemoval(entities, records.rows(), entity, ids);
  return {
    rows: records.rows,
    brokenRules: (entity, id, values) => records.check([records.changeOf(entity, id, values)]),
    brokenRulesOfAll: (entity, list) => {
      const changes = adding(entity, list);
      const ofEach = new Map<string, Breach[]>(changes.map(({ id }) => [id, []]));
      const ofOthers: Breach[] = [];
      for (const breach of records.check(changes)) (ofEach.get(breach.id) ?? ofOthers).push(breach);
      return { ofEach: [...ofEach.values()], ofOthers };
    },
    put: (entity, id, values) => {
      const { record, ...place } = records.changeOf(entity, id, values);
      // Whoever fills in the form of a sample has made it their own.
      records.commit([{ ...place, record: asOwn(record) }]);
      return record.id;
    },
    change,
    addAll,
    toggle: (entity, row, field) => change(entity, [row.id], { [field.key]: row.values[field.key] !== true }),
    applyAction: (entity, row, action) => {
      const target = action.adds === undefined ? entity : entities.find(({ id }) => id === action.adds);
      if (!target) return { isDone: false, message: 'There is nothing to add to.' };
      const values = valuesByKey(target, action.set(row.live));
      return action.adds === undefined ? change(entity, [row.id], values) : addAll(target, [values]);
    },
    remove: (entity, ...ids) => {
      const { refusal, changes } = removalOf(entity, ids);
      return refusal === null ? records.attempt(changes) : { isDone: false, message: refusal };
    },
    whyKept: (entity, ...ids) => {
      const { refusal, changes } = removalOf(entity, ids);
      return refusal ?? records.check(changes)[0]?.message ?? null;
    },
    samplesOf: (entity) => {
      const samples = samplesIn(records.document(), entity).length;
      if (samples === 0) return 'none';
      return samples === records.document().records[entity.id]?.length ? 'all' : 'some';
    },
    removeSamples: () => records.commit(removingSamples(entities, records.rows(), records.document())).undo,
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
