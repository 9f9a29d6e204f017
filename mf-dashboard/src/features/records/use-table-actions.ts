import {
  countOf,
  exportCsv,
  fieldsOf,
  nameOf,
  type Field,
  type Outcome,
  type RecordBook,
  type Row,
} from '@tessera/builder/records';
import { fileNameOf, saveFile, useShell, useUndo } from '@tessera/shared/remote';
import { readTyped } from './drafts';
import type { RecordsStore } from './book.store';
import type { TableFlow } from './use-table';

type Done = Extract<Outcome, { isDone: true }>;

const countAll = (book: RecordBook) =>
  book.entities.reduce((sum, { id }) => sum + book.rows().rowsOf(id).length, 0);

/** What is done to the records of a table; what cannot be seen at once is said, with the way back. */
export function useTableActions(records: RecordsStore, book: RecordBook, table: TableFlow, appName: string) {
  const { notify } = useShell();
  const offerUndo = useUndo();
  const { entity, listed, all } = table;
  const say = (outcome: Done, title: string) => {
    offerUndo(title, records.remember(outcome.undo));
  };
  return {
    /** Gives what is wrong with what was typed. */
    edit: (row: Row, field: Field, draft: string): string | undefined => {
      const reading = readTyped(field, draft);
      if (!reading.ok) return reading.message;
      const outcome = book.put(entity, row.id, { [field.key]: reading.value });
      if (!outcome.isDone) return outcome.message;
      records.remember(outcome.undo);
      return undefined;
    },
    saved: (outcome: Done, isNew: boolean) => {
      say(outcome, isNew ? `${entity.name} added` : `${entity.name} saved`);
    },
    imported: (outcome: Done, count: number) => {
      say(outcome, `${countOf(count, entity)} imported`);
    },
    /** False where others still need them, which is said. */
    remove: (rows: readonly Row[]): boolean => {
      const [first] = rows;
      if (!first) return false;
      const before = countAll(book);
      const title = rows.length === 1 ? `"${nameOf(entity, first)}"` : countOf(rows.length, entity);
      const outcome = book.remove(
        entity,
        rows.map(({ id }) => id),
      );
      if (!outcome.isDone) {
        notify({ type: 'error', title: 'Not deleted', message: outcome.message });
        return false;
      }
      const others = before - countAll(book) - rows.length;
      const more = others > 0 ? `, and ${others.toLocaleString()} that belonged to it` : '';
      say(outcome, `${title} deleted${more}`);
      return true;
    },
    removeSamples: () => {
      const before = countAll(book);
      const undo = book.removeSamples();
      const count = before - countAll(book);
      const words = `${count.toLocaleString()} sample ${count === 1 ? 'record' : 'records'} removed`;
      offerUndo(words, records.remember(undo));
    },
    exportTable: () => {
      const name = `${fileNameOf(appName, entity.plural)}.csv`;
      saveFile(new Blob([exportCsv(entity, listed)], { type: 'text/csv' }), name);
      const isPart = listed.length < all.length;
      const without = fieldsOf(entity).some(({ type }) => type === 'image')
        ? 'Pictures are not in the file.'
        : '';
      notify({
        type: 'success',
        title: `${countOf(listed.length, entity)}${isPart ? ` of ${all.length.toLocaleString()}` : ''} exported`,
        ...(without !== '' && { message: without }),
      });
    },
  };
}

export type TableActions = ReturnType<typeof useTableActions>;
