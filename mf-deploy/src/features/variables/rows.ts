import type { CallInput, saveVariables, Variable, VariableEnvironment } from '@tessera/shared/contracts';

export interface Row {
  /** Of this page only. */
  readonly rowId: string;
  /** Of one that is saved. */
  readonly id: string | undefined;
  readonly key: string;
  /** Undefined: a saved secret that nobody has shown or typed anew. */
  readonly value: string | undefined;
  readonly isSecret: boolean;
  readonly isVisible: boolean;
  readonly environment: VariableEnvironment;
  /** What another window saved here, where this one says something else. */
  readonly theirs?: string | undefined;
  /** One of the two that an empty project begins with, under its own name still. */
  readonly isDefault?: boolean | undefined;
}

export type RowField = 'key' | 'value' | 'environment';
export type RowErrors = Readonly<Record<string, Partial<Record<RowField, string>>>>;
export type SavedItem = CallInput<typeof saveVariables>['body']['items'][number];

/** A row of what is saved. A secret begins hidden: its value is not here. */
export function toRow(variable: Variable, rowId: string): Row {
  const { id, key, value, isSecret, environment } = variable;
  return {
    rowId,
    id,
    key,
    value: value ?? undefined,
    isSecret,
    isVisible: !isSecret && variable.isVisible,
    environment,
  };
}

export function toItem({ id, key, value, isSecret, isVisible, environment }: Row): SavedItem {
  return {
    ...(id !== undefined && { id }),
    key,
    ...(value !== undefined && { value }),
    isSecret,
    isVisible,
    environment,
  };
}

/** Added, and left alone. */
export function isBlank({ id, key, value, isDefault = false }: Row): boolean {
  return id === undefined && (key === '' || isDefault) && !value;
}

/** Looking at a value changes nothing. */
function isSame(one: Row, other: Row | undefined): boolean {
  return (
    other !== undefined &&
    one.id === other.id &&
    one.key === other.key &&
    one.value === other.value &&
    one.isSecret === other.isSecret &&
    one.environment === other.environment
  );
}

export function areSame(rows: readonly Row[], others: readonly Row[]): boolean {
  const filled = rows.filter((row) => !isBlank(row));
  const otherFilled = others.filter((row) => !isBlank(row));
  return (
    filled.length === otherFilled.length && filled.every((row, index) => isSame(row, otherFilled[index]))
  );
}

/** ENV-01 */
export function defaultRows(newId: () => string): Row[] {
  const row = { id: undefined, value: '', isVisible: false, environment: 'all', isDefault: true } as const;
  return [
    { ...row, rowId: newId(), key: 'API_KEY', isSecret: true },
    { ...row, rowId: newId(), key: 'DATABASE_URL', isSecret: false },
  ];
}

export function placeOf({ key, environment }: Pick<Row, 'key' | 'environment'>): string {
  return `${key} ${environment}`;
}

/** What somebody else saved, in one line; a secret stays one. */
function inWords(row: Row): string {
  return `${row.key}=${row.isSecret ? '••••••' : (row.value ?? '')}`;
}

/**
 * What another window saved, with what this one has changed since `base` on top of it: nothing typed is lost. Where both
 * changed the same, this window's stays and says what the other one's was.
 */
export function mergeRows(base: readonly Row[], mine: readonly Row[], theirs: readonly Row[]): Row[] {
  const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
  const before = byId(base);
  const own = byId(mine.filter(({ id }) => id !== undefined));
  const merged: Row[] = [];
  for (const their of theirs) {
    const was = before.get(their.id);
    const my = own.get(their.id);
    if (!was) merged.push(their);
    // Deleted here: it stays so.
    else if (my) merged.push(mergeRow(was, my, their));
  }
  const theirIds = byId(theirs);
  for (const my of mine) {
    const was = my.id === undefined ? base.find(({ rowId }) => rowId === my.rowId) : before.get(my.id);
    const isUntouched = isSame(my, was);
    // The two rows that an empty project begins with make way for what there is now.
    if (my.id === undefined && !isUntouched) merged.push(my);
    else if (my.id !== undefined && !theirIds.has(my.id) && !isUntouched) {
      // Deleted there, changed here: it is a new one.
      merged.push({ ...my, id: undefined, theirs: 'Deleted' });
    }
  }
  return merged;
}

function mergeRow(was: Row, my: Row, their: Row): Row {
  const { rowId, isVisible } = my;
  if (isSame(my, was)) return { ...their, rowId, isVisible: their.isSecret ? false : isVisible };
  // A secret that was only looked at here is known to be the same as before, not as theirs.
  const value = my.value === was.value ? their.value : my.value;
  const isTheirsDifferent = !isSame({ ...their, value: their.value ?? was.value }, was);
  return {
    ...my,
    value,
    theirs: isTheirsDifferent && !isSame(their, { ...my, value }) ? inWords(their) : undefined,
  };
}
