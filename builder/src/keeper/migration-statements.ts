import type { ApplicationModel } from '@tessera/shared/contracts';
import type { MigrationPlan, PlannedConstraint } from './database-schema';
import {
  addCheck,
  addColumn,
  addLink,
  canBeUnique,
  createJoin,
  createTable,
  dropCheck,
  dropUnique,
  indexJoin,
  indexLink,
  releaseNames,
  uniqueOf,
} from './definitions';
import { addIndexes, dropIndexes } from './index-statements';
import { goneLayout, type KeptField, type TableLayout } from './layout';
import {
  comesBack,
  hasOtherLabels,
  isRewritten,
  renaming,
  type LayoutChanges,
  type TableChange,
} from './layout-changes';
import { quoteName } from './names';
import { OWN_COLUMNS } from './own-columns';

/** What is not used any more is called so until it is dropped: its name may be another's by then. */
const oldName = (id: string) => `_old_${id.replaceAll('.', '_')}`;

const renameTable = (from: string, to: string) => `ALTER TABLE ${quoteName(from)} RENAME TO ${quoteName(to)}`;
const renameColumn = (table: string) => (from: string, to: string) =>
  `ALTER TABLE ${quoteName(table)} RENAME COLUMN ${quoteName(from)} TO ${quoteName(to)}`;

const isUnique = ({ field }: KeptField) => field.unique === true && canBeUnique(field);

/** Those whose key is that of something new, as a hand may have left it. */
const takenOver = (gone: readonly KeptField[], added: readonly KeptField[]) =>
  gone.filter(({ field }) => added.some((other) => other.field.key === field.key));

/** Tables are put aside and named anew. */
function moveTables({ gone, kept }: LayoutChanges): string[] {
  const joinsGone = [...gone.flatMap(({ joins }) => joins), ...kept.flatMap(({ joins }) => joins.gone)];
  return [
    ...gone.flatMap(({ entity, name }) => [
      `DROP TABLE IF EXISTS ${quoteName(goneLayout(entity).name)}`,
      createTable(goneLayout(entity)),
      renameTable(name, oldName(entity)),
    ]),
    ...joinsGone.map(({ field, name }) => renameTable(name, oldName(field.key))),
    ...kept.flatMap(({ joins, columns }) =>
      takenOver(joins.gone, [...joins.added, ...columns.added]).flatMap((one) =>
        releaseNames(oldName(one.field.key), one),
      ),
    ),
    ...renaming(
      kept.flatMap(({ from, to, joins }) => [
        { id: to.entity, from: from.name, to: to.name },
        ...joins.kept.map((pair) => ({ id: pair.to.field.key, from: pair.from.name, to: pair.to.name })),
      ]),
      renameTable,
    ),
  ];
}

function moveColumns(changes: LayoutChanges, change: TableChange): string[] {
  const { to: table, columns, joins } = change;
  const rename = renameColumn(table.name);
  // What a rewriting may break on its way is looked at again when it is over.
  const isAnew = isRewritten(change, changes.next);
  const notUnique = columns.kept.filter(({ from, to }) => isUnique(from) && (isAnew || !isUnique(to)));
  return [
    ...[...notUnique.map(({ to }) => to), ...columns.gone.filter(isUnique)].map((one) =>
      dropUnique(table, one),
    ),
    ...takenOver(columns.gone, [...columns.added, ...joins.added]).flatMap((one) =>
      releaseNames(table.name, one),
    ),
    ...columns.gone.map(({ field, name }) => rename(name, oldName(field.key))),
    ...renaming(
      columns.kept.map(({ from, to }) => ({ id: to.field.key, from: from.name, to: to.name })),
      rename,
    ),
    ...columns.kept.filter(hasOtherLabels).map(({ to }) => dropCheck(table, to)),
    ...columns.added.map((kept) => addColumn(table, kept)),
  ];
}

/** Its records, with all that they hold in `_rest`. */
function takeBack({ entity, name }: TableLayout): string[] {
  const gone = goneLayout(entity);
  const names = OWN_COLUMNS.map(([column]) => quoteName(column)).join(', ');
  return [
    createTable(gone).replace('CREATE TABLE', 'CREATE TABLE IF NOT EXISTS'),
    `INSERT INTO ${quoteName(name)} (${names}) SELECT ${names} FROM ${quoteName(gone.name)}`,
    `DROP TABLE ${quoteName(gone.name)}`,
  ];
}

const isBack = ({ next }: LayoutChanges, { entity }: TableLayout) => comesBack(entity, next.entity);

