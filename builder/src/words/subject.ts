import { sentenceCase, titleCase } from './casing';
import { FALLBACK_KIND, recordKindAtEnd, findRecordKind, isRecordNoun } from './record-kinds';
import { isPlural, plural, singular } from './inflect';
import { shorten } from './text';
import {
  EMPTY_CONTAINERS,
  PLACEHOLDERS,
  RECORD_CONTAINER_PATTERNS,
  RECORD_HOLDERS,
  TELLING_CONTAINERS,
  UNTITLED_NOUNS,
} from './lists/containers';
import { CLAUSE_OPENINGS, THING_ADJECTIVES } from './lists/grammar';
import { EMPTY_NOUNS, NOUNS_IN_ING, UNCOUNTED_SUBJECTS } from './lists/nouns';
import { OWNERS } from './lists/people';
import { LOGGED_SUBJECTS } from './lists/record-words';
import { PURPOSE_VERBS } from './lists/verbs';
import type { RecordKind } from './lists/record-kinds/record-kind';
import { pattern } from './pattern';

/** What a prompt says its records are. */
export interface Subject {
  readonly title: string;
  readonly name: string;
  readonly plural: string;
  readonly kind: RecordKind;
  /** False when nothing but 'an app' was said. */
  readonly isNamed: boolean;
  /** A tracker, log or list was asked for, so an unknown noun in its list is a field. */
  readonly isRecordLike: boolean;
}

const CONTAINERS = new Set([...EMPTY_CONTAINERS, ...TELLING_CONTAINERS]);
/** Containers that say nothing about the records; the others ('journal', 'inventory') do when they stand alone. */
const SAYS_NOTHING = new Set([...EMPTY_CONTAINERS, ...PLACEHOLDERS]);
const RECORD_CONTAINER = pattern('i')`\b${RECORD_CONTAINER_PATTERNS}\b`;

const ADJECTIVES = pattern('i')`^(?:${THING_ADJECTIVES}\s+)+`;

const UNCOUNTABLE = new Set(UNCOUNTED_SUBJECTS);

/** How many words at the end are a container: 'log book' are two, the site of a construction site is none. */
function containerSize(words: readonly string[], hasContainer: boolean): number {
  const [before = '', one = ''] = ['', ...words].slice(-2);
  const isPlace =
    one === 'site' && /^(?:construction|building|job|camp|dig|work|heritage|excavation)$/.test(before);
  // The cards of a collection are what is collected.
  if (isPlace || (one === 'card' && hasContainer)) return 0;
  // 'reading list', 'job application': the pair is a kind of record of its own.
  if (before !== '' && isRecordNoun(words.join(' '))) return 0;
  return CONTAINERS.has(`${before} ${one}`) ? 2 : Number(CONTAINERS.has(one));
}

/** 'a daily report' says how often, and not of what. */
function withoutRhythm(words: string[]): string[] {
  const last = words[words.length - 1] ?? '';
  return words.length > 1 && /^(?:daily|weekly|monthly|yearly|annual)$/.test(last)
    ? words.slice(0, -1)
    : words;
}

/** Takes 'tracker', 'app', 'list' … from the end: 'guitar practice journal' → 'guitar practice' and 'journal'. */
function splitContainer(phrase: string): { core: string; container: string } {
  let words = phrase.toLowerCase().split(' ');
  let container = '';
  while (words.length > 0) {
    const size = containerSize(words, container !== '');
    if (size === 0) break;
    container = words.slice(-size).join(' ') + (container ? ` ${container}` : '');
    words = withoutRhythm(words.slice(0, -size));
  }
  return { core: words.join(' '), container };
}

const NOUN_IN_ING = pattern()`^${NOUNS_IN_ING}$`;

/** True when the kind's own name says better what one record is than the words do. */
function isKindBetter(core: string, last: string): boolean {
  const isPair = CONTAINERS.has(last) && isRecordNoun(core);
  return (
    isPair ||
    HOLDERS.test(core) ||
    HOLDERS.test(last) ||
    /^(?:to-?dos?|to do)$/.test(core) ||
    UNCOUNTABLE.has(last) ||
    (/ing$/.test(last) && (core === last || !NOUN_IN_ING.test(last)))
  );
}

/** 'my daughter's football matches' are matches of football: whose they are does not name them. */
const OWNER = /^(?:[\p{L}&.]+\s)*?[\p{L}&.]+(?:'s|s')\s+(?=\p{L})/u;

