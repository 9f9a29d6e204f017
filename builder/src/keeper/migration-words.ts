import type { ApplicationModel } from '@tessera/shared/contracts';
import { entityOf } from '../model/edit-model';
import { kindInWords } from '../operations/record-effects';
import { canBeUnique } from './definitions';
import { listOf } from '../words/text';
import type { KeptField, KeptIndex } from './layout';
import {
  comesBack,
  hasOtherLabels,
  retypedIn,
  type LayoutChanges,
  type Pair,
  type TableChange,
} from './layout-changes';

export interface Models {
  readonly before: ApplicationModel | null;
  readonly after: ApplicationModel | null;
}

const nameIn = (model: ApplicationModel | null, id: string) => (model && entityOf(model, id)?.plural) ?? id;

function columnWords(table: string, change: TableChange, next: ApplicationModel['next']): string[] {
  const { columns, joins } = change;
  const retyped = retypedIn(change);
  const isRetyped = ({ field }: KeptField) => retyped.some(({ to }) => to.field.id === field.id);
  const added = [...columns.added, ...joins.added].filter((kept) => !isRetyped(kept));
  const gone = [...columns.gone, ...joins.gone].filter((kept) => !isRetyped(kept));
  const kept = [...columns.kept, ...joins.kept];
  return [
    ...added.map(({ field }) =>
      comesBack(field.id, next.field)
        ? `Table ${table} gets the column ${field.name} back, with its values.`
        : `Table ${table} gets the column ${field.name}.`,
    ),
    ...retyped.map(({ to }) => `In table ${table}, ${to.field.name} becomes ${kindInWords(to.field)}.`),
    ...gone.map(({ field }) => `Table ${table} loses the column ${field.name}; its values are kept aside.`),
    ...kept
      .filter(({ from, to }) => from.name !== to.name)
      .map(({ from, to }) => `In table ${table}, the column ${from.name} is now ${to.name}.`),
    ...kept
      .filter(hasOtherLabels)
      .map(({ to }) => `In table ${table}, the options of ${to.field.name} change.`),
    ...columns.kept
      .filter(({ from, to }) => from.field.reference?.onDelete !== to.field.reference?.onDelete)
      .map(({ to }) => `In table ${table}, what a deletion does to ${to.field.name} changes.`),
    ...columns.kept.flatMap(uniqueWords(table)),
  ];
}

const uniqueWords =
  (table: string) =>
  ({ from, to }: Pair<KeptField>): string[] => {
    const [was, is] = [from, to].map(({ field }) => field.unique === true && canBeUnique(field));
    if (was === is) return [];
    return [`In table ${table}, ${to.field.name} ${is ? 'must' : 'need not'} differ in every record.`];
  };

const columnsIn = ({ columns }: KeptIndex) => listOf(columns.map(({ field }) => field.name));
const fieldsIn = ({ columns }: KeptIndex) => columns.map(({ field }) => field.id).join();

/** One that is only made anew, because a column of it is, needs no words. */
function indexWords(table: string, { indexes: { gone, added } }: TableChange): string[] {
  const sameIn = (list: readonly KeptIndex[], { id }: KeptIndex) => list.find((other) => other.id === id);
  return [
    ...gone
      .filter((index) => !sameIn(added, index))
      .map((index) => `Table ${table} loses the index on ${columnsIn(index)}.`),
    ...added.flatMap((index) => {
      const was = sameIn(gone, index);
      if (!was) return [`Table ${table} gets an index on ${columnsIn(index)}.`];
      if (fieldsIn(was) === fieldsIn(index)) return [];
      return [`In table ${table}, the index on ${columnsIn(was)} is now on ${columnsIn(index)}.`];
    }),
  ];
}

function renamedWords(models: Models, { from, to }: TableChange): string[] {
  if (from.name === to.name) return [];
  return [
    `Table ${nameIn(models.before, from.entity)} is now ${nameIn(models.after, to.entity)}, ${to.name} in SQL.`,
  ];
}

/** What a migration does, a sentence each. */
export function summaryOf(changes: LayoutChanges, models: Models): string[] {
  return [
    ...changes.added.map(({ entity }) => {
      const isBack = comesBack(entity, changes.next.entity);
      return `Table ${nameIn(models.after, entity)} ${isBack ? 'comes back, with its records' : 'is added'}.`;
    }),
    ...changes.gone.map(
      ({ entity }) => `Table ${nameIn(models.before, entity)} is removed; its records are kept aside.`,
    ),
    ...changes.kept.flatMap((change) => [
      ...renamedWords(models, change),
      ...columnWords(nameIn(models.after, change.to.entity), change, changes.next),
      ...indexWords(nameIn(models.after, change.to.entity), change),
    ]),
  ];
}
