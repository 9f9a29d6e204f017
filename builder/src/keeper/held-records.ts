import type { ApplicationModel } from '@tessera/shared/contracts';
import { currentMoment } from '../kit/calc/clock';
import { readValue, rememberFields, type KnownFields } from '../kit/data/convert';
import { dayOf } from '../kit/data/dates';
import { applyChanges, emptyDocument, type Change, type StoredDocument } from '../kit/data/document';
import { fieldsOf } from '../kit/data/entity';
import { isTyped } from '../kit/data/field-groups';
import type { LinkedNames } from '../kit/data/live';
import type { Rows } from '../kit/data/rows';
import { openRuleCheck, type Breach } from '../kit/data/rules';
import type { ServedRecord } from '../kit/data/server-protocol';
import type { Entity, Field, Value } from '../kit/data/types';
import { entitiesOf } from '../records/entities-of';
import type { KeptChange, KeptRecord } from './keeper';
import { compareRecords } from './own-columns';

/** All records of a database, as the kit reads and checks them. Time is what the kit's clock says. */
export interface HeldRecords {
  readonly entities: readonly Entity[];
  readonly entityOf: (id: string) => Entity | undefined;
  readonly document: () => StoredDocument;
  readonly find: (entityId: string, id: string) => KeptRecord | undefined;
  /** All records of a table, in their order. */
  readonly all: (entityId: string) => readonly KeptRecord[];
  /** The records as they are, or as they would be in another document. */
  readonly rows: (document?: StoredDocument) => Rows;
  readonly check: (changes: readonly Change[]) => readonly Breach[];
  /** A record with its clean values, by key: of the fields that are typed in, without those that are empty. */
  readonly served: (entity: Entity, record: KeptRecord) => ServedRecord;
  readonly load: (records: Readonly<Record<string, readonly KeptRecord[]>>) => void;
  readonly take: (changes: readonly Pick<KeptChange, 'entityId' | 'id' | 'after'>[]) => void;
}

export interface KeeperPorts {
  /** Told about what cannot be worked out. */
  readonly report: (error: Error) => void;
  /** The kit's own clock unless told. */
  readonly now?: () => Date;
  /** What keys meant that fields had before they changed their type, for records that still have values there. */
  readonly known?: KnownFields;
}

/** Opens an empty database of a model (DATA-01). */
export function holdRecords(model: ApplicationModel, { report, known = {} }: KeeperPorts): HeldRecords {
  const entities = entitiesOf(model);
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const ruleCheck = openRuleCheck(entities, report);
  const fields = rememberFields(known, entities.flatMap(fieldsOf));
  const typed = new Map(entities.map((entity) => [entity.id, fieldsOf(entity).filter(isTyped)]));
  let document: StoredDocument = { ...emptyDocument, fields };
  let records = new Map<string, Map<string, KeptRecord>>();

  const momentOf = (of: StoredDocument) => ({ document: of, day: dayOf(currentMoment()) });
  const rows = (of = document) => ruleCheck.rowsAt(momentOf(of));

  /** What another server wrote comes in no order, and what was removed comes back as old as it was. */
  const putInOrder = (entityId: string) => {
    const inOrder = [...(records.get(entityId)?.values() ?? [])].toSorted(compareRecords);
    records.set(entityId, new Map(inOrder.map((record) => [record.id, record])));
    document = { ...document, records: { ...document.records, [entityId]: inOrder } };
  };

  return {
    entities,
    entityOf: (id) => byId.get(id),
    document: () => document,
    find: (entityId, id) => records.get(entityId)?.get(id),
    all: (entityId) => [...(records.get(entityId)?.values() ?? [])],
    rows,
    check: (changes) => ruleCheck.check(momentOf(document), changes),
    served: (entity, record) => servedOf(typed.get(entity.id) ?? [], record, document.fields, rows().names),
    load: (loaded) => {
      document = { ...document, records: loaded };
      records = new Map(
        entities.map(({ id }) => [id, new Map((loaded[id] ?? []).map((record) => [record.id, record]))]),
      );
    },
    take: (changes) => {
      const known = changes.filter(({ entityId }) => byId.has(entityId));
      const moved = known.filter(
        ({ entityId, id, after }) => after && after.createdAt !== records.get(entityId)?.get(id)?.createdAt,
      );
      const isNew = moved.every(({ entityId, id }) => !records.get(entityId)?.has(id));
      const [alone] = known;
      document =
        alone && known.length === 1
          ? withOne(document, alone, records.get(alone.entityId)?.get(alone.id))
          : applyChanges(
              document,
              known.map(({ entityId, id, after }) => ({ entityId, id, record: after })),
            );
      for (const { entityId, id, after } of known) {
        const ofEntity = records.get(entityId) ?? new Map<string, KeptRecord>();
        records.set(entityId, ofEntity);
        if (after) ofEntity.set(id, after);
        else ofEntity.delete(id);
      }
      for (const entityId of new Set(moved.map((one) => one.entityId)))
        if (!isNew || !endsInOrder(document.records[entityId] ?? [], moved.length)) putInOrder(entityId);
    },
  };
}

/** The document after one change of a record that is known: without looking through all of them by their ids. */
function withOne(
  document: StoredDocument,
  { entityId, after }: Pick<KeptChange, 'entityId' | 'after'>,
  before: KeptRecord | undefined,
): StoredDocument {
  const list = document.records[entityId] ?? [];
  const place = before ? list.indexOf(before) : list.length;
  const changed = [...list];
  changed.splice(place, before ? 1 : 0, ...(after ? [after] : []));
  return { ...document, records: { ...document.records, [entityId]: changed } };
}

/** Whether so many records at the end of a list stand where they are read from the database. */
function endsInOrder(list: readonly Pick<KeptRecord, 'id' | 'createdAt'>[], count: number): boolean {
  const end = list.slice(-count - 1);
  return end.every((record, place) => place === 0 || compareRecords(end[place - 1] ?? record, record) < 0);
}

function servedOf(
  fields: readonly Field[],
  { id, createdAt, updatedAt, rev, isSample, values: held }: KeptRecord,
  known: KnownFields,
  names: LinkedNames,
): ServedRecord {
  const whole = { id, createdAt, updatedAt, values: held };
  // Most records hold nothing of older fields: then a field that has no key is empty.
  const own = fields.filter(({ key }) => held[key] !== undefined);
  const isPlain = own.length === Object.keys(held).length;
  const values: Record<string, Value> = {};
  for (const field of isPlain ? own : fields) {
    const value = readValue(whole, field, known, names);
    if (value !== null) values[field.key] = value;
  }
  return { id, createdAt, updatedAt, rev, values, ...(isSample && { isSample }) };
}
