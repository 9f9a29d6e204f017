import type { Entity } from '@tessera/shared/contracts';
import { tokenise } from '../../language/tokenise';
import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import type { FieldDraft } from '../../words/field-draft';
import { missingFeature, promisedFeature } from '../../words/features';
import { readFieldPhrase } from '../../words/field-phrase';
import { wordsOf, type Outcome, type Rule, type Said } from '../rule';
import type { World } from '../world';
import { addOperation, draftsSaid, withType } from './edit-drafts';
import { kindSaid, withPlace, WHY } from './edit-said';
import { partsOf } from './fields-said';
import { CERTAIN, fieldCalled, kindCalled, ORDER } from './plain-names';

/** 'add a rating from 1 to 5', 'add genre after composer', 'add a website to suppliers and a level to products'. */

/** A new name may be that of something else than a field, so whoever learned of wishes is asked too. */
const NEARLY_CERTAIN = 0.95;

const NO_FIELD =
  /^(?:fields?|columns?|things?|stuff|more|others?|totals?|sums?|averages?|counts?|charts?|graphs?|calendars?|boards?|kanban|gallery|galleries|timelines?|filters?|buttons?|reports?|dashboards?|views?|search|rules?|checks?|limits?|charting|statistics?|stats|overview|summary|reminders?|notifications?|alerts?|logins?|users?|accounts?|permissions?|export|import|map|tables?|lists?|pages?|tabs?|sections?|colou?rs?|badges?|labels?|options?|icons?|theme|mode|records?|entries|entry|everything|something|anything|it|them|this|that|one|options)$/;
const NAME_TAG = /^(?:noun|plural|adjective|number|quoted|past|ing|preposition|to|owner|article|mark|adverb|verb|verbs)$/;
const MOST_WORDS = 4;
const NO_START = /^(?:up|down|in|on|to|me|my|him|her|us|if|when|where|who|how|what|which|whether|why|as|by|like|only|again|back)$/;
const CLAUSE = /\b(?:who|when|where|which|whether|whose|that|if|while|unless|until|because|so|than|per|by)\b/i;

/** A name as fields have them: a few words, nothing that is no field, and no clause. */
function isPlainName({ name, phrase, isTypeStated, isKnown }: FieldDraft): boolean {
  const tokens = tokenise(name);
  const words = tokens.filter(({ tag }) => tag !== 'mark');
  const last = words.at(-1)?.key ?? '';
  if (words.length === 0 || words.length > MOST_WORDS || NO_START.test(words[0]?.key ?? '')) return false;
  if (!isTypeStated && !isKnown && (CLAUSE.test(phrase) || missingFeature(phrase) || promisedFeature(phrase)))
    return false;
  if (CLAUSE.test(name) || NO_FIELD.test(last) || NO_FIELD.test(words[0]?.key ?? '')) return false;
  return words.every(({ tag }) => NAME_TAG.test(tag));
}

const CONTROL = /^(check ?boxes|tick ?boxes|ticks|toggles|switches|dates|numbers)$/i;

/** 'vegetarian, vegan and gluten free checkboxes': what stands behind the last is meant of all. */
function eachControl(tokens: readonly Token[], entity: Entity): readonly FieldDraft[] | undefined {
  const control = CONTROL.exec(tokens.at(-1)?.text ?? '')?.[1];
  const parts = partsOf(tokens.slice(0, -1));
  if (control === undefined || parts.length < 2) return undefined;
  const type = /^(?:dates)$/i.test(control) ? 'date' : /^numbers$/i.test(control) ? 'number' : 'boolean';
  const drafts = parts.map((part) => readFieldPhrase(wordsOf(part), entity.name));
  return drafts.every((draft) => draft !== undefined) ? drafts.map((draft) => withType(draft, type)) : undefined;
}

/** 'an email to the borrower': a way to reach someone whom a field names is a field beside it. */
function besideField(tokens: readonly Token[], world: World): { readonly text: string; readonly entity: Entity } | undefined {
  const match = /^(?:an? |the )?((?:e-?mail|phone|mobile|address|birthday)(?: (?:number|address))?) (?:to|for|of) (?:the |each |every )?(.+)$/i.exec(
    wordsOf(tokens),
  );
  const [, way = '', whom = ''] = match ?? [];
  const place = whom === '' ? undefined : fieldCalled(tokenise(whom), world);
  const isPerson = place && /^(?:text|person)$/.test(place.field.type);
  return isPerson ? { text: `${place.field.name} ${way.toLowerCase()}`, entity: place.entity } : undefined;
}

