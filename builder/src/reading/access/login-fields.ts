import { tokenise } from '../../language/tokenise';
import { wordList } from '../../language/word-list';
import { isPlural } from '../../words/inflect';
import { readField } from '../fields/read-field';

/**
 * 'sites with a login, a password hint and a note': beside the names of fields 'login' is one of them, and no wish that people sign in. Whether
 * it is depends on the list, which readers of access never see; so the list is read with another word, which is put back afterwards.
 */

/** Words that are read as fields and never as a wish; one that the text has itself cannot be put back. */
const STAND_INS = ['username', 'loginname'] as const;

export const SENTENCE = /[^.!?;\n•]+/g;
/** What a list of fields begins with. */
const OPENING =
  /(?::|\b(?:with|having|has|have|including|includes?|containing|contains?|showing|track|record|store)\b)\s*/giu;
const SEPARATOR = /\s*,\s*(?:(?:and|plus|&)\s+)?|\s+(?:and|plus|&)\s+/giu;
export const LOGIN = /\blogins?\b/giu;
const ARTICLE = /^(?:an?|the|its|their|his|her)\s+/iu;
/** 'login', 'a login', 'portal login'. */
const NAME = /^(?:(?:an?|the|its|their)\s+)?(?:(?<of>\p{L}+)\s+)?logins?$/iu;
/** Whose login it is, or what one is like that is wished for: 'customer login', 'a simple login'. */
const WISHED = wordList(
  'user users customer customers client clients member members staff team employee employees admin guest parent student own ' +
    'personal separate individual private secure simple basic real proper email required mandatory optional working single no ' +
    'without any some behind add need needs require requires with and or plus via by for has have get gets',
);
/** What opens a list of what an application can do. */
const FEATURES = /\b(?:features?|functions?|requirements?|needs|wants?|wishes|must|should)\s*$/iu;
/** What a login would be of, where nothing says what is kept: 'a CRM with login and notes'. */
const KEPT = wordList(
  'list registry register table directory log database sheet spreadsheet collection vault catalogue',
);

export interface Item {
  readonly text: string;
  readonly from: number;
  /** The words between it and the one before. */
  readonly join: string;
}

export function itemsOf(text: string, from: number): readonly Item[] {
  const items: Item[] = [];
  let at = from;
  let join = '';
  const end = text.trimEnd().length;
  for (const separator of text.slice(0, end).slice(from).matchAll(SEPARATOR)) {
    items.push({ text: text.slice(at, from + separator.index), from: at, join });
    at = from + separator.index + separator[0].length;
    [join] = separator;
  }
  return [...items, { text: text.slice(at, end), from: at, join }];
}

export function isLogin({ text }: Item): boolean {
  const found = NAME.exec(text);
  return found !== null && !WISHED.has((found.groups?.['of'] ?? '').toLowerCase());
}

/** A name that fields have everywhere; several of something are records, but 'notes'. */
export function isField({ text }: Item): boolean {
  const name = text.replace(ARTICLE, '');
  if (name === '' || /\blogins?\b/i.test(name)) return false;
  const draft = readField(tokenise(name), '')?.draft;
  return draft?.isKnown === true && (!isPlural(name) || draft.type === 'longtext');
}

/** 'amount, date and category, and a login': what is said with another word than the rest is no more of it. */
function isSetOff(items: readonly Item[]): boolean {
  const last = items.at(-1);
  const before = items.slice(0, -1);
  if (!last || !isLogin(last)) return false;
  if (ARTICLE.test(last.text)) return !before.some(({ text }) => ARTICLE.test(text));
  return /and|plus|&/iu.test(last.join) && before.some(({ join }) => /and|plus|&/iu.test(join));
}

/** Whether what has the list is something that is kept: 'customers', 'a password list', and no application. */
function isKept(head: string): boolean {
  const [word = ''] = /\p{L}+$/u.exec(head.trimEnd()) ?? [];
  return isPlural(word) || KEPT.has(word.toLowerCase());
}

/** Whether a login in a list is one of its fields. */
function isListOfFields(head: string, items: readonly Item[], isColon: boolean): boolean {
  const place = items.findIndex(isLogin);
  if (place < 0 || FEATURES.test(head) || isSetOff(items)) return false;
  const fields = items.filter(isField);
  if (fields.length === 0 || fields.length * 2 < items.length - 1) return false;
  const isAmong = place > 0 && place < items.length - 1;
  return isAmong || isColon || isKept(head);
}

/** Nobody lists fields at such length; each opening is looked at with all that follows. */
const LONGEST = 600;
const MOST_OPENINGS = 20;

export function inLists(sentence: string, standIn: string): string {
  if (sentence.length > LONGEST) return sentence;
  for (const opening of [...sentence.matchAll(OPENING)].slice(-MOST_OPENINGS).reverse()) {
    const from = opening.index + opening[0].length;
    const items = itemsOf(sentence, from);
    const isColon = opening[0].startsWith(':');
    if (!isListOfFields(sentence.slice(0, opening.index), items, isColon)) continue;
    return sentence.slice(0, from) + sentence.slice(from).replace(LOGIN, standIn);
  }
  return sentence;
}

/** A login that stands alone is wished for, and said so: 'a CRM with login' is one with a login. */
const ALONE = /\bwith (?=(?:login|log-in|sign-in)\s*(?:$|[,.;!?\n]|(?:for|so|where|required)\b))/giu;
const SAID_ALONE = /\bwith a (?=(?:login|log-in|sign-in)\b)/giu;

type Spell = (text: string) => string;

function spelled<T>(value: T, spell: Spell): T {
  // The same shape with other texts in it, which the compiler cannot follow.
  if (typeof value === 'string') return spell(value) as T;
  if (Array.isArray(value)) return value.map((part: unknown) => spelled(part, spell)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, spelled<unknown>(part, spell)]);
  return Object.fromEntries(parts) as T;
}

/** The word that logins are read with; none where nothing is said of one, or all of them stand in the text. */
export const standInFor = (text: string, known = ''): string | undefined =>
  /\b(?:logins?|log-in|sign-in)\b/iu.test(text)
    ? STAND_INS.find((word) => !`${text} ${known}`.toLowerCase().includes(word))
    : undefined;

/** What came of a text in which a word stands for its logins, with the logins again. */
export function withLoginsBack<T extends object>(value: T, standIn: string, mend: Spell = (said) => said): T {
  const word = new RegExp(standIn, 'giu');
  return spelled(value, (said) =>
    mend(said.replace(word, (found) => (/^\p{Lu}/u.test(found) ? 'Login' : 'login'))),
  );
}

/** Reads a prompt with the logins in its lists of fields as fields, and one that stands alone as a wish. */
export function withLoginsRead<T extends object>(text: string, read: (text: string) => T): T {
  const standIn = standInFor(text);
  if (standIn === undefined) return read(text);
  const listed = text.replace(SENTENCE, (sentence) => inLists(sentence, standIn));
  const wished = text.search(SAID_ALONE) >= 0 ? listed : listed.replace(ALONE, 'with a ');
  if (wished === text) return read(text);
  const isAlone = wished !== listed;
  return withLoginsBack(read(wished), standIn, (own) => (isAlone ? own.replace(SAID_ALONE, 'with ') : own));
}
