import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { tokenise } from '../../language/tokenise';
import { listOf } from '../../words/text';
import {
  inLists,
  isField,
  isLogin,
  itemsOf,
  LOGIN,
  SENTENCE,
  standInFor,
  withLoginsBack,
  type Item,
} from '../access/login-fields';
import { readClause } from '../rule';
import { kindSaid } from '../rules/edit-said';
import { isCalled } from '../rules/plain-names';
import { PLAIN_ADDS } from '../rules/plain-adds';
import { World } from '../world';
import { isOrder } from './wishing';

/**
 * 'Add a login and a note to customers' lists columns of a table, and is no wish that people sign in: a login there is read with another
 * word, as in the lists of a first prompt. Cut out of the list, 'add a login' would close the application to strangers.
 */

/** A list of what may be columns, and the table that it is said of. */
interface Listed {
  readonly from: number;
  readonly to: number;
  readonly entity: Entity;
  /** 'Add … to' a table can mean nothing else; other words only where the rest are plainly columns. */
  readonly isSure: boolean;
}

const ORDERED = /\b(?<verb>add|insert|append|introduce|include|put|want|need|like|have)\s+/giu;
const ADDS = /^(?:add|insert|append|introduce|include|put)$/iu;
const PLACE = /\s+(?<how>to|into|onto|in|on)\s+/giu;
const ADDED_TO = /^(?:to|into|onto)$/iu;
/** 'customers: add …', 'to customers, add …', 'add to customers …', 'customers: login, note'. */
const AHEAD =
  /^\s*(?:(?:also|please|now|then)\s+)*(?:(?:in|on|to|add to)\s+)?(?<table>\p{L}[\p{L} ]*?)\s*(?::\s*(?:(?:please|also)\s+)*(?:add\s+)?|,\s*(?:(?:please|also)\s+)*add\s+)/iu;
const GIVEN = /\bgive\s+/giu;
const HAS =
  /\s+(?:also\s+)?(?:(?:should|must|shall|need\s+to|has\s+to|have\s+to|can)\s+)?(?:needs?|have|has|gets?)\s+/giu;
const LONGEST_NAME = 5;
/** Nobody lists columns at such length, or so often in one sentence. */
const LONGEST = 600;
const MOST = 20;
/** What one signs in with: 'give customers a login and a password' lists no columns. */
const SIGNS = /\b(?:passwords?|e-?mails?|usernames?|accounts?|pins?|codes?|registrations?|access)\b/iu;
/** 'a login field', 'the column login', 'a field called login'. */
const KIND =
  /^(?:(?:an?|the|its|their|new|extra|another|two|three|text)\s+)*(?:fields?|columns?)\s+(?:(?:called|named|for|:)\s+)?|\s+(?:fields?|columns?)$/giu;

/** 'add a table sites with name and login' */
const MAKES_TABLE = /\b(?:tables?|lists?|registers?|sections?)\b/iu;

const isLoginCalled = ({ name }: Field) => /\blogins?\b/iu.test(name);

const bareOf = (item: Item): Item => ({ ...item, text: item.text.replace(KIND, '').trim() });

/** The table whose name a text begins or ends with, and how long that is. */
function tableAt(
  words: readonly string[],
  world: World,
  isEnd: boolean,
): { entity: Entity; count: number } | undefined {
  for (let count = Math.min(LONGEST_NAME, words.length); count > 0; count -= 1) {
    const name = isEnd ? words.slice(-count) : words.slice(0, count);
    const entity = kindSaid(tokenise(name.join(' ')), world);
    if (entity) return { entity, count };
  }
  return undefined;
}

const nameIn = (text: string) => text.replace(/^(?:an?|the|its|their)\s+/iu, '');

/** 'add a note': another order, and nothing that is listed. */
const isOrdered = ({ text }: Item) =>
  isOrder(tokenise(text)) || /^(?:add|put|let|show|hide|remove|delete|sort|make)\b/iu.test(text);

const wordsOf = (text: string) =>
  text
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '');

/** Up to the first thing that is no more of the list, as another order. */
function endOf(sentence: string, from: number): number {
  const items = itemsOf(sentence, from);
  const next = items.findIndex(isOrdered);
  const last = (next < 0 ? items : items.slice(0, next)).at(-1);
  return last ? last.from + last.text.length : from;
}

