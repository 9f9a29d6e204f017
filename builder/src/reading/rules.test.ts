import { tokenise } from '../language/tokenise';
import { ALL_RULES } from './all-rules';
import { faultsOf } from './outcome-testing';
import { matchRules, readClause, type Rule } from './rule';
import { exampleWorld } from './reading-testing';
import { World } from './world';

/** `RULES=metrics,sort` runs only the rules of these classes or names, for whoever writes one. */
const only = process.env['RULES']?.split(',');
const tested = ALL_RULES.filter(
  (rule) => only?.some((part) => rule.class === part || rule.name.includes(part)) ?? true,
);

function examplesOf(rule: Rule): [string, string][] {
  return Object.entries(rule.examples);
}

describe.each(tested.map((rule) => [rule.name, rule] as const))('rule: %s', (_name, rule) => {
  it('[READ-07] has examples, and matches each of them', () => {
    const unmatched = examplesOf(rule).filter(
      ([example]) => !matchRules([rule], tokenise(exampleWorld(example).clause)).length,
    );
    expect(unmatched).toEqual([]);
    expect(Object.keys(rule.examples).length).toBeGreaterThan(0);
  });

  it.each(examplesOf(rule))('[READ-02] [READ-07] alone wins “%s”', (example, gives) => {
    const { model, clause } = exampleWorld(example);
    const read = readClause(ALL_RULES, tokenise(clause), new World(model));
    expect(read?.match.rule.name).toBe(rule.name);
    expect(read && faultsOf(model, clause, read.outcome, gives)).toEqual([]);
  });

  it('[READ-07] leaves what only looks alike to others', () => {
    const taken = (rule.counter ?? []).filter((example) => {
      const { model, clause } = exampleWorld(example);
      return readClause(ALL_RULES, tokenise(clause), new World(model))?.match.rule === rule;
    });
    expect(taken).toEqual([]);
  });
});
