import { heldRecordsSchema } from '@tessera/shared/contracts';
import { countRecords } from './preview-records';

const AT = '2026-03-09T10:00:00Z';
const LATER = '2026-03-09T11:00:00Z';

const stored = (records: object, fields = {}) => JSON.stringify({ v: 1, records, fields, views: {} });
const record = (values: object, more = {}) => ({ id: 'x', createdAt: AT, updatedAt: AT, values, ...more });

describe('counting what a preview holds', () => {
  it('[MODEL-17] counts records and their values', () => {
    const text = stored({
      e1: [
        record({ 'f1.1': 'Ada', 'f2.1': '0123' }),
        record({ 'f1.1': 'Bob', 'f2.1': '', 'f3.1': false }),
        record({ 'f2.1': '0456', 'f4.1': [] }),
      ],
    });
    expect(countRecords(text)).toEqual({
      records: { e1: 3 },
      values: { 'f1.1': 2, 'f2.1': 2 },
      options: {},
      flags: {},
    });
  });

  it('[MODEL-17] counts what a field shows since it changed its type, not what it showed before', () => {
    const text = stored(
      {
        e1: [
          record({ 'f2.1': 'twelve', 'f2.2': null }),
          record({ 'f2.1': '13', 'f2.2': 13 }),
          record({ 'f2.1': '14' }),
          record({ 'f2.2': 15 }),
        ],
      },
      { 'f2.1': { type: 'text' }, 'f2.2': { type: 'number' }, 'f3.1': { type: 'text' } },
    );
    expect(countRecords(text)?.values).toEqual({ 'f2.1': 4, 'f2.2': 3, 'f3.1': 0 });
  });

  it('[MODEL-17] counts nothing that does not fit the type that a field has now', () => {
    const kept = {
      v: 1,
      records: { e1: [record({ 'f2.1': '3' }, { id: 'r1' }), record({ 'f2.1': 'soon' }, { id: 'r2' })] },
      fields: { 'f2.1': { type: 'text' }, 'f2.2': { type: 'number' } },
      unread: { 'f2.2': ['r2'] },
    };
    expect(countRecords(JSON.stringify(kept))?.values).toEqual({ 'f2.1': 2, 'f2.2': 1 });
  });

  it('[MODEL-17] counts the options that are chosen, of one and of several', () => {
    const text = stored(
      {
        e1: [
          record({ 'f1.1': 'o1' }),
          record({ 'f1.1': 'o1', 'f2.1': ['o2', 'o3'] }),
          record({ 'f3.1': 'o1' }),
        ],
      },
      { 'f1.1': { type: 'choice' }, 'f2.1': { type: 'choice' }, 'f3.1': { type: 'text' } },
    );
    expect(countRecords(text)?.options).toEqual({ o1: 2, o2: 1, o3: 1 });
  });

  it('[MODEL-17] counts samples only once somebody has touched them', () => {
    const sample = { isSample: true };
    const text = stored({
      e1: [record({ 'f1.1': 'Ada' }, sample), record({ 'f1.1': 'Bob' }, { ...sample, updatedAt: LATER })],
    });
    expect(countRecords(text)).toMatchObject({ records: { e1: 1 }, values: { 'f1.1': 1 } });
  });

  it('[MODEL-17] counts by ids of the model only, whatever an edited application keeps beside them', () => {
    const text = stored(
      {
        e1: [record({ shippingAddressLineTwo: 1, f2: 'x', 'f1.1': 'a label that is no id' })],
        shippingAddresses: [record({ 'f1.1': 'o1' })],
      },
      { 'f1.1': { type: 'choice' } },
    );
    const held = countRecords(text);
    expect(held).toEqual({ records: { e1: 1 }, values: { 'f1.1': 2, f2: 1 }, options: { o1: 1 }, flags: {} });
    expect(heldRecordsSchema.safeParse(held).success).toBe(true);
  });

  it('[MODEL-17] sends no more counts than a model can need', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index + 1}.1`, 'x']));
    expect(countRecords(stored({ e1: [record(many)] }))).toBeUndefined();
  });

  it('[SCR-02] counts the records that say yes', () => {
    const text = stored({ e1: [record({ 'f1.1': true }), record({ 'f1.1': false }), record({})] });
    expect(countRecords(text)?.flags).toEqual({ 'f1.1': 1 });
  });

  it('[MODEL-17] counts nothing where nothing is kept, and knows nothing of what it cannot read', () => {
    expect(countRecords(undefined)).toEqual({ records: {}, values: {}, options: {}, flags: {} });
    expect(countRecords('my own format')).toBeUndefined();
    expect(countRecords(JSON.stringify({ records: [1] }))).toBeUndefined();
  });
});
