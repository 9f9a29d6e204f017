import { MAX_FIELDS_TOGETHER, MAX_INDEXES, type Field } from '@tessera/shared/contracts';
import { whyNotIndexed } from '../model/indexes';
import { inSentence } from '../words/casing';
import { listOf } from '../words/text';
import { columnLabel, linkLabel, targetWords } from './outside-names';
import type { PlannedColumn, TablePlan } from './table-plan';

interface TakenIndex {
  readonly fields: readonly string[];
  /** 'Orders: the index on customer and ordered on' */
  readonly what: string;
}

type FieldOf = (planned: PlannedColumn) => Field | undefined;

/** Why fields make no index; undefined where they do. */
function whyLeft(fields: readonly (Field | undefined)[]): string | undefined {
  if (fields.length > MAX_FIELDS_TOGETHER)
    return `an index has at most ${String(MAX_FIELDS_TOGETHER)} columns`;
  for (const field of fields) {
    if (!field) return 'not all of its columns are taken';
    const why = whyNotIndexed(field);
    if (why !== undefined) return `${field.name} ${why}`;
  }
  return undefined;
}

/** A link has an index by itself. */
const isOneLink = ([field, ...others]: readonly (Field | undefined)[]) =>
  others.length === 0 && field?.type === 'reference';

/** The indexes of a table on fields that came of its columns, and those that are left: sentences without their full stop. */
export function indexesOfTable(
  { table, names, columns }: Extract<TablePlan, { kind: 'entity' }>,
  fieldOf: FieldOf,
): { readonly taken: readonly TakenIndex[]; readonly left: readonly string[] } {
  const taken = new Map<string, TakenIndex>();
  const left: string[] = [];
  for (const index of table.indexes) {
    const own = [...new Set(index)];
    const labels = own.map((name) => inSentence(linkLabel(targetWords(name)) || columnLabel(name)));
    const fields = own.map((name) => {
      const planned = columns.find(({ column }) => column.name === name);
      return planned && fieldOf(planned);
    });
    const ids = fields.map((field) => field?.id).join();
    if (isOneLink(fields) || taken.has(ids)) continue;
    const what = `${names.plural}: the index on ${listOf(labels)}`;
    const why =
      whyLeft(fields) ??
      (taken.size >= MAX_INDEXES ? `a table has at most ${String(MAX_INDEXES)} indexes` : undefined);
    if (why === undefined) taken.set(ids, { fields: fields.flatMap((field) => field?.id ?? []), what });
    else left.push(`${what} is left out, as ${why}`);
  }
  return { taken: [...taken.values()], left };
}
