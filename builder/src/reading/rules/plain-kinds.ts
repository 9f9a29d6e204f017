import type { Token } from '../../language/token';
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
import { isPlainName } from './plain-drafts';
import { CERTAIN, ORDER } from './plain-names';

/** 'create a cooking log with recipe, date and comment': a new kind of records, with its fields in the same message. */

const TABLE = /^(?:tables?|lists?|pages?|sections?|tabs?|registers?|database|directory|entity|sheet)$/;
/** What is kept day by day is called so itself. */
const LOG = /^(?:log|logs|diary|journal|logbook|history)$/;
/** What is said of a new kind in front of its name. */
const BEFORE =
  /^(?:a|an|the|another|new|separate|second|own|extra|our|my|some|all|also|simple|little|small)$/;
const OWN = /^(?:own|separate)$/;
const OF = /^(?:of|for|with|called|named|to|:)$/;

interface NewKind {
  readonly name: readonly Token[];
  /** A word says that it is kept as a table. */
  readonly isTable: boolean;
}

const withoutLead = (tokens: readonly Token[]): readonly Token[] => {
  const from = tokens.findIndex(({ key }) => !BEFORE.test(key));
  return from < 0 ? [] : tokens.slice(from);
};

/** 'suppliers their own table', 'rooms as a separate list': the name stands in front. */
function ownTable(tokens: readonly Token[]): NewKind | undefined {
  const isOwn = TABLE.test(tokens.at(-1)?.key ?? '') && OWN.test(tokens.at(-2)?.key ?? '');
  const name = tokens.slice(0, -2);
  let to = name.length;
  while (to > 0 && /^(?:as|in|into|to|be|have|get|a|an|their|its|of|on)$/.test(name[to - 1]?.key ?? ''))
    to -= 1;
  return isOwn && to > 0 ? { name: withoutLead(name.slice(0, to)), isTable: true } : undefined;
}

/** 'a list of insurers', 'a bookings table', 'a cooking log', 'nurses'. */
function kindIn(tokens: readonly Token[]): NewKind {
  const own = ownTable(tokens);
  if (own) return own;
  const words = withoutLead(tokens);
  const [first, second] = words;
  if (first && (TABLE.test(first.key) || LOG.test(first.key))) {
    const isJoined = OF.test(second?.key ?? '');
    return { name: withoutLead(words.slice(isJoined ? 2 : 1)), isTable: true };
  }
  const last = words.at(-1)?.key ?? '';
  if (words.length > 1 && TABLE.test(last)) return { name: words.slice(0, -1), isTable: true };
  return { name: words, isTable: words.length > 1 && LOG.test(last) };
}

const NO_KIND =
  /^(?:button|filter|badge|chart|graph|calendar|board|kanban|gallery|timeline|dashboard|report|form|search|rule|field|column|view|menu|tick|checkbox|dropdown|choice|option|tag|note|photo|picture|theme|total|sum|figure|statistic|colour|color|value|box)s?$/;
