import { countOf, inSentence, type RecordBook } from '@tessera/builder/records';
import { Button, IconButton, Menu, SearchField, SelectField } from '@tessera/shared/ui';
import { Download, MoreHorizontal, Plus, Trash2, Undo2, Upload } from 'lucide-react';
import styled from 'styled-components';
import type { TableFlow } from './use-table';
import type { TableActions } from './use-table-actions';

const ICON = { size: 16, strokeWidth: 1.75 } as const;

export interface TableToolbarProps {
  book: RecordBook;
  table: TableFlow;
  actions: TableActions;
  isNarrow: boolean;
  undoCount: number;
  onUndo: () => void;
  onAdd: () => void;
  onImport: () => void;
}

/** Which table, which of its records, and what can be done with them. */
export function TableToolbar(props: TableToolbarProps) {
  const { book, table, actions, isNarrow, undoCount, onUndo, onAdd, onImport } = props;
  const { entity, selected, shown } = table;
  const chosen = shown.filter(({ id }) => selected.has(id));
  return (
    <Bar role="group" aria-label={`What to do with ${inSentence(entity.plural)}`}>
      <TableChoice>
        <SelectField
          label="Table"
          isLabelHidden
          value={entity.id}
          onChange={({ target }) => {
            table.showTable(target.value);
          }}
          options={book.entities.map(({ id, plural }) => ({
            value: id,
            label: `${plural} (${book.rows().rowsOf(id).length.toLocaleString()})`,
          }))}
        />
      </TableChoice>
      <Filter>
        <SearchField
          label={`Filter ${inSentence(entity.plural)}`}
          placeholder="Filter"
          focusKey="/"
          value={table.text}
          onValueChange={table.search}
        />
      </Filter>
      {chosen.length === 0 ? null : (
        <Button
          icon={<Trash2 {...ICON} />}
          onClick={() => {
            actions.remove(chosen);
          }}
        >
          Delete {countOf(chosen.length, entity)}
        </Button>
      )}
      <IconButton label="Undo the last change" disabled={undoCount === 0} onClick={onUndo}>
        <Undo2 {...ICON} />
      </IconButton>
      {isNarrow ? (
        <Menu
          align="end"
          trigger={
            <IconButton label="More">
              <MoreHorizontal {...ICON} />
            </IconButton>
          }
          items={[
            { id: 'import', label: 'Import CSV', icon: <Upload {...ICON} />, onSelect: onImport },
            {
              id: 'export',
              label: 'Export CSV',
              icon: <Download {...ICON} />,
              onSelect: actions.exportTable,
            },
          ]}
        />
      ) : (
        <>
          <Button icon={<Upload {...ICON} />} onClick={onImport}>
            Import CSV
          </Button>
          <Button icon={<Download {...ICON} />} onClick={actions.exportTable}>
            Export CSV
          </Button>
        </>
      )}
      <Button variant="primary" icon={<Plus {...ICON} />} onClick={onAdd}>
        Add record
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
`;

const TableChoice = styled.div`
  flex: 0 1 200px;
  min-width: 140px;
`;

const Filter = styled.div`
  flex: 1 1 100px;
  min-width: 100px;
`;
