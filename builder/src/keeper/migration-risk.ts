import type { FieldType } from '@tessera/shared/contracts';
import type { LostValues, RecordsByEntity } from './convert-records';
import type { MigrationRisk } from './database-schema';
import type { KeptField } from './layout';
import { retypedIn, type LayoutChanges, type Pair, type TableChange } from './layout-changes';

/** What is known of the records: without it, every table and column is taken to hold some. */
export interface KnownRecords {
  readonly records: RecordsByEntity;
  /** What their conversion loses. */
  readonly lost: readonly LostValues[];
}

const NUMBERS = new Set<FieldType>(['integer', 'rating', 'number', 'percent']);
const TO_NUMBERS = new Set<FieldType>(['number', 'percent', 'money']);

/** Whether each value finds its place in the other kind. */
function fitsAlways({ from: { field: from }, to: { field: to } }: Pair<KeptField>): boolean {
  if (from.type === to.type) {
    const isSameTarget = from.reference?.entity === to.reference?.entity;
    return isSameTarget && (to.many === true || from.many !== true);
  }
  // A text shows what a person read; a picture is none.
  if (to.type === 'text' || to.type === 'longtext') return from.type !== 'image' && from.type !== 'reference';
  return NUMBERS.has(from.type) && TO_NUMBERS.has(to.type);
}

/** Whether records of an entity hold something under a key: this, or anything. */
type Holds = (entity: string, key: string, what?: string) => boolean;

function holdsIn({ records }: KnownRecords): Holds {
  return (entity, key, what) =>
    (records[entity] ?? []).some(({ values }) => {
      const value = values[key] ?? '';
      return what === undefined ? value !== '' : [value].flat().includes(what);
    });
}

function losesOptions({ to: table, columns }: TableChange, holds: Holds): boolean {
  return columns.kept.some(({ from, to }) =>
    (from.field.options ?? [])
      .filter(({ id }) => !to.field.options?.some((option) => option.id === id))
      .some(({ id }) => holds(table.entity, to.field.key, id)),
  );
}

function losesValues(change: TableChange, known: KnownRecords | undefined): boolean {
  const { entity } = change.to;
  const holds = known ? holdsIn(known) : () => true;
  const retyped = retypedIn(change);
  const removed = [...change.columns.gone, ...change.joins.gone].filter(
    (kept) => !retyped.some(({ from }) => from === kept),
  );
  const isLossy = ({ from, to }: Pair<KeptField>) =>
    known
      ? known.lost.some((lost) => lost.entity === entity && lost.field === from.field.id)
      : !fitsAlways({ from, to });
  return (
    removed.some(({ field }) => holds(entity, field.key)) ||
    retyped.some(isLossy) ||
    losesOptions(change, holds)
  );
}

/** An index is made of all rows that there are. */
const sortsRecords = ({ kept }: LayoutChanges, known: KnownRecords | undefined) =>
  kept.some(
    ({ to, indexes }) => indexes.added.length > 0 && (!known || (known.records[to.entity] ?? []).length > 0),
  );

/** How much a migration puts at risk: where people may not find what they put in, or tables are written from end to end. */
export function riskOf(
  changes: LayoutChanges,
  work: { readonly rewrite: readonly string[]; readonly constraints: readonly object[] },
  known?: KnownRecords,
): MigrationRisk {
  const losesTable = changes.gone.some(({ entity }) => !known || (known.records[entity] ?? []).length > 0);
  if (losesTable || changes.kept.some((change) => losesValues(change, known))) return 'loses-data';
  // Where nothing was, all tables are empty.
  const isLong =
    changes.before.size > 0 &&
    (work.rewrite.length > 0 || work.constraints.length > 0 || sortsRecords(changes, known));
  return isLong ? 'slow' : 'safe';
}
