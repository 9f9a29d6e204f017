import { readExclusion } from '../exclusion';
import { FIELD_LEXICON } from '../field-lexicon';
import { splitList } from '../field-list';
import { readFieldPhrase } from '../field-phrase';
import { findRecordKind, isRecordNoun } from '../record-kinds';
import { guessType } from '../field-type';
import { isPlural, singular } from '../inflect';
import { nameKey } from '../text';
import { entityNames } from '../subject';
import type { PromptState } from './state';
import { SENTENCE_OPENINGS, TABLELESS_WORDS } from '../lists/grammar';
import { CURRENCY_WORDS } from '../lists/units';
import { CHOICE_NOUNS } from '../lists/values';
import { pattern } from '../pattern';

const COLOURED = pattern('i')`
  \b(?:
    accents?|(?:dark|light|night)[ -](?:mode|theme|look|design|colou?r scheme)
    |(?:theme|mode):? (?:dark|light|system)|colou?r(?:ed|s)? (?:theme|scheme|accent|buttons?)
    |\w+ (?:accent|theme|colou?r scheme)|#[0-9a-f]{3,6}|in (?:dark|light) mode
  )\b
  |^(?:in |make it |make the app )?(?:dark|light)(?: mode)?$|#[0-9a-f]{6}\b
`;
const ORDERED = pattern('i')`
  ^(?:and |then |please )*(?:
    (?:it |list |entries |they |the list |show |list |display |everything )?
    (?:should be |is |are )?(?:sort(?:ed)?|order(?:ed)?|arranged|ranked)
    (?: it| them| the list| entries| everything| (?:the )?\w+)? by\b
    |(?:show |with |display |list )?(?:the )?(?:\w+ )?
    (?:newest|latest|oldest|most recent|highest|lowest|largest|cheapest|longest|shortest|best)
    (?: [\w ]+)? first\b
    |(?:show|list|display) (?:the |all )?\w+ (?:that|which) (?:is|are) [\w ]+ first$
    |sort(?:ed)? alphabetically|alphabetical(?:ly)?(?: sorted| order)?$
    |in (?:alphabetical|chronological|reverse) order
  )
`;
const VIEWED = pattern('i')`
  ^(?:
    (?:please )?(?:show|shown|display|displayed|presented|view|viewed|present|list)
    (?: (?:it|them|everything|the (?:\w+)|entries|all|records))?[ ]
  )?(?:as|in) (?:an? )?(?:simple |nice )?
  (?:cards?|table|list|tiles|card (?:grid|view|layout)|grid of cards)(?: view| layout)?$
  |^(?:card|table|list)s? (?:view|layout)(?: by default)?$
  |^(?:with |use )(?:an? )?(?:cards?|table|list)(?: view| layout)?$|^cards$
`;
const MONEY = pattern('i')`
  ^(?:all |the )?(?:prices|amounts|costs|money|currency|everything)?\s*(?:is |are |should be |:)?
  \s*(?:in|use|using|as)\s+${CURRENCY_WORDS}(?: as (?:the )?currency)?$
  |^currency:? \S+$|^(?:€|£|₹|eur|usd|gbp|inr|euros?) (?:as )?currency$
`;

