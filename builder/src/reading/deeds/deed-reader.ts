import type { Token } from '../../language/token';
import { verbForm } from '../../language/verb-forms';
import { wordList } from '../../language/word-list';
import { singular } from '../../words/inflect';
import { isRecordNoun } from '../../words/record-kinds';
import { wordsOf } from '../rule';
import { isPerson } from './person';

const NO_CLAUSE = wordList('need want like love prefer hope wish know think mean');
/** What stands between the clauses of such a sentence. */
export const JOINS = wordList('and then , or &');
const TO_IT = wordList('it each every them these those one every all both him her afterwards later');
/** What stands before a noun. */
export const DETERMINERS = wordList('a an the their its his her one some another your our each every');
const PRONOUNS = wordList('they everyone everybody people');
const BEFORE_WHO = wordList('the our my all each every a an most some several many when whenever here there');
const PARTICLES = wordList('off out in up back down');
const NAME_TAGS: ReadonlySet<string> = new Set([
  'noun',
  'plural',
  'adjective',
  'ing',
  'past',
  'verb',
  'verbs',
]);
const ABOUT = wordList('for about of on to');
const MODALS = wordList('can may will should could must would');
const MOST_NAME_WORDS = 4;
const MOST_WHO_WORDS = 3;
const MOST_ASIDE = 5;

const isMark = ({ tag }: Token) => tag === 'mark';
const CLOSED_TAGS =
  /^(?:be|have|modal|pronoun|article|owner|preposition|and|link|question|number|not|to|mark)$/;

const NONE = wordList('');
/** What things do as well. */
const STATIVE = wordList(`
  contain hold include involve carry comprise cover require cost belong fit need have show use last mean start end begin
  come go run work
`);
/** Adjectives that are verbs as well, where a verb has to stand. */
const ALSO_VERBS = wordList('open close dry empty warm cool clear free lower narrow perfect secure');

/** The verb that a word is; undefined where it is none. `isKnown`: only those of the dictionary. */
function verbOf({ key, tag }: Token, isKnown: boolean): string | undefined {
  if (CLOSED_TAGS.test(tag)) return undefined;
  const reading = verbForm(key);
  if (reading) return reading.form === 'verb' || reading.form === 'verbs' ? reading.lemma : undefined;
  return tag === 'do' || ALSO_VERBS.has(key) || (!isKnown && tag === 'noun') ? key : undefined;
}

/** 'delete a dish', 'notify them': no name goes on with an article. */
function beforeObject({ key, tag }: Token, behind: Token | undefined): string | undefined {
  if (!/^(?:article|owner|pronoun)$/.test(behind?.tag ?? '')) return undefined;
  if (tag === 'plural') return singular(key);
  return tag === 'noun' || tag === 'verb' ? key : undefined;
}

/** Reads a line from left to right, a piece of a sentence at a time. */
export class DeedReader {
  at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  get next(): Token | undefined {
    return this.tokens[this.at];
  }

  get isAtEnd(): boolean {
    return this.at >= this.tokens.length;
  }

  private isNoun(): boolean {
    return this.next?.tag === 'noun';
  }

  /** The next token where it is one of these words. */
  skip(words: ReadonlySet<string>): boolean {
    const isOne = this.next !== undefined && words.has(this.next.key);
    if (isOne) this.at += 1;
    return isOne;
  }

  skipAll(words: ReadonlySet<string>): void {
    while (this.skip(words));
  }

  from(start: number): readonly Token[] {
    return this.tokens.slice(start, this.at);
  }

  /** 'Members', 'the older pupils', 'they'. */
  who(): readonly Token[] | undefined {
    this.skipAll(BEFORE_WHO);
    if (this.skip(PRONOUNS)) return [];
    const start = this.at;
    const ahead = this.tokens.slice(start, start + MOST_WHO_WORDS);
    const size = ahead.findIndex((token) => isPerson(token) && !isMark(token)) + 1;
    const isWhole = ahead.slice(0, size).every(({ tag }) => NAME_TAGS.has(tag));
    if (size === 0 || !isWhole) return undefined;
    this.at = start + size;
    const who = this.from(start);
    this.ofWhom();
    return who;
  }

