import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { furnish } from './furnish/furnish';
import { lookFor } from './furnish/look/make-look';
import { GENERATOR, IdSource } from './model/ids';
import { makeEntity, makePage, mergeDrafts } from './model/make-entity';
import { describeResult } from './describe-result';
import { guesses } from './reading/prompt/assumptions';
import type { CreateResult } from './types';
import { inSentence } from './words/casing';
import { interpret } from './words/edits/interpret';
import { isSameName as same, type FieldDraft } from './words/field-draft';
import { splitList } from './words/field-list';
import { readFieldPhrase } from './words/field-phrase';
import { withKindOptions } from './words/record-kind-options';
import { FALLBACK_KIND } from './words/record-kinds';
import type { Said, Shortfall } from './coverage/claim';
import { proveCoverage } from './coverage/prove-coverage';
import { findUncovered } from './coverage/uncovered';
import { plainSpeech } from './words/prompt/plain-speech';
import { readPrompt } from './words/prompt/read-prompt';
import type { EntityReading, PromptState } from './words/prompt/state';
import { inferFromSiblings } from './words/siblings';
import { listOf, nameKey, shorten } from './words/text';
import { shortfallsOf } from './words/why-missing';

function isExcluded(draft: FieldDraft, exclusions: readonly string[]): boolean {
  return exclusions.some(
    (noun) => same(noun, draft.name) || nameKey(draft.name).split(' ').includes(nameKey(noun)),
  );
}

/**
 * One or two loose nouns ('with categories and a form') describe an application, they do not list its fields: the
 * usual fields of such records are kept beside them. A real list is taken as it stands.
 */
function isVague(entity: EntityReading): boolean {
  const { fields } = entity;
  if (fields.length > 2 || !entity.kind || entity.isListed) return false;
  const isPlain = fields.every(
    (field) => field.isTypeStated || (field.isKnown && !field.phrase.toLowerCase().endsWith('s')),
  );
  return !(fields.length === 2 && isPlain);
}

/** Fields of an entity: those named, or what records of this kind usually hold. */
function fieldsOf(entity: EntityReading, exclusions: readonly string[]): FieldDraft[] {
  const kind = entity.kind ?? FALLBACK_KIND;
  const usual = () =>
    splitList(kind.fields)
      .map((item) => readFieldPhrase(item, entity.name))
      .filter((draft) => draft !== undefined)
      .map((draft) => withKindOptions(draft, kind));
  const chosen = mergeDrafts(
    entity.fields.length === 0 ? usual() : isVague(entity) ? [...usual(), ...entity.fields] : entity.fields,
  );
  const kept = inferFromSiblings(chosen).filter((draft) => !isExcluded(draft, exclusions));
  const [first] = chosen;
  return kept.length > 0 || !first ? kept : [first];
}

/** What the prompt calls the application; one that only lists its tables is called by them: 'Books and loans'. */
function titleOf(state: PromptState, entities: readonly Entity[], name: string): string {
  const { subject } = state;
  const isTable = entities.some((entity) => subject && same(entity.plural, subject.title));
  const plurals = entities.map((entity) => entity.plural);
  if (entities.length > 1 && state.hasTables && (!subject?.isNamed || isTable))
    return listOf([...plurals.slice(0, 1), ...plurals.slice(1).map(inSentence)]);
  const [first] = entities;
  return subject && !subject.isNamed && first && first.name !== 'Entry'
    ? first.plural
    : (subject?.title ?? name);
}

interface Started {
  readonly model: ApplicationModel;
  readonly assumptions: string[];
}

