import type { StoredDocument } from '../kit/data/document';
import { migrateDocument } from './migrate-document';
import type { Operation } from './operation';
import { applied } from './operations-testing';

/** What operations mean for records, by example; the properties are in properties.test.ts. */

const record = (id: string, values: Readonly<Record<string, unknown>>) => ({
  id,
  createdAt: '2026-03-09T08:00:00.000Z',
  updatedAt: '2026-03-09T08:00:00.000Z',
  values,
});
const document: StoredDocument = {
  v: 1,
  records: {
    e2: [
      record('x1', { 'f3.1': 'A-1', 'f11.1': '12', 'f8.1': 'o3' }),
      record('x2', { 'f3.1': 'A-2', 'f11.1': 'top left', 'f8.1': 'o1' }),
    ],
  },
  fields: {},
  views: {},
};
const valuesAfter = (operation: Operation) =>
  migrateDocument(document, applied(operation).migration).records['e2']?.map(({ values }) => values);

describe('what an operation means for records', () => {
  it('[MODEL-17] a new type reads the values that fit, and keeps all of them', () => {
    const operation: Operation = { kind: 'retypeField', field: 'f11', type: 'integer', limits: {} };
    expect(valuesAfter(operation)).toEqual([
      { 'f3.1': 'A-1', 'f11.1': '12', 'f11.20': 12, 'f8.1': 'o3' },
      { 'f3.1': 'A-2', 'f11.1': 'top left', 'f8.1': 'o1' },
    ]);
    expect(applied(operation).converted).toEqual([
      'Values of Shelf are read as a whole number where they fit; undo brings the old ones back',
    ]);
  });

  it('[MODEL-17] a link to one record becomes the first of a link to several', () => {
    const linked = { ...document, records: { e2: [record('x1', { 'f4.1': 'c1' })] } };
    const { migration } = applied({ kind: 'setMany', field: 'f4', many: true });
    const after = migrateDocument(linked, migration);
    expect(after.records['e2']?.[0]?.values).toEqual({ 'f4.1': 'c1', 'f4.20': ['c1'] });
  });

  it('[MODEL-17] what a key meant is remembered when its field goes', () => {
    const { migration } = applied({ kind: 'removeField', field: 'f11' });
    const after = migrateDocument(document, migration);
    expect(after.records).toEqual(document.records);
    expect(after.fields).toEqual({ 'f11.1': { type: 'text' } });
  });

  it('[MODEL-17] the label of an option that goes is remembered with those of before', () => {
    const known = {
      ...document,
      fields: { 'f8.1': { type: 'choice', options: { o1: 'Open', o3: 'Late' } } },
    };
    const { migration } = applied({ kind: 'setOptions', field: 'f8', options: ['Open', 'Paid'] });
    expect(migration).toEqual([
      { kind: 'archiveOption', entity: 'e2', key: 'f8.1', option: 'o3', label: 'Late' },
    ]);
    expect(migrateDocument(known, migration).fields['f8.1']?.options).toEqual({ o1: 'Open', o3: 'Late' });
  });

  it('[MODEL-17] an undo shows again what was archived, and says so', () => {
    const removed = applied({ kind: 'removeField', field: 'f11' });
    const [inverse] = removed.inverse;
    const undone = applied(inverse as Operation, removed.model);
    expect(undone.migration).toEqual([{ kind: 'reviveField', entity: 'e2', key: 'f11.1' }]);
    expect(undone.blast).toMatchObject({
      added: expect.arrayContaining(['f11']) as string[],
      needsConfirmation: false,
    });
  });

  it('[MODEL-17] names, order and looks mean nothing for records', () => {
    for (const operation of [
      { kind: 'renameField', field: 'f11', name: 'Place' },
      { kind: 'moveField', field: 'f11', to: 0 },
      { kind: 'setMode', mode: 'dark' },
      { kind: 'renameOption', field: 'f8', option: 'o3', label: 'Too late' },
    ] satisfies Operation[]) {
      expect(applied(operation)).toMatchObject({ migration: [], blast: { needsConfirmation: false } });
    }
  });
});
