import type { Entity } from '@tessera/shared/contracts';
import { entityOf } from '../model/edit-model';
import { pluralName } from '../reading/records/records';
import { inSentence } from '../words/casing';
import { plainDraft } from '../words/field-draft';
import { nameKey } from '../words/text';
import type { Column } from './column-type';
import { linkedColumns, linksForColumns, type LinkedColumn } from './linked-columns';
import type { TableDraft } from './table-draft';

const namesOf = (columns: readonly Column[]) => columns.map(({ draft }) => draft.name);

/** A list of linked records that is called like no other one of the entity that is linked to. */
function inverseOf(draft: TableDraft, from: Entity, target: string, name: string): string {
  const taken = draft.model.entities
    .flatMap(({ fields }) => fields)
    .some(
      ({ reference }) => reference?.entity === target && nameKey(reference.inverse) === nameKey(from.plural),
    );
  return (taken ? `${from.plural} by ${inSentence(name)}` : from.plural).slice(0, 60);
}

/** Adds a link; whether there was room for it. */
function relate(draft: TableDraft, id: string, name: string, target: string, many = false): boolean {
  const from = entityOf(draft.model, id);
  if (!from) return false;
  const reference = {
    entity: target,
    inverse: inverseOf(draft, from, target, name),
    onDelete: 'clear' as const,
  };
  return draft.apply({ kind: 'relate', entity: id, name, reference, many, required: false });
}

const relateColumn = (draft: TableDraft, id: string, { column, target, many }: LinkedColumn) =>
  relate(draft, id, column.draft.name, target, many);

/** Fields in the order of the columns, what has no column behind them. */
export function inOrderOf(draft: TableDraft, id: string, columns: readonly Column[]): void {
  const names = namesOf(columns).map(nameKey);
  const placeOf = (name: string) =>
    names.includes(nameKey(name)) ? names.indexOf(nameKey(name)) : names.length;
  const ordered =
    entityOf(draft.model, id)?.fields.toSorted((a, b) => placeOf(a.name) - placeOf(b.name)) ?? [];
  for (const [to, { id: field }] of ordered.entries()) draft.apply({ kind: 'moveField', field, to }, false);
}

/** A new entity of a table, its columns in their order; its id, where there is room for one more. */
export function newEntity(
  draft: TableDraft,
  name: string,
  columns: readonly Column[],
  links: readonly LinkedColumn[],
): string | undefined {
  const plain = columns.filter((column) => !links.some((link) => link.column === column));
  // A table needs a field of its own until its links are there.
  const isOnlyLinks = plain.length === 0;
  const fields = isOnlyLinks ? [plainDraft('Name of the row', 'text')] : plain.map((column) => column.draft);
  if (!draft.apply({ kind: 'addEntity', draft: { name, plural: pluralName(name), fields } }, false))
    return undefined;
  const made = draft.model.entities.at(-1);
  if (!made) return undefined;
  const count = `${String(columns.length)} ${columns.length === 1 ? 'field' : 'fields'}`;
  draft.changes.push(`table ${name} added with ${count}`);
  for (const link of links) relateColumn(draft, made.id, link);
  const [first] = made.fields;
  const label = entityOf(draft.model, made.id)?.fields.find(
    ({ many, type }) => type === 'reference' && many !== true,
  );
  if (isOnlyLinks && first && label) {
    draft.apply({ kind: 'setLabel', field: label.id }, false);
    draft.apply({ kind: 'removeField', field: first.id }, false);
  }
  if (links.length > 0) inOrderOf(draft, made.id, columns);
  return made.id;
}

/** The columns that are no links yet and become some, in an entity that is there or is to be made. */
export function linksToMake(
  draft: TableDraft,
  entity: Entity | undefined,
  columns: readonly Column[],
  said: readonly string[],
): LinkedColumn[] {
  const known = entity ? [...linksForColumns(draft.model, entity, namesOf(columns)).keys()] : [];
  const linked = new Set(entity?.fields.flatMap(({ reference }) => reference?.entity ?? []));
  return linkedColumns(
    draft.model,
    entity,
    columns.filter((column) => !known.includes(column.draft.name)),
    said.filter((id) => !linked.has(id)),
  );
}

/** Gives an entity that is there the links that its columns are. */
export function addLinks(draft: TableDraft, id: string, links: readonly LinkedColumn[]): void {
  for (const link of links) relateColumn(draft, id, link);
}

/** Links that were asked for and that no column holds: they are there, and empty. */
export function addEmptyLinks(draft: TableDraft, id: string, said: readonly string[]): void {
  for (const target of said) {
    const [entity, other] = [entityOf(draft.model, id), entityOf(draft.model, target)];
    if (!entity || !other || entity.fields.some(({ reference }) => reference?.entity === target)) continue;
    const isDone = relate(draft, id, other.name, target);
    const words = inSentence(other.plural);
    draft.caveats.push(
      isDone
        ? `No column names the ${words}, so no row is linked yet`
        : `The rows are not linked to ${words}: ${entity.name} has a field ${other.name} already`,
    );
  }
}
