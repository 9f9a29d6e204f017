import type { Rule } from './rule';
import { tokenPattern, type TokenPattern } from './token-pattern';

/** One way of saying what a rule reads. */
export interface RulePattern {
  readonly rule: Rule;
  readonly pattern: TokenPattern;
}

interface Placed extends RulePattern {
  /** In the order of the rules. */
  readonly place: number;
}

const compiled = new WeakMap<Rule, readonly RulePattern[]>();

function compile(rule: Rule): readonly RulePattern[] {
  const known = compiled.get(rule);
  if (known) return known;
  const fresh = rule.when.map((source) => ({ rule, pattern: tokenPattern(source) }));
  compiled.set(rule, fresh);
  return fresh;
}

/** Finds the patterns that a clause may match among thousands by a word that each of them needs. */
export class RuleIndex {
  private readonly byWord = new Map<string, Placed[]>();
  private readonly needless: Placed[] = [];

  constructor(rules: readonly Rule[]) {
    for (const [place, pattern] of rules.flatMap(compile).entries()) this.put({ ...pattern, place });
  }

  /** Under the need that fewest words fill. */
  private put(placed: Placed): void {
    const [need] = placed.pattern.needs.toSorted((a, b) => a.size - b.size);
    if (need === undefined) this.needless.push(placed);
    else
      for (const word of need) {
        const there = this.byWord.get(word);
        if (there) there.push(placed);
        else this.byWord.set(word, [placed]);
      }
  }

  /** The patterns that may match words, in the order of their rules. */
  find(words: ReadonlySet<string>): readonly RulePattern[] {
    const found = new Set(this.needless);
    for (const word of words) for (const placed of this.byWord.get(word) ?? []) found.add(placed);
    return [...found].sort((a, b) => a.place - b.place);
  }
}

const indexes = new WeakMap<readonly Rule[], RuleIndex>();

/** The index of rules, made when they are first asked for. */
export function ruleIndexOf(rules: readonly Rule[]): RuleIndex {
  const known = indexes.get(rules);
  if (known) return known;
  const fresh = new RuleIndex(rules);
  indexes.set(rules, fresh);
  return fresh;
}
