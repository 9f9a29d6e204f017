import type { ApplicationModel, Entity } from './application-model';
import type { Action, Badge, Filter } from './model-behaviour';
import type { ChoiceOption, Field } from './model-fields';
import type { Block, Metric, ModelPage, View } from './model-views';

/** The application's own title, which has no id. */
export const TITLE_PART = 'title';

/** A part of an application that somebody points at, with what it stands in. */
export type PointedPart = { readonly id: string; readonly name: string } & (
  | { readonly kind: 'title' }
  | { readonly kind: 'table'; readonly entity: Entity }
  | { readonly kind: 'field'; readonly entity: Entity; readonly field: Field }
  | {
      readonly kind: 'option';
      readonly entity: Entity;
      readonly field: Field;
      readonly option: ChoiceOption;
    }
  | { readonly kind: 'view'; readonly entity: Entity; readonly view: View }
  | { readonly kind: 'filter'; readonly entity: Entity; readonly filter: Filter }
  | { readonly kind: 'badge'; readonly entity: Entity; readonly badge: Badge }
  | { readonly kind: 'action'; readonly entity: Entity; readonly action: Action }
  | { readonly kind: 'metric'; readonly metric: Metric }
  | { readonly kind: 'page'; readonly page: ModelPage }
  | { readonly kind: 'block'; readonly page: ModelPage; readonly block: Block }
);

/** What a person calls it. */
export const PART_WORDS: Readonly<Record<PointedPart['kind'], string>> = {
  title: 'Title',
  table: 'Table',
  field: 'Field',
  option: 'Option',
  view: 'View',
  filter: 'Filter',
  badge: 'Badge',
  action: 'Button',
  metric: 'Figure',
  page: 'Page',
  block: 'Section',
};

/** The part of a model that an id means; undefined where there is none. */
export function findPointedPart(model: ApplicationModel, id: string): PointedPart | undefined {
  if (id === TITLE_PART) return { kind: 'title', id, name: model.title };
  for (const entity of model.entities) {
    const part = partOfEntity(entity, id);
    if (part) return part;
  }
  const metric = model.metrics.find((one) => one.id === id);
  if (metric) return { kind: 'metric', id, name: metric.name, metric };
  for (const page of model.pages) {
    if (page.id === id) return { kind: 'page', id, name: page.name, page };
    const block = page.blocks.find((one) => one.id === id);
    if (block) return { kind: 'block', id, name: titleOfBlock(block) ?? page.name, page, block };
  }
  return undefined;
}

function partOfEntity(entity: Entity, id: string): PointedPart | undefined {
  if (entity.id === id) return { kind: 'table', id, name: entity.name, entity };
  for (const field of entity.fields) {
    if (field.id === id) return { kind: 'field', id, name: field.name, entity, field };
    const option = field.options?.find((one) => one.id === id);
    if (option) return { kind: 'option', id, name: option.label, entity, field, option };
  }
  const has = (one: { readonly id: string }) => one.id === id;
  const view = entity.views.find(has);
  if (view) return { kind: 'view', id, name: view.name, entity, view };
  const filter = entity.filters.find(has);
  if (filter) return { kind: 'filter', id, name: filter.name, entity, filter };
  const badge = entity.badges.find(has);
  if (badge) return { kind: 'badge', id, name: badge.text, entity, badge };
  const action = entity.actions.find(has);
  return action && { kind: 'action', id, name: action.name, entity, action };
}

/** The heading of a block; undefined for one that has none. */
export function titleOfBlock(block: Block): string | undefined {
  if (block.kind === 'picture') return block.description;
  return 'title' in block ? block.title : undefined;
}

/** 'Field "Price"'. */
export function partLabel({ kind, name }: PointedPart): string {
  return `${PART_WORDS[kind]} "${name}"`;
}

/** The parts that stand in one row with it, in order, by their ids; undefined where it has no place of its own. */
export function siblingsOf(model: ApplicationModel, part: PointedPart): readonly string[] | undefined {
  return rowOf(model, part)?.map(({ id }) => id);
}

const LISTS_OF_ENTITY = {
  field: 'fields',
  view: 'views',
  filter: 'filters',
  badge: 'badges',
  action: 'actions',
} as const;

function rowOf(model: ApplicationModel, part: PointedPart): readonly { readonly id: string }[] | undefined {
  switch (part.kind) {
    case 'title':
    case 'table':
    case 'metric':
      return undefined;
    case 'option':
      return part.field.options;
    case 'page':
      return model.pages;
    case 'block':
      return part.page.blocks;
    default:
      return part.entity[LISTS_OF_ENTITY[part.kind]];
  }
}

/**
 * The fields that a view names itself, in its own order: a column moves there, and the field keeps its place in the form.
 * Undefined where the view shows them in the order of the table.
 */
export function columnsNamedBy(part: PointedPart, viewId: string): readonly string[] | undefined {
  if (part.kind !== 'field') return undefined;
  const view = part.entity.views.find(({ id }) => id === viewId);
  const fields = view && 'fields' in view ? view.fields : undefined;
  return fields?.includes(part.id) === true ? fields : undefined;
}
