import { tokenise } from '../../language/tokenise';
import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import { sentenceCase } from '../../words/casing';
import { readFieldPhrase } from '../../words/field-phrase';
import { optionLabel, readOptions, readSpec, typeWord } from '../../words/value-spec';
import { wordsOf, type Outcome, type Rule, type Said } from '../rule';
import type { World } from '../world';
import { addOperation, draftSaid } from './edit-drafts';
import { kindSaid, newName } from './edit-said';
import { retyped, typeSaid, type TypeSaid } from './edit-types';
import { partsOf } from './fields-said';
import { CERTAIN, fieldCalled, fieldsCalled, ORDER, REASON } from './plain-names';

/** 'make category a free text', 'split author into first and last name', 'replace notes with a checkbox "done"'. */

const CHOICE =
  /^(?:an? |the )?(?:choice|drop-?\s?down|selection|select|pick ?list|one|list)(?: list)? (?:of|from|with|between)\s+(.+)$/i;

/** Options that are listed, 'yes, no, lost' among them. */
function optionsIn(text: string): string[] | undefined {
  const [, list = ''] = CHOICE.exec(text) ?? [];
  const options = readOptions(list).map(optionLabel);
  return options.length > 1 && options.every((one) => one.split(' ').length <= 4) ? options : undefined;
}

const STATED = /^(?:an?|the|just|simple|plain|free|normal|long|short|whole)$/;

/** The kind of value that words state: options, or a word for one. */
function statedType(kind: readonly Token[], world: World): TypeSaid | undefined {
  const text = wordsOf(kind);
  const options = kindSaid(kind.slice(-1), world) ? undefined : optionsIn(text);
  if (options) return { spec: { type: 'choice', options } };
  const isStated = STATED.test(kind[0]?.key ?? '') || typeWord(text) !== undefined;
  return isStated ? typeSaid(kind, world) : undefined;
}

function retypedAs(field: readonly Token[], kind: readonly Token[], world: World): Outcome | undefined {
  const places = fieldsCalled(field, world);
  const stated = kind.length === 0 ? undefined : statedType(kind, world);
  if (!places || !stated) return undefined;
  // Whatever stands there instead of an option is as short as one.
  const areChoices = places.every(({ field: one }) => one.type === 'choice');
  const isShort = areChoices && stated.spec?.type === 'longtext' && /\bfree\b/i.test(wordsOf(kind));
  const type: TypeSaid = isShort ? { spec: { type: 'text' } } : stated;
  const listed = type.spec?.options;
  if (listed && places.every(({ field: one }) => one.type === 'choice'))
    return {
      operations: places.map(({ field: one }) => ({ kind: 'setOptions', field: one.id, options: listed })),
    };
  const each = places.map((place) => retyped(place.entity, place.field, type, false, world));
  const operations = each.flatMap((one) => (one && 'operations' in one ? one.operations : []));
  if (operations.length >= places.length) return { operations };
  return each.find((one) => one !== undefined && 'already' in one);
}

/** 'make the notes multi-line': a kind of value of one word. */
const isLast = (tokens: readonly Token[], at: number) =>
  at === tokens.length - 1 && typeWord(tokens[at]?.text ?? '') !== undefined;

/** Where the field ends and the kind of value begins: behind 'into', else before an article. */
function retype(said: Said, world: World): Outcome | undefined {
  const tokens = said.tokens('both');
  for (let at = 1; at < tokens.length; at += 1) {
    const isJoint = /^(?:into|to|as|be|become)$/.test(tokens[at]?.key ?? '');
    if (!isJoint && tokens[at]?.tag !== 'article' && !isLast(tokens, at)) continue;
    const outcome = retypedAs(tokens.slice(0, at), tokens.slice(isJoint ? at + 1 : at), world);
    if (outcome) return outcome;
  }
  return undefined;
}

function retypeTo(said: Said, world: World): Outcome | undefined {
  return retypedAs(said.tokens('field'), said.tokens('type'), world);
}

/** 'a dropdown for composer with Bach and Satie'. */
function listFor(said: Said, world: World): Outcome | undefined {
  const place = fieldCalled(said.tokens('field'), world);
  const options = readOptions(said.text('options')).map(optionLabel);
  if (!place || options.length < 2 || options.some((one) => one.split(' ').length > 4)) return undefined;
  const field = place.field.id;
  return place.field.type === 'choice'
    ? { operations: [{ kind: 'setOptions', field, options }] }
    : { operations: [{ kind: 'retypeField', field, type: 'choice', limits: { options } }] };
}

const FULL_NAME = /^first(?: name)? and (?:last|second) name$/i;

