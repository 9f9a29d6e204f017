import type { ApplicationModel, Block, Entity, Field, Index, ModelPage } from '@tessera/shared/contracts';
import { listOf } from '../words/text';
import { entityOf } from './edit-model';
import type { PartKind } from './parts';

export type NodeKind = 'entity' | 'field' | 'option' | PartKind;

/** Anything in a model that has an id. */
export interface ModelNode {
  readonly id: string;
  readonly kind: NodeKind;
  /** As one would say it in a sentence: 'field Price', 'view By stage'. */
  readonly words: string;
  /** The node that it is a part of. */
  readonly owner?: string;
}

/** Every node of a model, each after what it belongs to. */
export function nodesOf(model: ApplicationModel): ModelNode[] {
  return [
    ...model.entities.flatMap(nodesOfEntity),
    ...model.metrics.map(({ id, name }): ModelNode => ({ id, kind: 'metric', words: `figure ${name}` })),
    ...model.pages.flatMap((page) => nodesOfPage(model, page)),
  ];
}

function nodesOfEntity(entity: Entity): ModelNode[] {
  const owner = entity.id;
  return [
    { id: entity.id, kind: 'entity', words: `table ${entity.name}` },
    ...entity.fields.flatMap((field) => nodesOfField(field, owner)),
    ...entity.views.map(({ id, name }): ModelNode => ({ id, kind: 'view', words: `view ${name}`, owner })),
    ...entity.filters.map(({ id, name }): ModelNode => ({
      id,
      kind: 'filter',
      words: `filter ${name}`,
      owner,
    })),
    ...entity.rules.map(({ id, message }): ModelNode => ({
      id,
      kind: 'rule',
      words: `rule '${message}'`,
      owner,
    })),
    ...(entity.indexes ?? []).map((index): ModelNode => ({
      id: index.id,
      kind: 'index',
      words: indexInWords(entity, index),
      owner,
    })),
    ...entity.badges.map(({ id, text }): ModelNode => ({ id, kind: 'badge', words: `badge ${text}`, owner })),
    ...entity.actions.map(({ id, name }): ModelNode => ({
      id,
      kind: 'action',
      words: `action ${name}`,
      owner,
    })),
    ...entity.samples.map(({ id }): ModelNode => ({
      id,
      kind: 'sample',
      words: `sample record of ${entity.name}`,
      owner,
    })),
  ];
}

/** 'index on Room and Date'. */
export function indexInWords(entity: Entity, { fields }: Index): string {
  return `index on ${listOf(fields.map((id) => entity.fields.find((field) => field.id === id)?.name ?? id))}`;
}

function nodesOfField({ id, name, options = [] }: Field, owner: string): ModelNode[] {
  return [
    { id, kind: 'field', words: `field ${name}`, owner },
    ...options.map((option): ModelNode => ({
      id: option.id,
      kind: 'option',
      words: `option ${option.label}`,
      owner: id,
    })),
  ];
}

function nodesOfPage(model: ApplicationModel, page: ModelPage): ModelNode[] {
  return [
    { id: page.id, kind: 'page', words: `page ${page.name}` },
    ...page.blocks.map((block): ModelNode => ({
      id: block.id,
      kind: 'block',
      words: blockInWords(model, block),
      owner: page.id,
    })),
  ];
}

/** 'list of Orders', 'chart Spending by month'. */
export function blockInWords(model: ApplicationModel, block: Block): string {
  const pluralOf = (id: string) => entityOf(model, id)?.plural ?? 'records';
  const titled = (words: string, title: string | undefined) =>
    title === undefined ? words : `${words} ${title}`;
  switch (block.kind) {
    case 'records':
      return `list of ${pluralOf(block.entity)}`;
    case 'shortlist':
      return `short list ${block.title}`;
    case 'figures':
      return titled('figures', block.title);
    case 'chart':
      return titled('chart', block.title ?? model.metrics.find(({ id }) => id === block.metric)?.name);
    case 'add':
      return 'buttons to add records';
    case 'text':
      return titled('text', block.title);
    case 'picture':
      return `picture '${block.description}'`;
  }
}
