import type { ApplicationModel, Entity, FieldType } from '@tessera/shared/contracts';
import { entityOf } from '../model/edit-model';
import { kindInWords } from '../operations/record-effects';
import type { MigrationRisk } from './database-schema';
import { canBeUnique } from './definitions';
import type { KeptField, TableLayout } from './layout';
import { comesBack, hasOtherLabels, type LayoutChanges, type TableChange } from './layout-changes';

interface Models {
  readonly before: ApplicationModel | null;
  readonly after: ApplicationModel | null;
}

const nameIn = (model: ApplicationModel | null, id: string) => (model && entityOf(model, id)?.plural) ?? id;

/** A field that is there before and after with values of another kind. */
interface Retyped {
  readonly from: KeptField;
  readonly to: KeptField;
}

function retypedIn({ columns, joins }: TableChange): Retyped[] {
  const added = [...columns.added, ...joins.added];
  return [...columns.gone, ...joins.gone].flatMap((from) => {
    const to = added.find(({ field }) => field.id === from.field.id);
    return to ? [{ from, to }] : [];
  });
}

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
  ({ from, to }: Retyped): string[] => {
    const [was, is] = [from, to].map(({ field }) => field.unique === true && canBeUnique(field));
    if (was === is) return [];
    return [`In table ${table}, ${to.field.name} ${is ? 'must' : 'need not'} differ in every record.`];
  };

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
    ]),
  ];
}

const NUMBERS = new Set<FieldType>(['integer', 'rating', 'number', 'percent']);
const TO_NUMBERS = new Set<FieldType>(['number', 'percent', 'money']);

/** Whether each value finds its place in the other kind. */
function fitsAlways({ from: { field: from }, to: { field: to } }: Retyped): boolean {
  if (from.type === to.type) {
    const isSameTarget = from.reference?.entity === to.reference?.entity;
    return isSameTarget && (to.many === true || from.many !== true);
  }
  // A text shows what a person read; a picture is none.
  if (to.type === 'text' || to.type === 'longtext') return from.type !== 'image' && from.type !== 'reference';
  return NUMBERS.has(from.type) && TO_NUMBERS.has(to.type);
}

function losesOptions({ columns }: TableChange): boolean {
  return columns.kept.some(({ from, to }) =>
    (from.field.options ?? []).some(({ id }) => !to.field.options?.some((option) => option.id === id)),
  );
}

function losesValues(change: TableChange, after: Entity | undefined): boolean {
  const retyped = retypedIn(change);
  const gone = [...change.columns.gone, ...change.joins.gone];
  const isShown = ({ field }: KeptField) => after?.fields.some(({ id }) => id === field.id) === true;
  return (
    gone.some((kept) => !isShown(kept) || !retyped.some(({ from }) => from === kept)) ||
    retyped.some((pair) => !fitsAlways(pair)) ||
    losesOptions(change)
  );
}

/** How much a migration puts at risk: where people may not find what they put in, or tables are written from end to end. */
export function riskOf(
  changes: LayoutChanges,
  models: Models,
  work: { readonly rewrite: readonly string[]; readonly constraints: readonly object[] },
): MigrationRisk {
  const entityAfter = ({ entity }: TableLayout) => models.after?.entities.find(({ id }) => id === entity);
  if (changes.gone.length > 0) return 'loses-data';
  if (changes.kept.some((change) => losesValues(change, entityAfter(change.to)))) return 'loses-data';
  // New tables are empty.
  const isLong = changes.before.size > 0 && (work.rewrite.length > 0 || work.constraints.length > 0);
  return isLong ? 'slow' : 'safe';
}
