import type { ApplicationModel, Block, Entity } from '@tessera/shared/contracts';
import { entityOf } from './edit-model';
import type { PartKind } from './parts';

export type NodeKind = 'entity' | 'field' | 'option' | PartKind;

/** Anything in a model that has an id. */
export interface ModelNode {
  readonly id: string;
  readonly kind: NodeKind;
  /** As one would say it in a sentence: 'field Price', 'view By stage'. */
  readonly words: string;
}

/** Every node of a model, each after what it belongs to. */
export function nodesOf(model: ApplicationModel): ModelNode[] {
  return [
    ...model.entities.flatMap(nodesOfEntity),
    ...model.metrics.map(({ id, name }) => node(id, 'metric', `figure ${name}`)),
    ...model.pages.flatMap((page) => [
      node(page.id, 'page', `page ${page.name}`),
      ...page.blocks.map((block) => node(block.id, 'block', blockInWords(model, block))),
    ]),
  ];
}

function node(id: string, kind: NodeKind, words: string): ModelNode {
  return { id, kind, words };
}

function nodesOfEntity(entity: Entity): ModelNode[] {
  return [
    node(entity.id, 'entity', `table ${entity.name}`),
    ...entity.fields.flatMap((field) => [
      node(field.id, 'field', `field ${field.name}`),
      ...(field.options ?? []).map(({ id, label }) => node(id, 'option', `option ${label}`)),
    ]),
    ...entity.views.map(({ id, name }) => node(id, 'view', `view ${name}`)),
    ...entity.filters.map(({ id, name }) => node(id, 'filter', `filter ${name}`)),
    ...entity.rules.map(({ id, message }) => node(id, 'rule', `rule '${message}'`)),
    ...entity.badges.map(({ id, text }) => node(id, 'badge', `badge ${text}`)),
    ...entity.actions.map(({ id, name }) => node(id, 'action', `action ${name}`)),
    ...entity.samples.map(({ id }) => node(id, 'sample', `sample record of ${entity.name}`)),
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
      return titled('chart', block.title);
    case 'add':
      return 'buttons to add records';
    case 'text':
      return titled('text', block.title);
  }
}