/** 'split name into first and last name': the field takes the first name and keeps its values. */
function split(said: Said, world: World): Outcome | undefined {
  const place = fieldCalled(said.tokens('field'), world);
  const text = said.text('parts');
  const parts = FULL_NAME.test(text)
    ? [tokenise('first name'), tokenise('last name')]
    : partsOf(said.tokens('parts'));
  const [first, ...others] = parts;
  const name = first && newName(first);
  const drafts = others.map((part) => draftSaid(wordsOf(part), place?.entity.name ?? ''));
  if (!place || name === undefined || others.length === 0) return undefined;
  const { entity, field } = place;
  const at = entity.fields.indexOf(field);
  const added = drafts.flatMap((draft, index): Operation[] =>
    draft
      ? [
          { kind: 'addField', entity: entity.id, draft },
          { kind: 'moveField', field: `f${String(world.model.next.field + index)}`, to: at + 1 + index },
        ]
      : [],
  );
  if (added.length !== 2 * others.length) return undefined;
  return {
    operations: [{ kind: 'renameField', field: field.id, name }, ...added],
    caveat: `Values are not divided: what stood in ${field.name} is now in ${name}`,
  };
}

/** As it was written, quotation marks and all. */
const asWritten = (tokens: readonly Token[]) =>
  tokens.map(({ tag, text }) => (tag === 'quoted' ? `"${text.slice(1, -1)}"` : text)).join(' ');

/** 'replace the notes with a checkbox "done"', 'instead of supplier link I want supplier name'. */
function replaced(said: Said, world: World): Outcome | undefined {
  const place = fieldCalled(said.tokens('old'), world);
  const text = asWritten(said.tokens('now')).replace(/(?<=\S \S.*) (?:field|column)$/i, '');
  if (!place || readSpec(text)?.type !== undefined || said.tokens('now').length > 7) return undefined;
  const draft = draftSaid(text, place.entity.name) ?? readFieldPhrase(text, place.entity.name);
  // What holds the same kind of value is called otherwise, and keeps what was entered.
  if (!draft || (draft.type === place.field.type && !draft.isTypeStated)) return undefined;
  if (draft.type === 'text' && !draft.isTypeStated && place.field.type !== 'url') return undefined;
  return {
    operations: [
      { kind: 'removeField', field: place.field.id },
      addOperation(place.entity, { ...draft, name: sentenceCase(draft.name) }, world),
    ],
  };
}

const OF_LIST =
  '(dropdown | drop - down | drop down | select | pick list | picklist | choice | list of options | list | selection)';

export const PLAIN_TYPES: readonly Rule[] = [
  {
    name: 'what is named holds another kind of value',
    class: 'edit',
    certainty: CERTAIN,
    when: [`${ORDER} (make | turn | change | convert | switch | set) (the type of)? <both> ${REASON}`],
    read: retype,
    examples: {
      'make the guest a phone number': '~ type Booking.Guest: phone',
      'turn the guest into a link to customers': '+ field Booking.Guest: link Customer',
      'turn notes into a checkbox': '~ type Order.Notes: boolean',
      'make the notes a long text': 'already',
      'make quantity a whole number': 'already',
      'make the notes multi-line': 'already',
    },
    counter: ['make the notes required', 'make orders a priority'],
  },
  {
    name: 'what is named should hold another kind of value',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `<field> (should | must | has to | needs to | ought to | shall) (be | become | hold) <type> ${REASON}`,
    ],
    read: retypeTo,
    examples: {
      'tasks: priority should be A, B or C': '~ type Task.Priority: choice A / B / C',
      'city should be tags': '~ type Customer.City: tags',
      'notes should be a yes/no': '~ type Order.Notes: boolean',
      'Born should be a whole number': '~ type Customer.Born: integer',
      'the guest should be a dropdown of the customers': '+ field Booking.Guest: link Customer',
      'the notes should be a checkbox': '~ type Order.Notes: boolean',
    },
    counter: ['the notes should be required', 'the total should be red'],
  },
  {
    name: 'a list of options for what is named',
    class: 'edit',
    certainty: CERTAIN + 0.05,
    when: [
      `${ORDER} (have | use | make | add | put | create | prefer | rather)* (a | the)* ${OF_LIST} (list | menu | box | field)? (for | on | in) <field>
        (with | of | : | containing | offering)+ (the options | the choices | options)? <options>`,
    ],
    read: listFor,
    examples: {
      "I'd rather have a dropdown for city with York, Leeds and Hull":
        '~ type Customer.City: choice York / Leeds / Hull',
    },
  },
  {
    name: 'split what is named',
    class: 'edit',
    certainty: CERTAIN,
    when: [
      `${ORDER} (split | divide | separate | break) (up)? <field> (up)? (in | into) (two | three | separate | the)* (fields | columns)? (for | called | :)* <parts> (fields | columns)?`,
    ],
    read: split,
    examples: {
      'split the guest into first and last name':
        '~ field Booking.Guest -> First name\n+ field Booking.Last name: text',
    },
    counter: ['split the orders into two tables', 'split the total by customer'],
  },
  {
    name: 'replace what is named with a field of another kind',
    class: 'edit',
    certainty: CERTAIN + 0.05,
    when: [
      `${ORDER} (replace | swap) <old> (with | by | for) <now> ${REASON}`,
      `${ORDER} instead of <old> ,? (i | we)? (want | need | like | prefer | 'd like | would like | have | add) <now>`,
    ],
    read: replaced,
    examples: {
      "replace the notes with a checkbox 'gift wrapped'":
        '- field Order.Notes: longtext\n+ field Order.Gift wrapped: boolean',
    },
    counter: ['replace the guest with visitor', 'replace packed with boxed'],
  },
];
