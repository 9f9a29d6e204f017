import type { Field, Row } from '@tessera/builder/records';
import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { draftOf, placeOf } from './drafts';
import { doingOf, placeAfter, placeBeside, within, type Doing, type GridSize, type Place } from './grid-keys';
import { useCellEdit } from './use-cell-edit';

export interface GridActions {
  /** Keeps what was typed in a cell. Gives what is wrong with it. */
  onEdit: (row: Row, field: Field, draft: string) => string | undefined;
  /** Opens the form of a record: what no cell can hold is typed there. */
  onOpen: (row: Row) => void;
  onDelete: (rows: readonly Row[]) => void;
}

interface GridContent extends GridActions {
  columns: readonly Field[];
  page: readonly Row[];
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
}

const EDITOR = '[data-edit] :is(input, select, textarea)';

const START: Place = { row: 0, column: 1 };

function placeIn(target: EventTarget | null): Place | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  const [row, column] = (element?.dataset['place'] ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
}

function focusIn(root: HTMLElement | null, selector: string): void {
  const found = root?.querySelector<HTMLElement>(selector);
  found?.focus();
  found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Where the grid's focus is, what is edited, and what its keys do. */
export function useGrid(root: RefObject<HTMLElement | null>, content: GridContent) {
  const { columns, page } = content;
  const [wanted, setActive] = useState(START);
  const cellEdit = useCellEdit(content);
  const size: GridSize = { rows: page.length, columns: columns.length + 1 };
  // Rows go and come; the one place that Tab leads to stays inside.
  const active = within(wanted, size);

  const focus = ({ row, column }: Place) => {
    focusIn(root.current, `[data-place="${String(row)}:${String(column)}"]`);
  };

  function edit(row: Row, field: Field, draft: string, message?: string): void {
    cellEdit.show({ rowId: row.id, key: field.key, draft, message });
    focusIn(root.current, EDITOR);
  }

  /** Begins to edit a cell; `typed` replaces what is there. */
  function begin(row: Row, field: Field, typed?: string): void {
    const value = row.values[field.key] ?? null;
    const where = placeOf(field);
    if (cellEdit.isStuck()) focusIn(root.current, EDITOR);
    else if (where === 'form') content.onOpen(row);
    else if (where === 'cell' && field.type === 'boolean') content.onEdit(row, field, String(value !== true));
    else if (where === 'cell') {
      edit(row, field, typed ?? draftOf(field, value));
      if (typed !== undefined) putCaretAtEnd();
    }
  }

  function carryOut(doing: Doing, row: Row, field: Field | undefined): void {
    if (doing.kind === 'delete') content.onDelete([row]);
    else if (doing.kind === 'select') content.onSelect([row.id], !content.selected.has(row.id));
    else if (!field) return;
    else if (doing.kind === 'clear') {
      const message = content.onEdit(row, field, '');
      if (message !== undefined) edit(row, field, '', message);
    } else begin(row, field, doing.typed);
  }

  function handleEditKey(event: KeyboardEvent): void {
    const isNewLine = event.target instanceof HTMLTextAreaElement && event.shiftKey;
    if (event.key === 'Escape') {
      event.stopPropagation();
      cellEdit.show(undefined);
      focus(active);
    } else if (event.key === 'Enter' && !isNewLine) {
      event.preventDefault();
      if (cellEdit.keep()) focus({ row: Math.min(active.row + 1, size.rows - 1), column: active.column });
    } else if (event.key === 'Tab') {
      const next = placeBeside(active, event.shiftKey ? -1 : 1, size);
      if (next) event.preventDefault();
      if (cellEdit.keep() && next) focus(next);
    }
  }

  function handleCellKey(event: KeyboardEvent, place: Place): void {
    const next = placeAfter(event, place, size);
    const row = page[place.row];
    const field = columns[place.column - 1];
    const doing = row && doingOf(event, row, field);
    if (next) focus(next);
    else if (doing) carryOut(doing, row, field);
    else return;
    event.preventDefault();
  }

  return {
    active,
    edit: cellEdit.edit,
    changeDraft: cellEdit.changeDraft,
    leave: cellEdit.leave,
    handleFocus: (event: FocusEvent) => {
      const place = placeIn(event.target);
      if (place) setActive(place);
    },
    handleDoubleClick: (event: MouseEvent) => {
      const place = placeIn(event.target);
      const row = place && page[place.row];
      const field = place && columns[place.column - 1];
      if (row && field && !isInEdit(event.target)) begin(row, field);
    },
    handleKey: (event: KeyboardEvent) => {
      const place = placeIn(event.target);
      if (isInEdit(event.target)) handleEditKey(event);
      else if (place) handleCellKey(event, place);
    },
  };
}

/** What is typed next stands behind the letter that opened the editor. */
function putCaretAtEnd(): void {
  const editor = document.activeElement;
  if (editor instanceof HTMLInputElement || editor instanceof HTMLTextAreaElement)
    editor.setSelectionRange(editor.value.length, editor.value.length);
}

const isInEdit = (target: EventTarget) => target instanceof Element && target.closest('[data-edit]') !== null;
