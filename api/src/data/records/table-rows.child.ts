import type { Conflict, Keeper, SentStep, ServedRecord, Value, Who } from '@tessera/builder/keeper';
import type {
  Asked,
  Failure,
  GroupsQuery,
  GroupsResult,
  RowChange,
  RowResult,
  RowsQuery,
  RowsResult,
  StepResult,
} from './data-tasks.schema';
import { failed, makeStep, type StepTools } from './make-step.child';
import type { OpenDatabase } from './open-database.child';
import { tableOf, UnknownNameError, type NamedTable } from './table-names.child';

const OWNER: Who = { kind: 'owner' };
const NOT_READABLE = 'You may not read these records.';
const MEANINGLESS = 'No records can be found by this: the column or the cursor does not go with it.';
const NO_RECORD = 'There is no such record.';

/** Answers what names nothing instead of throwing it. */
function naming<T>(
  work: () => T,
): T | { readonly kind: 'failed'; readonly failure: Failure; readonly message: string } {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof UnknownNameError)) throw error;
    return { kind: 'failed', failure: error.kind, message: error.message };
  }
}

/** A page of the records of a table. */
export function listRows({ tables, keeper }: OpenDatabase, who: Who, query: RowsQuery): RowsResult {
  return naming((): RowsResult => {
    const table = tableOf(tables, query.table);
    const { filters, search, sort, limit, after } = query;
    const found = keeper.list(
      {
        entityId: table.entity,
        filters: table.filtersOf(filters),
        limit,
        ...(search === undefined ? {} : { search }),
        ...(sort && { sort: { field: table.fieldOf(sort.column), direction: sort.direction } }),
        ...(after === undefined ? {} : { after }),
      },
      who,
    );
    if (!found) return notFound(keeper, table, who);
    const items = found.items.map((record) => table.toRecord(record));
    return { kind: 'rows', items, total: found.total, next: found.next };
  });
}

/** One value of a table's column, or one for each value of another. */
export function aggregateRows({ tables, keeper }: OpenDatabase, who: Who, query: GroupsQuery): GroupsResult {
  return naming((): GroupsResult => {
    const table = tableOf(tables, query.table);
    const { op, column, by, filters, search } = query;
    if (op !== 'count' && column === undefined) {
      return { kind: 'failed', failure: 'misread', message: 'Say which column, by "column".' };
    }
    const groups = keeper.aggregate(
      {
        entityId: table.entity,
        op,
        filters: table.filtersOf(filters),
        ...(search === undefined ? {} : { search }),
        ...(column === undefined ? {} : { field: table.fieldOf(column) }),
        ...(by === undefined ? {} : { by: table.fieldOf(by) }),
      },
      who,
    );
    if (!groups) return notFound(keeper, table, who);
    return { kind: 'groups', groups };
  });
}

/** Why nothing was found: they may not read the records, or what they ask for means nothing. */
function notFound(keeper: Keeper, { entity }: NamedTable, who: Who) {
  const mayRead = keeper.rightsOf(who)[entity]?.read === true;
  return mayRead
    ? ({ kind: 'failed', failure: 'misread', message: MEANINGLESS } as const)
    : ({ kind: 'failed', failure: 'not-allowed', message: NOT_READABLE } as const);
}

export function showRow({ tables, keeper }: OpenDatabase, who: Who, name: string, id: string): RowResult {
  return naming((): RowResult => {
    const table = tableOf(tables, name);
    if (keeper.rightsOf(who)[table.entity]?.read !== true) {
      return { kind: 'failed', failure: 'not-allowed', message: NOT_READABLE };
    }
    const { record } = keeper.show(table.entity, id, who);
    if (!record) return { kind: 'failed', failure: 'no-record', message: NO_RECORD };
    return { kind: 'row', row: table.toRecord(record) };
  });
}

/** Adds, changes or removes a record by the names of table and columns: a step like any other. */
export async function changeRow(
  open: OpenDatabase,
  { who, table, step, change }: Asked & { table: string; step: string; change: RowChange },
  tools: StepTools,
): Promise<RowResult> {
  const build = (now: OpenDatabase) => {
    const built = naming(() => stepOf(now, tableOf(now.tables, table), { who, step, change }));
    return 'failure' in built && built.kind === 'failed' ? failed(built.failure, built.message) : built;
  };
  const result = await makeStep(open, { who, step, build }, tools);
  if (result.kind === 'absent') return result;
  const { answer, failure = 'misread' } = result;
  switch (answer.kind) {
    case 'made':
      // A step that was made before may have been sent with the name of another table.
      return naming((): RowResult => {
        const named = tableOf(open.tables, table);
        const made = answer.changes.find(({ entityId, id }) => entityId === named.entity && id === change.id);
        return { kind: 'row', row: made?.record ? named.toRecord(made.record) : null };
      });
    case 'conflict':
      return { kind: 'conflict', conflicts: answer.conflicts };
    case 'refused':
      return {
        kind: 'failed',
        failure: 'broken-rule',
        message: answer.breaches.map(({ message }) => message).join(' '),
      };
    case 'failed':
      return { kind: 'failed', failure, message: answer.message };
  }
}

function stepOf(
  { keeper }: OpenDatabase,
  table: NamedTable,
  { who, step, change }: { who: Who; step: string; change: RowChange },
): SentStep | StepResult {
  const name = { entityId: table.entity, id: change.id };
  if (change.kind === 'add') {
    return { step, changes: [{ kind: 'add', ...name, values: table.valuesOf(change.values) }] };
  }
  const rights = keeper.rightsOf(who)[table.entity];
  if (rights?.[change.kind] !== true) return forbiddenStep(step, name, change.kind);
  // Whoever may change records that they may not read says nothing of them.
  const seen = keeper.show(table.entity, change.id, who).record;
  const { record } = keeper.show(table.entity, change.id, OWNER);
  // What an editor did not add is not there for them (DATA-03).
  if (!record || (rights.read && !seen)) return failed('no-record', NO_RECORD);
  const values = change.kind === 'change' ? table.valuesOf(change.values) : {};
  if (record.rev !== change.ifRev) {
    const conflicts = conflictsOf(name, values, seen);
    return { kind: 'answered', answer: { kind: 'conflict', conflicts, changes: [] } };
  }
  if (change.kind === 'remove') return { step, changes: [{ kind: 'remove', ...name }] };
  const was = Object.fromEntries(Object.keys(values).map((key) => [key, valueIn(record, key)]));
  return { step, changes: [{ kind: 'change', ...name, values, was }] };
}

/** What the keeper refuses with its own words, so that nothing is told of whether there is such a record. */
function forbiddenStep(
  step: string,
  name: Pick<Conflict, 'entityId' | 'id'>,
  kind: 'change' | 'remove',
): SentStep {
  return {
    step,
    changes: [kind === 'remove' ? { kind, ...name } : { kind, ...name, values: {}, was: {} }],
  };
}

function conflictsOf(
  name: Pick<Conflict, 'entityId' | 'id'>,
  values: Readonly<Record<string, Value>>,
  seen: ServedRecord | null,
): Conflict[] {
  const keys = Object.keys(values);
  if (keys.length === 0) return [{ ...name, key: null, mine: null, theirs: null }];
  return keys.map((key) => ({
    ...name,
    key,
    mine: values[key] ?? null,
    theirs: seen && valueIn(seen, key),
  }));
}

/** A served record holds clean values, or none. */
const valueIn = ({ values }: ServedRecord, key: string) => (values[key] ?? null) as Value;
