import { useMemo, useState } from 'react';
import { readCsv } from '../data/csv';
import { matchColumns, type ImportColumn } from '../data/import-columns';
import { previewImport } from '../data/import-preview';
import type { Entity } from '../data/types';
import { countOf, inSentence } from '../data/words';
import { Dialog } from '../frame/dialog';
import { useStore } from '../frame/store-context';
import { useOutcome } from '../records/use-outcome';
import { ImportColumns } from './import-columns-table';
import { ImportPreview } from './import-preview-table';
import { ImportSource } from './import-source';

interface ImportDialogProps {
  readonly entity: Entity;
  readonly onClose: () => void;
}

/** What a file holds: the names of its columns, and its lines. */
interface Table {
  readonly columns: readonly ImportColumn[];
  readonly lines: readonly (readonly string[])[];
}

/** Adds records from a file. Nothing is stored before one has seen what is read and what is not. */
export function ImportDialog({ entity, onClose }: ImportDialogProps) {
  const [table, setTable] = useState<Table | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = (text: string) => {
    const [headers, ...lines] = readCsv(text);
    const isTable = headers !== undefined && lines.length > 0;
    setProblem(isTable ? null : 'The first line should name the columns, and each line below be one record.');
    if (isTable) setTable({ columns: matchColumns(entity, headers), lines });
  };
  return (
    <Dialog title={`Import ${inSentence(entity.plural)}`} onClose={onClose}>
      {table ? (
        <ImportReview
          entity={entity}
          table={table}
          onColumns={(columns) => {
            setTable({ ...table, columns });
          }}
          onBack={() => {
            setTable(null);
          }}
          onClose={onClose}
        />
      ) : (
        <ImportSource problem={problem} onText={take} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface ImportReviewProps {
  readonly entity: Entity;
  readonly table: Table;
  readonly onColumns: (columns: readonly ImportColumn[]) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

function ImportReview({ entity, table, onColumns, onBack, onClose }: ImportReviewProps) {
  const store = useStore();
  const report = useOutcome();
  const { columns, lines } = table;
  const rows = useMemo(
    () =>
      previewImport(entity, columns, lines, store.rows().names, (values) =>
        store.brokenRulesOfAll(entity, values),
      ),
    [entity, columns, lines, store],
  );
  const fitting = rows.filter(({ refusals }) => refusals.length === 0);
  return (
    <div className="import">
      <ImportColumns entity={entity} columns={columns} onChange={onColumns} />
      <ImportPreview entity={entity} columns={columns} rows={rows} />
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onBack}>
          Another file
        </button>
        <button
          type="button"
          className="button button-primary"
          disabled={fitting.length === 0}
          onClick={() => {
            const outcome = store.addAll(
              entity,
              fitting.map(({ values }) => values),
            );
            if (report(outcome, `Imported ${countOf(fitting.length, entity)}.`)) onClose();
          }}
        >
          Import {countOf(fitting.length, entity)}
        </button>
      </div>
    </div>
  );
}
