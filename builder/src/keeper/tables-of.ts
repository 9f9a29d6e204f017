import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Parameter } from './column-kinds';
import type { Statement, TableRow, TablesOfModel } from './database-schema';
import type { KeptRecord } from './keeper';
import { goneLayout, layoutOf, schemaOf, type KeptField, type Layout, type TableLayout } from './layout';
import { quoteName, quoteText } from './names';
import {
  OWN_COLUMNS,
  OWN_READS,
  ownParameters,
  Parameters,
  recordOf,
  ROW_ORDER,
  textIn,
} from './own-columns';

/** The ids of the records that a step writes, by entity: links to them are good by the end of it. */
type WrittenIds = ReadonlyMap<string, ReadonlySet<string>>;

/** What a field's column is given, and whether it holds all of the value. */
interface Held {
  readonly kept: KeptField;
  readonly parameter: Parameter | null;
}

interface Split {
  readonly columns: readonly Held[];
  readonly joins: readonly Held[];
  /** What no column holds, by key. */
  readonly rest: Readonly<Record<string, unknown>>;
}

function split({ columns, joins }: TableLayout, { values }: KeptRecord): Split {
  const rest = new Map(Object.entries(values));
  const hold = (kept: KeptField): Held => {
    const { key } = kept.field;
    const value = rest.get(key);
    if (value === undefined) return { kept, parameter: null };
    const exact = kept.kind.toParameter(value);
    if (exact !== undefined) rest.delete(key);
    return { kept, parameter: exact ?? kept.kind.nearest?.(value) ?? null };
  };
  const heldInColumns = columns.map(hold);
  const heldInJoins = joins.map((kept) => {
    const held = hold(kept);
    // No rows beside say that there is no value; that it is an empty list is said by the rest.
    if (held.parameter?.length === 0) rest.set(kept.field.key, []);
    return held;
  });
  return { columns: heldInColumns, joins: heldInJoins, rest: Object.fromEntries(rest) };
}

/** So many records are written by one statement: more make it no faster. */
const MOST_ROWS = 50;

/** A record on its way into its table. */
interface Row {
  readonly record: KeptRecord;
  readonly parts: Split;
}

/** Statements for the rows of one table. */
class TableWriter {
  constructor(
    private readonly layout: Layout,
    private readonly table: TableLayout,
    private readonly written: WrittenIds,
  ) {}

  statements(records: readonly KeptRecord[]): Statement[] {
    const rows = records.map((record): Row => ({ record, parts: split(this.table, record) }));
    const places = Array.from(
      { length: Math.ceil(rows.length / MOST_ROWS) },
      (_, place) => place * MOST_ROWS,
    );
    return places.flatMap((from) => {
      const some = rows.slice(from, from + MOST_ROWS);
      const links = this.table.joins.flatMap((kept, place) =>
        this.#links(kept, some, ({ joins }) => joins[place]?.parameter ?? null),
      );
      return [this.#rows(some), ...links];
    });
  }

  #rows(rows: readonly Row[]): Statement {
    const parameters = new Parameters();
    const values = rows.map((row) => `(${this.#expressions(row, parameters).join(', ')})`);
    const names = [...OWN_COLUMNS.map(([name]) => name), ...this.table.columns.map(({ name }) => name)].map(
      quoteName,
    );
    const updates = names.slice(1).map((name) => `${name} = excluded.${name}`);
    return parameters.statement(
      `INSERT INTO ${quoteName(this.table.name)} (${names.join(', ')}) VALUES ${values.join(', ')} ` +
        `ON CONFLICT ("id") DO UPDATE SET ${updates.join(', ')}`,
    );
  }

