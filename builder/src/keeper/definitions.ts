import { labelsOf } from './column-kinds';
import type { PlannedConstraint } from './database-schema';
import type { KeptField, Layout, TableLayout } from './layout';
import { quoteName, quoteText } from './names';
import { OWN_COLUMNS } from './own-columns';

/** What keys, indexes and checks are called: by the key of the field, so that a rename leaves them alone. */
export function partName(kind: 'pk' | 'fk' | 'ix' | 'ck' | 'unique' | 'owner', id: string): string {
  return quoteName(`_${kind}_${id.replaceAll('.', '_')}`);
}

const DELETIONS = { refuse: 'NO ACTION', cascade: 'CASCADE', clear: 'SET NULL' } as const;
/** Records of one step may link to each other in any order. */
const AT_THE_END = 'DEFERRABLE INITIALLY DEFERRED';

/** The condition that a choice holds options only; undefined where it has none that can be kept. */
function checkOf({ field, name }: KeptField): string | undefined {
  // Sorted: options that change places change no table.
  const labels = field.type === 'choice' ? [...labelsOf(field).values()].sort().map(quoteText) : [];
  if (labels.length === 0) return undefined;
  const column = quoteName(name);
  const holds =
    field.many === true
      ? `${column} <@ ARRAY[${labels.join(', ')}]::text[]`
      : `${column} IN (${labels.join(', ')})`;
  return `CONSTRAINT ${partName('ck', field.key)} CHECK (${holds})`;
}

function definitionOf(kept: KeptField): string {
  const check = checkOf(kept);
  return [quoteName(kept.name), kept.kind.type, ...(check === undefined ? [] : [check])].join(' ');
}

/** The table of an entity, with its columns and what each may hold; links come when all tables are there. */
export function createTable({ entity, name, columns }: TableLayout): string {
  const own = OWN_COLUMNS.map(([column, type, rest]) =>
    [quoteName(column), type, rest].filter(Boolean).join(' '),
  );
  const key = `CONSTRAINT ${partName('pk', name.startsWith('_') ? `${entity}_gone` : entity)} PRIMARY KEY ("id")`;
  const lines = [...own, ...columns.map(definitionOf), key];
  return `CREATE TABLE ${quoteName(name)} (\n  ${lines.join(',\n  ')}\n)`;
}

/** The table beside, of a link to several records. */
export function createJoin(layout: Layout, table: TableLayout, { field, name }: KeptField): string {
  const { key } = field;
  const target = quoteName(layout.get(field.reference?.entity ?? '')?.name ?? '');
  const lines = [
    '"record_id" text NOT NULL',
    '"target_id" text NOT NULL',
    '"position" bigint NOT NULL',
    `CONSTRAINT ${partName('pk', key)} PRIMARY KEY ("record_id", "position")`,
    `CONSTRAINT ${partName('owner', key)} FOREIGN KEY ("record_id") REFERENCES ${quoteName(table.name)} ("id") ON DELETE CASCADE ${AT_THE_END}`,
    `CONSTRAINT ${partName('fk', key)} FOREIGN KEY ("target_id") REFERENCES ${target} ("id") ON DELETE CASCADE ${AT_THE_END}`,
  ];
  return `CREATE TABLE ${quoteName(name)} (\n  ${lines.join(',\n  ')}\n)`;
}

export function indexJoin({ field, name }: KeptField): string {
  return `CREATE INDEX ${partName('ix', field.key)} ON ${quoteName(name)} ("target_id")`;
}

export function addColumn({ name }: TableLayout, kept: KeptField): string {
  return `ALTER TABLE ${quoteName(name)} ADD COLUMN ${definitionOf(kept)}`;
}

export const dropCheck = ({ name }: TableLayout, { field }: KeptField) =>
  `ALTER TABLE ${quoteName(name)} DROP CONSTRAINT IF EXISTS ${partName('ck', field.key)}`;

export function addCheck({ name }: TableLayout, kept: KeptField): string[] {
  const check = checkOf(kept);
  return check === undefined ? [] : [`ALTER TABLE ${quoteName(name)} ADD ${check}`];
}

/** Puts a constraint in the place of the one that may be there; a new table has none. */
function addConstraint(table: string, constraint: string, definition: string, isNew: boolean): string {
  const before = isNew ? '' : `DROP CONSTRAINT IF EXISTS ${constraint}, `;
  return `ALTER TABLE ${quoteName(table)} ${before}ADD CONSTRAINT ${constraint} ${definition}`;
}

/** The key of a link to one record. */
export function addLink(
  layout: Layout,
  table: TableLayout,
  { field, name }: KeptField,
  isNew: boolean,
): string[] {
  const target = layout.get(field.reference?.entity ?? '');
  if (!target || !field.reference) return [];
  const definition =
    `FOREIGN KEY (${quoteName(name)}) REFERENCES ${quoteName(target.name)} ("id") ` +
    `ON DELETE ${DELETIONS[field.reference.onDelete]} ${AT_THE_END}`;
  return [addConstraint(table.name, partName('fk', field.key), definition, isNew)];
}

export const indexLink = (table: TableLayout, { field, name }: KeptField) =>
  `CREATE INDEX ${partName('ix', field.key)} ON ${quoteName(table.name)} (${quoteName(name)})`;

export const dropUnique = ({ name }: TableLayout, { field }: KeptField) =>
  `ALTER TABLE ${quoteName(name)} DROP CONSTRAINT IF EXISTS ${partName('unique', field.key)}`;

/** Whether the database can hold it, too: that lists and pictures differ is judged by the keeper alone. */
export function canBeUnique({ type, many }: KeptField['field']): boolean {
  return type !== 'tags' && type !== 'image' && many !== true;
}

/**
 * That values differ, as a constraint of the database. It refuses nothing that the form takes: only the case of ASCII is left aside,
 * and texts that are too long for an index are too. It is looked at when a step is done, so that two records may swap their values.
 */
export function uniqueOf(
  table: TableLayout,
  plural: string,
  { field, name, kind }: KeptField,
  isNew: boolean,
): PlannedConstraint {
  const column = quoteName(name);
  const isText = kind.type === 'text';
  // Options and records are others as soon as their texts are.
  const isFolded = isText && field.type !== 'choice' && field.type !== 'reference';
  const value = isFolded ? `lower(${column} COLLATE "C")` : column;
  const where = isText
    ? `btrim(${column}) <> '' AND octet_length(${column}) <= 2000`
    : `${column} IS NOT NULL`;
  const definition = `EXCLUDE USING btree (${value} WITH =) WHERE (${where}) ${AT_THE_END}`;
  return {
    statement: addConstraint(table.name, partName('unique', field.key), definition, isNew),
    test: `SELECT ${value} AS "value" FROM ${quoteName(table.name)} WHERE ${where} GROUP BY 1 HAVING count(*) > 1 LIMIT 1`,
    words: `No two records of ${plural} have the same ${field.name}.`,
  };
}

/** Gives up the names that belong to a key, where another thing takes it over before this one is dropped. */
export function releaseNames(table: string, { field }: KeptField): string[] {
  const drops = (['pk', 'owner', 'fk', 'ck'] as const).map(
    (kind) => `DROP CONSTRAINT IF EXISTS ${partName(kind, field.key)}`,
  );
  return [
    `ALTER TABLE ${quoteName(table)} ${drops.join(', ')}`,
    `DROP INDEX IF EXISTS ${partName('ix', field.key)}`,
  ];
}
