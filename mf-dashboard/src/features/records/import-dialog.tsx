import {
  countOf,
  importableFields,
  matchColumns,
  previewImport,
  type Entity,
  type ImportColumn,
  type ImportRow,
  type Outcome,
  type RecordBook,
} from '@tessera/builder/records';
import { Banner, Button, Dialog, FileDrop } from '@tessera/shared/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { MAX_DATA_LENGTH } from '@tessera/shared/preview';
import { withinTime } from './import-check';
import { MAX_FILE_BYTES, MAX_FILE_ROWS, readTable, type CsvTable } from './import-file';
import { ImportPreview } from './import-preview';

export interface ImportDialogProps {
  book: RecordBook;
  entity: Entity;
  /** The server says itself how much it takes. */
  isServed: boolean;
  onDone: (outcome: Extract<Outcome, { isDone: true }>, count: number) => void;
  onClose: () => void;
}

/** Records out of a CSV file: chosen, seen as they are read, and added beside those that are there. */
export function ImportDialog({ book, entity, isServed, onDone, onClose }: ImportDialogProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();
  const [table, setTable] = useState<CsvTable>();
  const [columns, setColumns] = useState<readonly ImportColumn[]>([]);
  const read = useMemo(
    () => (table ? readRows(book, entity, columns, table) : []),
    [book, entity, columns, table],
  );
  const good = read.filter(({ refusals }) => refusals.length === 0);

  async function take(chosen: readonly File[]): Promise<void> {
    const [file] = chosen;
    setFiles(chosen.slice(0, 1));
    setTable(undefined);
    setProblem(undefined);
    if (!file) return;
    const found = readTable(new Uint8Array(await file.arrayBuffer()));
    if ('problem' in found) {
      setProblem(found.problem);
      return;
    }
    setColumns(matchColumns(entity, found.headers));
    setTable(found);
  }

  function add(): void {
    const values = good.map((row) => row.values);
    const tooMuch = isServed ? whyTooMuch(values) : whyTooLong(book, entity, values);
    if (tooMuch !== undefined) {
      setProblem(tooMuch);
      return;
    }
    const outcome = book.addAll(entity, values);
    if (outcome.isDone) onDone(outcome, values.length);
    else setProblem(outcome.message);
  }

  return (
    <Dialog
      size="large"
      title={`Import ${entity.plural}`}
      description="They are added to those that are there. Nothing is replaced."
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={good.length === 0} onClick={add}>
            {good.length === 0 ? 'Import' : `Import ${countOf(good.length, entity)}`}
          </Button>
        </>
      }
    >
      <Content>
        <FileDrop
          label="CSV file"
          hint={`Columns by name in the first line; commas, semicolons or tabs between the cells. At most 5 MB and ${MAX_FILE_ROWS.toLocaleString()} records.`}
          accept=".csv,.tsv,.txt,text/csv"
          maxBytes={MAX_FILE_BYTES}
          files={files}
          error={table ? undefined : problem}
          onFilesChange={(chosen) => void take(chosen)}
        />
        {table && problem !== undefined ? <Banner tone="bad">{problem}</Banner> : null}
        {table ? (
          <ImportPreview
            {...{ entity, columns, read, table }}
            fields={importableFields(entity)}
            onColumnsChange={setColumns}
          />
        ) : null}
      </Content>
    </Dialog>
  );
}

/** What the server takes of one step, with room for what it says around them. */
const MOST_LENGTH_AT_ONCE = 1_500_000;

function whyTooMuch(values: readonly ImportRow['values'][]): string | undefined {
  if (JSON.stringify(values).length <= MOST_LENGTH_AT_ONCE) return undefined;
  return 'These records do not fit: the server takes at most 1.5 MB at a time. Import fewer of them.';
}

function whyTooLong(
  book: RecordBook,
  entity: Entity,
  values: readonly ImportRow['values'][],
): string | undefined {
  if (book.lengthWith(entity, values) <= MAX_DATA_LENGTH) return undefined;
  return 'These records do not fit: the preview keeps at most 5 MB. Import fewer of them.';
}

function readRows(
  book: RecordBook,
  entity: Entity,
  columns: readonly ImportColumn[],
  { lines }: CsvTable,
): readonly ImportRow[] {
  return previewImport(
    entity,
    columns,
    lines,
    book.rows().names,
    withinTime(book.checkAll(entity), () => performance.now()),
  );
}

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[4]};
`;
