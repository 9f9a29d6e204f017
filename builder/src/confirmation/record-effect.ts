import {
  fieldOfKey,
  nearestKey,
  type ApplicationModel,
  type Field,
  type HeldRecords,
} from '@tessera/shared/contracts';
import { entityOf, placeOf } from '../model/edit-model';
import type { MigrationStep } from '../operations/migration';
import { kindInWords } from '../operations/record-effects';
import { inSentence } from '../words/casing';
import { listOf } from '../words/text';

/** What one step of a migration does to records that somebody entered. */
export interface RecordEffect {
  /** What is reached: the key of a field, the id of an entity, the ids of options. */
  readonly on: string;
  /** '12 customers lose Phone'. */
  readonly text: string;
  /** For the words on a button: 'remove', 'Phone'. */
  readonly verb: 'remove' | 'change';
  readonly name: string;
}

interface Change {
  readonly before: ApplicationModel;
  readonly after: ApplicationModel;
  /** Undefined where nobody counted. */
  readonly held: HeldRecords | undefined;
}

type StepOf<K extends MigrationStep['kind']> = Extract<MigrationStep, { kind: K }>;

/** How many are reached; undefined where nobody counted. */
function countOf({ held }: Change, group: 'records' | 'options', ids: readonly string[]): number | undefined {
  return held && ids.reduce((sum, id) => sum + (held[group][id] ?? 0), 0);
}

/**
 * How many show a value under a key; undefined where nobody counted. A preview that was not used since the field changed its
 * type has no values under the new key and shows those of the nearest one before.
 */
function countUnder({ held }: Change, key: string): number | undefined {
  if (!held) return undefined;
  const nearest = nearestKey(Object.keys(held.values), key);
  return nearest === undefined ? 0 : (held.values[nearest] ?? 0);
}

/** '12 customers', '1 customer'; 'customers' where nobody counted. */
function recordsInWords(model: ApplicationModel, entity: string, count: number | undefined): string {
  const { name = 'record', plural = 'records' } = entityOf(model, entity) ?? {};
  if (count === undefined) return inSentence(plural);
  return count === 1 ? `1 ${inSentence(name)}` : `${count.toLocaleString('en')} ${inSentence(plural)}`;
}

function removedRecords(change: Change, { entity }: StepOf<'archiveRecords'>): RecordEffect[] {
  const count = countOf(change, 'records', [entity]);
  if (count === 0) return [];
  const records = recordsInWords(change.before, entity, count);
  const text = `${count === undefined ? `all ${records}` : records} will be removed`;
  return [{ on: entity, text, verb: 'remove', name: recordsInWords(change.before, entity, undefined) }];
}

function removedValues(change: Change, { entity, key }: StepOf<'archiveField'>): RecordEffect[] {
  const id = fieldOfKey(key);
  const field = placeOf(change.before, id)?.field;
  const count = countUnder(change, key);
  if (!field || count === 0) return [];
  const records = recordsInWords(change.before, entity, count);
  const { name } = field;
  // The field stays, and what was typed into it makes way for what is worked out.
  if (placeOf(change.after, id)) {
    const text = `the ${inSentence(name)} typed into ${records} will be worked out instead`;
    return [{ on: key, text, verb: 'change', name }];
  }
  const to = field.reference?.entity;
  // A link goes because what it points at goes: that is what was asked for.
  const isCompany = to !== undefined && !entityOf(change.after, to);
  const asked = isCompany ? recordsInWords(change.before, to, undefined) : name;
  return [{ on: key, text: `${records} will lose ${name}`, verb: 'remove', name: asked }];
}

/** Every value of the one is shown the same as a value of the other. */
const SHOWN_ALIKE: ReadonlySet<string> = new Set(['text>longtext', 'integer>number', 'person>text']);

function changedValues(change: Change, { entity, from, was }: StepOf<'convert'>): RecordEffect[] {
  const field: Field | undefined = placeOf(change.after, fieldOfKey(from))?.field;
  const count = countUnder(change, from);
  if (!field || count === 0 || SHOWN_ALIKE.has(`${was.type}>${field.type}`)) return [];
  const records = recordsInWords(change.after, entity, count);
  const isText = field.type === 'text' || field.type === 'longtext';
  const left = isText ? '' : ', or empty where it does not fit';
  const text = `${field.name} of ${records} will become ${kindInWords(field)}${left}`;
  return [{ on: from, text, verb: 'change', name: field.name }];
}

interface LostOptions {
  readonly change: Change;
  readonly entity: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** Several options of one choice go together: nobody wants a sentence for each. */
function removedOptions(change: Change, steps: readonly StepOf<'archiveOption'>[]): RecordEffect[] {
  const reached = steps.filter(({ option }) => countOf(change, 'options', [option]) !== 0);
  const [first] = reached;
  const field = first && placeOf(change.before, fieldOfKey(first.key))?.field;
  if (!field) return [];
  const options = reached.map(({ option, label }) => ({ id: option, label }));
  const lost: LostOptions = { change, entity: first.entity, options };
  return [
    {
      on: options.map(({ id }) => id).join(' '),
      text: field.many === true ? losingSome(lost) : losingOne(lost, field),
      verb: 'remove',
      name: listOf(options.map(({ label }) => label)),
    },
  ];
}

/** '5 tasks with Open or Late will have no status': a task has one of them at most. */
function losingOne({ change, entity, options }: LostOptions, { name }: Field): string {
  const ids = options.map(({ id }) => id);
  const labels = options.map(({ label }) => label);
  const records = recordsInWords(change.before, entity, countOf(change, 'options', ids));
  return `${records} with ${listOf(labels, 'or')} will have no ${inSentence(name)}`;
}

/** '3 books will lose Crime and 2 books will lose Essays': a book may have both, and others that stay. */
function losingSome({ change, entity, options }: LostOptions): string {
  if (!change.held) {
    const records = recordsInWords(change.before, entity, undefined);
    return `${records} will lose ${listOf(options.map(({ label }) => label))}`;
  }
  const losses = options.map(({ id, label }) => {
    const records = recordsInWords(change.before, entity, countOf(change, 'options', [id]));
    return `${records} will lose ${label}`;
  });
  return listOf(losses);
}

function effectOf(change: Change, step: MigrationStep): RecordEffect[] {
  switch (step.kind) {
    case 'archiveRecords':
      return removedRecords(change, step);
    case 'archiveField':
      return removedValues(change, step);
    case 'convert':
      return changedValues(change, step);
    case 'archiveOption':
    case 'reviveField':
    case 'reviveOption':
    case 'reviveRecords':
      return [];
  }
}

/** What the steps of a migration do to records that somebody entered; nothing of those that reach none. */
export function effectsOnRecords(change: Change, steps: readonly MigrationStep[]): RecordEffect[] {
  const options = steps.filter((step): step is StepOf<'archiveOption'> => step.kind === 'archiveOption');
  const choices = [...new Set(options.map(({ key }) => key))];
  return [
    ...steps.flatMap((step) => effectOf(change, step)),
    ...choices.flatMap((choice) =>
      removedOptions(
        change,
        options.filter(({ key }) => key === choice),
      ),
    ),
  ];
}
