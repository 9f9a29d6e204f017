import type { ApplicationModel } from '@tessera/shared/contracts';
import { readCorpus, type Entry } from '../../bench/corpus';
import { type Meant } from '../../bench/facts';
import { scoreChange } from '../../bench/score-change';
import { tokenise } from '../language/tokenise';
import { applyOperation } from '../operations/apply';
import { checkModel } from '../checks/check-model';
import { ALL_RULES } from './all-rules';
import { matchRules, readClause, type Outcome, type Rule } from './rule';
import { exampleWorld } from './reading-testing';
import { World } from './world';

/** `RULES=metrics,sort` runs only the rules of these classes or names, for whoever writes one. */
const only = process.env['RULES']?.split(',');
const tested = ALL_RULES.filter(
  (rule) => only?.some((part) => rule.class === part || rule.name.includes(part)) ?? true,
);

const meantBy = (facts: string): Meant[] => [
  ...(readCorpus(`### example-1 change en on shop\nwords\n---\n${facts}\n`).entries[0]?.meant ?? []),
];

function applied(model: ApplicationModel, outcome: Outcome): ApplicationModel {
  if (!('operations' in outcome)) return model;
  return outcome.operations.reduce((now, operation) => {
    const step = applyOperation(now, operation);
    if (!step.done) throw new Error(`${operation.kind}: ${step.why}`);
    return step.model;
  }, model);
}

const kindOf = (outcome: Outcome): string => Object.keys(outcome)[0] ?? '';

/** What an outcome is that an example does not say, or what it says and is not. */
function faultsOf(model: ApplicationModel, clause: string, outcome: Outcome, gives: string): string[] {
  if (!/^[+~-] /.test(gives)) return kindOf(outcome) === gives ? [] : [`gives ${kindOf(outcome)}`];
  const after = applied(model, outcome);
  const entry: Entry = {
    id: 'example-1',
    kind: 'change',
    language: 'en',
    marks: [],
    after: [],
    text: clause,
    meant: meantBy(gives),
  };
  const score = scoreChange(entry, model, { kind: 'changed', model: after, coverage: [] });
  const broken = checkModel(after).flatMap(({ passed, message }) => (passed ? [] : [message ?? '']));
  return [...score.faults, ...broken];
}

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
