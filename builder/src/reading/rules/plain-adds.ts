import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import { sentenceCase } from '../../words/casing';
import { draftField } from '../../words/field-draft';
import { optionLabel, readOptions } from '../../words/value-spec';
import { readClause, type Outcome, type Rule, type Said } from '../rule';
import type { World } from '../world';
import { ACTION_RULES } from './actions';
import { BEYOND_RULES } from './beyond';
import { COMPUTED_RULES } from './computed';
import { METRIC_RULES } from './metrics';
import { VIEW_RULES } from './views';
import { kindSaid, withPlace } from './edit-said';
import { partsOf } from './fields-said';
import { CERTAIN, fieldsCalled, optionsCalled, ORDER, REASON } from './plain-names';
import { addedTo, MOST_WORDS } from './plain-drafts';
import { wishedFields } from './plain-wished';

/** 'add a rating from 1 to 5', 'add genre after composer', 'add a website to suppliers and a level to products'. */

/** A new name may be that of something else than a field, so whoever learned of wishes is asked too. */
export const NEARLY_CERTAIN = 0.95;
/** A name alone says least. */
const ALSO = 0.9;

/** What is added and is no field: whoever reads such wishes says so. */
const OTHER_WISHES = [...ACTION_RULES, ...BEYOND_RULES, ...COMPUTED_RULES, ...METRIC_RULES, ...VIEW_RULES];

/** Where fields are to be added: 'to customers', 'customers: …', else what is spoken of. */
function addSaid(said: Said, world: World): Outcome | undefined {
  const table = said.has('table') ? kindSaid(said.tokens('table'), world) : undefined;
  if (said.has('table') && !table) return undefined;
  const wished = wishedFields(said.tokens('what'), table, world);
  return wished && { operations: wished.operations };
}

/** The most words of a name that stands alone behind 'also'. */
const MOST_ALONE = 4;

