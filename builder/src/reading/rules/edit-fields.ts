import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { FieldDraft } from '../../words/field-draft';
import { wordsOf, type Outcome, type Rule, type Said } from '../rule';
import type { World } from '../world';
import { addOperation, draftsSaid, withType } from './edit-drafts';
import { REMOVE_FIELD_RULES } from './edit-field-remove';
import { RENAME_RULES } from './edit-renames';
import { RETYPE_RULES } from './edit-retype';
import { ORDER_RULES } from './edit-order';
import { AGAIN_RULES } from './edit-again';
import { kindSaid, withPlace } from './edit-said';
import { isUnnamed } from './edit-unnamed';
import { outcomeOf } from './fields-said';

/** 'add a phone number to customers', 'we need X on there', 'there should be a notes box': fields that are wanted. */

function added(tokens: readonly Token[], entity: Entity, world: World): Outcome | undefined {
  if (isUnnamed(tokens)) {
    const what = wordsOf(tokens.filter(({ tag }) => tag !== 'article'));
    return { ask: `What should the ${what} be for?`, choices: [] };
  }
  const drafts = draftsSaid(tokens, entity.name);
  if (!drafts) return undefined;
  return outcomeOf(
    world,
    drafts.map((draft) => addOperation(entity, draft, world)),
  );
}

function addSaid(said: Said, world: World): Outcome | undefined {
  const table = said.has('table') ? kindSaid(said.tokens('table'), world) : undefined;
  if (said.has('table') && !table) return undefined;
  const { what, entity } = withPlace(said.tokens('what'), world);
  if (what.length === 0) return undefined;
  // 'the crews' are there: they are no field.
  return added(what, table ?? entity ?? world.current, world);
}

/** 'somewhere to put the gift': whatever it is called. */
const isPlace = (said: Said) =>
  said.clause.find(({ key }) => /^(?:somewhere|place|spot|box|field|column|slot)$/.test(key));

