import { affectedBehaviours, behavioursOf } from '@tessera/builder';
import type { ApplicationModel, CheckResult, VersionChecks } from '@tessera/shared/contracts';

type State = CheckResult['state'];

/** A version that was tried. */
export interface Tried {
  readonly model: ApplicationModel;
  /** What the checks came to, by the ids of the behaviours. */
  readonly states: ReadonlyMap<string, State | 'waiting'>;
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
  const titleOf = (id: string) => titles.get(id) ?? id;
  const inState = (state: State) => results.filter((result) => result.state === state);
  return {
    passed: inState('passed').length,
    failed: inState('failed').map(({ id, message }) => ({
      id,
      title: titleOf(id),
      ...(message !== undefined && { message }),
      isNew: before?.states.get(id) === 'passed' && !meant.has(id),
    })),
    untried: inState('untried').map(({ id }) => titleOf(id)),
  };
}
