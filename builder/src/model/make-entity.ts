import type { Entity, Field, FieldType, ModelPage, View } from '@tessera/shared/contracts';
import type { FieldDraft } from '../words/field-draft';
import { isSameName } from '../words/field-draft';
import { nameKey } from '../words/text';
import type { IdSource } from './ids';
import { DUE_WORDS } from '../words/lists/order';
import { pattern } from '../words/pattern';

export const MAX_FIELDS = 60;
export const MAX_OPTIONS = 60;

/** 'open or Open' is one. */
function eachOnce(labels: readonly string[]): readonly string[] {
  const keys = labels.map((label) => label.toLowerCase());
  return labels.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** A new field from a draft, its id and first key taken from `ids`. */
export function makeField(draft: FieldDraft, ids: IdSource): Field {
  const id = ids.field();
  const options = draft.type === 'choice' ? (draft.options ?? []).slice(0, MAX_OPTIONS) : undefined;
  return {
    id,
    name: draft.name,
    type: draft.type,
    key: `${id}.1`,
    required: draft.required ?? false,
    ...(options ? { options: eachOnce(options).map((label) => ({ id: ids.option(), label })) } : {}),
    ...(draft.min === undefined ? {} : { min: draft.min }),
    ...(draft.max === undefined ? {} : { max: draft.max }),
    ...(draft.unit ? { unit: draft.unit.slice(0, 12) } : {}),
  };
}

const EARLY_TYPES: readonly FieldType[] = ['date', 'datetime', 'choice', 'email', 'phone'];
const LABEL_NAME = /(?:^|\s)(?:name|title)$/;
const WEAK_LABEL =
  /(?:^|\s)(?:type|category|colour|color|size|location|city|country|author|artist|composer|brand|tags?|genre|sku|id|code|isbn|barcode|reference)$/;

const EXACT_LABEL = /^(?:name|title|full name|item|task|product|song|book|recipe)$/;
const TELLING_TEXT = /^(?:description|summary|quote|question|entry|message)$/i;

/** A name or title, else the first text; an album is told by its album and not by its artist. */
function textLabel(fields: readonly Field[], entityName: string): Field | undefined {
  const texts = fields.filter((field) => field.type === 'text');
  const [first] = texts;
  if (!first) return undefined;
  const isWeak = WEAK_LABEL.test(nameKey(first.name));
  const isEarly = (field: Field) => fields.indexOf(field) <= 2;
  const exact = texts.find((field) => EXACT_LABEL.test(nameKey(field.name)));
  const own = texts.find((field) => nameKey(field.name) === nameKey(entityName));
  // The quote of a quote comes before its book, the name of a song before the song.
  if (own && own === first) return own;
  if (exact && (isEarly(exact) || isWeak)) return exact;
  if (own && isEarly(own)) return own;
  return (isWeak ? texts.find((field) => LABEL_NAME.test(nameKey(field.name))) : undefined) ?? first;
}

/** The field that best names a record: a text when there is one, else the most telling type. */
export function pickLabel(fields: readonly Field[], entityName = ''): Field | undefined {
  const text = textLabel(fields, entityName);
  if (text) return text;
  const [lead] = fields;
  if (lead?.type === 'longtext' && TELLING_TEXT.test(lead.name)) return lead;
  // 'date, type, duration': whichever of a day and a choice was said first tells more.
  return (
    fields.find((field) => EARLY_TYPES.includes(field.type)) ??
    fields.find((field) => field.type === 'url') ??
    fields.find((field) => field.type === 'longtext') ??
    lead
  );
}

const UPCOMING = pattern('')`${DUE_WORDS}`;

const BORN = /\b(?:birth|birthday|birthdate|born|dob|baptised|baptized|founded|died|death)\b/;

/** Logs open with the newest first, what is due with the next first, everything else by name. */
export function defaultSort(fields: readonly Field[], label: Field): Entity['sort'] {
  const dates = fields.filter((field) => field.type === 'date' || field.type === 'datetime');
  // When somebody was born orders no log; who comes next does.
  const date =
    dates.find((item) => !BORN.test(item.name.toLowerCase())) ??
    dates.find((item) => UPCOMING.test(item.name.toLowerCase()));
  if (!date) return { field: label.id, direction: 'asc' };
  return { field: date.id, direction: UPCOMING.test(date.name.toLowerCase()) ? 'asc' : 'desc' };
}

/** Drafts of one name become one field; what a later one states is added to the first. */
export function mergeDrafts(drafts: readonly FieldDraft[]): FieldDraft[] {
  const result: FieldDraft[] = [];
  for (const draft of drafts) {
    const at = result.findIndex((known) => isSameName(known.name, draft.name));
    const known = result[at];
    if (!known) result.push(draft);
    else if (draft.isTypeStated && !known.isTypeStated) result[at] = { ...draft, name: known.name };
    else if (draft.required !== undefined) result[at] = { ...known, required: draft.required };
  }
  return result.slice(0, MAX_FIELDS);
}

/** What every list can be shown as. */
function firstViews(ids: IdSource): Pick<Entity, 'views' | 'defaultView'> {
  const table: View = { id: ids.node('v'), name: 'Table', kind: 'table' };
  const list: View = { id: ids.node('v'), name: 'List', kind: 'list' };
  const cards: View = { id: ids.node('v'), name: 'Cards', kind: 'cards' };
  return { views: [table, list, cards], defaultView: table.id };
}

/** The page that holds the list of an entity. */
export function makePage(entity: Entity, ids: IdSource): ModelPage {
  const block = { id: ids.node('k'), kind: 'records', entity: entity.id } as const;
  return { id: ids.node('p'), name: entity.plural, blocks: [block] };
}

export interface EntityDraft {
  readonly name: string;
  readonly plural: string;
  readonly fields: readonly FieldDraft[];
}

/** A complete entity from a draft with at least one field. */
export function makeEntity(draft: EntityDraft, ids: IdSource): Entity {
  const id = ids.entity();
  const drafts = mergeDrafts(draft.fields);
  const made = drafts.map((field) => makeField(field, ids));
  const label = pickLabel(made, draft.name);
  if (!label) throw new Error('An entity needs at least one field');
  const labelDraft = drafts[made.indexOf(label)];
  // A record must be told from the others, so its name is asked for unless it was called optional.
  const fields = made.map((field) =>
    field.id === label.id && labelDraft?.required === undefined && field.type !== 'longtext'
      ? { ...field, required: true }
      : field,
  );
  return {
    id,
    name: draft.name,
    plural: draft.plural,
    labelField: label.id,
    fields,
    sort: defaultSort(made, label),
    ...firstViews(ids),
    filters: [],
    rules: [],
    badges: [],
    actions: [],
    samples: [],
  };
}
