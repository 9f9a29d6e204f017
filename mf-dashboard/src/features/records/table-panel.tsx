import { fieldsOf, inSentence, type RecordBook, type Row } from '@tessera/builder/records';
import { Banner, Button, EmptyState, Pagination } from '@tessera/shared/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useRoom } from '../../lib/use-fit';
import { ImportDialog } from './import-dialog';
import { RecordCards } from './record-cards';
import { RecordGrid } from './record-grid';
import { RecordSheet } from './record-sheet';
import type { RecordsStore } from './book.store';
import { TableFooter } from './table-footer';
import { TableToolbar } from './table-toolbar';
import { useAskedRemoval } from './use-asked-removal';
import { useTable, type TableFlow } from './use-table';
import { useTableActions, type TableActions } from './use-table-actions';

/** Below it a grid shows two columns, and a card a whole record. In pixels. */
const CARDS_BELOW = 560;

export interface TablePanelProps {
  records: RecordsStore;
  book: RecordBook;
  name: string;
  /** Why the last change could not be kept. */
  note: string | undefined;
  undoCount: number;
}

/** What lies over the table: the form of a record (none is a new one), or the import. */
type Layer = { readonly kind: 'record'; readonly rowId: string | undefined } | { readonly kind: 'import' };

/** One table of records, with all that is done to it. */
export function TablePanel(props: TablePanelProps) {
  const [first] = props.book.entities;
  // A model has one table at least.
  return first ? <OpenTable {...props} first={first} /> : null;
}

function OpenTable({
  records,
  book,
  name,
  note,
  undoCount,
  first,
}: TablePanelProps & { first: RecordBook['entities'][number] }) {
  const table = useTable(book, first);
  const { isLive, isServed } = records;
  const plain = useTableActions(records, book, table, name);
  const { actions, question } = useAskedRemoval(plain, table, isLive);
  const { stage, room } = useRoom<HTMLDivElement>();
  const [layer, setLayer] = useState<Layer>();
  const isNarrow = room !== undefined && room.width < CARDS_BELOW;
  const { entity } = table;
  const open = (row: Row | undefined) => {
    setLayer({ kind: 'record', rowId: row?.id });
  };
  const close = () => {
    setLayer(undefined);
  };
  return (
    <Root ref={stage}>
      <TableToolbar
        {...{ book, table, isNarrow, actions, undoCount }}
        onUndo={records.undo}
        onAdd={() => {
          open(undefined);
        }}
        onImport={() => {
          setLayer({ kind: 'import' });
        }}
      />
      {note === undefined ? null : (
        <Notice>
          <Banner tone="bad" title="The last change is not kept">
            {note}
          </Banner>
        </Notice>
      )}
      <Content {...{ book, table, actions, isNarrow, isLive }} onOpen={open} />
      {table.pageCount > 1 ? (
        <Pages>
          <Pagination
            label={entity.plural}
            page={table.page}
            pageCount={table.pageCount}
            onPageChange={table.goToPage}
          />
        </Pages>
      ) : null}
      <TableFooter {...{ book, table, isLive, isServed }} onRemoveSamples={actions.removeSamples} />
      <Layers {...{ layer, book, table, actions, isServed }} onClose={close} />
      {question}
    </Root>
  );
}

interface ContentProps {
  book: RecordBook;
  table: TableFlow;
  actions: TableActions;
  isNarrow: boolean;
  isLive: boolean;
  onOpen: (row: Row | undefined) => void;
}

function Content({ book, table, actions, isNarrow, isLive, onOpen }: ContentProps) {
  const { entity, all, listed, shown, text } = table;
  if (all.length === 0) {
    return (
      <Scroll>
        <EmptyState
          title={
            isLive
              ? 'Nobody has entered anything yet.'
              : `${entity.plural} that the preview keeps are shown here.`
          }
          action={
            <Button
              variant="primary"
              icon={<Plus size={16} strokeWidth={1.75} />}
              onClick={() => {
                onOpen(undefined);
              }}
            >
              Add {inSentence(entity.name)}
            </Button>
          }
        />
      </Scroll>
    );
  }
  if (listed.length === 0) {
    return (
      <Scroll>
        <EmptyState
          title={`Nothing matches "${text}"`}
          action={
            <Button
              onClick={() => {
                table.search('');
              }}
            >
              Clear filters
            </Button>
          }
        />
      </Scroll>
    );
  }
  if (isNarrow) return <RecordCards entity={entity} page={shown} onOpen={onOpen} />;
  const columns = [entity.label, ...fieldsOf(entity).filter((field) => field !== entity.label)];
  return (
    <RecordGrid
      key={entity.id}
      {...{ entity, columns }}
      page={shown}
      offset={table.offset}
      count={listed.length}
      rows={book.rows()}
      sort={table.sort}
      onSort={table.sortBy}
      selected={table.selected}
      onSelect={table.select}
      onEdit={actions.edit}
      onOpen={onOpen}
      onDelete={actions.remove}
    />
  );
}

interface LayersProps {
  layer: Layer | undefined;
  book: RecordBook;
  table: TableFlow;
  actions: TableActions;
  isServed: boolean;
  onClose: () => void;
}

function Layers({ layer, book, table, actions, isServed, onClose }: LayersProps) {
  const { entity } = table;
  if (layer?.kind === 'import') {
    return (
      <ImportDialog
        {...{ book, entity, isServed, onClose }}
        onDone={(outcome, count) => {
          actions.imported(outcome, count);
          onClose();
        }}
      />
    );
  }
  if (layer?.kind !== 'record') return null;
  const row = layer.rowId === undefined ? undefined : book.rows().findRow(entity.id, layer.rowId);
  // Somebody removed it in the preview while its form was open.
  if (layer.rowId !== undefined && !row) return null;
  return (
    <RecordSheet
      key={layer.rowId ?? 'new'}
      {...{ book, entity, row, onClose }}
      onDone={(outcome) => {
        actions.saved(outcome, row === undefined);
        onClose();
      }}
      onDelete={() => {
        if (row && actions.remove([row])) onClose();
      }}
    />
  );
}

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const Notice = styled.div`
  padding: 0 ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[3]};
`;

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
`;

const Pages = styled.div`
  flex: none;
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
`;
