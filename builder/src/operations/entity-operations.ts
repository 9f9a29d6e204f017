import {
  MOST_APP_TABLES,
  type ApplicationModel,
  type Entity,
  type View,
  type ViewKind,
} from '@tessera/shared/contracts';
import { entityOf, withEntity } from '../model/edit-model';
import { openingView } from '../model/find';
import { IdSource } from '../model/ids';
import { makeEntity, makePage } from '../model/make-entity';
import { placeOfPart } from '../model/parts';
import { inSentence } from '../words/casing';
import { nameKey } from '../words/text';
import { atEntity, atField } from './at-node';
import { moved } from './move';
import type { OperationOf } from './operation';
import { refused, type Attempt } from './outcome';
import { removeNodes, withCompany } from './removal';

export function addEntity(model: ApplicationModel, { draft }: OperationOf<'addEntity'>): Attempt {
  const twin = model.entities.find((entity) => nameKey(entity.name) === nameKey(draft.name));
  if (twin) return refused(`there is already a table ${twin.name}`);
  if (model.entities.length >= MOST_APP_TABLES)
    return refused(`an application holds at most ${String(MOST_APP_TABLES)} tables`);
  if (draft.fields.length === 0) return refused('a table needs at least one field');
  const ids = new IdSource(model.next);
  const entity = makeEntity(draft, ids);
  const page = makePage(entity, ids);
  return {
    done: true,
    model: {
      ...model,
      entities: [...model.entities, entity],
      pages: [...model.pages, page],
      next: ids.state(),
    },
    change: `table ${entity.name} added with ${String(entity.fields.length)} ${entity.fields.length === 1 ? 'field' : 'fields'}`,
  };
}

/** Pages and lists of linked records that are called after the table are called so after a rename too. */
function withNewPlural(model: ApplicationModel, before: string, plural: string): ApplicationModel {
  return {
    ...model,
    entities: model.entities.map((entity) => ({
      ...entity,
      fields: entity.fields.map((field) =>
        field.reference?.inverse === before
          ? { ...field, reference: { ...field.reference, inverse: plural } }
          : field,
      ),
    })),
    pages: model.pages.map((page) => (page.name === before ? { ...page, name: plural } : page)),
  };
}

export function renameEntity(model: ApplicationModel, operation: OperationOf<'renameEntity'>): Attempt {
  return atEntity(model, operation.entity, (entity) => {
    const { name, plural } = operation;
    if (entity.name === name && entity.plural === plural)
      return refused(`the table is already called ${entity.name}`);
    const twin = model.entities.find((item) => item.id !== entity.id && nameKey(item.name) === nameKey(name));
    if (twin) return refused(`there is already a table ${twin.name}`);
    const renamed = withEntity(model, { ...entity, name, plural });
    return {
      done: true,
      model: withNewPlural(renamed, entity.plural, plural),
      change: `table ${entity.name} renamed to ${name}`,
    };
  });
}

/** Links to it, figures about it and what shows them go with it; its own pages go without a word. */
export function removeEntity(model: ApplicationModel, operation: OperationOf<'removeEntity'>): Attempt {
  return atEntity(model, operation.entity, (entity) => {
    if (model.entities.length === 1)
      return refused(`${entity.name} is the only table, and an application needs at least one`);
    const removal = removeNodes(model, [entity.id]);
    if (!removal.done) return removal;
    const also = removal.also.filter(({ kind }) => kind !== 'page' && kind !== 'block');
    return {
      done: true,
      model: removal.model,
      change: withCompany(`table ${entity.name} removed`, also),
    };
  });
}

export function moveEntity(model: ApplicationModel, { entity, to }: OperationOf<'moveEntity'>): Attempt {
  return atEntity(model, entity, (found) => {
    const entities = moved(model.entities, entity, to);
    if (!entities) return refused(`${found.name} already stands there`);
    return {
      done: true,
      model: { ...model, entities },
      change: `table ${found.name} moved to place ${String(entities.indexOf(found) + 1)}`,
    };
  });
}

export function setEntityIcon(
  model: ApplicationModel,
  { entity, icon }: OperationOf<'setEntityIcon'>,
): Attempt {
  return atEntity(model, entity, (found) => {
    const { icon: before = null, ...rest } = found;
    if (before === icon) return refused(`${found.name} already has this icon`);
    return {
      done: true,
      model: withEntity(model, icon === null ? rest : { ...rest, icon }),
      change: icon === null ? `icon of ${found.name} removed` : `icon of ${found.name} is now ${icon}`,
    };
  });
}

