import type { Token } from '../../language/token';
import type { Match } from '../rule';
import { unitsOf, type Unit } from '../text/units';

export interface SentenceContext {
  /** The text says that names of fields follow: bullets, or a colon in front. */
  readonly isList: boolean;
  /** The whole is one item of a list. */
  readonly isItem: boolean;
  /** What the records are called, for reading the names of their fields. */
  readonly context: string;
  /** The wish that a clause is, if it is one. */
  readonly wish: (tokens: readonly Token[]) => Match | undefined;
  /** Whether a noun is one of the kinds of records that were named. */
  readonly isRecord: (noun: string) => boolean;
}

const VERB_TAGS = /^(?:verb|verbs|be|modal|have|do|pronoun|link)$/;
const QUESTIONS = /^(?:what|what's|who|whom|whose|which|when|where|how|whether|if)$/;
const LIST_JOINT = /^(?:,|;|and|plus|also|then|•|\||\/)$/;

/** The words of tokens, without marks. */
export const wordsIn = (tokens: readonly Token[]): number =>
  tokens.filter(({ tag }) => tag !== 'mark').length;

/** A clause of its own: somebody does something, or something is so. */
export const hasVerb = (tokens: readonly Token[]): boolean => tokens.some(({ tag }) => VERB_TAGS.test(tag));

/** Whether what stands before a unit goes on with a list. */
export const isJoint = (before: string | undefined): boolean =>
  before !== undefined && LIST_JOINT.test(before);

/** Short, and a name or a question: what stands in lists. */
function isListy({ tokens }: Unit): boolean {
  if (wordsIn(tokens) > 9) return false;
  const first = tokens.find(({ tag }) => tag !== 'mark');
  return !hasVerb(tokens) || (first !== undefined && QUESTIONS.test(first.key));
}

/** How many units stand in the list that each unit belongs to. */
function runsOf(units: readonly Unit[]): number[] {
  const runs: number[] = units.map(() => 1);
  let start = 0;
  units.forEach((unit, index) => {
    const before = units[index - 1];
    const isBehindItem = before !== undefined && (index - 1 === start || isListy(before));
    if (!isListy(unit) || !isJoint(unit.before) || !isBehindItem) start = index;
    for (let at = start; at <= index; at += 1) runs[at] = index - start + 1;
  });
  return runs;
}

/** A sentence in its pieces, with what is known around it. */
export class Sentence {
  private readonly runs: readonly number[];

  constructor(
    readonly tokens: readonly Token[],
    readonly given: SentenceContext,
    readonly units: readonly Unit[] = unitsOf(tokens),
  ) {
    this.runs = runsOf(units);
  }

  /** How long the list is that a unit stands in; 1 where there is none. */
  run(at: number): number {
    return this.runs[at] ?? 1;
  }

  /** What stands before a unit; nothing behind the last. */
  before(at: number): string | undefined {
    return this.units[at]?.before;
  }

  isLast(at: number): boolean {
    return at === this.units.length - 1;
  }

  /** The tokens from one unit up to another, with the marks between them. */
  span(start: number, end: number): readonly Token[] {
    const first = this.units[start]?.tokens[0];
    const last = this.units[end - 1]?.tokens.at(-1);
    if (!first || !last) return [];
    return this.tokens.filter((token) => token.start >= first.start && token.end <= last.end);
  }
}
