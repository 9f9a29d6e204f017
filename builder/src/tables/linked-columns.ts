import type { ApplicationModel, Entity, Field, Sample } from '@tessera/shared/contracts';
import { entityOf } from '../model/edit-model';
import { isSameNoun } from '../reading/records/links-by-name';
import { isSameName } from '../words/field-draft';
import { singular } from '../words/inflect';
import { nameKey } from '../words/text';
import type { Column } from './column-type';

/** Columns of a table that name records of another one: 'sauce', where there are sauces. */

/** A column that becomes a link, to records of an entity. */
export interface LinkedColumn {
  readonly column: Column;
  readonly target: string;
  /** A cell names several records: 'Emma; Ulysses'. */
  readonly many: boolean;
}

const LISTED = /\s*[,;|]\s*/;
export const namesInCell = (cell: string): string[] => cell.split(LISTED).filter((name) => name !== '');

/** What a record is called, as far as its name is typed in. */
function nameOfSample({ fields, labelField }: Entity, { values }: Sample): string {
  const label = fields.find(({ id }) => id === labelField);
  const value = values[labelField];
  if (!label || value === undefined || Array.isArray(value) || label.type === 'reference') return '';
  return label.options?.find(({ id }) => id === value)?.label ?? String(value);
}

/** The records of an entity by what they are called; of two of one name, the first. */
export function recordsByName(entity: Entity): ReadonlyMap<string, string> {
  const named = entity.samples.map((sample) => [nameKey(nameOfSample(entity, sample)), sample.id] as const);
  return new Map(named.filter(([name]) => name !== '').toReversed());
}

/** 'sauce_id' and 'Sauce name' say no more than 'sauce'. */
const bareName = (column: string) =>
  nameKey(column.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/^(?:which|the|of|for|linked|related) /, '')
    .replace(/ (?:names?|titles?|ids?|ref|reference)$/, '');

/** Whether a column is called as the records of an entity are. */
function isNamedAfter(column: string, { name }: Pick<Entity, 'name'>): boolean {
  return isSameNoun(bareName(column), name) || isSameName(singular(bareName(column)), name);
}

/** The links of an entity that columns fill, of those that no field which is typed in is called after. */
export function linksForColumns(
  model: ApplicationModel,
  entity: Entity,
  columns: readonly string[],
): ReadonlyMap<string, Field> {
  const links = entity.fields.filter(({ type, computed }) => type === 'reference' && computed === undefined);
  const found = new Map<string, Field>();
  for (const column of columns) {
    const free = links.filter((link) => ![...found.values()].includes(link));
    const same = free.find(({ name }) => isSameName(name, column));
    const alike = free.filter(({ name, reference }) => {
      const target = entityOf(model, reference?.entity ?? '');
      return isSameName(name, bareName(column)) || (target && isNamedAfter(column, target));
    });
    const link = same ?? (alike.length === 1 ? alike[0] : undefined);
    if (link) found.set(column, link);
  }
  return found;
}

interface Match {
  /** How much of what stands in the column names a record. */
  readonly share: number;
  readonly many: boolean;
}

function matchOf({ cells }: Column, entity: Entity): Match {
  const known = recordsByName(entity);
  const filled = [...new Set(cells.filter((cell) => cell !== ''))];
  const isKnown = (name: string) => known.has(nameKey(name));
  const parts = filled.map(namesInCell);
  const many = parts.some((names) => names.length > 1 && names.every(isKnown));
  const found = filled.filter((cell, at) => isKnown(cell) || (many && parts[at]?.every(isKnown)));
  return { share: filled.length === 0 ? 0 : found.length / filled.length, many };
}

/** So much of a column has to name records for it to be a link that nobody asked for. */
const ENOUGH = 0.5;

/** What may name records: figures, days and answers are none. */
const MAY_NAME: ReadonlySet<Field['type']> = new Set([
  'text',
  'person',
  'choice',
  'tags',
  'integer',
  'longtext',
]);

/**
 * The columns that become links: those that are called after records and name some, or after records that the rows are to be linked
 * to, and where no column is called so, the one that names most of these. `said`: the entities that a message names, by id.
 */
export function linkedColumns(
  { entities }: ApplicationModel,
  own: Entity | undefined,
  columns: readonly Column[],
  said: readonly string[],
): LinkedColumn[] {
  const others = entities.filter(({ id }) => id !== own?.id);
  const links: LinkedColumn[] = [];
  const isFree = (column: Column) => !links.some((link) => link.column === column);
  const may = columns.filter(({ draft }) => MAY_NAME.has(draft.type));
  for (const column of may) {
    const target = others.find((other) => isNamedAfter(column.draft.name, other));
    const match = target && matchOf(column, target);
    if (!target || !match || !(said.includes(target.id) || match.share >= ENOUGH)) continue;
    links.push({ column, target: target.id, many: match.many });
  }
  for (const target of others.filter(({ id }) => said.includes(id))) {
    if (links.some((link) => link.target === target.id)) continue;
    const matches = may.filter(isFree).map((column) => ({ column, ...matchOf(column, target) }));
    const [best] = matches.toSorted((one, other) => other.share - one.share);
    if (best && best.share >= ENOUGH) links.push({ column: best.column, target: target.id, many: best.many });
  }
  return links;
}
