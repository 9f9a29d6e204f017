import type { ApplicationModel, Block, Entity, ModelPage } from '@tessera/shared/contracts';
import { withIndexes } from '../model/edit-model';
import { usesAny } from '../model/expression-ids';
import { defaultSort, pickLabel } from '../model/make-entity';
import { nodesOf, type ModelNode } from '../model/nodes';
import { inSentence } from '../words/casing';
import { listOf } from '../words/text';
import { refused, type Refused } from './outcome';
import {
  actionWithout,
  fieldWithout,
  filterWithout,
  indexWithout,
  ruleWithout,
  sampleWithout,
  viewWithout,
  type Gone,
} from './without-parts';

type Shortlist = Extract<Block, { kind: 'shortlist' }>;

/** The model after a removal, and what went that nobody named and that was no part of it. */
export interface Removal {
  readonly done: true;
  readonly model: ApplicationModel;
  readonly also: readonly ModelNode[];
}

/** The parts that are left of a list. */
function leftOf<T extends { readonly id: string }>(
  list: readonly T[],
  gone: Gone,
  without: (item: T, gone: Gone) => T | undefined,
): T[] {
  return list.flatMap((item) => (gone.has(item.id) ? [] : (without(item, gone) ?? [])));
}

function entityWithout(entity: Entity, gone: Gone): Entity {
  const fields = leftOf(entity.fields, gone, fieldWithout);
  const views = leftOf(entity.views, gone, viewWithout);
  const { defaultFilter, ...rest } = entity;
  const label = fields.find(({ id }) => id === entity.labelField) ?? pickLabel(fields);
  const left: Entity = {
    ...rest,
    fields,
    labelField: label?.id ?? entity.labelField,
    sort: gone.has(entity.sort.field) && label ? defaultSort(fields, label) : entity.sort,
    views,
    defaultView: views.some(({ id }) => id === entity.defaultView)
      ? entity.defaultView
      : (views[0]?.id ?? entity.defaultView),
    filters: leftOf(entity.filters, gone, filterWithout),
    ...(defaultFilter === undefined || gone.has(defaultFilter) ? {} : { defaultFilter }),
    rules: leftOf(entity.rules, gone, ruleWithout),
    badges: leftOf(entity.badges, gone, (badge) => (usesAny(badge.when, gone) ? undefined : badge)),
    actions: leftOf(entity.actions, gone, actionWithout),
    samples: leftOf(entity.samples, gone, sampleWithout),
  };
  return withIndexes(left, leftOf(entity.indexes ?? [], gone, indexWithout));
}

function shortlistWithout(block: Shortlist, gone: Gone): Shortlist | undefined {
  if (gone.has(block.entity) || usesAny(block.where, gone)) return undefined;
  const { sort, ...rest } = block;
  return sort && gone.has(sort.field) ? rest : block;
}

/** The block with what is left of its list; nothing when nothing is left. */
function withAny<T extends Block>(
  block: T,
  left: Readonly<Record<string, readonly string[]>>,
): T | undefined {
  return Object.values(left).every((ids) => ids.length === 0) ? undefined : { ...block, ...left };
}

function blockWithout(block: Block, gone: Gone): Block | undefined {
  switch (block.kind) {
    case 'records':
      return gone.has(block.entity) ? undefined : block;
    case 'figures':
      return withAny(block, { metrics: block.metrics.filter((id) => !gone.has(id)) });
    case 'chart':
      return gone.has(block.metric) ? undefined : block;
    case 'shortlist':
      return shortlistWithout(block, gone);
    case 'add':
      return withAny(block, { entities: block.entities.filter((id) => !gone.has(id)) });
    case 'text':
    case 'picture':
      return block;
  }
}

/** A page goes with its last block. */
function pageWithout(page: ModelPage, gone: Gone): ModelPage | undefined {
  const blocks = leftOf(page.blocks, gone, blockWithout);
  return blocks.length === 0 ? undefined : { ...page, blocks };
}

function modelWithout(model: ApplicationModel, gone: Gone): ApplicationModel {
  return {
    ...model,
    entities: model.entities.filter(({ id }) => !gone.has(id)).map((entity) => entityWithout(entity, gone)),
    metrics: leftOf(model.metrics, gone, (metric) => (gone.has(metric.entity) ? undefined : metric)),
    pages: leftOf(model.pages, gone, pageWithout),
  };
}

const idsOf = (model: ApplicationModel) => nodesOf(model).map(({ id }) => id);

/** Everything that goes: what goes may take more with it, a table its figures and a figure its chart. */
function allThatGoes(model: ApplicationModel, asked: readonly string[]): Gone {
  const all = idsOf(model);
  let gone = new Set(asked);
  for (;;) {
    const left = new Set(idsOf(modelWithout(model, gone)));
    const next = new Set(all.filter((id) => !left.has(id)));
    if (next.size === gone.size) return gone;
    gone = next;
  }
}

/** What stays and is worked out from something that goes. */
function findDependent(before: ApplicationModel, after: ApplicationModel, gone: Gone): string | undefined {
  const going = nodesOf(before).filter(({ id }) => gone.has(id));
  const sourceOf = (texts: readonly (string | undefined)[]) =>
    going.find(({ id }) => texts.some((text) => usesAny(text, new Set([id]))))?.words;
  for (const { name, computed } of after.entities.flatMap(({ fields }) => fields)) {
    const source = sourceOf([computed]);
    if (source !== undefined) return `${name} is worked out from the ${source}`;
  }
  for (const { name, value, where, by } of after.metrics) {
    const source = sourceOf([value, where, by?.field]);
    if (source !== undefined) return `the figure ${name} is worked out from the ${source}`;
  }
  return undefined;
}

function findEmptied(after: ApplicationModel): string | undefined {
  if (after.pages.length === 0) return 'the application would have no page left';
  const empty = after.entities.find(({ fields, views }) => fields.length === 0 || views.length === 0);
  if (!empty) return undefined;
  return empty.fields.length === 0
    ? `${empty.name} would have no field left`
    : `${inSentence(empty.plural)} would have no view left to be shown in`;
}

/**
 * Takes nodes out of a model with all that means nothing without them: views, filters, rules, badges, actions, blocks and
 * links. What is worked out from them is not taken along: then the removal is refused with the reason.
 */
export function removeNodes(model: ApplicationModel, asked: readonly string[]): Removal | Refused {
  if (asked.length === 0) return { done: true, model, also: [] };
  const gone = allThatGoes(model, asked);
  const after = modelWithout(model, gone);
  const why = findDependent(model, after, gone) ?? findEmptied(after);
  if (why !== undefined) return refused(why);
  const isOwnPart = ({ owner }: ModelNode) => owner !== undefined && gone.has(owner);
  const also = nodesOf(model).filter(
    (node) => gone.has(node.id) && !asked.includes(node.id) && !isOwnPart(node),
  );
  return { done: true, model: after, also };
}

/** 'field Status removed, and with it the view By status'. */
export function withCompany(change: string, also: readonly ModelNode[]): string {
  return also.length === 0
    ? change
    : `${change}, and with it ${listOf(also.map(({ words }) => `the ${words}`))}`;
}
