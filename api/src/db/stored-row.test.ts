import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { parseEach, rowParser, StoredRowError } from './stored-row';

const notes = pgTable('notes', { id: text().primaryKey(), title: text().notNull(), tags: jsonb().notNull() });
const parseNote = rowParser(notes, ({ id }) => id, { tags: z.array(z.string()) });

const good = { id: 'n1', title: 'Milk', tags: ['home'] };
const damaged = { id: 'n2', title: 'Secret', tags: ['home', 7] };

describe('stored rows', () => {
  it('have what their schemas made of the JSON columns, and the other columns as they are', () => {
    expect(parseNote(good)).toEqual(good);
  });

  it('say which row of which table does not parse and where, and nothing of its contents', () => {
    expect(() => parseNote(damaged)).toThrow(StoredRowError);
    expect(() => parseNote(damaged)).toThrow('Row n2 of notes does not parse: tags.1 (invalid_type)');
  });

  it('are left out of a list one by one, each with a report', () => {
    const reports: string[] = [];
    const rows = parseEach([good, damaged, { ...good, id: 'n3' }], parseNote, ({ rowId }) =>
      reports.push(rowId),
    );
    expect(rows.map(({ id }) => id)).toEqual(['n1', 'n3']);
    expect(reports).toEqual(['n2']);
  });

  it('do not hide a mistake of another kind', () => {
    const fail = () => {
      throw new TypeError('a mistake');
    };
    expect(() => parseEach([good], fail, () => undefined)).toThrow('a mistake');
  });
});
