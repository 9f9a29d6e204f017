import type {
  ApplicationModel,
  DescribedColumn,
  DescribedTable,
  Entity,
  Field,
} from '@tessera/shared/contracts';
import { wordList } from './language/word-list';
import { tokenise } from './language/tokenise';
import { mendWords } from './language/spelling';
import { modelWith } from './operations/apply';
import { draftsSaid } from './reading/rules/edit-drafts';
import { doFlags } from './reading/prompt/do-flags';
import { doWishes } from './reading/prompt/do-wishes';
import { createInLanguage, type CreatedInEnglish } from './reading/prompt/in-language';
import { withPlainOpening } from './reading/prompt/plain-opening';
import type { PromptReading, WishReading } from './reading/prompt/prompt-reading';
import { startModel } from './reading/prompt/start-model';
import { TaggedReader } from './reading/prompt/tagged-reader';
import { headOf, NO_HEAD } from './reading/head/head';
import { layOut } from './reading/text/layout';
import { withShortItems } from './reading/text/short-items';
import { withoutTalk } from './reading/text/small-talk';
import { lowerWhenShouted } from './words/casing';
import { isSameName, plainDraft, type FieldDraft } from './words/field-draft';
import { readFieldPhrase } from './words/field-phrase';
import { isPlural, singular } from './words/inflect';
import { nameKey } from './words/text';

/** Words of one table: 'orders with customer, date and total' (SCR-14). */

