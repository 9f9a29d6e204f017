import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { titleOfBlock } from '@tessera/shared/contracts';
import type { FieldPlace } from '../model/find';
import { singular } from '../words/inflect';
import { nameKey } from '../words/text';

/** Something of the application that has a name, as it may be meant by words of a question. */
export interface Named {
  readonly kind:
    | 'entity'
    | 'field'
    | 'option'
    | 'view'
    | 'filter'
    | 'badge'
    | 'action'
    | 'metric'
    | 'page'
    | 'block';
  readonly id: string;
  readonly name: string;
  /** The words of its name in the singular, in lower case. */
  readonly words: readonly string[];
  /** The table that it belongs to, where it does. */
  readonly entity?: Entity;
  /** The field that it is, or that the option belongs to. */
  readonly place?: FieldPlace;
}

/** Words in the form that they are compared in. */
export function wordsOfName(name: string): string[] {
  return nameKey(name)
    .split(' ')
    .filter((word) => word !== '')
    .map(singular);
}

function named(kind: Named['kind'], id: string, name: string, more: Partial<Named> = {}): Named {
  return { ...more, kind, id, name, words: wordsOfName(name) };
}

function ofEntity(entity: Entity): Named[] {
  const own = { entity };
  return [
    named('entity', entity.id, entity.name, own),
    named('entity', entity.id, entity.plural, own),
    ...entity.fields.flatMap((field) => {
      const place = { entity, field };
      return [
        named('field', field.id, field.name, { entity, place }),
        // 'Orders' of a customer are the orders: only another name for them tells of the link.
        ...(field.reference && nameKey(field.reference.inverse) !== nameKey(entity.plural)
          ? [named('field', field.id, field.reference.inverse, { entity, place })]
          : []),
        ...(field.options ?? []).map(({ id, label }) => named('option', id, label, { entity, place })),
      ];
    }),
    // A view that is called by its kind, 'Table' or 'Calendar', is found by the kind.
    ...entity.views
      .filter(({ kind, name }) => nameKey(name) !== kind)
      .map(({ id, name }) => named('view', id, name, own)),
    ...entity.filters.map(({ id, name }) => named('filter', id, name, own)),
    ...entity.badges.map(({ id, text }) => named('badge', id, text, own)),
    ...entity.actions.map(({ id, name }) => named('action', id, name, own)),
  ];
}

const known = new WeakMap<ApplicationModel, readonly Named[]>();

/** Everything in a model that has a name. */
export function namesIn(model: ApplicationModel): readonly Named[] {
  const names = known.get(model) ?? allNames(model).filter(({ words }) => words.length > 0);
  known.set(model, names);
  return names;
}

function allNames(model: ApplicationModel): Named[] {
  return [
    ...model.entities.flatMap(ofEntity),
    ...model.metrics.map(({ id, name }) => named('metric', id, name)),
    ...model.pages.flatMap((page) => [
      named('page', page.id, page.name),
      ...page.blocks.flatMap((block) => {
        const title = titleOfBlock(block);
        return title === undefined ? [] : [named('block', block.id, title)];
      }),
    ]),
  ];
}
