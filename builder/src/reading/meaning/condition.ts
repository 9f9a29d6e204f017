import type { Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { wordsOf } from '../rule';
import type { World } from '../world';
import { readComparison } from './comparison';
import { readEmptiness } from './emptiness';
import { kindNameAt, withoutPointers } from './naming';
import { readState } from './state';
import { readOnce } from './stretches';
import { readTiming } from './timing';
import { wordList } from '../../language/word-list';

/** What is looked at in one text is bounded, however it is joined. */
const MOST_TOKENS = 40;
const MOST_STEPS = 400;

interface Reading {
  readonly entity: Entity;
  readonly world: World;
  steps: number;
}

/** Reads what has to be so of a record, in everyday words; undefined where the words name nothing of it. */
export function readCondition(words: readonly Token[], entity: Entity, world: World): string | undefined {
  return words.length === 0 || words.length > MOST_TOKENS ? undefined : readWhole(words, entity, world);
}

const readWhole = readOnce((words, entity, world): string | undefined => {
  const isAsked =
    words.some(({ key }) => key === 'how') && !entity.fields.some(({ name }) => /\bhow\b/i.test(name));
  if (isAsked) return undefined;
  const tokens = apart(words);
  const written = world.expression(wordsOf(words), entity, 'condition');
  return written ?? readPart(tokens, { entity, world, steps: 0 });
});

const TOGETHER = /^(do|does|did|is|are|was|were|has|have|hav|had|should|would|could|wo|ca)n'?t$/;

/** "dont" and "havnt" as they are said: two words. */
function apart(words: readonly Token[]): Token[] {
  return words.flatMap((token) => {
    const known = parts.get(token) ?? partsOf(token);
    parts.set(token, known);
    return known;
  });
}

/** The same word is taken apart into the same two, so that they are known again. */
const parts = new WeakMap<Token, readonly Token[]>();

function partsOf(token: Token): readonly Token[] {
  if (/^(?:what|that|who|it)'?s$/.test(token.key) && token.key !== 'its' && token.key.length > 3)
    return [
      { ...token, key: 'what', lemma: 'what', tag: 'question' as const },
      { ...token, key: 'is', lemma: 'be', tag: 'be' as const },
    ];
  const head = TOGETHER.exec(token.key)?.[1];
  if (head === undefined || token.tag === 'not') return [token];
  return [
    { ...token, key: head === 'hav' ? 'have' : head, lemma: head, tag: 'do' as const },
    { ...token, key: "n't", lemma: "n't", tag: 'not' as const },
  ];
}

const MARK = /^[,.;:!?"]$/;

function readPart(words: readonly Token[], reading: Reading): string | undefined {
  let tokens = words;
  while (MARK.test(tokens[0]?.key ?? '')) tokens = tokens.slice(1);
  while (MARK.test(tokens.at(-1)?.key ?? '')) tokens = tokens.slice(0, -1);
  reading.steps += 1;
  if (tokens.length === 0 || reading.steps > MOST_STEPS) return undefined;
  return readOne(tokens, reading) ?? readJoined(tokens, reading) ?? readAround(tokens, reading);
}

const LEAD = wordList(
  'if when whenever where once that which who because as soon just only also it they he she we i people you',
  "somebody someone 's be is are was were been being to",
);
const DENIES = wordList('nobody nothing none neither no cannot');

interface Denied {
  readonly tokens: readonly Token[];
  readonly isNot: boolean;
}

/** 'still to be paid', 'needs paying', 'waiting to be collected': not so yet. */
const NOT_YET =
  /^(?:(?:is|are|was|still|yet|they|it|that|has|have|be)\s)*(?:(?:still|yet|left|waiting|needs?|wait|have|has|had) (?:still )?(?:to be|to get|to)|to be|awaiting|waiting for|needs?|due to be|in need of)\s/;

/** Takes the words that deny off, and says whether an odd number of them did. */
function withoutNot(tokens: readonly Token[]): Denied {
  const text = `${tokens.map(({ key }) => key).join(' ')} `;
  const later = NOT_YET.exec(text)?.[0];
  const from = later === undefined ? 0 : later.trim().split(' ').length;
  const rest = tokens.slice(from);
  const isOther = (at: number) => rest[at]?.key === 'other' && rest[at + 1]?.key === 'than';
  // 'without deposit' of a box for it; 'without a phone' is read before.
  const isDenial = ({ tag, key }: Token, at: number) =>
    tag === 'not' || DENIES.has(key) || isOther(at) || (at === 0 && key === 'without' && rest.length > 1);
  const denying = rest.filter(isDenial);
  const kept = rest.filter((token, at) => !isDenial(token, at) && !isOther(at - 1));
  const denials = denying.length + (from > 0 ? 1 : 0);
  return { tokens: kept, isNot: denials % 2 === 1 };
}

/** Without what only leads in: 'if it is …'. */
function withoutLead(tokens: readonly Token[]): readonly Token[] {
  let at = 0;
  while (at < tokens.length - 1 && LEAD.has(tokens[at]?.key ?? '')) at += 1;
  return tokens.slice(at);
}

/** 'Needs picking up' may be what a yes or no is called. */
function asNamed(tokens: readonly Token[], entity: Entity, world: World): string | undefined {
  const isNeed = ({ key }: Token) => /^needs?$/.test(key);
  const isName = entity.fields.some(
    ({ type, name }) => type === 'boolean' && /\bneeds?\b|\bto be\b/i.test(name),
  );
  if (!isName || !tokens.some(isNeed)) return undefined;
  const isNot = tokens.some(({ tag }) => tag === 'not');
  return readState(withoutLead(tokens.filter(({ tag }) => tag !== 'not')), isNot, entity, world);
}

const readOne = (tokens: readonly Token[], { entity, world }: Reading) => readStretch(tokens, entity, world);

const readStretch = readOnce((tokens, entity, world): string | undefined => {
  const pointed = withoutPointers(tokens, entity);
  for (const part of pointed.length === tokens.length || pointed.length === 0
    ? [tokens]
    : [pointed, tokens]) {
    const denied = withoutNot(part);
    const plain = withoutNot(withoutLead(part));
    const read =
      asNamed(part, entity, world) ??
      readComparison(part, entity, world) ??
      readTiming(denied.tokens, denied.isNot, entity, world) ??
      readEmptiness(withoutLead(part), entity, world) ??
      readState(plain.tokens, plain.isNot, entity, world);
    if (read !== undefined) return read;
  }
  return undefined;
});

const JOINS: readonly (readonly [words: readonly string[], operator: 'and' | 'or' | 'and not'])[] = [
  [['or', 'else'], 'or'],
  [['or', 'if'], 'or'],
  [['or'], 'or'],
  [['and', 'also'], 'and'],
  [['but', 'also'], 'and'],
  [['nor'], 'and not'],
  [['and'], 'and'],
  [['but'], 'and'],
  [['yet'], 'and'],
  [['although'], 'and'],
  [['though'], 'and'],
  [['while'], 'and'],
  [['unless'], 'and not'],
  [['except', 'for'], 'and not'],
  [['except'], 'and not'],
  [['apart', 'from'], 'and not'],
  [[','], 'and'],
  [['that'], 'and'],
  [['which'], 'and'],
  [['who'], 'and'],
  [['still'], 'and'],
];

interface Join {
  readonly at: number;
  readonly size: number;
  readonly operator: 'and' | 'or' | 'and not';
}

function joinsIn(tokens: readonly Token[]): Join[] {
  return JOINS.flatMap(([words, operator]) =>
    tokens.flatMap((_, at) => {
      const isHere = at > 0 && words.every((word, index) => tokens[at + index]?.key === word);
      return isHere && at + words.length < tokens.length ? [{ at, size: words.length, operator }] : [];
    }),
  );
}

function readJoined(tokens: readonly Token[], reading: Reading): string | undefined {
  for (const { at, size, operator } of joinsIn(tokens)) {
    const [left, right] = [tokens.slice(0, at), tokens.slice(at + size)];
    const one = readPart(left, reading);
    if (one === undefined) continue;
    const isNot = left.some(({ tag, key }) => tag === 'not' || key === 'neither');
    const shared = isNot && operator === 'or' ? inherited(left, right, reading) : undefined;
    if (shared !== undefined && sameField(one, shared)) return joined(one, 'and', shared, reading);
    const other = readPart(right, reading) ?? inherited(left, right, reading);
    if (other !== undefined) return joined(one, operator, other, reading);
  }
  return undefined;
}

/** 'not done or cancelled' is neither of them. */
const sameField = (one: string, other: string) =>
  one.replace(/^not /, '').split(' ')[0] === other.replace(/^not /, '').split(' ')[0];

/** What the right side leaves out stands on the left: 'the temperature is below two or above eight'. */
function inherited(left: readonly Token[], right: readonly Token[], reading: Reading): string | undefined {
  for (let size = left.length - 1; size > 0; size -= 1) {
    const read = readOne([...left.slice(0, size), ...right], reading);
    if (read !== undefined) return read;
  }
  return undefined;
}

function joined(
  one: string,
  operator: Join['operator'],
  other: string,
  { entity, world }: Reading,
): string | undefined {
  const parts = one.split(' and ');
  const isPlain = operator === 'and' && !/ or |\(/.test(`${one}${other}`);
  const fresh = isPlain
    ? other
        .split(' and ')
        .filter((part) => !parts.includes(part))
        .join(' and ')
    : other;
  if (one === other || fresh === '') return one;
  // 'dead and poor trees' are either.
  const isEither =
    operator === 'and' && OF_OPTION.test(one) && OF_OPTION.test(other) && sameField(one, other);
  if (isEither) return world.expression(`${one} or ${other}`, entity, 'condition');
  if (fresh !== other) return world.expression(`${one} and ${fresh}`, entity, 'condition');
  return world.expression(
    operator === 'and not' ? `(${one}) and not (${other})` : `(${one}) ${operator} (${other})`,
    entity,
    'condition',
  );
}

const OF_OPTION = /^f\d+ = o\d+$/;

/** 'unpaid orders over 200': what stands before and behind the kind of record; else two states side by side. */
function readAround(tokens: readonly Token[], reading: Reading): string | undefined {
  const around = aroundKind(tokens, reading);
  return around ? around.code : sideBySide(tokens, reading);
}

const KINDLESS = wordList('one ones record records entries things items');

/** What is read around the kind of record, which may fit together to nothing; undefined where there are not two sides. */
function aroundKind(
  tokens: readonly Token[],
  reading: Reading,
): { readonly code: string | undefined } | undefined {
  for (let at = 1; at < tokens.length; at += 1) {
    const size = kindNameAt(tokens, at, reading.entity) || (KINDLESS.has(tokens[at]?.key ?? '') ? 1 : 0);
    const one = size > 0 ? readPart(tokens.slice(0, at), reading) : undefined;
    if (one === undefined) continue;
    const behind = tokens.slice(at + size);
    if (behind.length === 0) return { code: one };
    const other = readPart(behind, reading);
    if (other !== undefined) return { code: joined(one, 'and', other, reading) };
  }
  return undefined;
}

function sideBySide(tokens: readonly Token[], reading: Reading): string | undefined {
  if (tokens.length >= MOST_SIDE_BY_SIDE) return undefined;
  for (let at = 1; at < tokens.length; at += 1) {
    const one = readOne(tokens.slice(0, at), reading);
    const other = one === undefined ? undefined : readOne(tokens.slice(at), reading);
    if (one !== undefined && other !== undefined && one !== other) return joined(one, 'and', other, reading);
  }
  return undefined;
}

const MOST_SIDE_BY_SIDE = 14;