function nameFromCore(owned: string, kind: RecordKind | undefined): string {
  const core = owned.replace(OWNER, '').replace(/^(?:favou?rite|best|own|old|current) /, '');
  const last = core.split(' ').pop() ?? core;
  if (kind && isKindBetter(core, last)) return kind.name;
  const one = singular(core).replace(/ club$/, kind ? '' : ' club');
  if (/^(?:allotment|garden)$/.test(one) && !kind) return `${one} entry`;
  return UNCOUNTABLE.has(last) || isActivity(last) || (!kind && isGroup(core, last)) ? `${one} entry` : one;
}

const isActivity = (last: string) => /[a-z]{3}ing$/.test(last) && !NOUN_IN_ING.test(last);

/** 'a list for the sauna club' is no list of clubs. */
function isGroup(core: string, last: string): boolean {
  return (
    core.includes(' ') &&
    /^(?:club|team|family|class|group|society|choir|band|troop)$/.test(last) &&
    !isPlural(core)
  );
}

/** Places and sums that hold records of another name: a budget holds transactions. */
const HOLDERS = pattern()`^${RECORD_HOLDERS}$`;

const NOUNLESS = pattern('iu')`^(?:(?:${EMPTY_NOUNS}|\p{L})(?![\p{L}\p{N}-])\s*)+$`;

const CLAUSE_BEHIND = pattern('is')`\s+(?:${CLAUSE_OPENINGS}|to ${PURPOSE_VERBS})\b.*$`;

