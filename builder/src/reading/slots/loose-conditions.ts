import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { kindsNamed } from '../meaning/about';
import { amountAt, type TimeUnit } from '../meaning/amount';
import { dueDate, inPeriod, isDate } from '../meaning/dates';
import { listsOf } from '../meaning/lists';
import { isNumber } from '../meaning/measures';
import { openCode } from '../meaning/settled';
import type { World } from '../world';
import { byName } from './loose-names';
import { bySigns } from './loose-numbers';
import { bySpan } from './loose-spans';
import { contentRoots, isDenied, rootsIn, rootsOfName, saidOrOnly, STOCK } from './loose-words';

/**
 * Conditions whose words do not all name something: 'anything dry for three days', 'cells over 250'. Only for clauses of which it is
 * known that they say a condition.
 */

const LATE = wordList('overdue late past expired lapsed passed outdated expire lapse elapsed gone ended');

/** What began on a day is not over on it. */
const BEGINNING =
  /\b(?:bought|purchased?|born|birth|start(?:s|ed)?|from|since|made|issued|created|ordered|hired|opened|joined|planted|sown)\b/i;

/** 'Passed dates', 'boats whose insurance has lapsed'. */
function byLateness(tokens: readonly Token[], entity: Entity): string | undefined {
  const isRunOut = tokens.some(
    ({ key }, at) => /^(?:run|ran|runs)$/.test(key) && tokens[at + 1]?.key === 'out' && !tokens[at + 2],
  );
  if ((!isRunOut && !tokens.some(({ key }) => LATE.has(key))) || isDenied(tokens)) return undefined;
  const ends = entity.fields.filter((field) => isDate(field) && !BEGINNING.test(field.name));
  const due = saidOrOnly(ends, rootsIn(tokens)) ?? dueDate(entity);
  if (!due || BEGINNING.test(due.name)) return undefined;
  const isOver = isRunOut || tokens.some(({ key }) => /^(?:expired|lapsed|expire|lapse|ended)$/.test(key));
  const open = isOver ? undefined : openCode(entity, due);
  return `${due.id} < today${open === undefined ? '' : ` and (${open})`}`;
}

function byToday(tokens: readonly Token[], entity: Entity): string | undefined {
  const period = /\b(this|next|last) (week|month|year)\b/.exec(tokens.map(({ key }) => key).join(' '));
  if (!period && !tokens.some(({ key }) => /^(?:today|today's|todays|tonight)$/.test(key))) return undefined;
  const roots = contentRoots(tokens, entity);
  const date = saidOrOnly(entity.fields.filter(isDate), roots) ?? dueDate(entity);
  const name = new Set(date ? rootsOfName(date.name) : []);
  const others = [...roots].filter(
    (root) => !name.has(root) && !/^(?:to?day|tonight|todays|due|back|week|month|year)/.test(root),
  );
  if (!date || others.length > 0) return undefined;
  return period ? inPeriod(date.id, period[1] ?? '', period[2] as TimeUnit) : `${date.id} = today`;
}

const OWES = wordList('owe owes owing owed debt debts');

/** What is still to be paid: less has come than was asked, or it does not say paid. */
function byDebt(tokens: readonly Token[], entity: Entity): string | undefined {
  if (!tokens.some(({ key }) => OWES.has(key)) || isDenied(tokens)) return undefined;
  const money = entity.fields.filter(({ type }) => type === 'money');
  const got = money.find(({ name }) => /\b(?:received|paid|got|in)\b/i.test(name));
  const due = money.find(
    (field) => field !== got && /\b(?:due|fee|price|total|amount|rent|owed)\b/i.test(field.name),
  );
  return got && due ? `${got.id} < ${due.id}` : openCode(entity);
}

/** 'The last one', 'empty', 'sold out': how much there is. */
function byStock(tokens: readonly Token[], entity: Entity): string | undefined {
  const text = tokens.map(({ key }) => key).join(' ');
  const [, one, none] =
    /\b(?:(last|only one|just one|one is left|one left)|(empty|zero|sold out|used up|run out|ran out|out of stock|none|nothing left|all gone))\b/.exec(
      text,
    ) ?? [];
  if (one === undefined && none === undefined) return undefined;
  const numbers = entity.fields.filter((field) => isNumber(field) && STOCK.test(field.name));
  const field = numbers.length > 0 ? saidOrOnly(numbers, rootsIn(tokens)) : undefined;
  return field && `${field.id} = ${one === undefined ? '0' : '1'}`;
}

/** 'Still under guarantee': the day until which it is has not come. */
function byStill(tokens: readonly Token[], entity: Entity): string | undefined {
  if (!tokens.some(({ key }) => /^(?:still|valid|current|currently)$/.test(key)) || isDenied(tokens))
    return undefined;
  const until = entity.fields.filter(
    (field) => isDate(field) && /\b(?:until|till|valid|ends?|expir\w*)\b/i.test(field.name),
  );
  const field = until.length > 0 ? saidOrOnly(until, rootsIn(tokens)) : undefined;
  return field && `${field.id} >= today`;
}
const FREE = wordList('free available spare vacant unassigned empty unused unoccupied');

/** 'Free lockers': nobody is linked, or nothing points here. */
function byFree(tokens: readonly Token[], entity: Entity, world: World): string | undefined {
  if (!tokens.some(({ key }) => FREE.has(key)) || contentRoots(tokens, entity).size > 1) return undefined;
  // Whose lockers are free is only told by their name, or where there is nothing else.
  if (world.model.entities.length > 1 && !kindsNamed(tokens, world).includes(entity)) return undefined;
  const isNot = isDenied(tokens.filter(({ key }) => !FREE.has(key)));
  const links = entity.fields.filter(
    ({ type, many }) => /^(?:reference|person)$/.test(type) && many !== true,
  );
  const [link, other] = links;
  if (link && !other) return `${link.id} is ${isNot ? 'not empty' : 'empty'}`;
  const lists = listsOf(entity, world).filter(({ code }) => code.startsWith('e'));
  const [list, more] = links.length > 0 ? [] : lists;
  return list && !more ? `count(${list.code}) ${isNot ? '>' : '='} 0` : undefined;
}

/** '5 star ones' */
function byStars(tokens: readonly Token[], entity: Entity): string | undefined {
  const at = tokens.findIndex(({ key }) => /^(?:stars?|starred)$/.test(key));
  const amount = at > 0 ? amountAt(tokens, at - 1) : undefined;
  const [only, more] = entity.fields.filter(({ type }) => type === 'rating');
  return amount && only && !more ? `${only.id} = ${String(amount.value)}` : undefined;
}

/** The code of what the words most likely say of a record; it may not fit. */
export function looseCondition(tokens: readonly Token[], entity: Entity, world: World): string | undefined {
  return (
    bySpan(tokens, entity, world) ??
    bySigns(tokens, entity) ??
    byToday(tokens, entity) ??
    byLateness(tokens, entity) ??
    byDebt(tokens, entity) ??
    byStock(tokens, entity) ??
    byStill(tokens, entity) ??
    byStars(tokens, entity) ??
    byFree(tokens, entity, world) ??
    byName(tokens, entity)
  );
}