/** 'add a login and a note to customers' */
function* placedBehind(sentence: string, world: World): Generator<Listed> {
  const places = [...sentence.matchAll(PLACE)].slice(0, MOST).flatMap(({ index, 0: words, groups }) => {
    const behind = sentence.slice(index + words.length).split(/[,:;()]|\s(?:and|plus)\s/u)[0] ?? '';
    const table = tableAt(wordsOf(behind), world, false);
    return table ? [{ to: index, entity: table.entity, isTo: ADDED_TO.test(groups?.['how'] ?? '') }] : [];
  });
  for (const ordered of [...sentence.matchAll(ORDERED)].slice(0, MOST)) {
    const from = ordered.index + ordered[0].length;
    const isAdded = ADDS.test(ordered.groups?.['verb'] ?? '');
    for (const { to, entity, isTo } of places)
      if (to > from) yield { from, to, entity, isSure: isAdded && isTo };
  }
}

/** 'customers: add a login and a note', 'add to customers: a login, a note' */
function* placedAhead(sentence: string, world: World): Generator<Listed> {
  const ahead = AHEAD.exec(sentence);
  const entity = ahead && kindSaid(tokenise(ahead.groups?.['table'] ?? ''), world);
  if (ahead && entity)
    yield { from: ahead[0].length, to: endOf(sentence, ahead[0].length), entity, isSure: true };
}

/** 'give customers a login and a note', 'each customer has a login and a note' */
function* given(sentence: string, world: World): Generator<Listed> {
  for (const { index, 0: words } of [...sentence.matchAll(GIVEN)].slice(0, MOST)) {
    const at = index + words.length;
    const said = wordsOf(sentence.slice(at));
    const table = tableAt(said, world, false);
    const from =
      table &&
      at + sentence.slice(at).indexOf(said[table.count] ?? '', said.slice(0, table.count).join(' ').length);
    if (table && from !== undefined && from > at)
      yield { from, to: endOf(sentence, from), entity: table.entity, isSure: false };
  }
  for (const { index, 0: words } of [...sentence.matchAll(HAS)].slice(0, MOST)) {
    const table = tableAt(wordsOf(sentence.slice(0, index)), world, true);
    const from = index + words.length;
    if (table) yield { from, to: endOf(sentence, from), entity: table.entity, isSure: false };
  }
}

/** Whether all that is listed is read as columns of the table, with the login among them. */
function areColumns(
  sentence: string,
  { from, to, entity, isSure }: Listed,
  world: World,
  standIn: string,
): boolean {
  const items = itemsOf(sentence.slice(0, to), from).map(bareOf);
  const others = items.filter((item) => !isLogin(item));
  if (others.length === items.length || items.some(isOrdered) || entity.fields.some(isLoginCalled))
    return false;
  const arePlain = others.length > 0 && others.every((item) => isField(item) && !SIGNS.test(item.text));
  if (!isSure && !arePlain) return false;
  // What is there already is listed all the same.
  const fresh = items.filter(({ text }) => !entity.fields.some(({ name }) => isCalled(name, nameIn(text))));
  const said = listOf(fresh.map(({ text }) => text.replace(LOGIN, standIn)));
  const outcome = readClause(PLAIN_ADDS, tokenise(`add ${said} to ${entity.plural}`), world)?.outcome;
  if (!outcome || !('operations' in outcome)) return false;
  const added = outcome.operations.filter((one) => one.kind === 'addField' && one.entity === entity.id);
  return added.length === fresh.length && added.length === outcome.operations.length;
}

function inOrders(sentence: string, world: World, standIn: string): string {
  if (sentence.length > LONGEST || sentence.search(LOGIN) < 0) return sentence;
  for (const read of [placedBehind, placedAhead, given])
    for (const listed of read(sentence, world)) {
      if (!areColumns(sentence, listed, world, standIn)) continue;
      const { from, to } = listed;
      return `${sentence.slice(0, from)}${sentence.slice(from, to).replace(LOGIN, standIn)}${sentence.slice(to)}`;
    }
  return sentence;
}

/** Reads a message with the logins in its lists of columns as columns. */
export function withLoginColumns<T extends object>(
  model: ApplicationModel,
  message: string,
  read: (message: string) => T,
): T {
  const standIn = standInFor(message, JSON.stringify(model));
  if (standIn === undefined) return read(message);
  const world = new World(model);
  const isKept = model.entities.some(({ fields }) => fields.some(isLoginCalled));
  const said = message.replace(SENTENCE, (sentence) => {
    const added = inOrders(sentence, world, standIn);
    return isKept || !MAKES_TABLE.test(sentence) ? added : inLists(added, standIn);
  });
  return said === message ? read(message) : withLoginsBack(read(said), standIn);
}
