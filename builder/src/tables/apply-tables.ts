import { applicationModelSchema, type ApplicationModel, type Coverage } from '@tessera/shared/contracts';
import { furnish, furnishChange } from '../furnish/furnish';
import { lookFor } from '../furnish/look/make-look';
import { entityOf } from '../model/edit-model';
import { GENERATOR, IdSource } from '../model/ids';
import { makeEntity, makePage } from '../model/make-entity';
import { pluralName } from '../reading/records/records';
import type { FileTable } from '../types';
import { inSentence, titleCase } from '../words/casing';
import { currencyIn } from './cell-values';
import { readColumn } from './column-type';
import { recordNameOf } from './table-name';
import { withColumns, withRows, type TableRules } from './with-table';

/** Nothing is invented beside what somebody has. */
const NO_SAMPLES = { exclusions: ['samples'], phrases: [] };

export interface TablesApplied {
  readonly model: ApplicationModel;
  readonly changes: readonly string[];
  readonly coverage: readonly Coverage[];
}

/** An application of a table alone: nobody said anything of it. */
export function modelOfTable(table: FileTable, currency: string): ApplicationModel {
  const ids = new IdSource({ entity: 1, field: 1, option: 1, node: 1 });
  const name = recordNameOf(table.name);
  const fields = table.columns.map((column, at) =>
    readColumn(
      column,
      table.rows.map((row) => row[at] ?? ''),
      name,
    ),
  );
  const drafts = fields.map(({ draft }) => draft);
  const entity = makeEntity({ name, plural: pluralName(name), fields: drafts }, ids);
  const title = titleCase(entity.plural);
  const model: ApplicationModel = {
    v: 2,
    title,
    theme: lookFor(title, [entity]),
    format: { currency: currencyIn(table.rows.flat()) ?? currency },
    entities: [entity],
    metrics: [],
    pages: [makePage(entity, ids)],
    next: ids.state(),
    generator: GENERATOR,
  };
  return furnish(model, NO_SAMPLES);
}

/** What became of a table: its rows, and what they were to be linked to. */
function toldOf(
  table: FileTable,
  model: ApplicationModel,
  { entity: id, kept, caveats }: ReturnType<typeof withRows>,
): Coverage[] {
  const links = caveats.map((why): Coverage => ({
    phrase: table.name,
    state: 'different',
    why,
    nodes: [id],
  }));
  return [...toldOfRows(table, model, id, kept, links.length > 0), ...links];
}

function toldOfRows(
  table: FileTable,
  model: ApplicationModel,
  id: string,
  kept: number,
  isToldOf: boolean,
): Coverage[] {
  const entity = entityOf(model, id);
  const words = inSentence(entity?.plural ?? 'records');
  const built: Coverage = { phrase: table.name, state: 'built', nodes: [id] };
  if (kept === table.total) return isToldOf ? [] : [built];
  const why =
    kept < table.rows.length
      ? `${String(kept)} of ${String(table.total)} rows are in ${words}: the others are not what its fields and rules take, or are beyond the most that an application begins with`
      : `The first ${String(kept)} of ${String(table.total)} rows are in ${words}, the most that an application begins with. Import the others there`;
  return [{ ...built, state: 'different', why }];
}

/** A model with tables in it: their columns as fields, their rows as records (HOME-02). Never throws for any table. */
export function applyTables(
  model: ApplicationModel,
  tables: readonly FileTable[],
  rules: TableRules,
): TablesApplied {
  let now = model;
  const changes: string[] = [];
  const coverage: Coverage[] = [];
  for (const table of tables) {
    const shaped = withColumns(now, table, rules);
    if (!shaped) {
      const why = 'There is no room for one more table';
      coverage.push({ phrase: table.name, state: 'missing', why });
      continue;
    }
    const furnished = furnishChange(now, shaped.model, NO_SAMPLES);
    const filled = withRows(furnished.model, shaped.entity, table, rules);
    now = filled.model;
    const caveats = [...shaped.caveats, ...filled.caveats];
    const words = inSentence(entityOf(now, shaped.entity)?.plural ?? 'records');
    const rows = `${String(filled.kept)} ${filled.kept === 1 ? 'row' : 'rows'}`;
    changes.push(...shaped.changes, ...furnished.changes, `${rows} of ${table.name} added to ${words}`);
    changes.push(...filled.changes);
    coverage.push(...toldOf(table, now, { ...filled, caveats }));
  }
  return { model: applicationModelSchema.parse(now), changes, coverage };
}
