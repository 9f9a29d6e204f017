import type { Entity } from '@tessera/shared/contracts';
import { wordList } from '../../../language/word-list';
import type { Token } from '../../../language/token';
import type { World } from '../../world';
import type { Trial } from './trial';
import { kindsIn, type KindAt } from '../linked/kinds';

/** A clause about something worked out, taken apart: what it is called, how it is worked out, on which records. */
export interface Worked {
  readonly tokens: readonly Token[];
  readonly keys: ReadonlySet<string>;
  readonly name: readonly Token[];
  readonly value: readonly Token[];
  readonly kinds: readonly KindAt[];
  /** The records that it is shown on, where that is said. */
  readonly home?: KindAt;
}

/** One way to work something out; what it reads becomes an expression of the record that the trial is for. */
export type Way = (trial: Trial, worked: Worked) => string | undefined;

const MOST = 40;
const LEAD = wordList(
  'show tell me us i we want need to see know let the a an it please also just should could can would like have',
  "compute computed calculate work add put display give get 'd be system program programme thing determine do does",
  'automatically and so add shall will what if that their its nice lovely column field figure with us',
  'count says say tells',
);
const OUT = wordList('work works worked come comes figure figured');
const TAIL = wordList(
  'calculated automatically automaticly itself please nice computed automatic pretty too derived worked',
  'own appear displayed would be should come comes shown up calculate program lovely needed also',
);
const BY_ITSELF = new Set([
  'by',
  'on',
  'its',
  'to',
  'out',
  'for',
  'me',
  'to',
  'be',
  'shall',
  'it',
  'show',
  'work',
]);

const MARK = /^[.?!,:]$/;

/** A word that may close a wish; some do so in front of others only. */
function isTail(key: string, before: string, isFollowed: boolean): boolean {
  // 'worked out' and 'comes out', not the field Out.
  if (key === 'out' && OUT.has(before)) return true;
  if (key === 'me' && before === 'for') return true;
  return TAIL.has(key) || MARK.test(key) || (isFollowed && BY_ITSELF.has(key));
}

export function withoutTail(tokens: readonly Token[]): readonly Token[] {
  let to = tokens.length;
  let isFollowed = false;
  while (to > 1) {
    const key = tokens[to - 1]?.key ?? '';
    if (!isTail(key, tokens[to - 2]?.key ?? '', isFollowed)) break;
    if (!MARK.test(key)) isFollowed = true;
    to -= 1;
  }
  return tokens.slice(0, to);
}

function isLead(key: string, before: string, next: string): boolean {
  if (key === 'add' && next === 'up') return false;
  return LEAD.has(key) || (key === 'out' && OUT.has(before)) || /^[:,]$/.test(key);
}

function withoutLead(tokens: readonly Token[]): readonly Token[] {
  const keyAt = (at: number) => tokens[at]?.key ?? '';
  let from = 0;
  while (from < tokens.length - 1 && isLead(keyAt(from), keyAt(from - 1), keyAt(from + 1))) from += 1;
  return tokens.slice(from);
}

