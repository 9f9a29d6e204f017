import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { tokenise } from '../../language/tokenise';
import { sentenceCase } from '../../words/casing';
import { plainDraft, type FieldDraft } from '../../words/field-draft';
import { splitList } from '../../words/field-list';
import { readFieldPhrase } from '../../words/field-phrase';
import { singular } from '../../words/inflect';
import { nameKey } from '../../words/text';
import { wordsOf, type Outcome, type Rule, type Said } from '../rule';
import type { World } from '../world';
import { draftSaid, draftsSaid } from './edit-drafts';
import { kindSaid } from './edit-said';
import { nameSaid, tableWith } from './edit-tables';
import { partsOf } from './fields-said';
import { describedIn, type Described, type NewKind } from './kind-said';
import { isPlainName, MOST_WORDS } from './plain-drafts';
import { CERTAIN, ORDER } from './plain-names';

/** 'create a cooking log with recipe, date and comment': a new kind of records, with its fields in the same message. */

const NO_KIND = wordList(`
  button filter badge chart graph calendar board kanban gallery timeline dashboard report form search rule field column
  view menu tick checkbox dropdown choice option tag note photo picture theme total sum figure statistic colour color
  value box
  `);
/** What asks for something else, and is no field. */
const ORDERED = wordList(`
  link connect relate attach assign let make show put add give sort each every then so that where linked connected
  `);

const COUNT = /^(?:an? |the )?(?:number|amount|count) of (\p{L}+(?: \p{L}+)?)$/iu;

/** One field, also where its name asks for something else in a list of changes: 'number of guests', 'done'. */
function fieldOf(text: string, context: string): FieldDraft | undefined {
  const [, counted] = COUNT.exec(text) ?? [];
  if (counted !== undefined)
    return { ...plainDraft(sentenceCase(`number of ${counted}`), 'integer'), min: 0 };
  const draft = draftSaid(text, context) ?? readFieldPhrase(text, context);
  const isAsked = /^(?:what|who|when|where|why|how)\b/i.test(text) && text.split(' ').length <= MOST_WORDS;
  return draft && (isAsked || isPlainName(draft)) ? draft : undefined;
}

/** Fields with plain names; undefined where one of the parts is something else. */
function fieldsOf(tokens: readonly Token[], context: string): readonly FieldDraft[] | undefined {
  if (partsOf(tokens).some(([first]) => ORDERED.has(first?.key ?? ''))) return undefined;
  const whole = draftsSaid(tokens, context);
  if (whole?.every(isPlainName) === true) return whole;
  const drafts = splitList(wordsOf(tokens)).map((text) => fieldOf(text, context));
  return drafts.every((draft) => draft !== undefined) ? drafts : undefined;
}

const kindsOf = ({ model }: World) =>
  new Set(model.entities.flatMap(({ name, plural }) => [nameKey(name), nameKey(plural)]));

/** A loan is an amount, and a class a choice, where there are no records of them. */
function asLink(draft: FieldDraft, kinds: ReadonlySet<string>): FieldDraft {
  const isKind = kinds.has(nameKey(draft.name)) && !draft.isTypeStated && !draft.areLimitsStated;
  return isKind ? { ...draft, type: 'text' } : draft;
}

/** Half of them hold what is well known, or link to records that are there, and one is no text: 'sizes: small, medium' are values. */
function areFields(drafts: readonly FieldDraft[], kinds: ReadonlySet<string>): boolean {
  const isKind = ({ name }: FieldDraft) => kinds.has(nameKey(name));
  const sure = drafts.filter(
    (draft) => draft.isKnown || draft.isTypeStated || draft.areLimitsStated || isKind(draft),
  );
  const isTold = drafts.some(
    (draft) => draft.type !== 'text' || isKind(draft) || /^(?:name|title|code)$/i.test(draft.name),
  );
  return drafts.length > 1 && isTold && sure.length * 2 >= drafts.length;
}

