import type { ApplicationModel, Entity, Field, Sample } from '@tessera/shared/contracts';
import { IdSource } from '../model/ids';
import type { ApplicationDraft, EntityDraft } from './application-draft';
import { makeActions, makeBadges, makeFilters, makeRules } from './behaviour';
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
  const filters = makeFilters(draft, entity, names, ids);
  const { opensWith } = draft;
  const defaultFilter =
    opensWith === undefined ? undefined : findNamed(filters, opensWith, 'filter', entity.name).id;
  return {
    ...entity,
    fields: entity.fields.map((field) => completeField(field, draft, entity, names)),
    ...(draft.sort !== undefined && { sort: names.sort(entity, draft.sort, entity.name) }),
    views,
    defaultView: first.id,
    filters,
    ...(defaultFilter !== undefined && { defaultFilter }),
    rules: makeRules(draft, entity, names, ids),
    badges: makeBadges(draft, entity, names, ids),
    actions: makeActions(draft, entity, names, ids),
  };
}

function completeField(field: Field, { fields }: EntityDraft, entity: Entity, names: Names): Field {
  const place = `${entity.name}, field "${field.name}"`;
  const draft = fields[field.name];
  if (draft === undefined) throw new DraftError(place, 'it is gone.');
  const { default: start, computed } = fullDraft(draft);
  return {
    ...field,
    ...(start !== undefined && { default: names.start(field, start, place) }),
    ...(computed !== undefined && { computed: names.expression(entity, computed, field, place) }),
  };
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