  /** A link to a record that there is not cannot stand in its column: then it is in the rest, until it is written again. */
  #expressions({ record, parts: { columns, joins, rest } }: Row, parameters: Parameters): string[] {
    const own = ownParameters(record, rest).map((value, place) =>
      parameters.add(value, OWN_COLUMNS[place]?.[1] ?? 'text'),
    );
    const dangling: string[] = [];
    const ofFields = columns.map(({ kept, parameter }) => {
      const value = parameters.add(parameter, kept.kind.type);
      if (kept.field.type !== 'reference') return value;
      const isThere = this.#isThere(kept, value, parameters, parameter);
      dangling.push(restUnless(`${value} IS NULL OR ${isThere}`, kept, value));
      return `CASE WHEN ${isThere} THEN ${value} END`;
    });
    for (const { kept, parameter } of joins) {
      const ids = parameters.add(parameter, 'text[]');
      const isThere = this.#isThere(kept, 'wanted.id', parameters, parameter);
      const areThere = `NOT EXISTS (SELECT 1 FROM unnest(${ids}) AS wanted(id) WHERE NOT (${isThere}))`;
      dangling.push(restUnless(areThere, kept, ids));
    }
    const expressions = [...own, ...ofFields];
    if (dangling.length > 0) {
      const place = OWN_COLUMNS.findIndex(([name]) => name === '_rest');
      const whole = [`coalesce(${own[place] ?? 'NULL'}, '{}')`, ...dangling].join(' || ');
      expressions[place] = `nullif(${whole}, '{}')`;
    }
    return expressions;
  }

  /** The rows beside of a link to several. */
  #links(kept: KeptField, rows: readonly Row[], idsOf: (parts: Split) => Parameter | null): Statement[] {
    const table = quoteName(kept.name);
    const before = {
      text: `DELETE FROM ${table} WHERE "record_id" = ANY ($1::text[])`,
      parameters: [rows.map(({ record }) => record.id)],
    };
    const links = rows.flatMap(({ record, parts }) =>
      [idsOf(parts) ?? []].flat().map((id, place) => ({ record: record.id, id, place: String(place + 1) })),
    );
    if (links.length === 0) return [before];
    const parameters = new Parameters();
    const ids = links.map(({ id }) => id);
    const lists = [links.map(({ record }) => record), ids, links.map(({ place }) => place)];
    const columns = lists.map((list) => parameters.add(list, 'text[]')).join(', ');
    const isThere = this.#isThere(kept, 'wanted.id', parameters, ids);
    const after = parameters.statement(
      `INSERT INTO ${table} ("record_id", "target_id", "position") SELECT wanted.record, wanted.id, wanted.place::bigint ` +
        `FROM unnest(${columns}) AS wanted(record, id, place) WHERE ${isThere}`,
    );
    return [before, after];
  }

  /** Whether there is a record to link to, or will be by the end of the step: of `wanted`, those that it writes are known. */
  #isThere({ field }: KeptField, id: string, parameters: Parameters, wanted: Parameter | null): string {
    const target = field.reference?.entity ?? '';
    const inStep = [wanted ?? []].flat().filter((one) => this.written.get(target)?.has(one));
    const written = parameters.add(inStep, 'text[]');
    const table = quoteName(this.layout.get(target)?.name ?? '');
    return `${id} = ANY (${written}) OR EXISTS (SELECT 1 FROM ${table} AS target WHERE target."id" = ${id})`;
  }
}

const restUnless = (condition: string, { field }: KeptField, value: string) =>
  `CASE WHEN ${condition} THEN '{}' ELSE jsonb_build_object(${quoteText(field.key)}, ${value}) END`;

/** The names of links to several in a row: no column begins so. */
const joinAlias = ({ field }: KeptField) => `_${field.id}`;

function selectFrom({ name, columns, joins }: TableLayout, withIds: boolean): string {
  const reads = [
    ...OWN_READS,
    ...columns.map((kept) => `${kept.kind.read(`own.${quoteName(kept.name)}`)} AS ${quoteName(kept.name)}`),
    ...joins.map(
      (kept) =>
        `(SELECT json_agg(link."target_id" ORDER BY link."position")::text FROM ${quoteName(kept.name)} AS link ` +
        `WHERE link."record_id" = own."id") AS ${quoteName(joinAlias(kept))}`,
    ),
  ];
  const where = withIds ? ' WHERE own."id" = ANY ($1::text[])' : '';
  return `SELECT ${reads.join(', ')} FROM ${quoteName(name)} AS own${where} ORDER BY ${ROW_ORDER}`;
}

function readRow({ columns, joins }: TableLayout, row: TableRow): KeptRecord {
  const held: Record<string, unknown> = {};
  const take = ({ field, kind }: KeptField, name: string) => {
    const text = textIn(row, name);
    const value = text === null ? undefined : kind.toValue(text);
    if (value !== undefined) held[field.key] = value;
  };
  for (const kept of columns) take(kept, kept.name);
  for (const kept of joins) take(kept, joinAlias(kept));
  return recordOf(row, held);
}

/**
 * Reads and writes the records of a model in its tables, on both engines alike (DATA-01). A record comes back as it was written,
 * whatever its values are: what a column cannot hold exactly stands in `_rest`. Records of an entity that the model has not are
 * kept in a table of their own, `_gone_<id>`. Names stand without a schema: the connection's search path says which.
 */
export function tablesOf(model: ApplicationModel): TablesOfModel {
  const layout = layoutOf(model);
  const tableOf = (entity: string) => layout.get(entity) ?? goneLayout(entity);
  const writeAll: TablesOfModel['writeAll'] = (records) => {
    // Of one that comes twice, the last is meant.
    const ofEntity = new Map<string, Map<string, KeptRecord>>();
    for (const { entityId, record } of records) {
      const list = ofEntity.get(entityId) ?? new Map<string, KeptRecord>();
      ofEntity.set(entityId, list.set(record.id, record));
    }
    const written = new Map(Array.from(ofEntity, ([entity, list]) => [entity, new Set(list.keys())]));
    return [...ofEntity].flatMap(([entity, list]) =>
      new TableWriter(layout, tableOf(entity), written).statements([...list.values()]),
    );
  };
  return {
    model,
    schema: schemaOf(model),
    select: (entity, withIds) => selectFrom(tableOf(entity), withIds),
    toRecord: (entity, row) => readRow(tableOf(entity), row),
    writeAll,
    write: (entityId, record) => writeAll([{ entityId, record }]),
    remove: (entity, id) => [
      { text: `DELETE FROM ${quoteName(tableOf(entity).name)} WHERE "id" = $1::text`, parameters: [id] },
    ],
  };
}
