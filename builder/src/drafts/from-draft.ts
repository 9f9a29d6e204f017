import type { ApplicationModel, Entity, Field, Sample } from '@tessera/shared/contracts';
import { IdSource } from '../model/ids';
import type { ApplicationDraft, EntityDraft } from './application-draft';
import { makeBehaviour } from './behaviour';
import { DraftError, findNamed } from './draft-error';
import { completeMetrics } from './metrics';
import { Names } from './names';
import { outlineModel } from './outline';
import { fullDraft } from './outline-field';
import { makePages } from './pages';
import { makeSamples } from './samples';
import { makeViews } from './views';

/**
 * The model that a draft describes. The same draft gives the same ids; a name that means nothing is refused with a
 * `DraftError` that says where it stands.
 */
export function fromDraft(draft: ApplicationDraft): ApplicationModel {
  const ids = new IdSource({ entity: 1, field: 1, option: 1, node: 1 });
  const outline = outlineModel(draft, ids);
  const names = new Names(outline);
  const metrics = completeMetrics(outline.metrics, draft.metrics ?? {}, names);
  const entities = draft.entities.map((item) => completeEntity(item, names, ids));
  const samples = makeSamples(draft.entities, names, ids);
  const pages = makePages(draft.pages, outline.entities, names, ids);
  return {
    ...outline,
    entities: entities.map((entity) => withSamples(entity, samples.get(entity.id) ?? [])),
    metrics,
    pages,
    next: ids.state(),
  };
}

function completeEntity(draft: EntityDraft, names: Names, ids: IdSource): Entity {
  const entity = names.entity(draft.name, draft.name);
  const views = makeViews(draft.views, entity, names, ids);
  const [first] = views;
  if (!first) throw new DraftError(entity.name, 'it has no views.');
  const behaviour = makeBehaviour(draft, entity, names, ids);
  return {
    ...entity,
    fields: completeFields(draft, entity, names),
    ...(draft.sort !== undefined && { sort: names.of(entity, `${entity.name}, order`).sort(draft.sort) }),
    views,
    defaultView: first.id,
    ...behaviour,
    ...(draft.opensWith !== undefined && {
      defaultFilter: findNamed(behaviour.filters, draft.opensWith, 'filter', entity.name).id,
    }),
  };
}

/** Expressions are read now that everything they may name is there. */
function completeFields(draft: EntityDraft, entity: Entity, names: Names): Field[] {
  return Object.entries(draft.fields).map(([name, fieldDraft]) => {
    const fields = names.of(entity, `${entity.name}, field “${name}”`);
    const field = fields.field(name);
    const { default: start, computed } = fullDraft(fieldDraft);
    return {
      ...field,
      ...(start !== undefined && { default: fields.start(field, start) }),
      ...(computed !== undefined && { computed: fields.expression(computed, field) }),
    };
  });
}

/** Refuses samples that nobody could have typed in: without what is required, or with what is worked out. */
function withSamples(entity: Entity, samples: Sample[]): Entity {
  samples.forEach(({ values }, index) => {
    const place = `${entity.name}, sample ${String(index + 1)}`;
    for (const field of entity.fields) {
      const isFilled = field.id in values;
      if (field.computed !== undefined && isFilled) {
        throw new DraftError(place, `${field.name} is worked out and not written down.`);
      }
      if (field.required && field.computed === undefined && !isFilled) {
        throw new DraftError(place, `${field.name} is required.`);
      }
    }
  });
  return { ...entity, samples };
}