function expandOf(changes: LayoutChanges): string[] {
  const { after, kept, added } = changes;
  const back = added.filter((table) => isBack(changes, table));
  return [
    ...moveTables(changes),
    ...kept.flatMap((change) => moveColumns(changes, change)),
    ...added.map(createTable),
    ...kept.flatMap(({ to, joins }) => joins.added.map((kept) => createJoin(after, to, kept))),
    ...added.flatMap((table) => table.joins.map((kept) => createJoin(after, table, kept))),
    ...back.flatMap(takeBack),
  ];
}

/** In the order of the new tables, then what is gone. */
function rewriteOf(changes: LayoutChanges): string[] {
  const { kept, added, gone } = changes;
  const anew = new Set([
    ...kept.filter((change) => isRewritten(change, changes.next)).map(({ to }) => to.entity),
    ...added.filter((table) => isBack(changes, table)).map(({ entity }) => entity),
  ]);
  return [...[...changes.after.keys()].filter((id) => anew.has(id)), ...gone.map(({ entity }) => entity)];
}

function dropUnused({ gone, kept }: LayoutChanges): string[] {
  const tables = [
    ...[...gone.flatMap(({ joins }) => joins), ...kept.flatMap(({ joins }) => joins.gone)].map(
      ({ field }) => field.key,
    ),
    ...gone.map(({ entity }) => entity),
  ].map((id) => quoteName(oldName(id)));
  return [
    ...kept.flatMap(({ to, columns }) =>
      columns.gone.map(
        ({ field }) => `ALTER TABLE ${quoteName(to.name)} DROP COLUMN ${quoteName(oldName(field.key))}`,
      ),
    ),
    // Together, because they may link to each other.
    ...(tables.length === 0 ? [] : [`DROP TABLE ${tables.join(', ')}`]),
  ];
}

const isLink = ({ field }: KeptField) => field.type === 'reference';

function addKeys({ after, kept, added }: LayoutChanges): string[] {
  const links = [
    ...kept.flatMap(({ to, columns }) => columns.added.map((one) => ({ table: to, one }))),
    ...added.flatMap((table) => table.columns.map((one) => ({ table, one }))),
  ].filter(({ one }) => isLink(one));
  const joins = [...kept.flatMap((change) => change.joins.added), ...added.flatMap((table) => table.joins)];
  return [
    ...kept.flatMap(({ to: table, columns }) =>
      columns.kept.flatMap(({ from, to }) => {
        if (from.field.reference?.onDelete !== to.field.reference?.onDelete)
          return addLink(after, table, to, false);
        return hasOtherLabels({ from, to }) ? addCheck(table, to) : [];
      }),
    ),
    ...links.flatMap(({ table, one }) => [...addLink(after, table, one, true), indexLink(table, one)]),
    ...joins.map(indexJoin),
  ];
}

function contractOf(changes: LayoutChanges, isWritten: boolean): string[] {
  const statements = [
    ...dropIndexes(changes),
    ...dropUnused(changes),
    ...addKeys(changes),
    ...addIndexes(changes),
  ];
  const isFirst = changes.before.size === 0;
  // No table can be changed while a key waits to be looked at.
  return !isFirst && (isWritten || statements.length > 0)
    ? ['SET CONSTRAINTS ALL IMMEDIATE', ...statements]
    : statements;
}

/** What is to be unique and was not, or was written anew. */
function constraintsOf(changes: LayoutChanges, model: ApplicationModel | null): PlannedConstraint[] {
  const pluralOf = (id: string) => model?.entities.find((entity) => entity.id === id)?.plural ?? id;
  const make = (table: TableLayout, columns: readonly KeptField[], isNew: boolean) =>
    columns.filter(isUnique).map((kept) => uniqueOf(table, pluralOf(table.entity), kept, isNew));
  return [
    ...changes.kept.flatMap((change) => {
      const isAnew = isRewritten(change, changes.next);
      const became = change.columns.kept.filter(({ from }) => isAnew || !isUnique(from)).map(({ to }) => to);
      return [...make(change.to, became, false), ...make(change.to, change.columns.added, true)];
    }),
    ...changes.added.flatMap((table) => make(table, table.columns, true)),
  ];
}

export type Statements = Pick<MigrationPlan, 'expand' | 'rewrite' | 'contract' | 'constraints'>;

export function statementsOf(changes: LayoutChanges, after: ApplicationModel | null): Statements {
  const rewrite = rewriteOf(changes);
  const constraints = constraintsOf(changes, after);
  const isWritten = rewrite.length > 0 || constraints.length > 0;
  return { expand: expandOf(changes), rewrite, contract: contractOf(changes, isWritten), constraints };
}
