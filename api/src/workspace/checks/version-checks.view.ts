import { affectedBehaviours, behavioursOf } from '@tessera/builder';
import type { ApplicationModel, CheckResult, Receipt, VersionChecks } from '@tessera/shared/contracts';

type State = CheckResult['state'];

/** What checks came to, by the ids of the behaviours. */
export type States = ReadonlyMap<string, State>;

/** A version that was tried. */
export interface Tried {
  readonly model: ApplicationModel;
  readonly states: States;
}

export function statesOf(results: readonly CheckResult[]): States {
  return new Map(results.map(({ id, state }) => [id, state]));
}

/** What the receipt of a run says that the server performed; undefined where it performed nothing. */
export function statesOfReceipt(
  model: ApplicationModel,
  { passed, failed, untried, waiting }: Receipt['checks'],
): States | undefined {
  const stateOf = (title: string): State => {
    if (failed.includes(title)) return 'failed';
    return untried.includes(title) || waiting.includes(title) ? 'untried' : 'passed';
  };
  const states = new Map(behavioursOf(model).map(({ id, title }) => [id, stateOf(title)]));
  // Compiling is a check, too: it does not tell that anything was performed.
  const count = [...states.values()].filter((state) => state === 'passed').length;
  return passed > count ? states : undefined;
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
