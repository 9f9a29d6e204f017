import type { ApplicationModel } from '@tessera/shared/contracts';
import { readValue, rememberFields, type KnownFields } from '../kit/data/convert';
import type { StoredDocument } from '../kit/data/document';
import { fieldsOf } from '../kit/data/entity';
import { fieldOfKey } from '../kit/data/field-keys';
import type { LinkedNames } from '../kit/data/live';
import { RowReader } from '../kit/data/rows';
import { findUnread } from '../kit/data/unread';
import { placeOf } from '../model/edit-model';
import { kitField } from '../model/kit-field';
import { migrateDocument } from '../operations/migrate-document';
import { migrationBetween, type MigrationStep } from '../operations/migration';
import { entitiesOf } from '../records/entities-of';
import type { KeptRecord } from './keeper';

/** By the id of the entity. */
export type RecordsByEntity = Readonly<Record<string, readonly KeptRecord[]>>;

/** A field whose values of before show nothing in some records any more. */
export interface LostValues {
  /** Ids of the model, which stay the same in both. */
  readonly entity: string;
  readonly field: string;
  readonly count: number;
  /** The first twenty. */
  readonly records: readonly string[];
}

const MOST_RECORDS = 20;
/** Nothing that is typed in depends on what day it is. */
const NO_DAY = '2000-01-01';

const documentOf = (records: RecordsByEntity, fields: KnownFields): StoredDocument => ({
  v: 1,
  records,
  fields,
  views: {},
});

/** What the records are called in the application as it was. */
function namesIn(model: ApplicationModel, document: StoredDocument): LinkedNames {
  // What cannot be worked out names nothing, as it does on the page.
  const reader = new RowReader(entitiesOf(model), () => undefined);
  reader.show({ document, day: NO_DAY });
  return reader.names;
}

/**
 * What is remembered of all keys that ever held values, once a model has been in use: labels of options that are gone, and what links
 * pointed at. Kept with the database, and given to the next conversion, it reads values that are older than the model before.
 */
export function rememberKeys(known: KnownFields, model: ApplicationModel): KnownFields {
  return rememberFields(known, entitiesOf(model).flatMap(fieldsOf));
}

/**
 * All records of a database with all that they hold, as the text that an application keeps in a browser: any version of it can read
 * that, and whoever counts what is entered can, too. `own` numbers the entities' own records, as the state does.
 */
export function documentText(
  model: ApplicationModel,
  { records, known, own }: { records: RecordsByEntity; known: KnownFields; own: number },
): string {
  const fields = rememberKeys(known, model);
  const document = documentOf(records, fields);
  return JSON.stringify({ ...document, unread: findUnread(entitiesOf(model), document, fields), own });
}

function convert(
  before: ApplicationModel,
  after: ApplicationModel,
  records: RecordsByEntity,
  known: KnownFields,
) {
  const document = documentOf(records, rememberKeys(known, before));
  const steps = migrationBetween(before, after);
  const isConverted = steps.some(({ kind }) => kind === 'convert');
  // To read all names takes a while, and only conversions ask for them.
  if (!isConverted) return { document, steps, migrated: document, names: undefined };
  const names = namesIn(before, document);
  return { document, steps, migrated: migrateDocument(document, steps, names), names };
}

/** Both documents, and what records are called: for whoever looks at every value. */
export function convertedDocuments({
  before,
  after,
  records,
  known,
}: {
  readonly before: ApplicationModel;
  readonly after: ApplicationModel;
  readonly records: RecordsByEntity;
  readonly known: KnownFields;
}) {
  const converted = convert(before, after, records, known);
  return { ...converted, names: converted.names ?? namesIn(before, converted.document) };
}

/**
 * The records of all tables as the next model reads them (DATA-05): values under new keys are added as the application itself would
 * convert them, and those of before stay. `known` is what `rememberKeys` gave for the models before this one.
 */
export function convertRecords(
  before: ApplicationModel,
  after: ApplicationModel,
  records: RecordsByEntity,
  known: KnownFields = {},
): RecordsByEntity {
  // A conversion only adds values to records, and leaves all else of them.
  return convert(before, after, records, known).migrated.records as RecordsByEntity;
}

export type Conversion = Extract<MigrationStep, { readonly kind: 'convert' }>;

/** Where records hold values that the next model would show as empty, because they do not fit its type (DATA-05). */
export function conversionsLost(
  before: ApplicationModel,
  after: ApplicationModel,
  records: RecordsByEntity,
  known: KnownFields = {},
): readonly LostValues[] {
  const { document, steps, migrated, names } = convert(before, after, records, known);
  const conversions = steps.filter((step): step is Conversion => step.kind === 'convert');
  return conversions.flatMap(({ entity, from, field }): LostValues[] => {
    const id = fieldOfKey(from);
    const place = placeOf(before, id);
    if (!place) return [];
    const was = kitField(before, place.field);
    const empty = new Set(
      (migrated.records[entity] ?? [])
        .filter((record) => readValue(record, field, migrated.fields, names) === null)
        .map((record) => record.id),
    );
    const lost = (document.records[entity] ?? []).filter(
      (record) => empty.has(record.id) && readValue(record, was, document.fields, names) !== null,
    );
    if (lost.length === 0) return [];
    return [
      { entity, field: id, count: lost.length, records: lost.slice(0, MOST_RECORDS).map((one) => one.id) },
    ];
  });
}
