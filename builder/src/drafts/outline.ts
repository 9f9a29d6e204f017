import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { GENERATOR, type IdSource } from '../model/ids';
import { plural } from '../words/inflect';
import type { ApplicationDraft, EntityDraft } from './application-draft';
import { DraftError, findNamed } from './draft-error';
import { outlineMetrics } from './metrics';
import { fullDraft, outlineField, type NamedEntity } from './outline-field';

/** Everything of a draft that has a name, with its id: what the rest of the draft may refer to. */
export function outlineModel(draft: ApplicationDraft, ids: IdSource): ApplicationModel {
  const named = draft.entities.map((entity) => ({ name: entity.name, id: ids.entity(), draft: entity }));
  const entities = named.map(({ id, draft: entity }) => outlineEntity(entity, id, named, ids));
  const { accent, icon, mode, radius, density, font, navigation } = draft.look;
  return {
    v: 2,
    title: draft.title,
    theme: {
      mode: mode ?? 'system',
      accent,
      icon,
      radius: radius ?? 'soft',
      density: density ?? 'cozy',
      font: font ?? 'plain',
      navigation: navigation ?? 'top',
    },
    format: { currency: draft.currency ?? 'EUR', ...(draft.weekStart && { weekStart: draft.weekStart }) },
    entities,
    metrics: outlineMetrics(draft.metrics ?? {}, entities, ids),
    pages: [],
    next: ids.state(),
    generator: GENERATOR,
  };
}

function outlineEntity(draft: EntityDraft, id: string, named: readonly NamedEntity[], ids: IdSource): Entity {
  const fields = Object.entries(draft.fields).map(([name, field]) =>
    outlineField({ name, draft: fullDraft(field), owner: draft, named }, ids),
  );
  const [first] = fields;
  if (!first) throw new DraftError(draft.name, 'it has no fields.');
  const label = draft.label === undefined ? first : findNamed(fields, draft.label, 'field', draft.name);
  return {
    id,
    name: draft.name,
    plural: draft.plural ?? plural(draft.name),
    ...(draft.icon !== undefined && { icon: draft.icon }),
    labelField: label.id,
    fields,
    sort: { field: label.id, direction: 'asc' },
    views: [],
    defaultView: '',
    filters: [],
    rules: [],
    badges: [],
    actions: [],
    samples: [],
  };
}
