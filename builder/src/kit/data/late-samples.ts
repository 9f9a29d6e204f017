import { idsIn } from './cells';
import { readValue } from './convert';
import { dayOf } from './dates';
import type { Change, StoredDocument } from './document';
import { fieldsOf } from './entity';
import { fieldOfKey } from './field-keys';
import { addingSample, newOwn, newSamples, samplesIn, sampleValues, type NewSample } from './samples';
import type { Entity, Field } from './types';

type Values = NewSample['values'];
type IsThere = (id: string) => boolean;

/**
 * What a later version of the application puts into records that are kept already: records out of files that are new, the samples
 * of entities that are new, and what samples hold in fields that are new or of another type. Whoever removed the samples gets none again, and what somebody entered or changed
 * stays as it is.
 */
export function addingLateSamples(
  entities: readonly Entity[],
  document: StoredDocument,
  now: Date,
): readonly Change[] {
  const own = newOwn(entities, document, dayOf(now)).map((sample) => addingSample(sample, now.toISOString()));
  const kept = entities.flatMap((entity) => samplesIn(document, entity).map(({ id }) => id));
  if (kept.length === 0) return own;
  const known = new Set(Object.keys(document.fields).map(fieldOfKey));
  const isNew = (field: Field) => !known.has(fieldOfKey(field.key));
  // Also one that holds another kind of value by now, where the old one cannot be read as such.
  const isOther = (field: Field) => document.fields[field.key] === undefined;
  const isLate = (entity: Entity) =>
    document.records[entity.id] === undefined && fieldsOf(entity).every(isNew);
  const samples = newSamples(entities.filter(isLate), dayOf(now)).filter(({ isOwn }) => isOwn !== true);
  const added = linked(samples, kept);
  const there = new Set([...kept, ...added.map(({ id }) => id)]);
  const filled = entities
    .filter((entity) => !isLate(entity))
    .flatMap((entity) => filling(entity, isOther, document, (id) => there.has(id)));
  return [...own, ...added.map((sample) => addingSample(sample, now.toISOString())), ...filled];
}

/** Without links to samples that are gone, or are somebody's own by now. */
function withoutLooseLinks(fields: readonly Field[], values: Values, isThere: IsThere): Values {
  const left = { ...values };
  for (const field of fields) {
    if (field.type !== 'reference') continue;
    const ids = idsIn(values[field.key]).filter(isThere);
    const [first] = ids;
    if (first === undefined) Reflect.deleteProperty(left, field.key);
    else left[field.key] = field.many === true ? ids : first;
  }
  return left;
}

/** The samples with links that hold; one that cannot be without what is gone is left out, and so is what needs it. */
function linked(samples: readonly NewSample[], kept: readonly string[]): readonly NewSample[] {
  const there = new Set([...kept, ...samples.map(({ id }) => id)]);
  const left = samples.flatMap((sample) => {
    const fields = fieldsOf(sample.entity);
    const values = withoutLooseLinks(fields, sample.values, (id) => there.has(id));
    const isLoose = fields.some(
      ({ type, required, key }) => type === 'reference' && required === true && values[key] === undefined,
    );
    return isLoose ? [] : [{ ...sample, values }];
  });
  return left.length === samples.length ? left : linked(left, kept);
}

/** Gives the samples that nobody touched what they hold in new and other fields; their days count from when they were put in. */
function filling(
  entity: Entity,
  isNew: (field: Field) => boolean,
  document: StoredDocument,
  isThere: IsThere,
): readonly Change[] {
  const fields = fieldsOf(entity).filter(isNew);
  if (fields.length === 0) return [];
  return samplesIn(document, entity).flatMap((record): Change[] => {
    const sample = entity.samples.find(({ id }) => id === record.id);
    if (!sample || record.createdAt !== record.updatedAt) return [];
    const all = Object.entries(sampleValues(entity, sample, dayOf(new Date(record.createdAt))));
    const open = fields.filter((field) => readValue(record, field, document.fields) === null);
    const keys = new Set(open.map(({ key }) => key));
    const late = Object.fromEntries(all.filter(([key]) => keys.has(key)));
    if (keys.size === 0) return [];
    const values = { ...record.values, ...withoutLooseLinks(fields, late, isThere) };
    return [{ entityId: entity.id, id: record.id, record: { ...record, values } }];
  });
}
