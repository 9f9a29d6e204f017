import type { Token } from '../language/token';
import type { Operation } from '../operations/operation';
import { ruleIndexOf } from './rule-index';
import { wordSet, type Captures } from './token-pattern';
import type { World } from './world';

/** What a clause is, decided before it is read (READ-02). */
export type ClauseClass =
  | 'record'
  | 'fields'
  | 'relation'
  | 'computed'
  | 'metric'
  | 'view'
  | 'filter'
  | 'badge'
  | 'rule'
  | 'action'
  | 'sort'
  | 'look'
  | 'name'
  | 'exclusion'
  | 'edit'
  | 'access'
  | 'promise'
  | 'beyond'
  | 'background'
  | 'instruction';

/** One thing that may have been meant, for a person to choose by pressing. */
export interface Choice {
  /** As a person would say it: 'Sort by due date'. */
  readonly label: string;
  readonly operations: readonly Operation[];
}

/** What a clause comes to in an application. */
export type Outcome =
  /** `caveat` is what a person would not expect of it. */
  | { readonly operations: readonly Operation[]; readonly caveat?: string }
  /** Understood, and it cannot be built: why, as a sentence without its full stop. */
  | { readonly missing: string }
  /** Understood, and nothing is to be done: why. */
  /** `holds` would change nothing, and says what there is already. */
  | { readonly already: string; readonly holds?: readonly Operation[]; readonly caveat?: string }
  /** Every application does it. */
  | {
      readonly promise:
        | 'search'
        | 'order'
        | 'records'
        | 'undo'
        | 'kept'
        | 'refusals'
        | 'pages'
        | 'everywhere'
        | 'design';
      readonly why: string;
    }
  /** It asks for nothing: a greeting, a story. */
  | { readonly nothing: true }
  /** Words that name what is not wanted. */
  | { readonly without: readonly string[] }
  | { readonly ask: string; readonly choices: readonly Choice[] };

/**
 * One way of saying one thing. `when` are patterns that have to match the whole clause (`token-pattern.ts`); of all rules that
 * match, the one with the highest score is believed.
 */
export interface Rule {
  /** Unique, in plain words: 'a total for each period'. */
  readonly name: string;
  readonly class: ClauseClass;
  readonly when: readonly string[];
  /** Added to the score: below 0 for wide rules that narrow ones shall win over. */
  readonly weight?: number;
  /**
   * For plain orders, which fit only where their words name what is there and nothing more is said: what each word counts for,
   * whatever a tagger takes the words for. It goes before rules that have none.
   */
  readonly certainty?: number;
  /** What it comes to; undefined where the words do not fit the application, so that the next best rule is tried. */
  readonly read: (said: Said, world: World) => Outcome | undefined;
  /**
   * Clauses that this rule wins, each with what it gives in the example applications of `reading-testing.ts`, in the notation of
   * builder/corpus/README.md: `+ metric sum Order.Total per month`; 'missing', 'promise', 'nothing', 'already', 'ask' for the others.
   */
  readonly examples: Readonly<Record<string, string>>;
  /** Clauses that look alike and are none of this rule's. */
  readonly counter?: readonly string[];
}

/** What the patterns of a rule captured. */
export class Said {
  constructor(
    readonly clause: readonly Token[],
    private readonly captures: Captures,
    /** The word that joins it to what stood before, where there is one: 'also', 'and'. */
    readonly joint = '',
  ) {}

  /** The tokens of a capture; none where it is missing. */
  tokens(name: string): readonly Token[] {
    return this.captures[name] ?? [];
  }

  has(name: string): boolean {
    return this.tokens(name).length > 0;
  }

  /** As it was written, quotation marks taken off: 'unit price'. */
  text(name: string): string {
    return wordsOf(this.tokens(name));
  }

  number(name: string): number | undefined {
    const value = Number(this.tokens(name)[0]?.text.replace(',', '.'));
    return Number.isFinite(value) && this.has(name) ? value : undefined;
  }
}

