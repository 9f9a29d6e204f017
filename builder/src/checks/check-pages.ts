import type { ApplicationModel, Block, Metric } from '@tessera/shared/contracts';
import { entityOf } from '../model/edit-model';
import { blockInWords } from '../model/nodes';
import { MOST_PICTURES, shownPictures } from '../pictures/pictures-of-model';
import {
  fieldOf,
  findDuplicate,
  firstBroken,
  noEntity,
  notAField,
  type Breach,
  type ModelRule,
} from './rule';

const NO_GROUPS: ReadonlySet<string> = new Set(['longtext', 'image']);

function brokenMetric(metric: Metric, model: ApplicationModel): Breach {
  const what = `The figure ${metric.name}`;
  const entity = entityOf(model, metric.entity);
  if (!entity) return noEntity(model, metric.entity, what);
  if (metric.op !== 'count' && metric.value === undefined) return `${what} does not say what it works out`;
  if (!metric.by) return undefined;
  const field = fieldOf(entity, metric.by.field);
  if (!field) return notAField(entity, metric.by.field, what);
  if (NO_GROUPS.has(field.type)) return `${what} cannot be told apart by ${field.name}`;
  return metric.by.period === undefined || field.type === 'date' || field.type === 'datetime'
    ? undefined
    : `${what} is counted by ${metric.by.period}, and ${field.name} is no date`;
}

function brokenFigures(ids: readonly string[], model: ApplicationModel, what: string): Breach {
  if (findDuplicate(ids) !== undefined) return `${what} shows a figure twice`;
  return ids.every((id) => model.metrics.some((metric) => metric.id === id))
    ? undefined
    : `${what} shows a figure that is not there`;
}

function brokenBlock(block: Block, model: ApplicationModel, page: string): Breach {
  const what = `The ${blockInWords(model, block)} on ${page}`;
  switch (block.kind) {
    case 'records':
      return noEntity(model, block.entity, what);
    case 'figures':
      return brokenFigures(block.metrics, model, what);
    case 'chart': {
      const metric = model.metrics.find(({ id }) => id === block.metric);
      if (!metric) return `${what} shows a figure that is not there`;
      return metric.by ? undefined : `${what} draws ${metric.name}, which is one number only`;
    }
    case 'shortlist': {
      const entity = entityOf(model, block.entity);
      if (!entity) return noEntity(model, block.entity, what);
      return block.sort && notAField(entity, block.sort.field, what);
    }
    case 'add':
      return firstBroken(block.entities, (id) => noEntity(model, id, what));
    case 'text':
    case 'picture':
      return undefined;
  }
}

export const PAGE_RULES: readonly ModelRule[] = [
  [
    'model.metrics',
    'Figures are worked out from a table that exists',
    (model) => firstBroken(model.metrics, (metric) => brokenMetric(metric, model)),
  ],
  [
    'model.pictures',
    `There are at most ${String(MOST_PICTURES)} pictures`,
    (model) => {
      const count = shownPictures(model).length;
      return count > MOST_PICTURES ? `There are ${String(count)} pictures` : undefined;
    },
  ],
  [
    'model.pages',
    'Pages show what exists',
    (model) =>
      firstBroken(model.pages, ({ name, blocks }) =>
        firstBroken(blocks, (block) => brokenBlock(block, model, name)),
      ),
  ],
];
