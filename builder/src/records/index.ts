/**
 * What applications keep, for a page outside of them: the part of the builder that reads, checks and writes records in a browser. It is the
 * kit's own code over entities that are made of the model.
 */
export { readCsv, writeCsv } from '../kit/data/csv';
export { toInputText } from '../kit/data/convert';
export { fieldsOf, nameOf } from '../kit/data/entity';
export { exportCsv } from '../kit/data/export-rows';
export { importableFields, matchColumns, type ImportColumn } from '../kit/data/import-columns';
export { previewImport } from '../kit/data/import-preview';
export type { CheckAll, ImportRow } from '../kit/data/import-refusals';
export { directionName, searchRows, sortRows } from '../kit/data/query';
export { Unreachable, type Listeners, type RecordServer } from '../kit/data/record-server';
export { textOf } from '../kit/data/row-text';
export type { Rows } from '../kit/data/rows';
export type { Rejection } from '../kit/data/served-steps';
export type { Outcome, Undo } from '../kit/data/steps';
export type { AppStorage } from '../kit/data/storage-port';
export type { Direction, Entity, Field, Row, Sort, Value } from '../kit/data/types';
export { readDraft, type Draft, type Reading } from '../kit/data/validate';
export { countOf, inSentence } from '../kit/data/words';
export { movedRecords } from './moved-records';
export { openRecordBook, type RecordBook, type RecordValues } from './record-book';
