import type { ApplicationModel, Entity, Index } from '@tessera/shared/contracts';
import { entityOf, withIndexes } from '../model/edit-model';
import type { Changed } from './outcome';

/**
 * Every operation has the same kind of inverse: the parts that it changed, as they were. So it brings back exactly what
 * was there, with the ids of before, whatever the operation took along.
 */

interface WithId {
  readonly id: string;
}

/** A list as it was: its order, and the parts of it that are gone or different now. */
interface ListBefore<T extends WithId> {
  readonly order: readonly string[];
  readonly parts: readonly T[];
}

type EntityList = 'fields' | 'views' | 'filters' | 'rules' | 'badges' | 'actions' | 'samples';
type EntityLists = { readonly [K in EntityList]: ListBefore<Entity[K][number]> | undefined } & {
  readonly indexes: ListBefore<Index> | undefined;
};

type EntityOwn = Omit<Entity, EntityList | 'indexes'>;

interface EntityBefore {
  /** Everything but the lists. */
  readonly own: EntityOwn;
  readonly lists: EntityLists;
}

/** What a model was like where it is different now. */
export interface ModelBefore {
  readonly own: Pick<ApplicationModel, 'title' | 'theme' | 'format' | 'signIn'>;
  readonly entityOrder: readonly string[];
  /** Tables that are gone now. */
  readonly entities: readonly Entity[];
  readonly changedEntities: readonly EntityBefore[];
  readonly metrics: ListBefore<ApplicationModel['metrics'][number]> | undefined;
  readonly pages: ListBefore<ApplicationModel['pages'][number]> | undefined;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const idsOf = (list: readonly WithId[]) => list.map(({ id }) => id);

function listBefore<T extends WithId>(before: readonly T[], now: readonly T[]): ListBefore<T> | undefined {
  if (isSame(before, now)) return undefined;
  const isKept = (part: T) => now.some((other) => other.id === part.id && isSame(other, part));
  return { order: idsOf(before), parts: before.filter((part) => !isKept(part)) };
}

function restoredList<T extends WithId>(now: readonly T[], before: ListBefore<T> | undefined): T[] {
  if (!before) return [...now];
  return before.order.flatMap((id) => [...before.parts, ...now].find((part) => part.id === id) ?? []);
}

function ownOf(entity: Entity): EntityOwn {
  const {
    fields: _,
    views: _v,
    filters: _f,
    rules: _r,
    indexes: _i,
    badges: _b,
    actions: _a,
    samples: _s,
    ...own
  } = entity;
  return own;
}

function entityBefore(before: Entity, now: Entity): EntityBefore {
  const lists = {
    fields: listBefore(before.fields, now.fields),
    views: listBefore(before.views, now.views),
    filters: listBefore(before.filters, now.filters),
    rules: listBefore(before.rules, now.rules),
    indexes: listBefore(before.indexes ?? [], now.indexes ?? []),
    badges: listBefore(before.badges, now.badges),
    actions: listBefore(before.actions, now.actions),
    samples: listBefore(before.samples, now.samples),
  };
  return { own: ownOf(before), lists };
}

function restoredEntity(now: Entity, { own, lists }: EntityBefore): Entity {
  const restored: Entity = {
    ...own,
    fields: restoredList(now.fields, lists.fields),
    views: restoredList(now.views, lists.views),
    filters: restoredList(now.filters, lists.filters),
    rules: restoredList(now.rules, lists.rules),
    badges: restoredList(now.badges, lists.badges),
    actions: restoredList(now.actions, lists.actions),
    samples: restoredList(now.samples, lists.samples),
  };
  return withIndexes(restored, restoredList(now.indexes ?? [], lists.indexes));
}

function ownOfModel({ title, theme, format, signIn }: ApplicationModel): ModelBefore['own'] {
  return { title, theme, format, ...(signIn && { signIn }) };
}

/** What brings `before` back when the model is `now`. */
export function modelBefore(before: ApplicationModel, now: ApplicationModel): ModelBefore {
  return {
    own: ownOfModel(before),
    entityOrder: idsOf(before.entities),
    entities: before.entities.filter(({ id }) => !entityOf(now, id)),
    changedEntities: before.entities.flatMap((entity) => {
      const other = entityOf(now, entity.id);
      return other && !isSame(entity, other) ? [entityBefore(entity, other)] : [];
    }),
    metrics: listBefore(before.metrics, now.metrics),
    pages: listBefore(before.pages, now.pages),
  };
}

/** Puts back what a model was like. `next` stays: an id that was given once is not given again. */
export function restore(model: ApplicationModel, { before }: { readonly before: ModelBefore }): Changed {
  const { signIn: _, ...rest } = model;
  const put = (id: string): Entity[] => {
    const gone = before.entities.find((entity) => entity.id === id);
    const now = entityOf(model, id);
    const changed = before.changedEntities.find(({ own }) => own.id === id);
    if (gone ?? !now) return gone ? [gone] : [];
    return [changed ? restoredEntity(now, changed) : now];
  };
  return {
    done: true,
    model: {
      ...rest,
      ...before.own,
      entities: before.entityOrder.flatMap(put),
      metrics: restoredList(model.metrics, before.metrics),
      pages: restoredList(model.pages, before.pages),
    },
    change: 'what was changed is as it was before',
  };
}