/** What a column is told by: what wishes do beyond it has no place in the form of a table. */
function columnOf(field: Field, isRequired: boolean): DescribedColumn {
  const { name, type, unique, options, min, max, unit, default: start } = field;
  return {
    name,
    type,
    required: isRequired,
    ...(unique && { unique }),
    ...(options && { options: options.map(({ label }) => label) }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(unit !== undefined && { unit }),
    ...(start !== undefined && { default: options?.find(({ id }) => id === start)?.label ?? start }),
  };
}

const columnsIn = ({ entities }: ApplicationModel) =>
  entities.map(({ fields }) => fields.map((field) => columnOf(field, field.required)));

interface Wished {
  readonly model: ApplicationModel;
  /** The words that came to nothing in a column. */
  readonly left: readonly string[];
}

/** Does what is wished of columns, one wish after the other. */
function withWishes(start: ApplicationModel, wishes: readonly WishReading[]): Wished {
  const left: string[] = [];
  let model = start;
  for (const wish of wishes) {
    const after = wished(model, wish);
    const named = after ? undefined : withNamed(model, wish);
    const both = named && wished(named, wish);
    // The name alone is all that a few words say.
    if (!after && !both && !(named && isAllSaid(wish, named))) left.push(wish.phrase);
    model = after ?? both ?? named ?? model;
  }
  return { model, left };
}

/** Whether the names of columns are all that words say. */
const isAllSaid = ({ phrase }: WishReading, { entities }: ApplicationModel) => {
  const names = entities
    .flatMap(({ name, fields }) => [name, ...fields.map((field) => field.name)])
    .flatMap((name) => nameKey(name).split(' '));
  return nameKey(phrase)
    .split(' ')
    .every((word) => names.includes(word) || SMALL_WORD.test(word));
};

const SMALL_WORD = /^(?:and|with|the|an?|of|in|on|plus|also)$/;

/** The model with what a wish does to columns; undefined where it does nothing to any. */
function wished(model: ApplicationModel, wish: WishReading): ApplicationModel | undefined {
  const { model: after } = doWishes(model, [wish]);
  const [is, was] = [columnsIn(after).flat(), columnsIn(model).flat()];
  // A description takes no column away that it named.
  return is.length < was.length || JSON.stringify(is) === JSON.stringify(was) ? undefined : after;
}

/** A wish of a column that is not there names it: 'total which must be more than 0'. */
function withNamed(model: ApplicationModel, { phrase, tokens }: WishReading): ApplicationModel | undefined {
  const [entity] = model.entities;
  if (!entity || NO_COLUMN.test(phrase)) return undefined;
  const drafts = draftsSaid(tokens, entity.name) ?? [readFieldPhrase(phrase)];
  let named: ApplicationModel | undefined = model;
  for (const draft of drafts) {
    if (!draft || !(draft.isKnown || draft.isTypeStated)) return undefined;
    named &&= modelWith(named, { kind: 'addField', entity: entity.id, draft });
  }
  return named;
}

const NO_COLUMN =
  /\b(?:sort(?:ed)?|group(?:ed)?|order(?:ed)?|chart|total of|sum of|count of|average|filter|show|list|view|calendar|board|page|only|nobody|everyone)\b/i;

/** What builds sentences, and says nothing by itself. */
const SMALL: ReadonlySet<string> = wordList(
  'article preposition pronoun mark be have modal and link owner question to',
);
const ASKS: ReadonlySet<string> = wordList(`
  create make add need want like please table list new keep track store record records each every with and for of or plus
  also field fields column columns following these called named containing including just one that which hold holding i we
`);

const isSaying = (phrase: string) =>
  tokenise(phrase).some(({ tag, key, lemma }) => !SMALL.has(tag) && !ASKS.has(key) && !ASKS.has(lemma));

interface Read {
  readonly reading: PromptReading;
  readonly drafts: readonly FieldDraft[];
  readonly left: readonly string[];
}

/** The table that most was said of. */
function mainOf({ entities }: ApplicationModel, drafts: readonly FieldDraft[]): Entity | undefined {
  const saidOf = ({ fields }: Entity) =>
    fields.filter(({ name }) => drafts.some((draft) => isSameName(draft.name, name))).length;
  return [...entities].sort((one, other) => saidOf(other) - saidOf(one))[0];
}

const LINKS: ReadonlySet<Field['type']> = new Set([
  'text',
  'longtext',
  'person',
  'number',
  'integer',
  'reference',
]);

/** The table that a column is called like. */
function targetOf({ name, type }: Field, tables: readonly Entity[], stated: boolean): Entity | undefined {
  if (!LINKS.has(type) || stated) return undefined;
  const key = nameKey(singular(name));
  return tables.find((one) => nameKey(one.name) === key || nameKey(singular(one.plural)) === key);
}

function described(
  entity: Entity,
  { drafts, reading, left }: Read,
  tables: readonly Entity[],
  keys: ReadonlyMap<string, string>,
): DescribedTable {
  const columns = entity.fields.map((field, place): DescribedColumn => {
    const said = drafts.find(({ name }) => isSameName(name, keys.get(field.id) ?? field.name));
    const target = targetOf(field, tables, said?.isTypeStated === true);
    const isAsked =
      said?.required === true ||
      reading.flags.some((flag) => flag.field === said?.name && flag.flags.isRequired === true);
    if (target)
      return {
        name: field.name,
        type: 'reference',
        required: isAsked,
        target: target.id,
        many: isPlural(field.name) || field.many === true,
      };
    // What links to a table that is only spoken of is a name.
    const { reference, many: _many, ...plain } = field;
    // What a record is called by has to be there; a column further down only where that was said.
    const isCalled = place === 0 && field.required && field.type === 'text';
    return columnOf(reference ? { ...plain, type: 'text' } : plain, isAsked || isCalled);
  });
  return { name: reading.subjects.length === 0 ? '' : entity.name, columns, left: [...left] };
}

const MOST = 1000;

/**
 * The columns of one table from words in any of the languages. A column that is called like a table that there is becomes a link to it.
 * Undefined where nothing in the words names a column or a kind of record.
 */
export function describeTable(
  { entities: tables }: Pick<ApplicationModel, 'entities'>,
  text: string,
): DescribedTable | undefined {
  let read: Read | undefined;
  const keys = new Map<string, string>();
  const { model } = createInLanguage(withoutTalk(text.slice(0, MOST)).text, (english, isGloss) => {
    const made = readTable(isGloss ? english : mendWords(lowerWhenShouted(english)), isGloss);
    read = made.read;
    for (const { id, name } of made.created.model.entities.flatMap(({ fields }) => fields))
      keys.set(id, name);
    return made.created;
  });
  return finished(model, read, tables, keys);
}

function finished(
  model: ApplicationModel,
  read: Read | undefined,
  tables: readonly Entity[],
  keys: ReadonlyMap<string, string>,
): DescribedTable | undefined {
  const entity = read && mainOf(model, read.drafts);
  if (!read || !entity) return undefined;
  const { drafts, left } = read;
  const isNamed = read.reading.subjects.length > 0;
  const isKnown = drafts.some((draft) => draft.isKnown || draft.isTypeStated || draft.areLimitsStated);
  const isUnderstood = drafts.length > 0 ? isNamed || isKnown : isNamed && left.length === 0;
  return isUnderstood ? described(entity, read, tables, keys) : undefined;
}

/** All that was said is of one table: others that are named, 'orders with customers, date and total', are columns of it. */
function asOneTable(reading: PromptReading): PromptReading {
  const [first, ...others] = reading.records;
  if (!first || others.length === 0) return reading;
  const fields = reading.records.flatMap((record) => {
    const { name, fields: own } = record;
    const isColumn = record !== first && name !== undefined;
    return isColumn && !own.some((draft) => isSameName(draft.name, name)) ? [plainName(name), ...own] : own;
  });
  const named = fields.filter(
    (draft, place) => fields.findIndex((other) => isSameName(other.name, draft.name)) === place,
  );
  return { ...reading, links: [], records: [{ ...first, fields: named }] };
}

/** A column that may be a link. */
const plainName = (name: string): FieldDraft => ({ ...plainDraft(name, 'text'), isTypeStated: false });

/** 'stock:' is the end of what the table is called. */
const isSaidBy = (phrase: string, subjects: readonly string[]) =>
  subjects.some((subject) => nameKey(subject).split(' ').includes(nameKey(phrase)));

/** 'a table events' is one of events; of tables that are booked there would be several. */
const withTableOf = (text: string) => text.replace(/\b(an?(?: new)? table) (?=\p{L}+s\b)/giu, '$1 of ');

function readTable(
  text: string,
  isGloss: boolean,
): { readonly created: CreatedInEnglish; readonly read: Read } {
  const short = withTableOf(withShortItems(text));
  const reading = new TaggedReader(isGloss ? NO_HEAD : headOf(short, '')).read(
    withPlainOpening(layOut(short)),
  );
  const started = doFlags(startModel(asOneTable(reading), undefined, '').model, reading.flags).model;
  const { model, left } = withWishes(started, reading.wishes);
  const besides = [...reading.background, ...reading.unknown].filter(isSaying);
  const drafts = reading.records.flatMap(({ fields }) => fields);
  return {
    created: { model, coverage: [], assumptions: [], reading },
    read: {
      reading,
      drafts,
      left: [...left, ...besides].filter(
        (phrase) =>
          !isSaidBy(phrase, [...reading.subjects, ...reading.records.flatMap(({ name }) => name ?? [])]),
      ),
    },
  };
}
