import {
  directionName,
  type Direction,
  type Entity,
  type Field,
  type Row,
  type Rows,
  type Sort,
} from '@tessera/builder/records';
import { VisuallyHidden } from '@tessera/shared/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { CheckCell, GridRoot, HeadCell, HeadLine, Scroll, SortHead, Tick } from './record-grid.styles';
import { isCounted } from './drafts';
import { RecordLine } from './record-line';
import { useGrid, type GridActions } from './use-grid';

export interface RecordGridProps extends GridActions {
  entity: Entity;
  columns: readonly Field[];
  /** Those of the page. */
  page: readonly Row[];
  /** How many there are before them, and in all. */
  offset: number;
  count: number;
  rows: Rows;
  sort: Sort;
  onSort: (sort: Sort) => void;
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
}

/** Records as a grid (ARIA's pattern of that name): arrows move, Enter or F2 edits, Escape gives up, Tab goes on. */
export function RecordGrid(props: RecordGridProps) {
  const { entity, columns, page, offset, count, rows, sort, onSort, selected, onSelect } = props;
  const root = useRef<HTMLTableElement>(null);
  const grid = useGrid(root, props);
  const tabIndexOf = (line: number, column: number) =>
    grid.active.row === line && grid.active.column === column ? 0 : -1;
  const isAll = page.length > 0 && page.every(({ id }) => selected.has(id));
  return (
    <Scroll>
      <GridRoot
        ref={root}
        role="grid"
        aria-label={entity.plural}
        aria-rowcount={count + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable="true"
        onKeyDown={grid.handleKey}
        onFocus={grid.handleFocus}
        onDoubleClick={grid.handleDoubleClick}
      >
        <thead>
          <HeadLine role="row" aria-rowindex={1}>
            <CheckCell as="th" role="columnheader" aria-colindex={1}>
              <Tick
                type="checkbox"
                aria-label={`Select all ${entity.plural} on this page`}
                data-place="-1:0"
                tabIndex={tabIndexOf(-1, 0)}
                checked={isAll}
                onChange={({ target }) => {
                  onSelect(
                    page.map(({ id }) => id),
                    target.checked,
                  );
                }}
              />
            </CheckCell>
            {columns.map((field, place) => (
              <ColumnHead
                key={field.key}
                {...{ field, sort, onSort }}
                column={place + 1}
                tabIndex={tabIndexOf(-1, place + 1)}
              />
            ))}
          </HeadLine>
        </thead>
        <tbody>
          {page.map((row, place) => (
            <RecordLine
              key={row.id}
              {...{ entity, columns, row, rows, place }}
              rowIndex={offset + place + 2}
              isSelected={selected.has(row.id)}
              activeColumn={grid.active.row === place ? grid.active.column : undefined}
              edit={grid.edit?.rowId === row.id ? grid.edit : undefined}
              onSelect={onSelect}
              onDraft={grid.changeDraft}
              onLeave={grid.leave}
            />
          ))}
        </tbody>
      </GridRoot>
    </Scroll>
  );
}

interface ColumnHeadProps extends Pick<RecordGridProps, 'sort' | 'onSort'> {
  field: Field;
  column: number;
  tabIndex: 0 | -1;
}

function ColumnHead({ field, sort, onSort, column, tabIndex }: ColumnHeadProps) {
  const direction = sort.field.key === field.key ? sort.direction : undefined;
  const next: Direction = direction === 'asc' ? 'desc' : 'asc';
  const Icon = direction === 'desc' ? ArrowDown : ArrowUp;
  const order = direction && ({ asc: 'ascending', desc: 'descending' } as const)[direction];
  return (
    <HeadCell role="columnheader" aria-colindex={column + 1} aria-sort={order} $isFirst={column === 1}>
      <SortHead
        type="button"
        data-place={`-1:${String(column)}`}
        tabIndex={tabIndex}
        title={directionName(field, next)}
        $isNumber={isCounted(field)}
        onClick={() => {
          onSort({ field, direction: next });
        }}
      >
        {field.name}
        {field.required ? <VisuallyHidden>, required</VisuallyHidden> : null}
        {field.compute ? <VisuallyHidden>, worked out</VisuallyHidden> : null}
        {direction ? <Icon size={14} strokeWidth={1.75} aria-hidden="true" /> : null}
      </SortHead>
    </HeadCell>
  );
}