const NO_FIELD = /^(?:to|you|it|them|this|that|more|less|help|him|her|us|all|no|not|'m)$/;
const SOME = /^(?:a|an|some|another|also|one|both|whether|when|who|where|which|if)$/;

const areKnown = (drafts: readonly FieldDraft[]) =>
  drafts.every(({ isKnown, isTypeStated }) => isKnown || isTypeStated);

/** The fields that are needed; what is ticked holds yes or no. */
function neededDrafts(what: readonly Token[], table: Entity | undefined, said: Said, world: World) {
  const isTick =
    table !== undefined && said.clause.some(({ key }) => /^(?:tick|tickbox|checkbox)$/.test(key));
  const drafts = draftsSaid(what, (table ?? world.current).name);
  return drafts?.map((draft) => (isTick && !draft.isTypeStated ? withType(draft, 'boolean') : draft));
}

/** 'how it works' is what somebody wants to know and 'what each customer paid' a figure; 'how they came: by car or by train' is a field. */
function isQuestion([first, second]: readonly Token[], drafts: readonly FieldDraft[]): boolean {
  const word = first?.key ?? '';
  if (word === 'what' && /^(?:each|every|all)$/.test(second?.key ?? '')) return true;
  const isAsked = /^(?:what|how)$/.test(word);
  return isAsked && drafts.some(({ name, isTypeStated }) => !isTypeStated && /^(?:what|how)\b/i.test(name));
}

/** 'the tents' alone are there already, unless it is well known what they are. */
function isThere(
  said: Said,
  what: readonly Token[],
  drafts: readonly FieldDraft[],
  isPlaced: boolean,
): boolean {
  const isNamed = said.clause[0]?.tag === 'article' && what.length >= said.clause.length - 1;
  if (!isNamed) return false;
  const areTyped = drafts.every(({ isTypeStated, type }) => isTypeStated || type !== 'text');
  return !areKnown(drafts) || (!areTyped && !isPlaced);
}

/** The words end in a kind of record: 'the unpaid orders'. */
function isOfRecords(said: Said, what: readonly Token[], table: Entity | undefined, world: World): boolean {
  const isKind = what.at(-1)?.tag === 'plural' && kindSaid(what.slice(-1), world) !== undefined;
  return isKind && isPlace(said) === undefined && (what.length > 1 || !table);
}

/** 'some pictures', 'when it came', 'somewhere to put the gift': a field is wanted, whatever it is called. */
const saysField = (said: Said, first: Token, table: Entity | undefined): boolean =>
  table !== undefined || SOME.test(first.key) || first.tag === 'quoted' || isPlace(said) !== undefined;

/** 'we need the tents' names what is there already, and 'I need this' nothing. */
function needSaid(said: Said, world: World): Outcome | undefined {
  const { what, entity } = withPlace(said.tokens('what'), world);
  const table = said.has('table') ? kindSaid(said.tokens('table'), world) : entity;
  const [first] = what;
  if ((said.has('table') && !table) || !first || NO_FIELD.test(first.key)) return undefined;
  const drafts = neededDrafts(what, table, said, world);
  if (!drafts || isQuestion(what, drafts)) return undefined;
  if (!saysField(said, first, table) && !areKnown(drafts)) return undefined;
  const isKnown = isThere(said, what, drafts, entity !== undefined) || isOfRecords(said, what, table, world);
  if (isKnown) return undefined;
  return outcomeOf(
    world,
    drafts.map((draft) => addOperation(table ?? world.current, draft, world)),
  );
}

const ASKED = '($ask | also | maybe | now | next | first | second | third | finally | still | ,)*';
const NOTE =
  '(note | note down | write down | record | store | keep | log | track | enter | put down | put in | jot down | know | see | pick | fill in | save | type in | tick | choose | capture)';
const ON = '((on | in | for | with | at | to) <table> ,?)?';

export const ADD_FIELD_RULES: readonly Rule[] = [
  {
    name: 'add fields',
    class: 'edit',
    weight: 0.12,
    when: [
      `${ON} ${ASKED} (add | insert | append | introduce | include | create | throw in | stick in | pop in | put in | also put in | squeeze in | tack on | chuck in) (in | on)? <what>`,
      `${ON} ${ASKED} (put | stick | pop | throw | squeeze) <what> (in | on | into | onto) (there | it | here | the form | the list)?`,
      `${ON} ${ASKED} (put | stick | pop | get) <what> (in | on | into | onto) <table>`,
      `${ON} ${ASKED} (put | stick | pop | get) (a | an | another | the) (field | column | box | tick | tickbox) (in | on | into | onto) <table> for <what>`,
      `${ON} (a | an | the)? (new | extra | additional | another | one more | 1 more) (field | column | box | property) (called | named | for | : | to)* <what>`,
      `add (a | another)? (field | column | box) (to | on) <table> (for | called | named | :) <what>`,
    ],
    read: addSaid,
    examples: {
      'could you put in a tick for urgent': '+ field Order.Urgent: boolean',

      'add a date': 'ask',
    },
    counter: [
      'add up the totals',
      'add a chart of orders per month',
      'put it first',
      'add a button that marks it paid',
      'add a filter for unpaid orders',
      'put the notes first',
      'add waiting to the status',
    ],
  },
  {
    name: 'fields that are needed',
    class: 'edit',
    weight: -0.02,
    when: [
      `${ON} (i | we | you | she | he | they | my #noun | our #noun)? ($ask | also | still | really)*
        (need | want | would like | 'd like | 'd love | would love | miss | require) (to (have | see | ${NOTE}))? also? <what>`,
      `${ON} (i | we | you | one | she | he | they | $ask)* (want | need | would like | able | let me | let us | should | could | can | must | prefer | love | have) to? also? ${NOTE} also? <what>`,
      `${ON} ($ask | she | he | my #noun)* (like | want | wants | need | needs) (the | each | every | all | a | an)+ <table> to (say | show | have | hold | include | get | tell) <what>`,
      `(a | an)+ (tick | tick box | tickbox | checkbox | field | box | column | place | spot | space | line) (on | in | for) (the | each | every | all | our | a | an)* <table> (for | called | named | with | :) <what>`,
      `(a | an | another)+ <what>`,
      `(on | in | for | with | at | to) <table> ,? ${ASKED} <what>`,
      `${ON} ${ASKED} there (should | must | has to | needs to | ought to | could) also? be <what>`,
      `${ON} ${ASKED} (what 's missing is | missing is | what is missing is | i miss | we miss) <what>`,
      `<what> (would be (good | nice | great | handy | useful | lovely | helpful | perfect) | is missing | be missing | are missing) (too | as well | in there | on there | there)*`,
      `${ON} ${ASKED} (a | an) (place | spot | box | field | column | space | slot) (for | to put | to write | to enter | to note) <what> (would <why>)?`,
      `${ON} ${ASKED} (need | want)? somewhere to (put | write | enter | note) <what>`,
    ],
    read: needSaid,
    examples: {
      'I also want to know when it was bought': '+ field Order.Bought: date',
      'on rooms I need a photo': '+ field Room.Photo: image',
      'there should be a notes box on customers': '+ field Customer.Notes: longtext | text',
      "we'd like a place to put the invoice number": '+ field Order.Invoice number: text | integer',
      'for every customer I need the fax number': '+ field Customer.Fax number | Fax: phone',
      'need somewhere to put the gift note': '+ field Order.Gift note: text | longtext',
      'a person responsible would be good': '+ field Order.Person responsible: person | text',
      "on bookings I'd like to see who made it":
        '+ field Booking.Made by | Who made | Who made it: text | person',
    },
    counter: [
      'I need it today',
      'we need to talk',
      'I want the orders',
      'I want to see the unpaid orders',
      'I need help',
      'we need more space',
      'I want a calendar of the bookings',
      'I need the total per month',
    ],
  },
  {
    name: 'records need fields',
    class: 'edit',
    weight: 0.02,
    when: [
      `($ask | now | also)* (the | each | every | all | an | a | our)* <table:np> (, | (that | who | which) <aside>)?
        (also | still | all | should | must | could | would | do | really | will | can | to)*
        (need | get | have | want | be given | show | hold | include | contain | carry | come with | require)
        (also | to have | to show | still)* <what>`,
      `($ask | let)* (give | let) (the | each | every | all | an | a | our)* <table> (have)? <what>`,
      `(the | each | every | all | our)* <table:np> : (add | also | plus | new | need)+ <what>`,
    ],
    read: (said, world) => (said.has('table') ? needSaid(said, world) : undefined),
    examples: {
      'customers: add fax and nickname': '+ field Customer.Fax: phone\n+ field Customer.Nickname: text',
    },
    counter: [
      'customers have several orders',
      'orders need a customer',
      'each room has many bookings',
      'customers need to log in',
    ],
  },
];

export const EDIT_FIELD_RULES: readonly Rule[] = [
  ...ADD_FIELD_RULES,
  ...REMOVE_FIELD_RULES,
  ...RENAME_RULES,
  ...RETYPE_RULES,
  ...ORDER_RULES,
  ...AGAIN_RULES,
];