/** What a new kind is called: a plural, unless a word says that it is a table. */
function nameOf({ name: said, isTable }: NewKind, world: World): string | undefined {
  // Behind an article no plural is taken for a verb.
  const words = tokenise(`the ${wordsOf(said)}`);
  const last = words.at(-1);
  const isKind = last && !NO_KIND.has(singular(last.key)) && (isTable || last.tag === 'plural');
  const name = isKind === true ? nameSaid(words, world) : undefined;
  return name !== undefined && nameKey(name) === nameKey(singular(wordsOf(said))) ? name : undefined;
}

/** The fields that are described, those that are called as other records as links. */
function draftsIn(
  { kind, fields }: Described,
  name: string,
  world: World,
): readonly FieldDraft[] | undefined {
  const kinds = kindsOf(world);
  const drafts = fieldsOf(fields, name)?.map((draft) => asLink(draft, kinds));
  const isEnough = drafts && (areFields(drafts, kinds) || (kind.isTable && drafts.length > 1));
  return isEnough === true ? drafts : undefined;
}

/** A kind of records that is new, with its fields, and with a link where it is said what it belongs to. */
function newKind(said: Said, world: World): Outcome | undefined {
  const described = describedIn(said.tokens('rest'));
  if (!described) return undefined;
  const name = nameOf(described.kind, world);
  if (name === undefined) return undefined;
  const drafts = draftsIn(described, name, world);
  if (!drafts) return undefined;
  const { linked, kind } = described;
  if (linked.length === 0) return tableWith(name, drafts, world);
  const target = kindSaid(linked, world);
  if (!target) return kind.isTable ? unlinked(tableWith(name, drafts, world), linked) : undefined;
  const isLinked = drafts.some((draft) => nameKey(draft.name) === nameKey(target.name));
  const link = isLinked ? [] : [{ ...plainDraft(target.name, 'text'), isTypeStated: false }];
  return tableWith(name, [...drafts, ...link], world);
}

/** It is told that there is nothing to link to. */
const unlinked = (outcome: Outcome, linked: readonly Token[]): Outcome =>
  'operations' in outcome ? { ...outcome, caveat: `There are no ${wordsOf(linked)} to link to` } : outcome;

const MAKE =
  '(add | create | make | set up | start | need | want | like | have | keep | track | manage | store | record | introduce | build | include | open | give)';

export const PLAIN_KINDS: readonly Rule[] = [
  {
    name: 'a new kind of records and what it holds',
    class: 'edit',
    certainty: CERTAIN + 0.1,
    when: [
      `${ORDER} ${MAKE}+ (also | track of | a record of)* <rest>`,
      `(a | an | another)? (new | separate) <rest>`,
    ],
    read: newKind,
    examples: {
      'create a packing log with order, date, comment and stars from 1 to 5':
        '+ record Packing log\n  Order: link Order\n  Date: date\n  Comment: text | longtext\n  Stars: rating 1-5',
      'add repairs with a date, number of parts and a room':
        '+ record Repair\n  Date: date\n  Number of parts: integer\n  Room: link Room',
      'add a table for repairs with date, description and cost, linked to rooms':
        '+ record Repair\n  Date: date\n  Description: text | longtext\n  Cost: money\n  Room: link Room',
      'I want an invoices table too: number, date, amount':
        '+ record Invoice\n  Number: text | integer\n  Date: date\n  Amount: money | number',
      'I need a list of insurers (name, phone)': '+ record Insurer\n  Name: text\n  Phone: phone',
      'a new table for invoices: number, date, amount':
        '+ record Invoice\n  Number: text | integer\n  Date: date\n  Amount: money | number',
      'add a list of drivers with name and phone': '+ record Driver\n  Name: text\n  Phone: phone',
      'make couriers their own table with name, phone and email':
        '+ record Courier\n  Name: text\n  Phone: phone\n  Email: email',
      'add refunds: order, amount, paid on':
        '+ record Refund\n  Order: link Order\n  Amount: money\n  Paid on: date',
      'create a deliveries table with order, driver and date':
        '+ record Delivery\n  Order: link Order\n  Driver: text | person\n  Date: date',
    },
    counter: [
      'add sizes: small, medium, large',
      'add orders with a red badge',
      'add a list with the orders that are late',
      'add a table with orders per month',
      'add customers: fax, mobile',
      'add a start date, an end date and a fee',
      'create a board with orders by status',
    ],
  },
];
