import { readValue, type KnownField, type KnownFields } from '../kit/data/convert';
import type { StoredDocument } from '../kit/data/document';
import type { StoredRecord } from '../kit/data/types';
import type { MigrationStep } from './migration';

type StepOf<K extends MigrationStep['kind']> = Extract<MigrationStep, { kind: K }>;

/** What is remembered of a key is only ever added to: labels of options that are gone must stay readable. */
function remember(known: KnownFields, key: string, was: KnownField): KnownFields {
  const options = was.options && { ...known[key]?.options, ...was.options };
  return { ...known, [key]: { type: was.type, ...(options ? { options } : {}) } };
}

function convertRecord(record: StoredRecord, step: StepOf<'convert'>, known: KnownFields): StoredRecord {
  const { key } = step.field;
  if (record.values[key] !== undefined) return record;
  const value = readValue(record, step.field, known);
  // What does not convert stays where it is and is shown as empty.
  return value === null ? record : { ...record, values: { ...record.values, [key]: value } };
}

function convert(document: StoredDocument, step: StepOf<'convert'>): StoredDocument {
  const fields = remember(document.fields, step.from, step.was);
  const records = document.records[step.entity];
  if (!records) return { ...document, fields };
  const converted = records.map((record) => convertRecord(record, step, fields));
  return { ...document, fields, records: { ...document.records, [step.entity]: converted } };
}

function applyStep(document: StoredDocument, step: MigrationStep): StoredDocument {
  switch (step.kind) {
    case 'convert':
      return convert(document, step);
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
 */
export function migrateDocument(document: StoredDocument, steps: readonly MigrationStep[]): StoredDocument {
  return steps.reduce(applyStep, document);
}