  /** 'Knights': somebody of whom no list knows, where the rest of the sentence is as people do things. */
  unknownWho(): readonly Token[] | undefined {
    const [who, verb] = this.tokens.slice(this.at);
    const isOne = who?.tag === 'plural' && verb !== undefined && verbForm(verb.key)?.form === 'verb';
    if (!isOne || STATIVE.has(verb.key) || isRecordNoun(singular(who.key)) || !this.endsInDeed())
      return undefined;
    this.at += 1;
    return [who];
  }

  /** '… and hire a squire' */
  private endsInDeed(): boolean {
    const joint = this.tokens.findIndex(({ key }, at) => at > this.at && JOINS.has(key));
    const [verb, article] = this.tokens.slice(joint + 1);
    return joint > 0 && verb?.tag !== 'have' && /^(?:article|owner)$/.test(article?.tag ?? '');
  }

  /** 'of our club': whose people they are. */
  private ofWhom(): void {
    const start = this.at;
    if (this.next?.key !== 'of') return;
    this.at += 1;
    if (!this.skip(DETERMINERS) || !this.isNoun()) this.at = start;
    else this.at += 1;
  }

  /** The lemma of 'taste', 'drop off', 'can borrow'; a word that no dictionary has where it can be no more than that. */
  verb(not: ReadonlySet<string> = NONE, particles = PARTICLES, isKnown = true): string | undefined {
    this.skip(MODALS);
    while (this.next?.tag === 'adverb') this.at += 1;
    const { next } = this;
    if (next === undefined) return undefined;
    const lemma = verbOf(next, isKnown) ?? beforeObject(next, this.tokens[this.at + 1]);
    if (lemma === undefined || not.has(lemma) || NO_CLAUSE.has(lemma)) return undefined;
    this.at += 1;
    this.skipAll(particles);
    return lemma;
  }

  /** The words of a name, up to what cannot be part of it. */
  name(): readonly Token[] {
    const start = this.at;
    const isPart = (token: Token | undefined) =>
      token !== undefined && (NAME_TAGS.has(token.tag) || (token.key === 'of' && this.at > start));
    while (isPart(this.next) && this.at - start < MOST_NAME_WORDS) this.at += 1;
    if (this.tokens[this.at - 1]?.key === 'of') this.at -= 1;
    return this.from(start);
  }

  /** 'from 1 to 10', 'out of ten', 'in grams', '(1-5)': what is told of a value. */
  told(): boolean {
    const start = this.at;
    const isTold = this.next !== undefined && /^(?:from|out|between|in|\()$/.test(this.next.key);
    if (!isTold) return false;
    const size = this.tokens.slice(start).findIndex(({ key }) => JOINS.has(key) || /^[.!;]$/.test(key));
    this.at = size < 0 ? this.tokens.length : start + size;
    return /\d|\b(?:one|zero|five|ten|kg|grams?|minutes|hours|metres|km|litres|euros?|dollars)\b/.test(
      wordsOf(this.from(start)),
    );
  }

  /** 'give each sauce (a score)', 'give it (a score)'. */
  toIt(things: readonly Token[]): void {
    this.skipAll(TO_IT);
    const last = things.at(-1);
    if (last && this.next && singular(this.next.key) === singular(last.key)) this.at += 1;
  }

  /** 'for each sauce', 'about it', 'of them': of what was spoken of. */
  ofIt(things: readonly Token[]): void {
    const start = this.at;
    if (!this.skip(ABOUT)) return;
    this.skipAll(DETERMINERS);
    const known = new Set([...things.map(({ lemma }) => lemma), 'it', 'them', 'each', 'one', 'every']);
    const last = this.tokens[this.at - 1];
    if (this.next && known.has(singular(this.next.key))) this.at += 1;
    else if (!last || !known.has(last.key)) this.at = start;
  }

  /** '(write down) who has them', '(say) what they thought'. */
  question(): readonly Token[] | undefined {
    const start = this.at;
    if (this.next?.tag !== 'question') return undefined;
    this.rest();
    return this.at - start > 1 ? this.from(start) : undefined;
  }

  /** 'to each other', 'at the weekend', 'about the visit': whatever else is told there, up to the next clause. */
  aside(): void {
    const start = this.at;
    if (this.next?.tag !== 'preposition' && !/^(?:to|about)$/.test(this.next?.key ?? '')) return;
    this.rest();
    if (this.at - start > MOST_ASIDE) this.at = start;
  }

  /** To where the next clause begins. */
  rest(): void {
    while (this.next && !JOINS.has(this.next.key) && !isMark(this.next)) this.at += 1;
  }
}
