import { nameOf, textOf, type Entity, type Field, type Row, type Rows } from '@tessera/builder/records';
import { Check } from 'lucide-react';
import { memo, useId } from 'react';
import { VisuallyHidden } from '@tessera/shared/ui';
import { isCounted, placeOf } from './drafts';
import {
  CellError,
  CellText,
  CheckCell,
  EditFrame,
  GridCell,
  Line,
  Swatch,
  Tick,
} from './record-grid.styles';
import type { CellEdit } from './use-cell-edit';
import { SampleMark } from './sample-mark';
import { ValueInput } from './value-input';

export interface RecordLineProps {
  entity: Entity;
  columns: readonly Field[];
  row: Row;
  rows: Rows;
  /** Its place on the page, from 0. */
  place: number;
  /** Its place among all, as `aria-rowindex` counts. */
  rowIndex: number;
  isSelected: boolean;
  /** The column that has the focus of the grid, where it is in this line. */
  activeColumn: number | undefined;
  edit: CellEdit | undefined;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  onDraft: (draft: string) => void;
  onLeave: () => void;
}

/** A record in the grid. It is drawn again when something of it changes, and not when another one does. */
export const RecordLine = memo(function RecordLine(props: RecordLineProps) {
  const { entity, columns, row, place, rowIndex, isSelected, activeColumn, onSelect } = props;
  return (
    <Line role="row" aria-rowindex={rowIndex} aria-selected={isSelected}>
      <CheckCell role="gridcell" aria-colindex={1}>
        <Tick
          type="checkbox"
          aria-label={`Select ${nameOf(entity, row)}`}
          data-place={`${String(place)}:0`}
          tabIndex={activeColumn === 0 ? 0 : -1}
          checked={isSelected}
          onChange={({ target }) => {
            onSelect([row.id], target.checked);
          }}
        />
      </CheckCell>
      {columns.map((field, index) => (
        <FieldCell key={field.key} {...props} field={field} column={index + 1} />
      ))}
    </Line>
  );
});

type FieldCellProps = RecordLineProps & { field: Field; column: number };

function FieldCell({
  field,
  column,
  row,
  rows,
  place,
  activeColumn,
  edit,
  onDraft,
  onLeave,
}: FieldCellProps) {
  const errorId = useId();
  const isEdited = edit?.key === field.key;
  return (
    <GridCell
      role={column === 1 ? 'rowheader' : 'gridcell'}
      aria-colindex={column + 1}
      aria-readonly={placeOf(field) === 'nowhere' || undefined}
      aria-invalid={isEdited && edit.message !== undefined ? true : undefined}
      data-place={`${String(place)}:${String(column)}`}
      tabIndex={activeColumn === column && !isEdited ? 0 : -1}
      $isFirst={column === 1}
      $isNumber={isCounted(field)}
      $isReadOnly={placeOf(field) === 'nowhere'}
      $isEdited={isEdited}
    >
      {isEdited ? (
        <EditFrame
          data-edit
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) onLeave();
          }}
        >
          <ValueInput
            isInCell
            {...{ field, rows }}
            draft={edit.draft}
            onDraftChange={onDraft}
            aria-label={field.name}
            aria-describedby={edit.message === undefined ? undefined : errorId}
            aria-invalid={edit.message === undefined ? undefined : true}
          />
          {edit.message === undefined ? null : (
            <CellError id={errorId} role="alert">
              {edit.message}
            </CellError>
          )}
        </EditFrame>
      ) : (
        <Shown field={field} row={row} isFirst={column === 1} />
      )}
    </GridCell>
  );
}

function Shown({ field, row, isFirst }: { field: Field; row: Row; isFirst: boolean }) {
  const value = row.values[field.key] ?? null;
  if (field.type === 'boolean') {
    if (value !== true) return <VisuallyHidden>No</VisuallyHidden>;
    return (
      <>
        <Check size={16} strokeWidth={2} aria-hidden="true" />
        <VisuallyHidden>Yes</VisuallyHidden>
      </>
    );
  }
  return (
    <CellText>
      {field.type === 'color' && typeof value === 'string' ? <Swatch style={{ background: value }} /> : null}
      <span>{textOf(row, field)}</span>
      {isFirst && row.record.isSample ? <SampleMark /> : null}
    </CellText>
  );
}
