import { readValue, type KnownField, type KnownFields } from '../kit/data/convert';
import type { StoredDocument } from '../kit/data/document';
import { noNames, type LinkedNames } from '../kit/data/live';
import type { StoredRecord } from '../kit/data/types';
import type { MigrationStep } from './migration';

type StepOf<K extends MigrationStep['kind']> = Extract<MigrationStep, { kind: K }>;

/** What is remembered of a key is only ever added to: labels of options that are gone must stay readable. */
function remember(known: KnownFields, key: string, was: KnownField): KnownFields {
  const options = was.options && { ...known[key]?.options, ...was.options };
  const to = was.to === undefined ? {} : { to: was.to };
  return { ...known, [key]: { type: was.type, ...to, ...(options ? { options } : {}) } };
}

function convertRecord(
  record: StoredRecord,
  step: StepOf<'convert'>,
  known: KnownFields,
  names: LinkedNames,
): StoredRecord {
  const { key } = step.field;
  if (record.values[key] !== undefined) return record;
  const value = readValue(record, step.field, known, names);
  // What does not convert stays where it is and is shown as empty.
  return value === null ? record : { ...record, values: { ...record.values, [key]: value } };
}

function convert(document: StoredDocument, step: StepOf<'convert'>, names: LinkedNames): StoredDocument {
  const fields = remember(document.fields, step.from, step.was);
  const records = document.records[step.entity];
  if (!records) return { ...document, fields };
  const converted = records.map((record) => convertRecord(record, step, fields, names));
  return { ...document, fields, records: { ...document.records, [step.entity]: converted } };
}

function applyStep(document: StoredDocument, step: MigrationStep, names: LinkedNames): StoredDocument {
  switch (step.kind) {
    case 'convert':
      return convert(document, step, names);
    case 'archiveField':
      return { ...document, fields: remember(document.fields, step.key, step.was) };
    case 'archiveOption': {
      const was = { type: 'choice', options: { [step.option]: step.label } };
      return { ...document, fields: remember(document.fields, step.key, was) };
    }
    // What comes back is in the records still.
    case 'archiveRecords':
    case 'reviveField':
    case 'reviveOption':
    case 'reviveRecords':
      return document;
  }
}

/**
 * A stored document after a change of the model. Values are only ever added, so that a step back finds those of before.
 * An application does the same by itself, record by record, when it reads what an older version of it stored.
 * Links are read by the names that their records have in `names`.
 */
export function migrateDocument(
  document: StoredDocument,
  steps: readonly MigrationStep[],
  names: LinkedNames = noNames,
): StoredDocument {
  return steps.reduce((migrated, step) => applyStep(migrated, step, names), document);
}
