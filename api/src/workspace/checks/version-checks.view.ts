import { behavioursOf } from '@tessera/builder';
import type { ApplicationModel, ListedCheck, Receipt, VersionChecks } from '@tessera/shared/contracts';
import type { KeptCheck } from './kept-check.schema';

/** What a check came to, by the ids of the behaviours. */
export type States = ReadonlyMap<string, KeptCheck['state']>;

/**
 * What is known of a version's promises (MODEL-15): from the run that performed them on the server, and from a browser, which
 * made up for what the server could not. Everything that is said of checks anywhere is made of this.
 */
export function knownChecks(receipt: Receipt | null, reported: readonly KeptCheck[]): readonly KeptCheck[] {
  return withLater(performedChecks(receipt), reported);
}

/**
 * What is known after another report. What could be tried once is not unknown because it could not a second time, unless it only
 * counted as failed while nothing started.
 */
export function withLater(known: readonly KeptCheck[], later: readonly KeptCheck[]): readonly KeptCheck[] {
  const checks = new Map(known.map((check) => [check.id, check]));
  for (const check of later) {
    const earlier = checks.get(check.id);
    if (isTried(check) || !isTried(earlier) || earlier?.isBroken) checks.set(check.id, check);
  }
  return [...checks.values()];
}

/** The receipt names what did not pass in the order in which it was performed. */
export function performedChecks(receipt: Receipt | null): readonly KeptCheck[] {
  if (!receipt) return [];
  const { performed, failed, untried } = receipt.checks;
  const titles = { passed: [], failed: [...failed], untried: [...untried] };
  return performed.map(({ id, state }) => ({ id, state, title: titles[state].shift() }));
}

/** Whether somebody found out. */
export function isTried(check: KeptCheck | undefined): boolean {
  return check?.state === 'passed' || check?.state === 'failed';
}

/** What was tried. What could not be stays unknown: a browser may be able to another time. */
export function statesOf(known: readonly KeptCheck[]): States {
  return new Map(known.filter(isTried).map(({ id, state }) => [id, state]));
}

/** What a version promises; nothing where it has no model. */
export function promisesOf(model: ApplicationModel | null): ReturnType<typeof behavioursOf> {
  return model === null ? [] : behavioursOf(model);
}

/** How many of those that were tried passed and failed. */
export function countChecks(known: readonly KeptCheck[]): {
  readonly passed: number;
  readonly failed: number;
} {
  const count = (wanted: KeptCheck['state']) => known.filter(({ state }) => state === wanted).length;
  return { passed: count('passed'), failed: count('failed') };
}

/**
 * The model's promises that a browser should try by itself: not those that anybody tried, nor those that a browser could not,
 * which would be no better at every visit.
 */
export function dueChecks(
  model: ApplicationModel | null,
  known: readonly KeptCheck[],
  reported: readonly KeptCheck[],
): string[] {
  const settled = new Set([...known.filter(isTried), ...reported].map(({ id }) => id));
  return promisesOf(model)
    .map(({ id }) => id)
    .filter((id) => !settled.has(id));
}

/** Of the model's promises those that nobody has come to. */
export function countWaiting(model: ApplicationModel | null, known: readonly KeptCheck[]): number {
  const ids = new Set(known.map(({ id }) => id));
  return promisesOf(model).filter(({ id }) => !ids.has(id)).length;
}

/** Each of the model's promises, in the order in which they are tried, with what is known of it. */
export function listChecks(model: ApplicationModel | null, known: readonly KeptCheck[]): ListedCheck[] {
  const found = new Map(known.map((check) => [check.id, check]));
  return promisesOf(model).map(({ id, title }) => {
    const { state = 'waiting', message, isNew } = found.get(id) ?? {};
    return {
      id,
      title,
      state,
      ...(message !== undefined && { message }),
      ...(isNew !== undefined && { isNew }),
    };
  });
}

/** What is known, as people are told. */
export function presentChecks(known: readonly KeptCheck[], waiting: number): VersionChecks {
  const inState = (wanted: KeptCheck['state']) => known.filter(({ state }) => state === wanted);
  // One of them that works shows that the application starts.
  const isBroken = known.every((check) => check.state === 'failed' && check.isBroken);
  return {
    passed: inState('passed').length,
    failed: inState('failed').map((check) => ({
      ...named(check),
      isNew: check.isNew ?? false,
      ...(check.since && { since: check.since }),
    })),
    untried: inState('untried').map(named),
    waiting,
    ...(isBroken && known[0]?.message !== undefined && { broken: known[0].message }),
  };
}

function named({ id, title, message }: KeptCheck) {
  return { id, title: title ?? id, ...(message !== undefined && { message }) };
}

/** What is known of the version that a run made; undefined where that is nothing. */
export function checksOfRun(
  receipt: Receipt,
  reported: readonly KeptCheck[] = [],
): VersionChecks | undefined {
  const known = knownChecks(receipt, reported);
  const { performed, waiting } = receipt.checks;
  const left = Math.max(0, performed.length + waiting.length - known.length);
  return known.length + left > 0 ? presentChecks(known, left) : undefined;
}
