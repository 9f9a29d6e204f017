import { MOST_APP_TABLES, type ApplicationModel, type Entity } from '@tessera/shared/contracts';
import { tokenise } from '../../language/tokenise';
import { fromDraft } from '../../drafts/from-draft';
import type { Archetype } from '../../archetypes/archetype';
import { lookFor } from '../../furnish/look/make-look';
import { GENERATOR, IdSource } from '../../model/ids';
import { makeEntity, makePage } from '../../model/make-entity';
import { singular } from '../../words/inflect';
import { inSentence } from '../../words/casing';
import { isKindOfPeople } from '../../words/kinds-beside';
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
import { draftsOf, type Around } from './usual-fields';

/** 'A kanban board for my team with …': what the records stand on. */
const BOARD = /\bkanban\b|\b(?:board|pipeline)(?= (?:for|with|of|where)\b)/i;
/** Of an application of whose money nothing is said. */
export const USUAL_CURRENCY = 'USD';

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
  return records.filter(({ name = '', fields: own, samples, isListed }) => {
    const head = singular(nameKey(name).split(' ').at(-1) ?? '');
    const isPointedAt = fields.some((draft) => isSameNoun(draft.name, name) || asksFor(draft.phrase, head));
    return (
      own.length > 0 ||
      samples.length > 0 ||
      isListed === true ||
      isPointedAt ||
      near.has(head) ||
      (all.get(head) ?? 0) > 1
    );
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

const ENTRY: RecordReading = { name: 'Entry', fields: [], samples: [] };
const ALONE: Around = { isOpen: true, areSeveral: false, archetype: undefined, others: [], isBoard: false };

function entitiesOf(
  kept: readonly RecordReading[],
  ids: IdSource,
  archetype: Archetype | undefined,
  isBoard: boolean,
): Entity[] {
  const isOpen = kept.every(({ fields }) => fields.length === 0);
  const names = uniqueNames(kept);
  const board = kept.findIndex(({ name }) => !isKindOfPeople(nameKey(name ?? '')));
  const entities = kept.map((record, index) => {
    const name = names[index] ?? 'Entry';
    const others = names.filter((other) => other !== name);
    const fields = draftsOf(record, name, {
      isOpen,
      areSeveral: kept.length > 1,
      archetype,
      others,
      isBoard: isBoard && index === board,
    });
    return makeEntity({ name, plural: pluralName(name), fields }, ids);
  });
  if (entities.length > 0)
    return linkByName(entities, kept).map((entity, at) => {
      const record = kept[at];
      return record ? withPastedRows(entity, record, ids) : entity;
    });
  return [makeEntity({ name: 'Entry', plural: 'Entries', fields: draftsOf(ENTRY, 'Entry', ALONE) }, ids)];
}

/** The links that were said of the records, and those that go without saying, where no wish says them. */
function withLinks(
  model: ApplicationModel,
  { wishes, links }: PromptReading,
  kept: readonly RecordReading[],
): ApplicationModel {
  if (model.entities.length < 2) return model;
  const names = new NameIndex(namesIn(model));
  const said = wishes.filter(({ tokens }) => classesOf(bare(tokens), names)[0]?.wish === 'link');
  const entityOf = (record: RecordReading) => model.entities[kept.indexOf(record)];
  return withImpliedLinks(model, {
    wishes: said.map(({ tokens }) => tokens),
    links: links.flatMap(({ from, to, many }) => {
      const [one, other] = [entityOf(from), entityOf(to)];
      return one && other ? [{ from: one, to: other, many }] : [];
    }),
    listed: new Set(kept.flatMap((record) => (record.isListed ? (entityOf(record)?.id ?? []) : []))),
  });
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
  const kept = keptOf(reading).slice(0, MOST_APP_TABLES);
  const entities = entitiesOf(kept, ids, archetype, BOARD.test(reading.background[0] ?? ''));
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
  return { model: withLinks(model, reading, kept), assumptions: assumptionsOf(kept, entities) };
}