const HAVING = /^(?:with|:|having|containing|holding|\(|-|–)$/;
const SAID_AHEAD =
  /^(?:just|only|simply|their|its|a|an|the|some|fields?|columns?|for|called|:|,|has|have|are)$/;
/** What asks for something else, and is no field. */
const ORDERED =
  /^(?:link|connect|relate|attach|assign|let|make|show|put|add|give|sort|each|every|then|so|that|where|linked|connected)$/;
const LINKED = /^(?:linked|connected|related|attached|tied|belonging)$/;

interface Described {
  readonly kind: NewKind;
  readonly fields: readonly Token[];
  /** What its records link to, said behind. */
  readonly linked: readonly Token[];
}

/** 'date, description and cost, linked to boats' */
function splitLink(tokens: readonly Token[]): Pick<Described, 'fields' | 'linked'> {
  const at = tokens.findIndex(({ key }) => LINKED.test(key));
  if (at < 0) return { fields: tokens, linked: [] };
  let to = at;
  while (to > 0 && /^(?:,|and|which|that|all|each|be|is|are|must|should)$/.test(tokens[to - 1]?.key ?? ''))
    to -= 1;
  const target = tokens
    .slice(at + 1)
    .filter(({ key }) => !/^(?:to|with|one|of|a|an|the|each|every)$/.test(key));
  return { fields: tokens.slice(0, to), linked: target };
}

/** The name ends where it is said what the records hold. */
function describedIn(tokens: readonly Token[]): Described | undefined {
  const at = tokens.findIndex(({ key }, place) => place > 0 && HAVING.test(key));
  if (at < 0) return undefined;
  const isBracket = tokens[at]?.key === '(';
  const close = tokens.findIndex(({ key }) => key === ')');
  const isClosed = close === tokens.length - 1;
  if (isBracket && !isClosed) return undefined;
  const behind = tokens.slice(at + 1, isBracket ? close : undefined);
  const from = behind.findIndex(({ key }) => !SAID_AHEAD.test(key));
  return { kind: kindIn(tokens.slice(0, at)), ...splitLink(behind.slice(Math.max(0, from))) };
}

const COUNT = /^(?:an? |the )?(?:number|amount|count) of (\p{L}+(?: \p{L}+)?)$/iu;

/** One field, also where its name asks for something else in a list of changes: 'number of guests', 'done'. */
function fieldOf(text: string, context: string): FieldDraft | undefined {
  const [, counted] = COUNT.exec(text) ?? [];
  if (counted !== undefined)
    return { ...plainDraft(sentenceCase(`number of ${counted}`), 'integer'), min: 0 };
  const draft = draftSaid(text, context) ?? readFieldPhrase(text, context);
  return draft && isPlainName(draft) ? draft : undefined;
}

/** Fields with plain names; undefined where one of the parts is something else. */
function fieldsOf(tokens: readonly Token[], context: string): readonly FieldDraft[] | undefined {
  if (partsOf(tokens).some(([first]) => ORDERED.test(first?.key ?? ''))) return undefined;
  const whole = draftsSaid(tokens, context);
  if (whole?.every(isPlainName) === true) return whole;
  const drafts = splitList(wordsOf(tokens)).map((text) => fieldOf(text, context));
  return drafts.every((draft) => draft !== undefined) ? drafts : undefined;
}

/** Half of them hold what is well known, or link to records that are there. */
function areFields(drafts: readonly FieldDraft[], { model }: World): boolean {
  const kinds = new Set(model.entities.flatMap(({ name, plural }) => [nameKey(name), nameKey(plural)]));
  const sure = drafts.filter(
    ({ name, isKnown, isTypeStated, areLimitsStated }) =>
      isKnown || isTypeStated || areLimitsStated || kinds.has(nameKey(singular(name))),
  );
  return drafts.length > 1 && sure.length * 2 >= drafts.length;
}

/** A kind of records that is new, with its fields, and with a link where it is said what it belongs to. */
function newKind(said: Said, world: World): Outcome | undefined {
  const described = describedIn(said.tokens('rest'));
  if (!described) return undefined;
  const { kind, fields, linked } = described;
  const last = kind.name.at(-1);
  const name = last && !NO_KIND.test(last.key) ? nameSaid(kind.name, world) : undefined;
  const isCalledSo = name !== undefined && nameKey(name) === nameKey(singular(wordsOf(kind.name)));
  if (name === undefined || !isCalledSo || (!kind.isTable && last?.tag !== 'plural')) return undefined;
  const target = linked.length > 0 ? kindSaid(linked, world) : undefined;
  const drafts = fieldsOf(fields, name);
  if (!drafts || (linked.length > 0 && !target)) return undefined;
  if (!areFields(drafts, world) && !(kind.isTable && drafts.length > 1)) return undefined;
  const isLinked = drafts.some((draft) => nameKey(draft.name) === nameKey(target?.name ?? ''));
  const link = target && !isLinked ? [{ ...plainDraft(target.name, 'text'), isTypeStated: false }] : [];
  return tableWith(name, [...drafts, ...link], world);
}

const MAKE =
  '(add | create | make | set up | start | need | want | like | have | keep | track | manage | store | record | introduce | build | include | open | give | use | get)';

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
