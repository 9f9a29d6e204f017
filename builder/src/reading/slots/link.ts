import type { Entity } from '@tessera/shared/contracts';
import { wordList } from '../../language/word-list';
import type { Token } from '../../language/token';
import { linkOutcome } from '../rules/link-operations';
import type { Outcome } from '../rule';
import type { World } from '../world';
import { inTurn } from './linked/in-turn';
import { kindsIn, MOST_TOKENS, type KindAt } from './linked/kinds';
import type { SlotReader } from './slot-reader';

/** Which records belong together: the kinds that are named, who has whom by the verb between, one or several by the words before. */

/** One kind of record as a statement names it. */
interface Side {
  readonly entity: Entity;
  readonly many: boolean;
  /** 'several', and no plural alone: beds that stand in wards stand in one each. */
  readonly isSaid: boolean;
  readonly start: number;
  readonly end: number;
}

interface Statement {
  readonly subjects: readonly Side[];
  /** What stands between the first side and the others. */
  readonly between: readonly Token[];
  readonly objects: readonly Side[];
}

const MANY = wordList(
  'several many multiple few more lots various different number some two three four dozens plenty all which',
);
const ONE = wordList('a an one each every exactly single its the his her');
/** Whose subject has the objects; all other verbs put the subject with the object. */
const HAS = wordList(
  'have has having hold holds contain contains include includes consist consists own owns bring brings',
  'produce produces write writes comprise comprises keep keeps get gets use uses need needs take takes made',
  'involve involves send sends sent submit give gives grow teach teaches',
);
/** What the object of these verbs was not there without. */
const OWNS = wordList(
  'hold holds contain contains consist consists own owns bring brings produce produces write writes comprise',
  'send sends sent submit many sent give gives teach teaches',
);
const PUTS = wordList('to in on at from by of with under into for about over');
const THAT = wordList('it they each them everyone everybody all these those every any');
const CUTS = /^(?:,|;|\.|and|&|\/)$/;

function manyAt(tokens: readonly Token[], { start, end }: KindAt, from: number) {
  const before = tokens.slice(Math.max(from, start - 4), start).filter(({ tag }) => tag !== 'adjective');
  const said = before.map(({ key }) => key).reverse();
  const one = said.findIndex((key) => ONE.has(key));
  const many = said.findIndex((key) => MANY.has(key));
  // 'any number of', 'one or two', 'more than one'
  const isSaid = many >= 0 && !(said.includes('of') && one >= 0 && one < many);
  return { isSaid, many: isSaid || (one < 0 && tokens[end - 1]?.tag === 'plural') };
}

const isVerb = ({ tag, key }: Token) =>
  /^(?:verb|verbs|be|have|past)$/.test(tag) || HAS.has(key) || key === '=' || key === 'per';

/** Sides in a stretch of a clause, with what is said before the first and behind. */
function sidesIn(tokens: readonly Token[], kinds: readonly KindAt[], from: number, to: number): Side[] {
  let last = from;
  return kinds
    .filter(({ start }) => start >= from && start < to)
    .map((kind) => {
      const side = { ...kind, ...manyAt(tokens, kind, last) };
      last = kind.end;
      return side;
    });
}

/** The clause cut at commas and 'and', places included. */
function stretches(tokens: readonly Token[]): (readonly [from: number, to: number])[] {
  const cuts = tokens.flatMap(({ key }, at) => (CUTS.test(key) ? [at] : []));
  return [-1, ...cuts].map((cut, index) => [cut + 1, cuts[index] ?? tokens.length] as const);
}

/** 'it', 'each' and 'they' in front are the records that were spoken of last. */
function spokenOf(
  tokens: readonly Token[],
  from: number,
  last: Side | undefined,
  world: World,
): Side | undefined {
  const token = tokens[from];
  const isThat = token !== undefined && THAT.has(token.key) && tokens[from + 1]?.tag !== 'noun';
  const entity = last?.entity ?? world.current;
  return isThat ? { entity, many: false, isSaid: false, start: from, end: from + 1 } : undefined;
}

/** What one stretch of a clause says, with what was said before it. */
interface Told {
  readonly found: Statement[];
  /** Subjects that wait for a verb: 'orders and bookings each hang on'. */
  waiting: Side[];
  subjects: readonly Side[];
}