/** 'also harbour': a name alone asks for a field only behind a word that says that there is more to come. */
function alsoSaid(said: Said, world: World): Outcome | undefined {
  const what = said.tokens('what');
  const isMore = /^(?:also|plus)$/.test(said.joint);
  const isName =
    what.length <= MOST_ALONE && /^(?:noun|plural|adjective|quoted|number)$/.test(what[0]?.tag ?? '');
  if (!isMore || !isName || fieldsCalled(what, world) || kindSaid(what, world)) return undefined;
  if (optionsCalled(what, world).length > 0) return undefined;
  const operations = addedTo(what, world.current, world);
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

/** 'a difficulty dropdown with easy and hard', 'a checkbox whether I mastered it', 'passengers (list of people)'. */
function addHolding(said: Said, world: World): Outcome | undefined {
  const entity = world.current;
  const options = readOptions(said.text('options')).map(optionLabel);
  const spec = said.has('options')
    ? { type: 'choice' as const, options }
    : { type: said.has('tick') ? ('boolean' as const) : ('text' as const) };
  const text = said.text(said.has('options') ? 'name' : said.has('tick') ? 'tick' : 'what');
  const name = sentenceCase(text.replace(/^(?:the|a|an) /i, ''));
  const isLong = name.split(' ').length > MOST_WORDS + 1;
  if (isLong || name === '' || (said.has('options') && options.length < 2)) return undefined;
  const draft = draftField(name, spec, text, entity.name, true);
  return { operations: [{ kind: 'addField', entity: entity.id, draft }] };
}

/** What reads as another wish is nothing new. */
export const unlessOther =
  (read: Rule['read']): Rule['read'] =>
  (said, world) =>
    readClause(OTHER_WISHES, said.clause, world) ? undefined : read(said, world);

export const ADD = '(add | insert | append | introduce | include)';
export const NEW_FIELD =
  '((add | put | create | make | insert)? (a | an | the | another | one)* (new | extra | additional | another | more)* (field | column))';
export const NEED = '(need | needs | should have | must have | gets | get | could use | have)';

const OPEN = '#mark';
const CLOSE = '#mark';
const LISTED = '(dropdown | drop - down | drop down | select | picklist | pick list | choice)';
const TICK = '(checkbox | check box | tick | tick box | tickbox | toggle | switch)';
const PERSON = '(i | we | they | he | she | it | you)';

export const PLAIN_ADDS: readonly Rule[] = [
  {
    // Of several at once, so that no board with columns is meant.
    name: 'add columns for what is named',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${ORDER} ${ADD} (some | more | new | two | three)* (columns | fields) (for | called | named | :)+ (the)? <what>`,
    ],
    read: addSaid,
    examples: {
      'add columns for capo position and venue':
        '+ field Order.Capo position: text\n+ field Order.Venue: text',
    },
    counter: ['show orders as columns'],
  },
  {
    name: 'add what is named',
    class: 'edit',
    certainty: NEARLY_CERTAIN,
    when: [
      `${ORDER} ${ADD} <what> (too | as well)* ${REASON}`,
      `${ORDER} (track | store | record | log | note) : <what>`,
      `${ORDER} (can | could) (we | i) (also | please)* have (a | an | another) <what> (too | as well)*`,
      `${ORDER} (it | they | we | i) (also | still | really)* (need | needs) (a | an | another) <what> (too | as well)*`,
      `(a | an | the)* (new | extra | additional | another)+ (field | column) (called | named | for | :)* <what>`,
      `$ask* (a | an | another | one more) <what> (field | column) (too | as well)*`,
      `$ask* (i | we | you | they)? (also | still | really)* (want | need | have | like | 'd like | would like)+ to
        (also | keep | track | store | record | note | log | save | remember | note down | write down)+ <what> (too | as well)*`,
    ],
    read: unlessOther(addSaid),
    examples: {
      'we need a phone number on there': '+ field Order.Phone number: phone',
      'a courier field please': '+ field Order.Courier: text',
      'we also want to keep the courier': '+ field Order.Courier: text',
      'add a colour': '+ field Order.Colour: color',
      'please add a field for the colour': '+ field Order.Colour: text | color',
      'add when it was bought': '+ field Order.Bought: date',
      'add size (S, M, L) to orders': '+ field Order.Size: choice S / M / L',
      'a new field called Delivery day': '+ field Order.Delivery day: date',
      'add fax and mobile to customers': '+ field Customer.Fax: phone\n+ field Customer.Mobile: phone',
      'add a website and a note to customers':
        '+ field Customer.Website: url\n+ field Customer.Note: longtext',
      'add a website, a note and a fax to the customers table':
        '+ field Customer.Website: url\n+ field Customer.Note: longtext\n+ field Customer.Fax: phone',
      'add a yes/no field Gift wrapped to orders': '+ field Order.Gift wrapped: boolean',
      'add a text field Last survey': '+ field Order.Last survey: text',
      'add a field Allergens to orders': '+ field Order.Allergens: text | tags',
      'add a phone number to orders': '+ field Order.Phone number: phone',
      'add a stars rating from 1 to 5': '+ field Order.Stars rating | Stars: rating 1-5',
      'add website and fax to the customers': '+ field Customer.Website: url\n+ field Customer.Fax: phone',
      'it needs a phone number': '+ field Order.Phone number: phone',
      'also track: humidity, venue': '+ field Order.Humidity: percent | number\n+ field Order.Venue: text',
      'add fragile, heavy and insured checkboxes':
        '+ field Order.Fragile: boolean\n+ field Order.Heavy: boolean\n+ field Order.Insured: boolean',
      'add waiting time to customers as a duration': '+ field Customer.Waiting time: duration',
      'add a date and time field called Checked in at to bookings': '+ field Booking.Checked in at: datetime',
      'add a Method field for long text': '+ field Order.Method: longtext',
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
    name: 'also what is named',
    class: 'edit',
    certainty: ALSO,
    when: ['(a | an | the | some)? <what>'],
    read: unlessOther(alsoSaid),
    examples: {
      'also courier': '+ field Order.Courier: text',
      'plus weight in kg': '+ field Order.Weight: number kg',
    },
    counter: ['courier', 'also the customers', 'also sort by total', 'also on Fridays'],
  },
  {
    name: 'add what is named and what it holds',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${ORDER} ${ADD} <what> ${OPEN} (a | the)* (list of <rest> | names | names of <rest>) ${CLOSE}`,
      `${ORDER} (${ADD} | need | want | have) (a | an | another)? <name> ${LISTED} (with | of | : | containing)+ (the | options | choices)* <options> ${REASON}`,
      `${ORDER} ${ADD} (a | an)? ${TICK} (whether | if | that says)+ ${PERSON}? (have | has | had | 've | be)* <tick>`,
    ],
    read: unlessOther(addHolding),
    examples: {
      'add a mood dropdown with good, fair and bad': '+ field Order.Mood: choice Good / Fair / Bad',
      'add a checkbox whether I wrapped it well': '+ field Order.Wrapped it well | Wrapped well: boolean',
    },
    counter: ['add a list of orders'],
  },
  {
    name: 'add what is named to several kinds of records',
    class: 'edit',
    certainty: CERTAIN,
    when: [`${ORDER} ${ADD} <what>`],
    read: unlessOther(addEach),
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
    read: unlessOther(addEverywhere),
    examples: {
      'runs: add a weblink to both': '+ field Run.Weblink: url | text\n+ field Shoe.Weblink: url | text',
    },
    counter: ['add it to all orders'],
  },
];
