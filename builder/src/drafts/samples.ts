import type { Entity, Sample } from '@tessera/shared/contracts';
import type { IdSource } from '../model/ids';
import type { EntityDraft } from './application-draft';
import { DraftError } from './draft-error';
import type { Names } from './names';
import { readCell, type FindSample, type SampleValue } from './sample-cell';
import { readSampleTable, type SampleRow } from './sample-table';

interface NumberedRow extends SampleRow {
  readonly id: string;
}

/** The samples of all entities, by the id of the entity. */
export function makeSamples(
  drafts: readonly EntityDraft[],
  names: Names,
  ids: IdSource,
): ReadonlyMap<string, Sample[]> {
  // Every row has its id before any cell is read: they refer to each other.
  const tables = drafts.map((draft) => ({
    entity: names.entity(draft.name, draft.name),
    rows: readSampleTable(draft.samples ?? '', draft.name).map((row) => ({ ...row, id: ids.node('s') })),
  }));
  const rowsOf = new Map(tables.map(({ entity, rows }) => [entity.id, { entity, rows }]));
  const findSample: FindSample = (entityId, label, place) => {
    const table = rowsOf.get(entityId);
    if (!table) throw new DraftError(place, `there is nothing that “${label}” could mean.`);
    return findRow(table.entity, table.rows, label, place).id;
  };
  return new Map(
    tables.map(({ entity, rows }) => [
      entity.id,
      rows.map((row) => ({ id: row.id, values: readRow(row, entity, names, findSample) })),
    ]),
  );
}

/** The row of this label, or the one of this number: '#3'. */
function findRow(entity: Entity, rows: readonly NumberedRow[], label: string, place: string): NumberedRow {
  const labelField = entity.fields.find(({ id }) => id === entity.labelField);
  const numbered = /^#\d+$/.test(label) ? rows[Number(label.slice(1)) - 1] : undefined;
  const found = rows.filter((row) => row.cells.get(labelField?.name ?? '') === label);
  const row = numbered ?? found[0];
  if (!row) throw new DraftError(place, `there is no sample of ${entity.name} called “${label}”.`);
  if (found.length > 1) {
    throw new DraftError(
      place,
      `several samples of ${entity.name} are called “${label}”; say which one, as “#2”.`,
    );
  }
  return row;
}

function readRow(row: NumberedRow, entity: Entity, names: Names, findSample: FindSample): Sample['values'] {
  const fields = names.of(entity, row.place);
  const values: Record<string, SampleValue> = {};
  for (const [name, text] of row.cells) {
    const field = fields.field(name);
    values[field.id] = readCell({ field, text, place: row.place }, findSample);
  }
  return values;
}