/** What a token is cut at: 'OG-FG', or 'amount*price', where nothing else can be meant. */
function jointIn({ text, tag }: Token): number {
  if (tag === 'quoted') return -1;
  const at = text.search(/[-/*×]/);
  const [a, b] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || b === '') return -1;
  if (/[*×]/.test(text.charAt(at))) return at;
  const isShort = a.length <= 4 && b.length <= 4 && a === a.toUpperCase() && /^\p{L}/u.test(a);
  return isShort ? at : -1;
}

/** 'OG-FG' and 'amount*price' are written without spaces. */
function unjoined(token: Token): readonly Token[] {
  const at = jointIn(token);
  if (at < 0) return [token];
  const [a, b] = [token.text.slice(0, at), token.text.slice(at + 1)];
  const part = (text: string, start: number): Token => ({
    ...token,
    text,
    key: text.toLowerCase(),
    lemma: text.toLowerCase(),
    start,
    end: start + text.length,
  });
  const sign = part(token.text.slice(at, at + 1), token.start + at);
  return [part(a, token.start), sign, ...unjoined(part(b, token.start + at + 1))];
}

const EQUALS = wordList('= : is are be equals equal gives give as from');
const COMES = wordList(
  'come comes follow follows result results calculated worked derived should be out of by from as is shall itself',
  'has to being computed the calculating that it , ( simply just',
);

const isEqual = ({ key, tag }: Token): boolean => EQUALS.has(key) || tag === 'be';
const isCut = (token: Token): boolean =>
  isEqual(token) || /^(?:,|\(|should|comes?|follows|results)$/.test(token.key);
/** 'value times quantity should be worked out' */
const isReckoning = ({ key }: Token): boolean => /^(?:times|minus|plus|divided|multiplied|x|×|\*)$/.test(key);

/** Where the name ends and where the calculation begins: at the first word that says that one is the other. */
function cut(tokens: readonly Token[]): Pick<Worked, 'name' | 'value'> {
  const at = tokens.findIndex((token, index) => index > 0 && isCut(token));
  if (at < 1) return { name: [], value: tokens };
  const far = tokens.slice(at).findIndex((token) => !COMES.has(token.key) && !isEqual(token));
  const end = far < 0 ? tokens.length : at + far;
  const one = tokens.slice(0, at);
  const other = tokens.slice(tokens[end - 1]?.key === '(' ? end - 1 : end);
  if (one.slice(1).some(isReckoning) && !other.some(isReckoning) && !other.some(({ tag }) => tag === 'noun'))
    return { name: [], value: one };
  // 'parts plus labour gives the total'
  const isTurned = /^gives?$|^as$/.test(tokens[at]?.key ?? '') && one.length >= other.length;
  return isTurned ? { name: other, value: one } : { name: one, value: other };
}

const ON = wordList('per each every on of for by next a an all in the whole');
const EACH = wordList('per each every everyone');

/** 'invoice total', 'album shows what it cost me' */
const SHOWS = /^(?:total|totals|sum|amount|balance|show|shows|adds|has|have|needs?)$/;

/** 'all the hours' cost' is summed where the hours belong: on the only kind of records that they point at. */
function ownerIn(tokens: readonly Token[], kinds: readonly KindAt[], world: World): KindAt | undefined {
  const kind = kinds.find(({ start }) => [1, 2].some((far) => tokens[start - far]?.key === 'all'));
  if (!kind || kinds.some(({ entity }) => entity !== kind.entity)) return undefined;
  const links = kind.entity.fields.filter(({ reference, many }) => reference && many !== true);
  const owner = world.model.entities.find(({ id }) => id === links[0]?.reference?.entity);
  return owner && !links[1] ? { entity: owner, start: tokens.length, end: tokens.length } : undefined;
}

/** 'per member', 'on every block', 'how many lessons a pupil has had'. */
function homeIn(tokens: readonly Token[], kinds: readonly KindAt[], isCount: boolean): KindAt | undefined {
  const before = ({ start }: KindAt, far: number) => tokens[start - far]?.key ?? '';
  const isSeveral = kinds.length > 1;
  const isEach = (kind: KindAt) => EACH.has(before(kind, 1)) || (isSeveral && EACH.has(before(kind, 2)));
  const isOn = (kind: KindAt) =>
    ON.has(before(kind, 1)) && [2, 3].some((far) => /^(?:on|for|of|to|in)$/.test(before(kind, far)));
  const home =
    kinds.find(isEach) ?? kinds.find(isOn) ?? kinds.find((kind) => /^(?:on|of|for)$/.test(before(kind, 1)));
  if (home) return home;
  if (isCount && isSeveral) return kinds.find((kind, index) => index > 0 && ON.has(before(kind, 1)));
  const [first] = kinds;
  if (first?.start === 0 && SHOWS.test(tokens[first.end]?.key ?? '')) return first;
  // 'each client's debt' and 'what the whole trip came to'
  return kinds.find((kind) => before(kind, 1) === 'whole');
}

export function takeApart(clause: readonly Token[], world: World): Worked {
  const tokens = withoutLead(withoutTail(clause.slice(0, MOST).flatMap(unjoined)));
  const keys = new Set(tokens.map(({ key }) => key));
  const kinds = kindsIn(tokens, world);
  const home =
    ownerIn(tokens, kinds, world) ??
    homeIn(tokens, kinds, keys.has('many') || keys.has('often') || keys.has('times'));
  return { tokens, keys, kinds, ...cut(tokens), ...(home && { home }) };
}

/** Whether one of these words is said. */
export const says = ({ keys }: Pick<Worked, 'keys'>, words: string): boolean =>
  words.split(' ').some((word) => keys.has(word));

/** The kinds of records over which something may be worked out, the likeliest first. */
export function placesFor({ home, kinds }: Worked, world: World): readonly Entity[] {
  if (home) return [home.entity];
  return [...new Set([world.current, ...kinds.map(({ entity }) => entity), ...world.model.entities])];
}
