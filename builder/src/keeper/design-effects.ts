import type { ApplicationModel } from '@tessera/shared/contracts';
import { readValue, type KnownFields } from '../kit/data/convert';
import type { Field } from '../kit/data/types';
import { formatValue } from '../kit/data/format';
import { fieldOfKey } from '../kit/data/field-keys';
import { placeOf } from '../model/edit-model';
import { kitField } from '../model/kit-field';
import { convertedDocuments, type Conversion, type RecordsByEntity } from './convert-records';
import type { KeptRecord } from './keeper';

/** What a design does to what a column holds (SCR-14). */
export interface ColumnEffect {
  readonly field: string;
  /** As it is called before the design. */
  readonly column: string;
  readonly kind: 'converted' | 'removed';
  /** Records with a value in it. */
  readonly filled: number;
  /** How many of those keep one. */
  readonly kept: number;
  /** The first of the others. */
  readonly lost: readonly { readonly record: string; readonly value: string }[];
}

const MOST_LOST = 20;
const LONGEST = 120;

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** `before` is what the records are of by now; the design leads from the newest model to `after`. */
export interface DesignedModels {
  readonly before: ApplicationModel;
  readonly newest: ApplicationModel;
  readonly after: ApplicationModel;
}

/**
 * What a design does to the records of a database, column by column: how many have a value, how many convert, and which do not.
 */
export function designEffects(
  { before, newest, after }: DesignedModels,
  { records, known = {} }: { readonly records: RecordsByEntity; readonly known?: KnownFields },
): readonly ColumnEffect[] {
  const reading = convertedDocuments({ before, after, records, known });
  const isTouched = touchedBy(newest, after);
  const converted = reading.steps
    .filter((step): step is Conversion => step.kind === 'convert')
    .flatMap((step) => effectOf(step, before, reading))
    .filter(({ field }) => isTouched(field));
  const removed = removedFrom(before, after, reading).filter(({ field }) => isTouched(field));
  return [...converted, ...removed];
}

/** What waits to be migrated already is no part of the design. */
function touchedBy(newest: ApplicationModel, after: ApplicationModel): (field: string) => boolean {
  const key = (model: ApplicationModel, id: string) => placeOf(model, id)?.field.key;
  return (field) => key(newest, field) !== key(after, field);
}

type Reading = ReturnType<typeof convertedDocuments>;

function effectOf(
  { entity, from, field }: Conversion,
  before: ApplicationModel,
  reading: Reading,
): ColumnEffect[] {
  const id = fieldOfKey(from);
  const place = placeOf(before, id);
  if (!place) return [];
  const was = kitField(before, place.field);
  const { migrated, names } = reading;
  const fits = new Set(
    (migrated.records[entity] ?? [])
      .filter((record) => readValue(record, field, migrated.fields, names) !== null)
      .map((record) => record.id),
  );
  const filled = filledIn(reading, entity, was);
  const lost = filled.filter((record) => !fits.has(record.id));
  const told = lost.slice(0, MOST_LOST).map((record) => ({
    record: short(names.nameOf(entity, record.id)),
    value: short(
      formatValue(was, readValue(record, was, reading.document.fields, names), (to, linked) =>
        names.nameOf(to, linked),
      ),
    ),
  }));
  const { name: column } = place.field;
  const counts = { filled: filled.length, kept: filled.length - lost.length };
  return [{ field: id, column, kind: 'converted', ...counts, lost: told }];
}

function filledIn({ document, names }: Reading, entity: string, field: Field): readonly KeptRecord[] {
  const records = (document.records[entity] ?? []) as readonly KeptRecord[];
  return records.filter((record) => readValue(record, field, document.fields, names) !== null);
}

/** The columns of tables that stay. */
function removedFrom(before: ApplicationModel, after: ApplicationModel, reading: Reading): ColumnEffect[] {
  return before.entities.flatMap(({ id: entity, fields }) => {
    const stays = after.entities.find(({ id }) => id === entity);
    if (!stays) return [];
    const gone = fields.filter(
      ({ id, computed }) => computed === undefined && !stays.fields.some((field) => field.id === id),
    );
    return gone.map((field): ColumnEffect => {
      const filled = filledIn(reading, entity, kitField(before, field)).length;
      return { field: field.id, column: field.name, kind: 'removed', filled, kept: 0, lost: [] };
    });
  });
}