/** The fields that an enumeration describes, each with a plain name. */
function plainDrafts(tokens: readonly Token[], entity: Entity): readonly FieldDraft[] | undefined {
  const drafts = eachControl(tokens, entity) ?? draftsSaid(tokens, entity.name);
  return drafts?.every(isPlainName) === true ? drafts : undefined;
}

function addedTo(tokens: readonly Token[], entity: Entity, world: World): readonly Operation[] | undefined {
  const drafts = plainDrafts(tokens, entity);
  const isKind = drafts?.some(({ name, isTypeStated }) => !isTypeStated && kindCalled(tokenise(name), world));
  if (!drafts || isKind === true) return undefined;
  return drafts.flatMap((draft): Operation[] => [
    addOperation(entity, draft, world),
    ...(draft.currency === undefined ? [] : [{ kind: 'setCurrency' as const, currency: draft.currency }]),
  ]);
}

/** Where fields are to be added: 'to customers', 'customers: …', else what is spoken of. */
function addSaid(said: Said, world: World): Outcome | undefined {
  const table = said.has('table') ? kindSaid(said.tokens('table'), world) : undefined;
  if (said.has('table') && !table) return undefined;
  const beside = besideField(said.tokens('what'), world);
  if (beside) {
    const draft = readFieldPhrase(beside.text, beside.entity.name);
    return draft && { operations: [addOperation(beside.entity, draft, world)] };
  }
  const { what, entity } = withPlace(said.tokens('what'), world);
  const operations = addedTo(what, table ?? entity ?? world.current, world);
  return operations && { operations };
}

/** 'add a website to suppliers and a reorder level to products': each part says where. */
function addEach(said: Said, world: World): Outcome | undefined {
  const parts = partsOf(said.tokens('what'), /^(?:and|plus|,|;)$/);
  if (parts.length < 2) return undefined;
  let waiting: Token[] = [];
  const operations: Operation[] = [];
  let places = 0;
  for (const part of parts) {
    const { what, entity } = withPlace(part, world);
    waiting = [...waiting, ...(waiting.length > 0 ? [COMMA] : []), ...what];
    if (!entity) continue;
    const added = addedTo(waiting, entity, world);
    if (!added) return undefined;
    operations.push(...added);
    waiting = [];
    places += 1;
  }
  return waiting.length === 0 && places > 1 ? { operations } : undefined;
}

const COMMA: Token = { text: ',', start: 0, end: 1, key: ',', lemma: ',', tag: 'mark' };

/** 'add notes to both', 'add tags to all tables'. */
function addEverywhere(said: Said, world: World): Outcome | undefined {
  const { entities } = world.model;
  if (entities.length < 2) return undefined;
  const each = entities.map((entity) => addedTo(said.tokens('what'), entity, world));
  return each.every((one) => one !== undefined) ? { operations: each.flat() } : undefined;
}

type Way = 'after' | 'before' | 'first' | 'last';

/** A field that is new and where it stands: its id is the next one. */
function addAt(said: Said, world: World, way: Way): Outcome | undefined {
  const other = said.has('other') ? fieldCalled(said.tokens('other'), world) : undefined;
  const table = said.has('table') ? kindSaid(said.tokens('table'), world) : undefined;
  if ((said.has('other') && !other) || (said.has('table') && !table)) return undefined;
  const place = other && table ? fieldCalled(said.tokens('other'), world, table) : other;
  const { what, entity: named } = withPlace(said.tokens('what'), world);
  const entity = place?.entity ?? table ?? named ?? world.current;
  const operations = addedTo(what, entity, world);
  if (!operations || (table && table.id !== entity.id)) return undefined;
  const at = entity.fields.findIndex(({ id }) => id === place?.field.id);
  const start = way === 'after' ? at + 1 : way === 'before' ? at : way === 'first' ? 0 : entity.fields.length;
  let number = world.model.next.field;
  let to = start;
  const moved = operations.flatMap((operation): Operation[] => {
    if (operation.kind !== 'addField' && operation.kind !== 'relate') return [operation];
    const isThere = to === entity.fields.length + (number - world.model.next.field);
    const move: Operation = { kind: 'moveField', field: `f${String(number)}`, to };
    number += 1;
    to += 1;
    return isThere ? [operation] : [operation, move];
  });
  return { operations: moved };
}

const at =
  (way: Way) =>
  (said: Said, world: World): Outcome | undefined =>
    addAt(said, world, way);

const ADD = '(add | insert | append | introduce | include | create | put in | put | throw in)';
const IN = '((in | on | for) (the)? <table> ,?)?';
const NEED = '(need | needs | should have | must have | gets | get | could use | have)';
const AFTER = '(right | directly | just | straight)* (after | behind | below | under | underneath)';
const BEFORE = '(right | directly | just | straight)* (before | above | in front of)';

