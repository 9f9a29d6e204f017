import type {
  Action,
  ApplicationModel,
  Badge,
  Block,
  Entity,
  Filter,
  Index,
  Metric,
  ModelPage,
  Rule,
  Sample,
  View,
} from '@tessera/shared/contracts';
import { entityOf, withEntity, withIndexes } from './edit-model';
import type { NodeLetter } from './ids';

/** What an entity, a page and the application have lists of, besides fields. */
export interface Parts {
  readonly view: View;
  readonly filter: Filter;
  readonly rule: Rule;
  readonly index: Index;
  readonly badge: Badge;
  readonly action: Action;
  readonly sample: Sample;
  readonly metric: Metric;
  readonly page: ModelPage;
  readonly block: Block;
}
export type PartKind = keyof Parts;

/** A list of parts. `owner` is the entity, or the page of a block; metrics and pages belong to the application. */
interface PartList<T> {
  readonly letter: NodeLetter;
  owners(model: ApplicationModel): readonly string[];
  read(model: ApplicationModel, owner: string): readonly T[] | undefined;
  write(model: ApplicationModel, owner: string, list: readonly T[]): ApplicationModel;
}

/** The owner of what belongs to no entity and no page. */
export const APPLICATION = 'application';

type EntityList = 'views' | 'filters' | 'rules' | 'badges' | 'actions' | 'samples';

function ofEntity<K extends EntityList>(letter: NodeLetter, key: K): PartList<Entity[K][number]> {
  return {
    letter,
    owners: (model) => model.entities.map(({ id }) => id),
    read: (model, owner) => entityOf(model, owner)?.[key],
    write: (model, owner, list) => {
      const entity = entityOf(model, owner);
      return entity ? withEntity(model, { ...entity, [key]: list }) : model;
    },
  };
}

function ofApplication<K extends 'metrics' | 'pages'>(
  letter: NodeLetter,
  key: K,
): PartList<ApplicationModel[K][number]> {
  return {
    letter,
    owners: () => [APPLICATION],
    read: (model) => model[key],
    write: (model, _, list) => ({ ...model, [key]: list }),
  };
}

const indexes: PartList<Index> = {
  letter: 'i',
  owners: (model) => model.entities.map(({ id }) => id),
  read: (model, owner) => {
    const entity = entityOf(model, owner);
    return entity && (entity.indexes ?? []);
  },
  write: (model, owner, list) => {
    const entity = entityOf(model, owner);
    return entity ? withEntity(model, withIndexes(entity, list)) : model;
  },
};

const blocks: PartList<Block> = {
  letter: 'k',
  owners: (model) => model.pages.map(({ id }) => id),
  read: (model, owner) => model.pages.find(({ id }) => id === owner)?.blocks,
  write: (model, owner, list) => ({
    ...model,
    pages: model.pages.map((page) => (page.id === owner ? { ...page, blocks: [...list] } : page)),
  }),
};

export const PART_LISTS: { readonly [K in PartKind]: PartList<Parts[K]> } = {
  view: ofEntity('v', 'views'),
  filter: ofEntity('q', 'filters'),
  rule: ofEntity('r', 'rules'),
  index: indexes,
  badge: ofEntity('b', 'badges'),
  action: ofEntity('a', 'actions'),
  sample: ofEntity('s', 'samples'),
  metric: ofApplication('m', 'metrics'),
  page: ofApplication('p', 'pages'),
  block: blocks,
};

/** Where a part stands: its list, its owner and the part itself. */
export interface PartPlace<T> {
  readonly owner: string;
  readonly list: readonly T[];
  readonly part: T;
}

export function placeOfPart<K extends PartKind>(
  model: ApplicationModel,
  kind: K,
  id: string,
): PartPlace<Parts[K]> | undefined {
  const lists = PART_LISTS[kind];
  for (const owner of lists.owners(model)) {
    const list = lists.read(model, owner) ?? [];
    const part = list.find((item) => item.id === id);
    if (part) return { owner, list, part };
  }
  return undefined;
}