const isBegun = (tokens: readonly Token[]) =>
  tokens.some(isVerb) || (tokens.length > 0 && PUTS.has(tokens[0]?.key ?? ''));

const currentSide = (entity: Entity): Side => ({ entity, many: false, isSaid: false, start: 0, end: 0 });

/** A stretch with one kind of record in it: an object of the subject before, or a subject itself. */
function tellOne(told: Told, side: Side, words: readonly Token[], at: number, world: World): void {
  const { found, subjects } = told;
  const [before, behind] = [words.slice(0, side.start - at), words.slice(side.end - at)];
  const isSubject = behind.some(isVerb);
  const last = found.at(-1);
  if (isSubject && behind.some(({ key }) => /^(?:it|them|each)$/.test(key)))
    found.push({ subjects: [subjects[0] ?? currentSide(world.current)], between: [], objects: [side] });
  else if (isSubject) told.subjects = [side];
  else if (isBegun(before) && (subjects.length > 0 || before[0] === undefined || isVerb(before[0])))
    found.push({
      subjects: subjects.length > 0 ? subjects : [currentSide(world.current)],
      between: before,
      objects: [side],
    });
  else if (last) found.push({ ...last, objects: [side] });
  else told.waiting.push(side);
}

/** A stretch with a subject and its objects, or with more objects. */
function tellSeveral(told: Told, sides: readonly Side[], before: readonly Token[], tokens: readonly Token[]) {
  const [first, ...rest] = sides;
  if (!first) return;
  if (isBegun(before) && told.subjects.length > 0 && !PUTS.has(before[0]?.key ?? '')) {
    told.found.push({ subjects: told.subjects, between: before, objects: sides });
    return;
  }
  told.subjects = [...told.waiting, first];
  told.waiting = [];
  told.found.push({
    subjects: told.subjects,
    between: tokens.slice(first.end, rest[0]?.start),
    objects: rest,
  });
}

/** Statements one after the other; what has no subject of its own is said of the one before. */
function statementsIn(tokens: readonly Token[], kinds: readonly KindAt[], world: World): Statement[] {
  const told: Told = { found: [], waiting: [], subjects: [] };
  const all: Side[] = [];
  for (const [from, to] of stretches(tokens)) {
    const sides = sidesIn(tokens, kinds, from, to);
    const [first, ...rest] = sides;
    all.push(...sides);
    if (!first) continue;
    const that = rest.length === 0 ? spokenOf(tokens, from, told.subjects[0], world) : undefined;
    if (that && that.entity !== first.entity) {
      told.subjects = [that];
      told.found.push({ subjects: [that], between: tokens.slice(that.end, first.start), objects: sides });
    } else if (rest.length > 0) tellSeveral(told, sides, tokens.slice(from, first.start), tokens);
    else tellOne(told, first, tokens.slice(from, to), from, world);
  }
  return told.found.length > 0 ? told.found : lonely(tokens, all, world);
}

/** One kind only: the other of two that there are is meant. */
function withOther(tokens: readonly Token[], one: Side, entity: Entity): Statement {
  const behind = tokens.slice(one.end);
  const noun = behind.findLast(({ tag }) => tag === 'noun' || tag === 'plural');
  const isFirst = behind.some(isVerb);
  const isSaid = isFirst && behind.some(({ key }) => MANY.has(key));
  const many = isFirst && (isSaid || noun?.tag === 'plural');
  const side: Side = { entity, many, isSaid, start: tokens.length, end: tokens.length };
  return isFirst
    ? { subjects: [one], between: behind, objects: [side] }
    : { subjects: [side], between: tokens.slice(0, one.start), objects: [one] };
}

/** Where no statement was told: of the only two kinds that are named, or that there are. */
function lonely(tokens: readonly Token[], sides: readonly Side[], { model }: World): Statement[] {
  const [one, two, more] = sides;
  if (!one || more) return [];
  if (two) return [{ subjects: [one], between: tokens.slice(one.end, two.start), objects: [two] }];
  const other = model.entities.find(({ id }) => id !== one.entity.id);
  const isOfTwo = other && model.entities.length === 2 && tokens.some(isVerb);
  return isOfTwo ? [withOther(tokens, one, other)] : [];
}

const hasDay = ({ fields }: Entity): boolean =>
  fields.some(
    ({ type, name }) =>
      (type === 'date' || type === 'datetime') && !/\b(?:born|birth|bought|since|joined|died)\b/i.test(name),
  );

