import { MAX_VARIABLES, newVariableSchema, PUBLIC_VARIABLE } from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { placeOf, toItem, type Row, type RowErrors, type RowField } from './rows';

const FIELDS: readonly string[] = ['key', 'value', 'environment'] satisfies RowField[];

function isField(text: unknown): text is RowField {
  return typeof text === 'string' && FIELDS.includes(text);
}

class Found {
  readonly errors: Record<string, Partial<Record<RowField, string>>> = {};

  /** The first that is said of a field stays. */
  add(row: Row | undefined, field: RowField, message: string): void {
    if (!row) return;
    this.errors[row.rowId] = { [field]: message, ...this.errors[row.rowId] };
  }
}

/** What the contract says of each row by itself. */
function addOwnErrors(found: Found, rows: readonly Row[]): void {
  for (const row of rows) {
    for (const { path, message } of z.safeParse(newVariableSchema, toItem(row)).error?.issues ?? []) {
      const [field] = path;
      if (isField(field)) found.add(row, field, message);
    }
  }
}

/** What cannot be saved so, by row and field. */
export function findRowErrors(rows: readonly Row[], stored: readonly Row[]): RowErrors {
  const found = new Found();
  addOwnErrors(found, rows);
  const places = new Set<string>();
  const secrets = new Set(stored.filter(({ isSecret }) => isSecret).map(({ id }) => id));
  for (const row of rows) {
    const place = placeOf(row);
    if (row.key !== '' && places.has(place)) found.add(row, 'key', 'This name is used above');
    places.add(place);
    // No secret is shown by the way (the contract says so).
    if (row.value === undefined && !row.isSecret && secrets.has(row.id)) {
      found.add(row, 'value', 'Type the value again, or show it first');
    }
  }
  return found.errors;
}

/** The server's own refusals, `items.3.key`, at their rows; what belongs nowhere is left out. */
export function placeServerErrors(fields: Readonly<Record<string, string>>, rows: readonly Row[]): RowErrors {
  const found = new Found();
  for (const [name, message] of Object.entries(fields)) {
    const [, index, field] = /^items\.(\d+)\.(\w+)$/.exec(name) ?? [];
    if (isField(field)) found.add(rows[Number(index)], field, message);
  }
  return found.errors;
}

/** SCR-30: what begins so is sent to browsers, and a secret never is. */
export function isSecretInPublic({ key, isSecret }: Row): boolean {
  return isSecret && PUBLIC_VARIABLE.test(key);
}

export function isFull(rows: readonly Row[]): boolean {
  return rows.length >= MAX_VARIABLES;
}