/** True for a phrase that sets how the application looks, sorts or opens. */
export function isDirective(text: string): boolean {
  const bare = text
    .trim()
    .replace(/[.!,;]+$/, '')
    .replace(
      /^(?:with|using|use|in|and|it should (?:have|use)|please|make it|give it|have|has|i want|i'd like)\s+(?:an? |the )?/i,
      '',
    );
  if (/\b(?:toggle|switcher?|buttons? to|field|column)\b/i.test(text) && !/\bbuttons?$/i.test(text))
    return false;
  return [text.trim(), bare].some(
    (candidate) =>
      COLOURED.test(candidate) || ORDERED.test(candidate) || VIEWED.test(candidate) || MONEY.test(candidate),
  );
}

function takeExclusion(item: string, state: PromptState): boolean {
  const exclusion = readExclusion(item);
  if (!exclusion) return false;
  const { phrase, nouns, wanted, why } = exclusion;
  if (why !== undefined) {
    state.fallShort(item, 'missing', why);
    return true;
  }
  state.exclusions.push(...nouns);
  state.claim({ phrase, asks: 'absence', nouns });
  for (const each of wanted.flatMap(splitList)) readItem(each, state, { sure: false, acceptsUnknown: true });
  return true;
}

function fieldShare(items: readonly string[]): number {
  const known = items.filter((item) => {
    const name = item
      .replace(/[(:].*$/s, '')
      .replace(/^(?:an?|the)\s+/i, '')
      .trim();
    const guess = guessType(name);
    const draft = readFieldPhrase(item);
    const isStated = draft !== undefined && (draft.isTypeStated || draft.unit !== undefined);
    return guess.by === 'lexicon' || guess.by === 'pattern' || isStated || /[(:]/.test(item);
  });
  return items.length === 0 ? 0 : known.length / items.length;
}

const SENTENCE_WORD = pattern(
  'i',
)`^(?:${SENTENCE_OPENINGS}|show(?!,))\b|^(?:i|we|users?) (?:can|want|need|should|like|would)\b`;

/** True for text that is nothing but the names of fields, two at least. */
export function isBareList(text: string): boolean {
  const items = splitList(text);
  const isShort = items.every(
    (item) =>
      item
        .replace(/\(.*?\)|:.*$/g, '')
        .trim()
        .split(' ').length <= 6,
  );
  return items.length >= 2 && isShort && !SENTENCE_WORD.test(text) && fieldShare(items) >= 0.4;
}

const LISTED = /^[^,.:;]{2,60}(?::|\s-)\s+([^:]*,[^:]*,.*)$/s;

/** 'Bakery complaints book: customer, date, product': what is kept, and at least three names of fields. */
export function isListedHead(sentence: string): boolean {
  const list = LISTED.exec(sentence)?.[1];
  return list !== undefined && isBareList(list);
}

/** 'Next step and next step date', 'Won or lost': nothing but known names, after sentences of the same kind. */
export function isFieldsOnly(text: string): boolean {
  const items = splitList(text);
  const isShort = items.every(
    (item) =>
      item
        .replace(/[(:].*$/s, '')
        .trim()
        .split(' ').length <= 4,
  );
  const isPair = /^\p{L}+ or \p{L}+$/u.test(text);
  return isShort && !SENTENCE_WORD.test(text) && (isPair || fieldShare(items) === 1);
}

const ALWAYS_CHOICE = pattern('i')`(?:^|\s)${CHOICE_NOUNS}$`;

const NESTED = pattern('isu')`
  ^(?:an?\s|the\s|my\s|each\s|every\s)?([\p{L}\p{N}' -]{2,40}?)\s*(?:
    \((.+)\)|:\s+(.+)
    |(?:,? (?:each )?(?:with|having|that have|which have|containing))\s+(?:an?\s|the\s|their\s)?
    (.+)
  )$
`;

const SAME_MANY = /(?:^|\s)(?:series|species|people|staff|equipment|gear|stock|sheep|fish|furniture)$/i;

/** Brackets behind a plural, or behind a kind of record, hold fields when most of them sound like fields. */
function isTable(noun: string, items: readonly string[], isLoose: boolean): boolean {
  const many = isPlural(noun) || SAME_MANY.test(noun);
  const known = FIELD_LEXICON.get(noun.toLowerCase());
  if (items.length < 2 || known?.type === 'choice' || (isLoose && !many)) return false;
  const isNoun = many || (isRecordNoun(noun.toLowerCase()) && !known);
  return isNoun && fieldShare(items) >= (many ? 0.5 : 0.75);
}

const CLAUSE = pattern('isu')`
  ^([\p{L}\p{N}'& -]{2,40}?)\s*(?:
    \((.+)\)|:\s+(.+)
    |,?\s+(?:(?:that|which|who|each|all|should|must|will|can)\s+)*
    (?:with|have|has|having|need|contain|containing|include)\s+(?:each\s+)?
    (?:an?\s|the\s|their\s|its\s)?(.+)
  )$
`;
const NO_TABLE = pattern('i')`\b${TABLELESS_WORDS}\b`;
const STARTS_TABLE =
  /^(?:the |my |our |their )?(?:[\p{L}-]+\s){0,2}[\p{L}-]+s(?:\s+(?:have|with|having)\s|\s*:\s|\s*\()/iu;

function isTableNoun(noun: string): boolean {
  return (
    noun !== '' && noun.split(' ').length <= 3 && !NO_TABLE.test(noun) && !ALWAYS_CHOICE.test(singular(noun))
  );
}

/** 'Booking: costume, customer, phone.' as a sentence of its own. */
function isSingleTable(noun: string, items: readonly string[]): boolean {
  return !FIELD_LEXICON.has(noun.toLowerCase()) && items.length >= 3 && fieldShare(items) >= 0.5;
}

/** 'loans with book, borrower and due date' outside of any list: a kind of record and the list of its fields. */
export function readTableClause(
  text: string,
  isOwnSentence = false,
): { noun: string; list: string } | undefined {
  const [, named = '', ...lists] = CLAUSE.exec(text.trim()) ?? [];
  const noun = named.trim();
  const list = lists.join('');
  if (!isTableNoun(noun) || list === '' || STARTS_TABLE.test(list)) return undefined;
  const items = splitList(list);
  const isAny =
    (isOwnSentence && list === lists[1] && isSingleTable(noun, items)) ||
    isShortTable(noun, items) ||
    isTable(noun, items, false);
  return isAny ? { noun, list } : undefined;
}

/** 'teams: name': one field is enough when the noun is a plural and the name is known. */
function isShortTable(noun: string, items: readonly string[]): boolean {
  return items.length === 1 && isPlural(noun) && fieldShare(items) === 1;
}

/** 'contacts (name, email, phone)', 'deals: title, amount', 'contacts with name and email'. */
function readNestedEntity(item: string, state: PromptState): boolean {
  const match = NESTED.exec(item.trim());
  const [noun, inside, behind, loose] = (match ?? []).slice(1).map((part) => part || '');
  const list = [inside, behind, loose].join('');
  if (!noun || !list || ALWAYS_CHOICE.test(noun)) return false;
  const isLoose = Boolean(loose);
  const items = splitList(list);
  // 'expenses with categories like …' inside an expense tracker speaks of the records themselves.
  const isOwn = isLoose && nameKey(singular(noun)) === nameKey(singular(state.current.name));
  if (!isOwn && !isTable(noun, items, isLoose)) return false;
  if (!isOwn) state.selectEntity(noun);
  state.aboutSubject(noun);
  for (const field of items) state.addSureField(field);
  return true;
}

/** 'products, suppliers and orders': kinds of records, not fields. */
function readEntityNouns(items: readonly string[], state: PromptState): string[] {
  const nouns = items.filter((item) => {
    const bare = item.toLowerCase().replace(/^(?:my|our|the|different|multiple)\s+/, '');
    return (
      isPlural(bare) &&
      (FIELD_LEXICON.get(bare)?.type ?? 'integer') === 'integer' &&
      !FIELD_LEXICON.get(bare)?.unit &&
      bare.split(' ').length <= 3 &&
      isRecordNoun(singular(bare))
    );
  });
  const isContainer =
    state.subject !== undefined && state.entities.every((entity) => entity.fields.length === 0);
  if (nouns.length < 2 || !isContainer || nouns.length * 2 < items.length) return [];
  for (const noun of nouns) {
    const names = entityNames(noun);
    const first = state.entities[0];
    const kind = findRecordKind(names.name.toLowerCase());
    if (first && noun === nouns[0]) Object.assign(first, { ...names, kind });
    else state.startEntity(names.name, names.plural, kind);
    state.aboutSubject(noun);
  }
  state.selectEntity(nouns[0] ?? '');
  return nouns;
}

/** Reads a list of items into the current entity; `sure` when the words before it said that these are fields. */
export function readItems(
  list: string,
  state: PromptState,
  options: { sure: boolean; acceptsUnknown: boolean },
): void {
  // 'where I can store words with word, translation and language': the first words name the records.
  const table = options.sure || state.current.fields.length > 0 ? undefined : readTableClause(list);
  if (table && isRecordNoun(singular(table.noun.toLowerCase()))) {
    state.selectEntity(table.noun);
    state.aboutSubject(table.noun);
    readItems(table.list, state, { sure: true, acceptsUnknown: true });
    return;
  }
  const items = splitList(list);
  state.isBehindWish = false;
  const entities = options.sure ? [] : readEntityNouns(items, state);
  state.isFieldList = items.length >= 4 && fieldShare(items) >= 0.5;
  for (const item of items) {
    if (entities.includes(item)) continue;
    readItem(item, state, options);
  }
}

/** One bullet or item. */
export function readItem(
  item: string,
  state: PromptState,
  options: { sure: boolean; acceptsUnknown: boolean },
): void {
  if (takeExclusion(item, state)) return;
  if (isDirective(item)) state.deferred.push({ phrase: item, message: item, isDirective: true });
  else if (readNestedEntity(item, state)) return;
  else if (options.sure) state.addSureField(item);
  else state.addItem(item, options.acceptsUnknown);
}