const pointsAt = (from: Entity, to: Entity) =>
  from.fields.find(({ reference }) => reference?.entity === to.id);

/** A link from one to the other, unless the other way round says the same. */
function put(from: Entity, to: Entity, many: boolean) {
  return (world: World): Outcome | undefined => {
    const [a, b] = [from, to].map(({ id }) => world.model.entities.find((one) => one.id === id));
    if (!a || !b || a === b) return undefined;
    const back = pointsAt(b, a);
    if (back && !pointsAt(a, b) && (many || back.many === true))
      return { already: `${b.name} has the link ${back.name} to ${a.plural} already` };
    return linkOutcome({ from: a, to: b, many }, world);
  };
}

/** 'a customer has many orders' is a link of the order; 'a dinner has several guests' one of the dinner. */
function had(subject: Side, object: Side, between: readonly Token[]) {
  const [one, other] = [subject.entity, object.entity];
  if (!object.many) return put(one, other, false);
  if (pointsAt(one, other)) return put(one, other, true);
  const isOwned = between.some(({ key }) => OWNS.has(key)) || hasDay(other) || pointsAt(other, one);
  const isOfMany = !subject.many && hasDay(one) && !hasDay(other);
  return isOfMany || !isOwned ? put(one, other, true) : put(other, one, false);
}

const isPer = (between: readonly Token[]) =>
  between.some(({ key }) => key === 'per') || (!between.some(isVerb) && between[0]?.key === 'for');

/** Which way round a statement links one of its subjects with one of its objects. */
function linkOf(subject: Side, object: Side, between: readonly Token[], tokens: readonly Token[]) {
  const said = between.map(({ key }) => key);
  const [one, other] = [subject.entity, object.entity];
  // 'one room per booking', 'several bookings per customer'
  if (isPer(between)) return subject.many ? put(one, other, false) : put(other, one, false);
  // 'in a play several puppets appear', 'by every examination I choose the doctor'
  const isLed = [1, 2].some((far) => PUTS.has(tokens[subject.start - far]?.key ?? ''));
  if (isLed) return put(one, other, object.many);
  // 'which musician plays which gig'
  if (said.includes('which')) return hasDay(other) ? put(other, one, true) : put(one, other, true);
  const isHad = said.some((key) => HAS.has(key)) && !said.some((key) => PUTS.has(key) && key !== 'of');
  if (isHad) return had(subject, object, between);
  return put(one, other, object.isSaid || (object.many && !subject.many && !said.includes('one')));
}

function read(clause: readonly Token[], world: World): Outcome | undefined {
  const tokens = clause.slice(0, MOST_TOKENS);
  const statements = statementsIn(tokens, kindsIn(tokens, world), world);
  const links = statements.flatMap(({ subjects, between, objects }) =>
    subjects.flatMap((subject) =>
      objects
        .filter(({ entity }) => entity !== subject.entity)
        .map((object) => linkOf(subject, object, between, tokens)),
    ),
  );
  return links.length > 0 && links.length <= 8 ? inTurn(links, world) : undefined;
}

export const LINK: SlotReader = {
  class: 'link',
  read,
  examples: {
    'a booking is one customer in one room': '+ field Booking.Customer: link Customer',
    'bookings stand with customers, always one': '+ field Booking.Customer: link Customer',
    'one customer per booking': '+ field Booking.Customer: link Customer',
    'several bookings per customer': '+ field Booking.Customer: link Customer',
    'one customer and one room for every booking': '+ field Booking.Customer: link Customer',
    'each is put with one room': '+ field Order.Room: link Room',
    'a customer makes as many bookings as they like': '+ field Customer.Bookings: links Booking',
    'customers send bookings': '+ field Booking.Customer: link Customer',
    'by every booking I choose the customer': '+ field Booking.Customer: link Customer',
    'in a booking several customers appear': '+ field Booking.Customers: links Customer',
    'orders and bookings each hang on a customer': '+ field Booking.Customer: link Customer',
    'each order comes from one customer and goes to one room': '+ field Order.Room: link Room',
    'a booking may be proved by any number of orders': '+ field Booking.Orders: links Order',
    'runs: every run was done in one pair': 'already',
    'stock: all items come from one of our suppliers': 'already',
    'bookings get a room': 'already',
    'which customer does which booking': '+ field Booking.Customers: links Customer',
  },
};
