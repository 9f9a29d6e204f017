import type { VariableSet } from '@tessera/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { findRowErrors, placeServerErrors } from './check-rows';
import {
  areSame,
  defaultRows,
  isBlank,
  mergeRows,
  placeOf,
  toItem,
  toRow,
  type Row,
  type RowErrors,
  type SavedItem,
} from './rows';

/** What the server made of a save. */
export type SaveAnswer =
  | { readonly type: 'saved'; readonly set: VariableSet }
  | { readonly type: 'conflict' }
  | { readonly type: 'refused'; readonly message: string; readonly fields: Readonly<Record<string, string>> };

export interface VariablesPorts {
  readonly read: () => Promise<VariableSet>;
  readonly save: (revision: number, items: readonly SavedItem[]) => Promise<SaveAnswer>;
  readonly newId: () => string;
}

export interface VariablesState {
  readonly revision: number;
  /** As they are on the server. */
  readonly saved: readonly Row[];
  readonly rows: readonly Row[];
  readonly errors: RowErrors;
  /** Counts the times that there were errors: each new time they take the focus. */
  readonly attempt: number;
  readonly isSaving: boolean;
  /** Somebody saved since this was read. */
  readonly isBehind: boolean;
  readonly problem: string | undefined;
  /** Just saved: deployments still have what they had. */
  readonly isFresh: boolean;
}

export type NewValues = Pick<Row, 'key' | 'value' | 'isSecret' | 'environment'>;

export function isDirty({ rows, saved }: Pick<VariablesState, 'rows' | 'saved'>): boolean {
  return !areSame(rows, saved);
}

function rowsOf({ items }: VariableSet, ports: VariablesPorts): Row[] {
  return items.length === 0
    ? defaultRows(ports.newId)
    : items.map((variable) => toRow(variable, ports.newId()));
}

function withoutErrorOf(errors: RowErrors, rowId: string, part: Partial<Row>): RowErrors {
  const kept = Object.entries(errors[rowId] ?? {}).filter(([field]) => !(field in part));
  const { [rowId]: _, ...others } = errors;
  return kept.length === 0 ? others : { ...others, [rowId]: Object.fromEntries(kept) };
}

/** The rows that a paste makes: those of the same name and environment are replaced, the rest come behind. */
function pasteInto(rows: readonly Row[], pasted: readonly NewValues[], newId: () => string): Row[] {
  const values = new Map(pasted.map((one) => [placeOf(one), one]));
  const kept = rows
    .filter((row) => !isNameless(row))
    .map((row) => {
      const given = values.get(placeOf(row));
      if (!given) return row;
      values.delete(placeOf(row));
      return { ...row, value: given.value };
    });
  const added = [...values.values()].map((one) => ({
    ...one,
    rowId: newId(),
    id: undefined,
    isVisible: false,
  }));
  return [...kept, ...added];
}

interface Flow {
  readonly store: StoreApi<VariablesState>;
  readonly ports: VariablesPorts;
}

function isNameless(row: Row): boolean {
  return row.key === '' && isBlank(row);
}

function putRows({ store }: Flow, rows: readonly Row[]): void {
  store.setState({ rows, isFresh: false });
}

function idOf(saved: readonly Row[], row: Row): string | undefined {
  return saved.find((one) => one.rowId === row.rowId)?.id;
}

function isSentEmpty(sent: readonly Row[], { rowId }: Row): boolean {
  return sent.some((row) => row.rowId === rowId && row.value === '');
}

/** What was saved is what there is; what somebody typed while it was being saved stays typed. */
function settle({ store, ports }: Flow, now: VariableSet, sent: readonly Row[]): void {
  const rowIds = new Map(sent.map((row) => [placeOf(row), row.rowId]));
  const saved =
    now.items.length === 0
      ? rowsOf(now, ports)
      : now.items.map((one) => {
          const row = toRow(one, rowIds.get(placeOf(one)) ?? ports.newId());
          // What was just sent empty is known to be: no secret is there.
          return isSentEmpty(sent, row) ? { ...row, value: '' } : row;
        });
  const untouched = now.items.length === 0 ? [] : store.getState().rows.filter(isBlank);
  const { rows } = store.getState();
  store.setState({
    revision: now.revision,
    saved,
    rows: areSame(rows, sent)
      ? [...saved, ...untouched]
      : rows.map((row) => ({ ...row, id: row.id ?? idOf(saved, row) })),
    errors: {},
    isBehind: false,
    problem: undefined,
    isFresh: true,
  });
}

