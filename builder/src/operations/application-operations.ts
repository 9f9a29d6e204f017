import type { ApplicationModel, ViewKind } from '@tessera/shared/contracts';
import { IdSource } from '../model/ids';
import { makeEntity, makePage } from '../model/make-entity';
import { inSentence } from '../words/casing';
import { nameKey } from '../words/text';
import { entityOf, placeOf, withEntity } from '../model/edit-model';
import { NO_FIELD } from './field-operations';
import { refused, type Operation, type Outcome } from './operation';

type Of<K extends Operation['kind']> = Extract<Operation, { kind: K }>;

const NO_ENTITY = 'there is no such table';
const MAX_ENTITIES = 20;

export function setTitle(model: ApplicationModel, operation: Of<'setTitle'>): Outcome {
  if (model.title === operation.title) return refused(`the title is already ${model.title}`);
  return {
    done: true,
    model: { ...model, title: operation.title },
    change: `title changed from ${model.title} to ${operation.title}`,
  };
}

export function setMode(model: ApplicationModel, operation: Of<'setMode'>): Outcome {
  const words = operation.mode === 'system' ? 'the theme of the device' : `the ${operation.mode} theme`;
  if (model.theme.mode === operation.mode) return refused(`the application already uses ${words}`);
  return {
    done: true,
    model: { ...model, theme: { ...model.theme, mode: operation.mode } },
    change: `the application now uses ${words}`,
  };
}

export function setAccent(model: ApplicationModel, operation: Of<'setAccent'>): Outcome {
  if (model.theme.accent === operation.accent) return refused(`the accent is already ${operation.words}`);
  return {
    done: true,
    model: { ...model, theme: { ...model.theme, accent: operation.accent } },
    change: `accent colour is now ${operation.words}`,
  };
}

export function setCurrency(model: ApplicationModel, operation: Of<'setCurrency'>): Outcome {
  if (model.format.currency === operation.currency)
    return refused(`amounts are already in ${operation.currency}`);
  return {
    done: true,
    model: { ...model, format: { ...model.format, currency: operation.currency } },
    change: `amounts are now in ${operation.currency}`,
  };
}

export function setSort(model: ApplicationModel, operation: Of<'setSort'>): Outcome {
  const place = placeOf(model, operation.field);
  if (!place) return refused(NO_FIELD);
  const { entity, field } = place;
  const sort = { field: field.id, direction: operation.direction };
  const words = `${inSentence(entity.plural)} by ${inSentence(field.name)}, ${directionInWords(field.type, sort.direction)}`;
  if (entity.sort.field === sort.field && entity.sort.direction === sort.direction)
    return refused(`the list already shows ${words}`);
  return { done: true, model: withEntity(model, { ...entity, sort }), change: `the list shows ${words}` };
}

function directionInWords(type: string, direction: 'asc' | 'desc'): string {
  const isUp = direction === 'asc';
  if (type === 'date' || type === 'datetime' || type === 'time')
    return isUp ? 'earliest first' : 'newest first';
  if (['integer', 'number', 'money', 'percent', 'rating'].includes(type))
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

export function setView(model: ApplicationModel, operation: Of<'setView'>): Outcome {
  const entity = entityOf(model, operation.entity);
  if (!entity) return refused(NO_ENTITY);
  const words = VIEW_WORDS[operation.view];
  const view = entity.views.find(({ kind }) => kind === operation.view);
  if (!view) return refused(`${inSentence(entity.plural)} cannot be shown as ${words} yet`);
  if (entity.defaultView === view.id) return refused(`${inSentence(entity.plural)} already open as ${words}`);
  return {
    done: true,
    model: withEntity(model, { ...entity, defaultView: view.id }),
    change: `${inSentence(entity.plural)} now open as ${words}`,
  };
}

export function addEntity(model: ApplicationModel, operation: Of<'addEntity'>): Outcome {
  const { draft } = operation;
  const twin = model.entities.find((entity) => nameKey(entity.name) === nameKey(draft.name));
  if (twin) return refused(`there is already a table ${twin.name}`);
  if (model.entities.length >= MAX_ENTITIES)
    return refused(`an application holds at most ${String(MAX_ENTITIES)} tables`);
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

export function renameEntity(model: ApplicationModel, operation: Of<'renameEntity'>): Outcome {
  const entity = entityOf(model, operation.entity);
  if (!entity) return refused(NO_ENTITY);
  if (entity.name === operation.name && entity.plural === operation.plural)
    return refused(`the table is already called ${entity.name}`);
  const twin = model.entities.find(
    (item) => item.id !== entity.id && nameKey(item.name) === nameKey(operation.name),
  );
  if (twin) return refused(`there is already a table ${twin.name}`);
  return {
    done: true,
    model: withEntity(model, { ...entity, name: operation.name, plural: operation.plural }),
    change: `table ${entity.name} renamed to ${operation.name}`,
  };
}

export function removeEntity(model: ApplicationModel, operation: Of<'removeEntity'>): Outcome {
  const entity = entityOf(model, operation.entity);
  if (!entity) return refused(NO_ENTITY);
  if (model.entities.length === 1)
    return refused(`${entity.name} is the only table, and an application needs at least one`);
  return {
    done: true,
    model: {
      ...model,
      entities: model.entities.filter((item) => item.id !== entity.id),
      pages: model.pages.filter(({ blocks }) =>
        blocks.some((block) => block.kind !== 'records' || block.entity !== entity.id),
      ),
    },
    change: `table ${entity.name} removed`,
    archived: `Records of ${entity.name} are kept and come back with undo`,
  };
}
