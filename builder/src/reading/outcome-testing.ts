import type { ApplicationModel } from '@tessera/shared/contracts';
import { readCorpus, type Entry } from '../../bench/corpus';
import { type Meant } from '../../bench/facts';
import { scoreChange } from '../../bench/score-change';
import { checkModel } from '../checks/check-model';
import { applyOperation } from '../operations/apply';
import type { Outcome } from './rule';

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
export function faultsOf(model: ApplicationModel, clause: string, outcome: Outcome, gives: string): string[] {
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
