import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { tokenise } from '../../language/tokenise';
import { fromDraft } from '../../drafts/from-draft';
import type { Archetype } from '../../archetypes/archetype';
import { lookFor } from '../../furnish/look/make-look';
import { GENERATOR, IdSource } from '../../model/ids';
import { makeEntity, makePage, mergeDrafts } from '../../model/make-entity';
import { draftField, type FieldDraft } from '../../words/field-draft';
import { splitList } from '../../words/field-list';
import { readFieldPhrase } from '../../words/field-phrase';
import { singular } from '../../words/inflect';
import { withKindOptions } from '../../words/record-kind-options';
import { FALLBACK_KIND, findRecordKind } from '../../words/record-kinds';
import { inferFromSiblings } from '../../words/siblings';
import { inSentence } from '../../words/casing';
import { listOf, nameKey } from '../../words/text';
import { namesIn, NameIndex } from '../../tagger/mentions';
import { classesOf } from '../../tagger/tag-wish';
import { bare } from '../rule';
import { withImpliedLinks } from '../records/implied-links';
import { asksFor, isSameNoun, linkByName, mayLink } from '../records/links-by-name';
import { pluralName, type RecordReading } from '../records/records';
import { assumptionsOf } from './assumptions';
import type { Head } from '../head/head';
import type { PromptReading } from './prompt-reading';
import { withPastedRows } from './pasted-rows';
import { titleOf } from './title';

const MAX_RECORDS = 20;
/** Of an application of whose money nothing is said. */
export const USUAL_CURRENCY = 'USD';

function usualFields(name: string): FieldDraft[] {
  const kind = findRecordKind(name.toLowerCase()) ?? FALLBACK_KIND;
  return splitList(kind.fields)
    .map((item) => readFieldPhrase(item, name))
    .filter((draft) => draft !== undefined)
    .map((draft) => withKindOptions(draft, kind));
}

/** What records of this name keep in applications of the domain, as far as it is typed in; else what they keep anywhere. */
function keptThere(name: string, archetype: Archetype | undefined): FieldDraft[] {
  const entity = archetype && fromDraft(archetype.draft).entities.find((one) => isSameNoun(one.name, name));
  if (!entity) return usualFields(name);
  return entity.fields
    .filter(({ type, computed }) => type !== 'reference' && computed === undefined)
    .map(({ name: field, type, options = [], unit, min, max }) => {
      const labels = options.map(({ label }) => label);
      const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
      const spec = {
        type,
        ...limits,
        ...(unit !== undefined && { unit }),
        ...(labels.length > 0 && { options: labels }),
      };
      return draftField(field, spec, field, name, true);
    });
}

/** `isOpen`: nobody said a field of any record. Where somebody did, a record that others point at needs a name and no more. */
function draftsOf(record: RecordReading, name: string, isOpen: boolean, archetype?: Archetype): FieldDraft[] {
  const kind = findRecordKind(name.toLowerCase());
  const said = record.fields.map((draft) => (kind ? withKindOptions(draft, kind) : draft));
  const usual = () => (isOpen ? keptThere(name, archetype) : usualFields(name).slice(0, 1));
  return inferFromSiblings(mergeDrafts(said.length > 0 ? said : usual()));
}