export const PLAIN_ADDS: readonly Rule[] = [
  {
    name: 'add what is named',
    class: 'edit',
    certainty: NEARLY_CERTAIN,
    when: [
      `${ORDER} ${ADD} (in | on)? <what> (too | as well)* ${WHY}`,
      `${ORDER} (also | additionally)+ (track | store | record | log | note) :? <what>`,
      `${ORDER} (it | they | we | i) (also | still | really)* (need | needs) (a | an | another) <what> (too | as well)*`,
      `(a | an | the)* (new | extra | additional | another)+ (field | column) (called | named | for | :)* <what>`,
    ],
    read: addSaid,
    examples: {
      'add a stars rating from 1 to 5': '+ field Order.Stars rating | Stars: rating 1-5',
      'add website and fax to the customers':
        '+ field Customer.Website: url\n+ field Customer.Fax: phone',
      'it needs a phone number': '+ field Order.Phone number: phone',
      'also track: humidity, venue': '+ field Order.Humidity: percent | number\n+ field Order.Venue: text',
      'add fragile, heavy and insured checkboxes':
        '+ field Order.Fragile: boolean\n+ field Order.Heavy: boolean\n+ field Order.Insured: boolean',
      'add an email to the guest': '+ field Booking.Guest email: email',
    },
    counter: [
      'add a chart of orders per month',
      'add up the totals',
      'add a filter for unpaid orders',
      'add 5 more fields',
      'add a login',
      'add a calendar',
      'it needs a button',
    ],
  },
  {
    name: 'add what is named to several kinds of records',
    class: 'edit',
    certainty: CERTAIN,
    when: [`${ORDER} ${ADD} <what>`],
    read: addEach,
    examples: {
      'add a website to customers and a floor to rooms':
        '+ field Customer.Website: url\n+ field Room.Floor: text | integer',
    },
    counter: ['add website and fax to customers'],
  },
  {
    name: 'add what is named to all kinds of records',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${ORDER} ${ADD} <what> (to | in | on | for) (both | all | all of them | both of them)`,
      `${ORDER} ${ADD} <what> (to | in | on | for) (both | all | each | every)+ (the | of)* (tables | lists | forms | table | list)`,
    ],
    read: addEverywhere,
    examples: { 'runs: add a weblink to both': '+ field Run.Weblink: url | text\n+ field Shoe.Weblink: url | text' },
    counter: ['add it to all orders'],
  },
  {
    name: 'add what is named behind another',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${IN} ${ORDER} ${ADD} <what> ${AFTER} (the)? <other> ${WHY}`,
      `${ORDER} ${ADD} <what> (in)? between (the)? <other> and (the)? <last>`,
      `(the | each | every)* <table> ${NEED} <what> ${AFTER} (the)? <other> ${WHY}`,
    ],
    read: at('after'),
    examples: {
      'add a venue after the status': '+ field Order.Venue: text\n~ order Order.Venue after Status',
      'in customers, add fax right after the phone': '+ field Customer.Fax: phone\n~ order Customer.Fax after Phone',
      'add a discount between quantity and unit price':
        '+ field Order.Discount: percent | money | number\n~ order Order.Discount after Quantity',
    },
    counter: ['add a rule that end is after start'],
  },
  {
    name: 'add what is named before another',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${IN} ${ORDER} ${ADD} <what> ${BEFORE} (the)? <other> ${WHY}`,
      `(the | each | every)* <table> ${NEED} <what> ${BEFORE} (the)? <other> ${WHY}`,
    ],
    read: at('before'),
    examples: {
      'add a venue before the status': '+ field Order.Venue: text\n~ order Order.Venue after Customer',
      'rooms need a floor before seats': '+ field Room.Floor: text | integer\n~ order Room.Floor after Name',
    },
  },
  {
    name: 'add what is named as the first',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${ORDER} ${ADD} <what> as (the)? first (field | column | one)?`,
      `${ORDER} ${ADD} <what> (at | to) the (very)? (top | start | beginning | front) (of the (form | list | table))?`,
    ],
    read: at('first'),
    examples: { 'add a venue as the first field': '+ field Order.Venue: text\n~ order Order.Venue first' },
    counter: ['add a button at the top'],
  },
  {
    name: 'add what is named as the last',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${ORDER} ${ADD} <what> as (the)? last (field | column | one)?`,
      `${ORDER} ${ADD} <what> (at | to) the (very)? (bottom | end) (of the (form | list | table))?`,
    ],
    read: at('last'),
    examples: { 'add a venue at the end': '+ field Order.Venue: text' },
    counter: ['add a total at the bottom'],
  },
];