/** Cuts what does not name: 'books I lend to friends' → 'books'; 'recipes for my family' → 'recipes'. */
export function nounPhrase(text: string): string {
  let phrase = text
    .replace(/[- ](?:taking|keeping)\b/gi, '')
    .replace(/["“”]|(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}\s])/gu, ' ')
    .replace(/\([^)]*\)/g, ' ')
    .replace(CLAUSE_BEHIND, '')
    .replace(/[^\p{L}\p{N}\s&/+'.#-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (let round = 0; round < 3; round += 1) phrase = phrase.replace(ADJECTIVES, '').trim();
  return phrase;
}

const TAIL =
  /\s+(?:for|in|on|at|of|with|across|during|over|per|to|from|between|among|after|before|into)\s+.*$/i;

/** 'an inventory for a small shop': who it is for is no kind of record when the list names one itself. */
const FOR_WHOM = pattern('i')`^${OWNERS}$`;
const NAMES_RECORDS = pattern('i')`
  ^(?:
    inventory|stock|stock list|menu|catalog(?:ue)?|wish ?list|budget|guest list|rota|roster
    |shopping list|reading list|price list|library|cookbook
  )$
`;

/** 'an HR tool for holidays' keeps holidays. */
const WHOSE = /^(?:hr|it|team|office|company|family|school|club|business|work)$/;

/** The object of 'list of books', 'app for my recipes'; undefined when the words before name something themselves. */
function innerNoun(phrase: string): { inner: string | undefined; container: string } {
  const [, head, object] = /^((?:[\w-]+\s){0,3}?[\w-]+)\s+(?:of|for|about|to)\s+(.+)$/i.exec(phrase) ?? [];
  if (!head || !object) return { inner: undefined, container: '' };
  const inner = nounPhrase(object);
  if (NAMES_RECORDS.test(nounPhrase(head)) && FOR_WHOM.test(inner.split(' ').pop() ?? ''))
    return { inner: nounPhrase(head), container: '' };
  const outer =
    /^(?:(?:log|guest|visitor|record)?\s?book|records?)$/i.test(nounPhrase(head)) && / of /i.test(phrase)
      ? { core: '', container: 'book' }
      : splitContainer(nounPhrase(head));
  return {
    inner: (outer.core === '' || WHOSE.test(outer.core)) && !NOUNLESS.test(inner) ? inner : undefined,
    container: outer.container,
  };
}

/** Reads a noun phrase such as 'guitar practice journal' or 'conference talks' or 'list of books'. */
export function readSubject(text: string, fallbackTitle: string): Subject {
  const phrase = nounPhrase(text);
  const { inner, container: outer } = innerNoun(phrase);
  const whole = inner ?? phrase;
  const source = whole.replace(TAIL, '').trim() || whole;
  const { core, container } = splitContainer(nounPhrase(source));
  const isRecordLike = RECORD_CONTAINER.test(phrase) || isPlural(core);
  const subject = describe(
    { phrase, source, core, container: container || outer, isRecordLike },
    fallbackTitle,
  );
  // 'every flight I take' is about flights.
  return /^(?:every|each|any)\s/i.test(text.trim()) && subject.isNamed
    ? { ...subject, title: subject.plural }
    : subject;
}

interface Reading {
  readonly phrase: string;
  readonly source: string;
  readonly core: string;
  readonly container: string;
  readonly isRecordLike: boolean;
}

/** 'journal' and 'inventory' name records by themselves, 'app' and 'list' do not. */
function ownNameOf(core: string, container: string): string {
  const first = container.split(' ')[0] ?? '';
  return core === '' && !SAYS_NOTHING.has(first) ? first : '';
}

function kindFor(core: string, ownName: string, container: string): RecordKind | undefined {
  if (ownName) return findRecordKind(singular(ownName));
  return findRecordKind(singular(core)) ?? findRecordKind(singular(`${core} ${container}`.trim()));
}

function describe(
  { phrase, source, core: words, container, isRecordLike }: Reading,
  fallbackTitle: string,
): Subject {
  const isClause =
    /^(?:(?:record|track|log|note|store|keep|save|remember|see|know) )?(?:what|which|who|whether|how|when|where)\b/i.test(
      words,
    );
  const isHolder = isClause || (FOR_WHOM.test(words) && NAMES_RECORDS.test(container));
  const core = NOUNLESS.test(words) || isHolder ? '' : words;
  const ownName = ownNameOf(core, container);
  if (core === '' && ownName === '') {
    return {
      title: titleOf(fallbackTitle, 'My application'),
      name: 'Entry',
      plural: 'Entries',
      kind: FALLBACK_KIND,
      isNamed: false,
      isRecordLike: true,
    };
  }
  const kind = kindFor(core, ownName, container) ?? FALLBACK_KIND;
  const base = core ? baseFor(core, container) : kind.name;
  const name = sentenceCase(withAcronyms(shorten(singular(base), 50), source));
  const title = titleOf(phrase.length <= 50 ? stripArticles(inTitle(phrase, source)) : source, fallbackTitle);
  return { title, name, plural: shorten(plural(name), 58), kind, isNamed: true, isRecordLike };
}

/** What a log is kept of, and what is no record of it: a baby log holds entries and not babies. */
const LOGGED = pattern()`^${LOGGED_SUBJECTS}$`;

function baseFor(core: string, container: string): string {
  const isLog = LOGGED.test(core) && /^(?:logs?|logbook|journal|diary)$/.test(container);
  return isLog ? `${core} entry` : nameFromCore(core, exactKind(core, container));
}

const UNTITLED = pattern('i')`^${UNTITLED_NOUNS}\s+(?:of|for|to|about)\s`;

/** 'list of books' reads better as 'Books'; 'museum visit log' stays. */
function inTitle(phrase: string, source: string): string {
  return UNTITLED.test(phrase) ? source : phrase;
}

/** Training of others is no workout. */
const TAUGHT = /^(?:dog|puppy|horse|cat|parrot|staff|employee|sales|team|volunteer|driver) training$/;
const DIARY = /^(?:diary|journal)$/;

function exactKind(core: string, container: string): RecordKind | undefined {
  if (TAUGHT.test(core) || (/^(?:allotment|garden)$/.test(core) && DIARY.test(container))) return undefined;
  const one = singular(core);
  return (
    recordKindAtEnd(core) ??
    recordKindAtEnd(one) ??
    (isRecordNoun(`${one} ${container}`) ? recordKindAtEnd(`${one} ${container}`) : undefined)
  );
}

/** 'larp part' → 'LARP part' when the words had it in capitals; words that all shout say nothing. */
function withAcronyms(name: string, source: string): string {
  const loud = new Map(
    source
      .split(/\s+/)
      .filter((word) => /^[\p{Lu}\d&]{2,5}$/u.test(word))
      .map((word) => [word.toLowerCase(), word]),
  );
  if (source === source.toUpperCase()) return name;
  return name.replace(/[\p{L}\d&]+/gu, (word) => loud.get(word) ?? word);
}

const stripArticles = (text: string) => text.replace(/^(?:a|an|the|my|our)\s+/i, '');

function titleOf(text: string, fallback: string): string {
  const clean = shorten(titleCase(text.trim().replace(/ (and|&) (?:my|our|their) /i, ' $1 ')), 60);
  return /[\p{L}\p{N}]/u.test(clean) ? clean : shorten(fallback.trim(), 60) || 'My application';
}

/** An entity named outright, e.g. by 'contacts (name, email)' or 'each expense has …'. */
export function entityNames(text: string): { name: string; plural: string } {
  const bare = nounPhrase(text).replace(TAIL, '').trim() || 'entry';
  const name = sentenceCase(shorten(singular(bare), 50));
  return { name, plural: shorten(plural(name), 58) };
}
