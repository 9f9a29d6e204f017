import { decodeRest, encodeRest } from './rest';
import type { Statement, TableRow } from './database-schema';
import type { KeptRecord } from './keeper';

/** The columns that every table has, whatever its fields, as `CREATE TABLE` takes them. */
export const OWN_COLUMNS = [
  ['id', 'text', 'NOT NULL'],
  ['created_at', 'timestamptz', 'NOT NULL'],
  ['updated_at', 'timestamptz', 'NOT NULL'],
  ['_rev', 'bigint', 'NOT NULL'],
  ['_rest', 'jsonb', ''],
  ['_is_sample', 'boolean', 'NOT NULL DEFAULT false'],
  ['_added_by', 'text', ''],
] as const;

type OwnColumn = (typeof OWN_COLUMNS)[number][0];

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/u;
/** Stands where a record says no moment, so that the row can be written; `_rest` has what it says. */
const NO_MOMENT = '1970-01-01T00:00:00.000Z';

function isMoment(text: string): boolean {
  if (!MOMENT.test(text) || text.startsWith('0000')) return false;
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === text;
}

/**
 * The order in which records are read: as they came; samples, which come at the same moment, by their numbers. `compareRecords` says
 * the same of records in memory.
 */
export const ROW_ORDER = 'own."created_at", length(own."id"), own."id" COLLATE "C"';

type Ordered = Pick<KeptRecord, 'id' | 'createdAt'>;

const keptMoment = ({ createdAt }: Ordered) => (isMoment(createdAt) ? createdAt : NO_MOMENT);

/** Whether a record is read before another (negative) or after it (positive). */
export function compareRecords(one: Ordered, other: Ordered): number {
  return (
    compareText(keptMoment(one), keptMoment(other)) ||
    one.id.length - other.id.length ||
    compareText(one.id, other.id)
  );
}

const compareText = (one: string, other: string) => Number(one > other) - Number(one < other);

const momentText = (column: OwnColumn) =>
  `to_char(own."${column}" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Of a table that is called `own` in the statement: each as a text, which no driver makes something else of. */
export const OWN_READS: readonly string[] = [
  'own."id" AS "id"',
  `${momentText('created_at')} AS "created_at"`,
  `${momentText('updated_at')} AS "updated_at"`,
  'own."_rev"::text AS "_rev"',
  'own."_rest"::text AS "_rest"',
  'own."_is_sample"::text AS "_is_sample"',
  'own."_added_by" AS "_added_by"',
];

/** What stands in a record's own columns, in their order; `values` are those that no column of a field holds. */
export function ownParameters(
  record: KeptRecord,
  values: Readonly<Record<string, unknown>>,
): (string | null)[] {
  const { id, createdAt, updatedAt, rev, isSample, addedBy } = record;
  const rest = encodeRest({
    values,
    ...(!isMoment(createdAt) && { createdAt }),
    ...(!isMoment(updatedAt) && { updatedAt }),
  });
  return [
    id,
    isMoment(createdAt) ? createdAt : NO_MOMENT,
    isMoment(updatedAt) ? updatedAt : NO_MOMENT,
    String(rev),
    rest,
    String(isSample === true),
    addedBy ?? null,
  ];
}

/** What a row says in a column, as the statements of ours give it. */
export function textIn(row: TableRow, name: string): string | null {
  const value = row[name];
  return typeof value === 'string' ? value : null;
}

/** The record of a row with what its columns hold. */
export function recordOf(row: TableRow, held: Readonly<Record<string, unknown>>): KeptRecord {
  const { values, createdAt, updatedAt } = decodeRest(textIn(row, '_rest'));
  const addedBy = textIn(row, '_added_by');
  return {
    id: textIn(row, 'id') ?? '',
    createdAt: createdAt ?? textIn(row, 'created_at') ?? NO_MOMENT,
    updatedAt: updatedAt ?? textIn(row, 'updated_at') ?? NO_MOMENT,
    // What a column cannot hold exactly stands here as well, and says more.
    values: { ...held, ...values },
    ...(textIn(row, '_is_sample') === 'true' && { isSample: true }),
    rev: Number(textIn(row, '_rev')),
    ...(addedBy !== null && { addedBy }),
  };
}

/** Numbers the parameters of one statement. */
export class Parameters {
  readonly #values: unknown[] = [];

  /** Gives the parameter as it stands in the statement, cast. Every one is sent as a text or as a list of texts. */
  add(value: string | readonly string[] | null, type: string): string {
    this.#values.push(value);
    const place = `$${String(this.#values.length)}`;
    return type.endsWith('[]')
      ? `${place}::${type}`
      : type === 'text'
        ? `${place}::text`
        : `${place}::text::${type}`;
  }

  statement(text: string): Statement {
    return { text, parameters: this.#values };
  }
}