function startModel(state: PromptState, name: string): Started {
  const ids = new IdSource({ entity: 1, field: 1, option: 1, node: 1 });
  const assumptions: string[] = [];
  const readings = state.entities.length > 0 ? state.entities : [state.current];
  const taken = new Set<string>();
  const drafts = readings.slice(0, 20).map((reading) => {
    const fields = fieldsOf(reading, state.exclusions);
    if (reading.fields.length === 0) {
      assumptions.push(
        `No fields were named for ${inSentence(reading.plural)}, so they have ${listOf(fields.map((field) => inSentence(field.name)))}`,
      );
    }
    if (reading.fields.length > 0) assumptions.push(...guesses(fields));
    let unique = reading.name;
    for (let count = 2; taken.has(nameKey(unique)); count += 1) unique = `${reading.name} ${String(count)}`;
    taken.add(nameKey(unique));
    return { name: unique, plural: reading.plural, fields };
  });
  const currency = drafts.flatMap((draft) => draft.fields).find((field) => field.currency)?.currency;
  const entities = drafts.map((draft) => makeEntity(draft, ids));
  const hasMoney = entities.some((entity) => entity.fields.some((field) => field.type === 'money'));
  if (hasMoney && !currency) assumptions.push("Amounts are in US dollars; say 'use euros' to change that");
  const title = shorten((state.title ?? titleOf(state, entities, name)).trim(), 60) || 'My application';
  const model: ApplicationModel = {
    v: 2,
    title,
    theme: lookFor(title, entities),
    format: { currency: currency ?? 'USD' },
    entities,
    metrics: [],
    pages: entities.map((entity) => makePage(entity, ids)),
    next: ids.state(),
    generator: GENERATOR,
  };
  return { model, assumptions };
}

const refused = (phrase: string, why: string): Shortfall => ({
  phrase,
  state: 'missing',
  why: why.slice(0, 1).toUpperCase() + why.slice(1),
});

/** Wishes that need the finished model: sort order, theme, view, options, required fields. */
function finish(
  model: ApplicationModel,
  state: PromptState,
): { model: ApplicationModel; said: Said[]; assumptions: string[] } {
  let current = model;
  const said: Said[] = [];
  const assumptions: string[] = [];
  for (const wish of state.deferred) {
    const reading = interpret(current, wish.message);
    const isDone =
      reading.clauses.length > 0 &&
      reading.clauses.every((clause) => clause.understood && clause.missing.length === 0);
    const removes = reading.clauses.some((clause) => clause.applied.some((step) => step.archived.length > 0));
    const reason = reading.clauses.flatMap((clause) => [
      ...clause.missing.map((part) => part.why ?? ''),
      ...clause.noEffect,
    ])[0];
    const isSettled =
      isDone &&
      reading.clauses.every(
        (clause) => clause.applied.length > 0 || /already/.test(clause.noEffect.join(' ')),
      );
    if (isSettled && !removes) {
      current = reading.model;
      const operations = reading.clauses.flatMap((clause) => clause.operations);
      said.push({ phrase: wish.phrase, asks: 'changes', operations });
      assumptions.push(
        ...reading.clauses.flatMap((clause) => clause.applied.flatMap((step) => step.assumption ?? [])),
      );
    } else {
      said.push(...(reason === undefined ? shortfallsOf(wish.phrase) : [refused(wish.phrase, reason)]));
    }
  }
  return { model: current, said, assumptions };
}

/** The longest prompt that is read, in characters. */
const MAX_PROMPT = 8000;

/**
 * Turns a prompt into an application model (PRJ-02). `name` is the project's name and the title of last resort. Always answers a
 * model that passes every check, for any text; `coverage` says of each phrase whether it was built. Pure and
 * deterministic: the same prompt gives the same bytes.
 */
export function createApplication(prompt: string, options: { name: string }): CreateResult {
  const text = plainSpeech(prompt.slice(0, MAX_PROMPT));
  const state = readPrompt(text, options.name);
  const started = startModel(state, options.name);
  const done = finish(started.model, state);
  const read = [...state.said, ...done.said];
  const left = findUncovered(text, read).flatMap((phrase) => shortfallsOf(phrase));
  const said = [...read, ...left];
  const phrases = said.flatMap((part) => ('state' in part && part.state === 'missing' ? [part.phrase] : []));
  const model = furnish(done.model, { exclusions: state.exclusions, phrases });
  const coverage = proveCoverage(model, said);
  return {
    model,
    coverage,
    assumptions: [...started.assumptions, ...done.assumptions].map((sentence) => `${sentence}.`),
    modelChanges: model.entities.map(
      (entity) =>
        `table ${entity.name} with ${String(entity.fields.length)} ${entity.fields.length === 1 ? 'field' : 'fields'}`,
    ),
    answer: describeResult(model, coverage),
  };
}