/** Tokens as they were written, with the spaces that belong between them. */
export function wordsOf(tokens: readonly Token[]): string {
  let text = '';
  let end = tokens[0]?.start ?? 0;
  for (const token of tokens) {
    if (token.start > end) text += ' ';
    text += token.tag === 'quoted' ? token.text.slice(1, -1) : token.text;
    end = token.end;
  }
  return text.replace(/\s+/g, ' ').trim();
}

export interface Match {
  readonly rule: Rule;
  readonly said: Said;
  /** Higher where more of the clause is named by the rule word for word. */
  readonly score: number;
}

const MARKS = /^[,.;:!?]$/;

/** '+1' and '-1' are numbers, and no 'and' or dash. */
const isSign = (token: Token | undefined, next: Token | undefined) =>
  token !== undefined && /^[+-]$/.test(token.text) && next?.tag === 'number' && next.start === token.end;

/** 'ok' is the whole of what 'it is ok' says, and a name in 'rename fine to ok'. */
const isOkMeant = (before: Token | undefined, token: Token | undefined) =>
  /^(?:be|to)$/.test(before?.tag ?? '') && /^ok(?:ay)?$/.test(token?.key ?? '');

/** The clause without marks at its ends, and without words that only lead in or are polite. */
export function bare(tokens: readonly Token[]): readonly Token[] {
  let [from, to] = [0, tokens.length];
  const isLead = (token: Token | undefined) =>
    token !== undefined &&
    (MARKS.test(token.key) ||
      /^(?:-|and|but|also|then|so|oh|ok|okay|well|please|plus|ah|um|er|right)$/.test(token.key));
  const isTail = (token: Token | undefined) =>
    token !== undefined &&
    (MARKS.test(token.key) || /^(?:-|please|thanks|too|though|ok|okay|maybe|etc)$/.test(token.key));
  while (from < to && isLead(tokens[from]) && !isSign(tokens[from], tokens[from + 1])) from += 1;
  while (to > from && isTail(tokens[to - 1]) && !isOkMeant(tokens[to - 2], tokens[to - 1])) to -= 1;
  // 'thanks' alone is a clause too.
  return from < to ? tokens.slice(from, to) : tokens.filter(({ key }) => !MARKS.test(key));
}

/**
 * All rules that match a clause, the best first; a rule as often as its patterns do.
 *
 * @param before what joins the clause to what stood before it, where it was cut off already
 */
export function matchRules(rules: readonly Rule[], clause: readonly Token[], before = ''): Match[] {
  const tokens = bare(clause);
  if (tokens.length === 0) return [];
  const words = wordSet(tokens);
  const joint =
    clause.find(({ end, tag }) => end <= (tokens[0]?.start ?? 0) && tag !== 'mark')?.key ?? before;
  const matches: Match[] = [];
  // Each pattern counts: the best one may capture words that name nothing, and another may fit.
  for (const { rule, pattern } of ruleIndexOf(rules).find(words)) {
    const captures = pattern.match(tokens, words);
    if (captures === undefined) continue;
    const captured = new Set(Object.values(captures).flat()).size;
    const score = (tokens.length - captured) / Math.max(tokens.length, 4);
    matches.push({
      rule,
      said: new Said(tokens, captures, joint),
      score: score + (rule.weight ?? 0) + (rule.certainty ?? 0),
    });
  }
  return matches.sort((a, b) => b.score - a.score);
}

/** The best rule whose reading fits the application, with what it comes to. */
export function readClause(
  rules: readonly Rule[],
  clause: readonly Token[],
  world: World,
): { readonly match: Match; readonly outcome: Outcome } | undefined {
  for (const match of matchRules(rules, clause)) {
    const outcome = match.rule.read(match.said, world);
    if (outcome) return { match, outcome };
  }
  return undefined;
}