export function setDescription(
  model: ApplicationModel,
  { entity, description }: OperationOf<'setDescription'>,
): Attempt {
  return atEntity(model, entity, (found) => {
    const { description: before = null, ...rest } = found;
    if (before === description) return refused(`${found.name} is already described so`);
    return {
      done: true,
      model: withEntity(model, description === null ? rest : { ...rest, description }),
      change:
        description === null
          ? `description of ${found.name} removed`
          : `description of ${found.name} ${before === null ? 'added' : 'changed'}`,
    };
  });
}

export function setSort(model: ApplicationModel, operation: OperationOf<'setSort'>): Attempt {
  return atField(model, operation.field, ({ entity, field }) => {
    const sort = { field: field.id, direction: operation.direction };
    const words = `${inSentence(entity.plural)} by ${inSentence(field.name)}, ${directionInWords(field.type, sort.direction)}`;
    if (entity.sort.field === sort.field && entity.sort.direction === sort.direction)
      return refused(`the list already shows ${words}`);
    return { done: true, model: withEntity(model, { ...entity, sort }), change: `the list shows ${words}` };
  });
}

function directionInWords(type: string, direction: 'asc' | 'desc'): string {
  const isUp = direction === 'asc';
  if (type === 'date' || type === 'datetime' || type === 'time')
    return isUp ? 'earliest first' : 'newest first';
  if (['integer', 'number', 'money', 'percent', 'duration', 'rating'].includes(type))
    return isUp ? 'lowest first' : 'highest first';
  if (type === 'boolean') return isUp ? 'no before yes' : 'yes before no';
  if (type === 'choice') return isUp ? 'in the order of its options' : 'in reverse order of its options';
  return isUp ? 'A to Z' : 'Z to A';
}

const VIEW_WORDS: Readonly<Record<ViewKind, string>> = {
  table: 'a table',
  list: 'a list',
  cards: 'cards',
  board: 'a board',
  calendar: 'a calendar',
  timeline: 'a timeline',
  gallery: 'a gallery',
  chart: 'a chart',
  figures: 'figures',
};

/** Any records can be shown so; every other kind of view stands on a field or a figure, which has to be named. */
const PLAIN_VIEWS: Readonly<Partial<Record<ViewKind, (id: string) => View>>> = {
  table: (id) => ({ id, name: 'Table', kind: 'table' }),
  list: (id) => ({ id, name: 'List', kind: 'list' }),
  cards: (id) => ({ id, name: 'Cards', kind: 'cards' }),
};

function withView(model: ApplicationModel, entity: Entity, view: View): ApplicationModel {
  return withEntity(model, { ...entity, views: [...entity.views, view], defaultView: view.id });
}

export function setView(model: ApplicationModel, operation: OperationOf<'setView'>): Attempt {
  return atEntity(model, operation.entity, (entity) => {
    const words = VIEW_WORDS[operation.view];
    const change = `${inSentence(entity.plural)} now open as ${words}`;
    if (openingView(entity)?.kind === operation.view)
      return refused(`${inSentence(entity.plural)} already open as ${words}`);
    const view = entity.views.find(({ kind }) => kind === operation.view);
    if (view) return { done: true, model: withEntity(model, { ...entity, defaultView: view.id }), change };
    const make = PLAIN_VIEWS[operation.view];
    if (!make) return refused(`${inSentence(entity.plural)} cannot be shown as ${words} yet`);
    const ids = new IdSource(model.next);
    const after = withView(model, entity, make(ids.node('v')));
    return { done: true, model: { ...after, next: ids.state() }, change };
  });
}

export function setDefaultView(model: ApplicationModel, { view }: OperationOf<'setDefaultView'>): Attempt {
  const place = placeOfPart(model, 'view', view);
  const entity = place && entityOf(model, place.owner);
  if (!entity) return refused('there is no such view');
  const words = `${inSentence(entity.plural)} with the view ${place.part.name}`;
  if (entity.defaultView === view) return refused(`the list already opens ${words}`);
  return {
    done: true,
    model: withEntity(model, { ...entity, defaultView: view }),
    change: `the list opens ${words}`,
  };
}

export function setDefaultFilter(
  model: ApplicationModel,
  { entity, filter }: OperationOf<'setDefaultFilter'>,
): Attempt {
  return atEntity(model, entity, (found) => {
    const { defaultFilter: before = null, ...rest } = found;
    if (before === filter) return refused('the list already opens so');
    const name = found.filters.find(({ id }) => id === filter)?.name;
    if (filter !== null && name === undefined) return refused('there is no such filter');
    const words = inSentence(found.plural);
    return {
      done: true,
      model: withEntity(model, filter === null ? rest : { ...rest, defaultFilter: filter }),
      change:
        name === undefined
          ? `the list opens with all ${words}`
          : `the list of ${words} opens with the filter ${name}`,
    };
  });
}
