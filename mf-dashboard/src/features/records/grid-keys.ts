import type { Field, Row } from '@tessera/builder/records';
import { placeOf } from './drafts';

/** A place in the grid: the row of heads is -1, the column of boxes 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

const PAGE_ROWS = 10;

type Step = (place: Place, size: GridSize) => Place;

const LAST = Number.MAX_SAFE_INTEGER;

const STEPS: Partial<Record<string, Step>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }) => ({ row: row - PAGE_ROWS, column }),
  PageDown: ({ row, column }) => ({ row: row + PAGE_ROWS, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }) => ({ row, column: LAST }),
  'Ctrl+Home': () => ({ row: 0, column: 0 }),
  'Ctrl+End': () => ({ row: LAST, column: LAST }),
};

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Where a key leads, inside the grid; undefined for one that leads nowhere. */
export function placeAfter(
  { key, ctrlKey, metaKey, altKey }: Key,
  from: Place,
  size: GridSize,
): Place | undefined {
  if (altKey) return undefined;
  const step = STEPS[ctrlKey || metaKey ? `Ctrl+${key}` : key];
  return step && within(step(from, size), size);
}

/** The place behind another one or before it, as Tab goes while somebody edits; undefined past either end. */
export function placeBeside(
  { row, column }: Place,
  step: 1 | -1,
  { rows, columns }: GridSize,
): Place | undefined {
  // The boxes are not typed into.
  const next = column + step;
  if (next >= 1 && next < columns) return { row, column: next };
  const other = row + step;
  if (other < 0 || other >= rows) return undefined;
  return { row: other, column: step === 1 ? 1 : columns - 1 };
}

/** What a key does to a record, or to one of its cells. */
export type Doing =
  | { readonly kind: 'edit'; readonly typed?: string }
  | { readonly kind: 'clear' }
  | { readonly kind: 'select' }
  | { readonly kind: 'delete' };

/** A date, a choice or a link has an editor of its own that is opened first. */
const OWN_EDITORS = new Set<Field['type']>(['date', 'time', 'datetime', 'choice', 'boolean', 'reference']);

/** What a key means in a cell; without a field in the column of boxes. */
export function doingOf(
  key: Key & { readonly shiftKey: boolean },
  row: Row,
  field: Field | undefined,
): Doing | undefined {
  if (key.key === ' ' && key.shiftKey) return { kind: 'select' };
  const isRemoval = key.key === 'Delete' || key.key === 'Backspace';
  if (field) return doingInCell(key, isRemoval, row, field);
  return isRemoval ? { kind: 'delete' } : undefined;
}

function doingInCell(key: Key, isRemoval: boolean, row: Row, field: Field): Doing | undefined {
  const opens = field.type === 'boolean' ? [' ', 'Enter', 'F2'] : ['Enter', 'F2'];
  if (opens.includes(key.key)) return { kind: 'edit' };
  if (placeOf(field) !== 'cell') return undefined;
  if (isRemoval) return isEmptiable(row, field) ? { kind: 'clear' } : undefined;
  return isLetter(key) && !OWN_EDITORS.has(field.type) ? { kind: 'edit', typed: key.key } : undefined;
}

const isEmptiable = (row: Row, field: Field) =>
  field.type !== 'boolean' && (row.values[field.key] ?? null) !== null;

function isLetter({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  return /^\S$/u.test(key) && !ctrlKey && !metaKey && !altKey;
}

/** The nearest place that there is. */
export function within({ row, column }: Place, { rows, columns }: GridSize): Place {
  return {
    row: Math.min(Math.max(row, -1), rows - 1),
    column: Math.min(Math.max(column, 0), columns - 1),
  };
}