async function save(flow: Flow): Promise<void> {
  const { store, ports } = flow;
  const { rows: all, saved, revision, isSaving, attempt } = store.getState();
  if (isSaving) return;
  const rows = all.filter((row) => !isBlank(row));
  const errors = findRowErrors(rows, saved);
  const shown = all.filter((row) => !isNameless(row));
  store.setState({ rows: shown, errors, problem: undefined, attempt: attempt + 1 });
  if (Object.keys(errors).length > 0) return;
  store.setState({ isSaving: true });
  const answer = await ports.save(revision, rows.map(toItem));
  store.setState({ isSaving: false });
  if (answer.type === 'conflict') {
    store.setState({ isBehind: true });
  } else if (answer.type === 'refused') {
    store.setState({
      problem: answer.message,
      errors: placeServerErrors(answer.fields, rows),
      attempt: attempt + 2,
    });
  } else {
    settle(flow, answer.set, rows);
  }
}

/** Gives what puts the row back where it was. */
function remove(flow: Flow, rowId: string): () => void {
  const { rows } = flow.store.getState();
  const index = rows.findIndex((row) => row.rowId === rowId);
  const removed = rows[index];
  putRows(
    flow,
    rows.filter((row) => row.rowId !== rowId),
  );
  return () => {
    const now = flow.store.getState().rows;
    if (removed && !now.includes(removed)) putRows(flow, now.toSpliced(index, 0, removed));
  };
}

/** A secret was shown: that is no change. */
function reveal({ store }: Flow, rowId: string, value: string): void {
  const { rows, saved } = store.getState();
  const id = rows.find((row) => row.rowId === rowId)?.id;
  store.setState({
    rows: rows.map((row) => (row.rowId === rowId ? { ...row, value, isVisible: true } : row)),
    saved: saved.map((row) => (row.id === id ? { ...row, value } : row)),
  });
}

/** Takes in what another window saved, under what was changed here. */
async function showTheirs({ store, ports }: Flow): Promise<void> {
  const now = await ports.read();
  const { saved, rows } = store.getState();
  const theirs = now.items.map((one) => toRow(one, ports.newId()));
  const merged = mergeRows(saved, rows, theirs);
  store.setState({ revision: now.revision, saved: theirs, rows: merged, errors: {}, isBehind: false });
}

/** SCR-30: the rows of a project's variables, from reading to saving all of them. */
export function createVariables(ports: VariablesPorts, set: VariableSet, kept?: VariablesState) {
  const first = rowsOf(set, ports);
  const begin: VariablesState = {
    revision: set.revision,
    saved: first,
    rows: first,
    errors: {},
    attempt: 0,
    isSaving: false,
    isBehind: false,
    problem: undefined,
    isFresh: false,
  };
  const store = createStore<VariablesState>(() => (kept ? { ...kept, isSaving: false } : begin));
  const flow: Flow = { store, ports };
  return {
    store,
    save: () => save(flow),
    change: (rowId: string, part: Partial<Row>) => {
      const { rows, errors } = store.getState();
      store.setState({ errors: withoutErrorOf(errors, rowId, part) });
      putRows(
        flow,
        rows.map((row) =>
          row.rowId === rowId ? { ...row, ...part, ...('key' in part && { isDefault: false }) } : row,
        ),
      );
    },
    add: (): string => {
      const rowId = ports.newId();
      const blank = { id: undefined, key: '', value: '', isSecret: false, isVisible: false } as const;
      putRows(flow, [...store.getState().rows, { ...blank, rowId, environment: 'all' }]);
      return rowId;
    },
    remove: (rowId: string) => remove(flow, rowId),
    paste: (pasted: readonly NewValues[]) => {
      putRows(flow, pasteInto(store.getState().rows, pasted, ports.newId));
    },
    reveal: (rowId: string, value: string) => {
      reveal(flow, rowId, value);
    },
    showTheirs: () => showTheirs(flow),
  };
}

export type VariablesFlow = ReturnType<typeof createVariables>;
