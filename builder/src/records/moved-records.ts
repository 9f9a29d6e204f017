import type { ApplicationModel } from '@tessera/shared/contracts';
import { currentMoment } from '../kit/calc/clock';
import { readValue, rememberFields } from '../kit/data/convert';
import { dayOf } from '../kit/data/dates';
import { parseDocument, type StoredDocument } from '../kit/data/document';
import { fieldsOf } from '../kit/data/entity';
import { isTyped } from '../kit/data/field-groups';
import { RowReader } from '../kit/data/rows';
import { isSameValue } from '../kit/data/same-value';
import type { SentChange, ServedRecord, Snapshot } from '../kit/data/server-protocol';
import type { Entity, StoredRecord, Value } from '../kit/data/types';
import { entitiesOf } from './entities-of';

type Values = Readonly<Record<string, Value>>;

/**
 * What makes of the records that a preview begins with on the server those that a browser has kept of it: nothing where nobody has
 * changed anything there, or where what is kept cannot be read.
 */
export function movedRecords(
  model: ApplicationModel,
  text: string,
  fresh: Pick<Snapshot, 'records'>,
): readonly SentChange[] {
  const stored = parseDocument(text);
  if (!stored) return [];
  const entities = entitiesOf(model);
  const document = { ...stored, fields: rememberFields(stored.fields, entities.flatMap(fieldsOf)) };
  const reader = new RowReader(entities, () => undefined);
  reader.show({ document, day: dayOf(currentMoment()) });
  const cleanOf = (entity: Entity, record: StoredRecord): Values =>
    Object.fromEntries(
      fieldsOf(entity)
        .filter(isTyped)
        .map((field) => [field.key, readValue(record, field, document.fields, reader.names)] as const)
        .filter(([, value]) => value !== null),
    );
  return entities.flatMap((entity) => changesOf(entity, document, fresh.records[entity.id] ?? [], cleanOf));
}

function changesOf(
  entity: Entity,
  { records }: StoredDocument,
  fresh: readonly ServedRecord[],
  cleanOf: (entity: Entity, record: StoredRecord) => Values,
): readonly SentChange[] {
  const { id: entityId } = entity;
  const mine = records[entityId];
  // A table that this browser never had.
  if (!mine) return [];
  const byId = new Map(fresh.map((record) => [record.id, record]));
  const kept = new Set(mine.map(({ id }) => id));
  return [
    ...mine.flatMap((record): readonly SentChange[] => {
      const there = byId.get(record.id);
      const { id, createdAt, isSample } = record;
      const values = cleanOf(entity, record);
      if (!there) return [{ kind: 'add', entityId, id, values, createdAt, ...(isSample && { isSample }) }];
      // A sample as it came: only its days may be others by now.
      if (isSample && createdAt === record.updatedAt) return [];
      return changing(entityId, there, values, isSample === true);
    }),
    ...fresh
      .filter(({ id }) => !kept.has(id))
      .map(({ id }): SentChange => ({ kind: 'remove', entityId, id })),
  ];
}

function changing(
  entityId: string,
  there: ServedRecord,
  values: Values,
  isSample: boolean,
): readonly SentChange[] {
  const was = there.values as Values;
  const keys = Object.keys({ ...was, ...values }).filter(
    (key) => !isSameValue(was[key] ?? null, values[key] ?? null),
  );
  const isOwned = there.isSample === true && !isSample;
  if (keys.length === 0 && !isOwned) return [];
  const pick = (from: Values) => Object.fromEntries(keys.map((key) => [key, from[key] ?? null]));
  const own = isOwned && { isSample: false as const };
  return [{ kind: 'change', entityId, id: there.id, values: pick(values), was: pick(was), ...own }];
}
