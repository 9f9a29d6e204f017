import type { ApplicationModel } from '@tessera/shared/contracts';
import { labelsOf } from './column-kinds';
import type { KeptField, KeptIndex, Layout, TableLayout } from './layout';

/** A thing that is there before and after. */
export interface Pair<T> {
  readonly from: T;
  readonly to: T;
}

interface Changes<T> {
  readonly gone: readonly T[];
  readonly kept: readonly Pair<T>[];
  readonly added: readonly T[];
}

/** A table that is there before and after, with what becomes of its parts. */
export interface TableChange extends Pair<TableLayout> {
  readonly columns: Changes<KeptField>;
  readonly joins: Changes<KeptField>;
  readonly indexes: Changes<KeptIndex>;
}

export interface LayoutChanges {
  readonly before: Layout;
  readonly after: Layout;
  readonly gone: readonly TableLayout[];
  readonly kept: readonly TableChange[];
  readonly added: readonly TableLayout[];
  /** Ids below are not new: what has such a one and was not there comes back, and the records have its values. */
  readonly next: ApplicationModel['next'];
}

/** A field that holds other values than before is another thing, even where a hand left it its key. */
const identityOf = ({ field }: KeptField) =>
  [field.key, field.type, field.many === true, field.reference?.entity].join(' ');

/** An index over a column that is another thing is another index. */
const identityOfIndex = ({ id, columns }: KeptIndex) => [id, ...columns.map(identityOf)].join(', ');

function changesOf<T>(before: readonly T[], after: readonly T[], identityOf: (one: T) => string): Changes<T> {
  const was = new Map(before.map((kept) => [identityOf(kept), kept]));
  const is = new Set(after.map(identityOf));
  return {
    gone: before.filter((kept) => !is.has(identityOf(kept))),
    kept: after.flatMap((to) => {
      const from = was.get(identityOf(to));
      return from ? [{ from, to }] : [];
    }),
    added: after.filter((kept) => !was.has(identityOf(kept))),
  };
}

/** What is there before and after, what goes and what comes. */
export function compareLayouts(before: Layout, after: Layout, next: ApplicationModel['next']): LayoutChanges {
  const tables = [...after.values()];
  return {
    before,
    after,
    next,
    gone: [...before.values()].filter(({ entity }) => !after.has(entity)),
    added: tables.filter(({ entity }) => !before.has(entity)),
    kept: tables.flatMap((to): TableChange[] => {
      const from = before.get(to.entity);
      if (!from) return [];
      return [
        {
          ...{ from, to },
          columns: changesOf(from.columns, to.columns, identityOf),
          joins: changesOf(from.joins, to.joins, identityOf),
          indexes: changesOf(from.indexes, to.indexes, identityOfIndex),
        },
      ];
    }),
  };
}

/** Ids are counted up and never used twice, so one below the counter was there before. */
export function comesBack(id: string, counter: number): boolean {
  return Number(id.replace(/^\D+/u, '')) < counter;
}

const labels = ({ field }: KeptField) => [...labelsOf(field)].map((pair) => pair.join(' '));

/** Whether a choice takes other texts than before, in whatever order. */
export function hasOtherLabels({ from, to }: Pair<KeptField>): boolean {
  return labels(from).sort().join('\n') !== labels(to).sort().join('\n');
}

/** Whether rows may hold options that their text does not stand for any more, or whose id waits in the rest. */
function movesOptions({ from, to }: Pair<KeptField>, next: ApplicationModel['next']): boolean {
  const [was, is] = [labelsOf(from.field), labelsOf(to.field)];
  const isAnother = [...was].some(([id, label]) => is.get(id) !== label);
  return isAnother || [...is.keys()].some((id) => !was.has(id) && comesBack(id, next.option));
}

/** Whether the records of a table must be written anew. */
export function isRewritten({ columns, joins }: TableChange, next: ApplicationModel['next']): boolean {
  const hasHeld = ({ field }: KeptField) => comesBack(field.id, next.field);
  return [columns, joins].some(
    (parts) =>
      parts.gone.length > 0 ||
      parts.added.some(hasHeld) ||
      parts.kept.some((pair) => movesOptions(pair, next)),
  );
}

/** Fields that are there before and after, with values of another kind. */
export function retypedIn({ columns, joins }: TableChange): readonly Pair<KeptField>[] {
  const added = [...columns.added, ...joins.added];
  return [...columns.gone, ...joins.gone].flatMap((from) => {
    const to = added.find(({ field }) => field.id === from.field.id);
    return to ? [{ from, to }] : [];
  });
}

/** Names that change, one after the other, so that two may be swapped: `rename` gives the statement. */
export function renaming(
  pairs: readonly (Pair<string> & { readonly id: string })[],
  rename: (from: string, to: string) => string,
): string[] {
  const moved = pairs.filter(({ from, to }) => from !== to);
  const had = new Set(moved.map(({ from }) => from));
  const aside = moved
    .filter(({ to }) => had.has(to))
    .map((pair) => ({ ...pair, middle: `_new_${pair.id.replaceAll('.', '_')}` }));
  return [
    ...aside.map(({ from, middle }) => rename(from, middle)),
    ...moved.filter(({ to }) => !had.has(to)).map(({ from, to }) => rename(from, to)),
    ...aside.map(({ middle, to }) => rename(middle, to)),
  ];
}