/** How often each word stands in texts. */
function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const { key, lemma } of tokenise(text))
      for (const word of new Set([key, lemma])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Without records that got no field where others did, unless a field, a wish or a second sentence speaks of them. */
function keptOf({ records, wishes, subjects, background }: PromptReading): readonly RecordReading[] {
  if (records.every(({ fields }) => fields.length === 0)) return records;
  const fields = records.flatMap((record) => record.fields).filter((draft) => mayLink(draft));
  const near = countsOf(wishes.map(({ phrase }) => phrase));
  const all = countsOf([...subjects, ...background]);
  return records.filter(({ name = '', fields: own, samples }) => {
    const head = singular(nameKey(name).split(' ').at(-1) ?? '');
    const isPointedAt = fields.some((draft) => isSameNoun(draft.name, name) || asksFor(draft.phrase, head));
    return own.length > 0 || samples.length > 0 || isPointedAt || near.has(head) || (all.get(head) ?? 0) > 1;
  });
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

function entitiesOf(
  kept: readonly RecordReading[],
  ids: IdSource,
  archetype: Archetype | undefined,
): Entity[] {
  const isOpen = kept.every(({ fields }) => fields.length === 0);
  const names = uniqueNames(kept);
  const entities = kept.map((record, index) => {
    const name = names[index] ?? 'Entry';
    return makeEntity(
      { name, plural: pluralName(name), fields: draftsOf(record, name, isOpen, archetype) },
      ids,
    );
  });
  if (entities.length > 0)
    return linkByName(entities, kept).map((entity, at) => {
      const record = kept[at];
      return record ? withPastedRows(entity, record, ids) : entity;
    });
  return [makeEntity({ name: 'Entry', plural: 'Entries', fields: usualFields('entry') }, ids)];
}

/** The links that go without saying, where no wish says them. */
function withLinks(model: ApplicationModel, { wishes }: PromptReading): ApplicationModel {
  if (model.entities.length < 2) return model;
  const names = new NameIndex(namesIn(model));
  const said = wishes.filter(({ tokens }) => classesOf(bare(tokens), names)[0]?.wish === 'link');
  return withImpliedLinks(
    model,
    said.map(({ tokens }) => tokens),
  );
}

/** An application before any wish, and what was taken for granted in it. */
interface Started {
  readonly model: ApplicationModel;
  readonly assumptions: readonly string[];
}

/** Words that were said win: records that are named and that such applications do not keep are kept instead of theirs. */
function isAbout({ draft, names: titles }: Archetype, { records, subjects }: PromptReading): boolean {
  const named = records.flatMap(({ name }) => (name === undefined ? [] : [name]));
  if (subjects.length === 0 || named.length === 0) return true;
  const names = [
    ...titles.en,
    ...draft.entities.flatMap(({ name, fields }) => [name, ...Object.keys(fields)]),
  ];
  const known = new Set(names.flatMap((one) => nameKey(one).split(' ').map(singular)));
  return named.every((name) => known.has(singular(nameKey(name).split(' ').at(-1) ?? '')));
}

/** The application has another icon than what it keeps. */
function withOwnIcon({ theme, entities }: ApplicationModel, title: string): ApplicationModel['theme'] {
  const isTaken = entities.some(({ icon }) => icon !== undefined && icon === theme.icon);
  const { icon } = lookFor(title, entities);
  return isTaken && icon !== undefined ? { ...theme, icon } : theme;
}

function fromArchetype({ draft }: Archetype, head: Head, name: string): Started {
  const model = fromDraft(draft);
  const title = titleOf(head, model.entities, name);
  const records = listOf(model.entities.map(({ plural }) => inSentence(plural)));
  return {
    model: { ...model, title, theme: withOwnIcon(model, title) },
    assumptions: [`No fields were named, so it has what such applications usually keep: ${records}`],
  };
}

/**
 * The application of what was read, before any wish: its records, their fields, and the links that names give. Where no field was
 * named, what the archetype of the domain keeps. `name` is the title of last resort.
 */
export function startModel(reading: PromptReading, archetype: Archetype | undefined, name: string): Started {
  const isOpen = reading.records.every(({ fields }) => fields.length === 0);
  if (archetype && isOpen && isAbout(archetype, reading)) return fromArchetype(archetype, reading.head, name);
  const ids = new IdSource({ entity: 1, field: 1, option: 1, node: 1 });
  const kept = keptOf(reading).slice(0, MAX_RECORDS);
  const entities = entitiesOf(kept, ids, archetype);
  const title = titleOf(reading.head, entities, name);
  const fields = kept.flatMap((record) => record.fields);
  const model: ApplicationModel = {
    v: 2,
    title,
    theme: lookFor(title, entities),
    format: { currency: fields.find(({ currency }) => currency)?.currency ?? USUAL_CURRENCY },
    entities,
    metrics: [],
    pages: entities.map((entity) => makePage(entity, ids)),
    next: ids.state(),
    generator: GENERATOR,
  };
  return { model: withLinks(model, reading), assumptions: assumptionsOf(kept, entities) };
}
