import { affectedBehaviours, behavioursOf } from '@tessera/builder';
import type { ApplicationModel, CheckResult, VersionChecks } from '@tessera/shared/contracts';

type State = CheckResult['state'];
type States = ReadonlyMap<string, State>;

/** A version that was tried. */
export interface Tried {
  readonly model: ApplicationModel;
  /** What the checks came to, by the ids of the behaviours. */
  readonly states: States;
}

/** Whether the model promises something of which nothing is known. */
export function isAnyUnknown(model: ApplicationModel, states: States): boolean {
  return behavioursOf(model).some(({ id }) => !states.has(id));
}

/**
 * What a browser found out. A check that fails is new when it passed in the version `before`, and no change of the model is about
 * what it tries.
 */
export function presentChecks(
  model: ApplicationModel,
  results: readonly CheckResult[],
  before: Tried | undefined,
): VersionChecks {
  const titles = new Map(behavioursOf(model).map(({ id, title }) => [id, title]));
  const meant = before ? affectedBehaviours(before.model, model) : new Set<string>();
  const inState = (state: State) =>
    results
      .filter((result) => result.state === state)
      .map(({ id, message }) => ({
        id,
        title: titles.get(id) ?? id,
        ...(message !== undefined && { message }),
      }));
  return {
    passed: inState('passed').length,
    failed: inState('failed').map((check) => ({
      ...check,
      isNew: before?.states.get(check.id) === 'passed' && !meant.has(check.id),
    })),
    untried: inState('untried'),
  };
}
