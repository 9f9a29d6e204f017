import type { ApplicationModel, Entity, Field, FieldType } from '@tessera/shared/contracts';
import { fromDraft } from '../../drafts/from-draft';
import type { Archetype } from '../../archetypes/archetype';
import { lookFor } from '../../furnish/look/make-look';
import { withField } from '../../model/edit-model';
import { GENERATOR, IdSource } from '../../model/ids';
import { makeEntity, makePage, mergeDrafts } from '../../model/make-entity';
import type { FieldDraft } from '../../words/field-draft';
import { splitList } from '../../words/field-list';
import { readFieldPhrase } from '../../words/field-phrase';
import { isPlural, singular } from '../../words/inflect';
import { withKindOptions } from '../../words/record-kind-options';
import { FALLBACK_KIND, findRecordKind } from '../../words/record-kinds';
import { inferFromSiblings } from '../../words/siblings';
import { nameKey, shorten } from '../../words/text';
import { pluralName, type RecordReading } from '../records/records';
import type { PromptReading } from './prompt-reading';

const MAX_RECORDS = 20;

function usualFields(name: string): FieldDraft[] {
  const kind = findRecordKind(name.toLowerCase()) ?? FALLBACK_KIND;
  return splitList(kind.fields)
    .map((item) => readFieldPhrase(item, name))
    .filter((draft) => draft !== undefined)
    .map((draft) => withKindOptions(draft, kind));
}

function draftsOf(record: RecordReading, name: string): FieldDraft[] {
  const kind = findRecordKind(name.toLowerCase());
  const said = record.fields.map((draft) => (kind ? withKindOptions(draft, kind) : draft));
  return inferFromSiblings(mergeDrafts(said.length > 0 ? said : usualFields(name)));
}

/** 'Family' of a guest is the host family. */
function isSameNoun(field: string, record: string): boolean {
  const [one, other] = [nameKey(singular(field)), nameKey(singular(record))];
  if (one === other || other.endsWith(` ${one}`)) return true;
  return one.endsWith(` ${other}`) && one.split(' ').length === 2;
}

/** What a field is taken for by its name alone, and may be a link instead. */
const LINKABLE: ReadonlySet<FieldType> = new Set(['text', 'person', 'choice', 'integer', 'longtext']);

/** A field that is called like another kind of record points at its records. */
function withLinks(model: ApplicationModel): ApplicationModel {
  let result = model;
  for (const entity of model.entities)
    for (const field of entity.fields) {
      const target = model.entities.find((other) => other !== entity && isSameNoun(field.name, other.name));
      if (target && LINKABLE.has(field.type))
        result = withField(result, { entity, field }, linked(field, entity, target));
    }
  return result;
}

function linked(field: Field, entity: Entity, target: Entity): Field {
  const { options: _options, min: _min, max: _max, unit: _unit, ...rest } = field;
  const reference = { entity: target.id, inverse: entity.plural, onDelete: 'clear' as const };
  return {
    ...rest,
    type: 'reference',
    reference,
    required: false,
    ...(isPlural(field.name) && { many: true }),
  };
}

/** Names of records, each once. */
function uniqueNames(records: readonly RecordReading[]): string[] {
  const taken = new Set<string>();
  return records.map(({ name = 'Entry' }) => {
    let unique = name;
    for (let count = 2; taken.has(nameKey(unique)); count += 1) unique = `${name} ${String(count)}`;
    taken.add(nameKey(unique));
    return unique;
  });
}

function entitiesOf({ records }: PromptReading, ids: IdSource): Entity[] {
  const kept = records.slice(0, MAX_RECORDS);
  const names = uniqueNames(kept);
  const entities = kept.map((record, index) => {
    const name = names[index] ?? 'Entry';
    return makeEntity({ name, plural: pluralName(name), fields: draftsOf(record, name) }, ids);
  });
  if (entities.length > 0) return entities;
  return [makeEntity({ name: 'Entry', plural: 'Entries', fields: usualFields('entry') }, ids)];
}

/**
 * The application of what was read, before any wish: its records, their fields, and the links that names give. Where no field was
 * named, what the archetype of the domain keeps. `name` is the title of last resort.
 */
export function startModel(
  reading: PromptReading,
  archetype: Archetype | undefined,
  name: string,
): ApplicationModel {
  const isOpen = reading.records.every(({ fields }) => fields.length === 0);
  if (archetype && isOpen) return fromDraft(archetype.draft);
  const ids = new IdSource({ entity: 1, field: 1, option: 1, node: 1 });
  const entities = entitiesOf(reading, ids);
  const title = shorten(entities[0]?.plural ?? name, 60);
  const fields = reading.records.flatMap((record) => record.fields);
  return withLinks({
    v: 2,
    title,
    theme: lookFor(title, entities),
    format: { currency: fields.find(({ currency }) => currency)?.currency ?? 'USD' },
    entities,
    metrics: [],
    pages: entities.map((entity) => makePage(entity, ids)),
    next: ids.state(),
    generator: GENERATOR,
  });
}
