import { isPlural, singular } from '../words/inflect';
import { FUNCTION_WORDS } from './function-words';
import type { RawToken } from './tokenise';
import type { Tag, Token } from './token';
import { isAdjective, isAlsoNoun, verbForm, type VerbReading } from './verb-forms';

const CLOSED: ReadonlyMap<string, Tag> = new Map(
  Object.entries(FUNCTION_WORDS).flatMap(([tag, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [word, tag as Tag] as const),
  ),
);

/** Behind these a word that could be both is a noun. */
const BEFORE_NOUN: ReadonlySet<Tag> = new Set(['article', 'owner', 'adjective', 'preposition', 'number']);
/** Behind these it is a verb. */
const BEFORE_VERB: ReadonlySet<Tag> = new Set(['modal', 'to', 'pronoun', 'not', 'do']);
/** What begins the object of a verb. */
const AFTER_VERB: ReadonlySet<Tag> = new Set(['article', 'owner', 'pronoun', 'question', 'quoted']);

interface Around {
  readonly before: Token | undefined;
  readonly next: RawToken | undefined;
  readonly afterNext: RawToken | undefined;
}

const closedTag = (token: RawToken | undefined): Tag | undefined => token && CLOSED.get(token.key);
const isMark = (token: RawToken | undefined) => !token || token.kind === 'mark';

/** A clause begins here: nothing before, a mark, or a word that joins clauses. */
function isStart(before: Token | undefined): boolean {
  return (
    !before || before.tag === 'mark' || before.tag === 'and' || /^(?:please|also|then|just)$/.test(before.key)
  );
}

const ONLY_NOUN = /^(?:an?|the|my|our|your|their|his|her|its|new)$/;

/** Behind these words it is settled: 'a project' is a noun, 'to project' a verb. */
function settledBy(before: Token | undefined, reading: VerbReading): boolean | undefined {
  if (!before) return undefined;
  if (ONLY_NOUN.test(before.key)) return false;
  if (BEFORE_VERB.has(before.tag)) return true;
  // 'which box it is in'
  if (/^(?:which|what|whose|many|much)$/.test(before.key) && isAlsoNoun(reading.lemma)) return false;
  if (!BEFORE_NOUN.has(before.tag)) return undefined;
  return !isAlsoNoun(reading.lemma);
}

/** 'Judges: name' and 'boats, sailors' are names; only behind somebody does somebody do something. */
function isThirdPerson({ before, next }: Around, isNounToo: boolean): boolean {
  if (isStart(before) || (isMark(next) && before?.tag !== 'pronoun')) return false;
  return !isNounToo || startsObject(next);
}

/** Whether a word that may be a noun and a verb is a verb here. */
function isVerbHere(reading: VerbReading, around: Around): boolean {
  const { before, next } = around;
  const settled = settledBy(before, reading);
  if (settled !== undefined) return settled;
  const isNounToo = isAlsoNoun(reading.lemma);
  if (reading.form === 'verbs') return isThirdPerson(around, isNounToo);
  if (isStart(before)) return startsObject(next) || (!isNounToo && !isMark(next));
  return !isNounToo || (startsObject(next) && before?.tag !== 'noun');
}

function startsObject(next: RawToken | undefined): boolean {
  const tag = closedTag(next);
  return tag !== undefined && AFTER_VERB.has(tag);
}

function tagVerb(reading: VerbReading, around: Around): Tag | undefined {
  const { before } = around;
  if (reading.form === 'past') return 'past';
  if (reading.form === 'ing')
    return before && (before.tag === 'article' || before.tag === 'owner') ? 'noun' : 'ing';
  return isVerbHere(reading, around) ? reading.form : undefined;
}

/** "parent's mobile" is whose it is; "that's mine" and "it's overdue" say what is so. */
function isPossessive({ key }: RawToken, { before, next }: Around): boolean {
  if (key !== "'s" || !before || !next || (before.tag !== 'noun' && before.tag !== 'plural')) return false;
  const after = CLOSED.get(next.key);
  const reading = verbForm(next.key);
  const isVerb = reading !== undefined && (reading.form === 'past' || reading.form === 'ing');
  return next.kind === 'word' && after === undefined && !isVerb;
}

const LY_NOUNS = /^(?:family|supply|reply|assembly|weekly|monthly|daily|yearly|fly|july|italy)$/;

function tagWord(token: RawToken, around: Around): { tag: Tag; lemma: string } {
  const { key } = token;
  if (isPossessive(token, around)) return { tag: 'owner', lemma: key };
  const closed = CLOSED.get(key);
  if (closed !== undefined) return { tag: closed, lemma: /^(?:have|do|be)$/.test(closed) ? closed : key };
  const reading = verbForm(key);
  const tag = reading && tagVerb(reading, around);
  if (reading && tag !== undefined && tag !== 'noun') return { tag, lemma: reading.lemma };
  return tagOther(key, reading !== undefined);
}

function tagOther(key: string, isVerbToo: boolean): { tag: Tag; lemma: string } {
  if (/^\p{L}{3,}ly$/u.test(key) && !LY_NOUNS.test(key)) return { tag: 'adverb', lemma: key };
  if (isAdjective(key) && !isVerbToo) return { tag: 'adjective', lemma: key };
  const isMany = isPlural(key) && !/(?:ss|us|is)$/.test(key);
  return { tag: isMany ? 'plural' : 'noun', lemma: singular(key) };
}

/** Says of each token what it does, from left to right: by what it may be, and by its neighbours. */
export function tagTokens(raw: readonly RawToken[]): Token[] {
  const tokens: Token[] = [];
  raw.forEach((token, index) => {
    const { kind, ...rest } = token;
    const before = tokens[index - 1];
    if (kind === 'number') tokens.push({ ...rest, tag: 'number' });
    else if (kind === 'quoted') tokens.push({ ...rest, tag: 'quoted' });
    else if (kind === 'mark') tokens.push({ ...rest, tag: CLOSED.get(token.key) ?? 'mark' });
    else {
      const around = { before, next: raw[index + 1], afterNext: raw[index + 2] };
      tokens.push({ ...rest, ...tagWord(token, around) });
    }
  });
  return tokens;
}
