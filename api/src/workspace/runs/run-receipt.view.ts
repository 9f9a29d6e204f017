import {
  behavioursOf,
  decisionsOf,
  settleCoverage,
  type BehaviourResult,
  type Check,
} from '@tessera/builder';
import type { Receipt } from '@tessera/shared/contracts';
import type { Proposed, WrittenFiles } from '../worker/worker-tasks.schema';

interface Work {
  readonly proposed: Pick<Proposed, 'proposal' | 'checksBefore' | 'promisedBefore'>;
  readonly written: WrittenFiles;
  /** Of the model and of the files; all of them passed. */
  readonly checks: readonly Check[];
  readonly performed: readonly BehaviourResult[];
}

/** What a run provably changed. Whatever its checks did not show is taken back from what was read (MODEL-16). */
export function presentReceipt({ proposed, written, checks, performed }: Work): Receipt {
  const { proposal } = proposed;
  const titled = (state: BehaviourResult['state']) =>
    performed.filter((result) => result.state === state).map(({ title }) => title);
  const now = [...titlesOf(checks), ...titlesOf(performed)];
  // Where files were edited by hand nothing is performed here, and nothing came or went.
  const promised = performed.length > 0 ? proposed.promisedBefore : [];
  const before = [...titlesOf(proposed.checksBefore), ...promised];
  return {
    filesChanged: written.changes,
    modelChanges: [...proposal.modelChanges],
    checks: {
      passed: titled('passed').length,
      failed: titled('failed'),
      untried: titled('untried'),
      // Where files were edited by hand all of it is left to a browser.
      waiting: performed.length > 0 ? titled('waiting') : titlesOf(behavioursOf(proposal.model)),
      performed: performed.flatMap(({ id, state }) => (state === 'waiting' ? [] : [{ id, state }])),
      added: now.filter((title) => !before.includes(title) && !isCompileTitle(title, before)),
      removed: before.filter((title) => !now.includes(title)),
    },
    data: proposal.data,
    coverage: performed.length > 0 ? settleCoverage(proposal.coverage, performed) : proposal.coverage,
    assumptions: [...proposal.assumptions],
    decisions: decisionsOf(proposal.model, proposal.assumptions),
    // The built-in assistant is free (decisions, 'Money and credits').
    credits: 0,
  };
}

/** A promise that was tried, as one of the run's checks. */
export function asCheck({ id, title, state, message }: BehaviourResult): Check {
  return { id, title, passed: state === 'passed', ...(message !== undefined && { message }) };
}

/** Every run compiles, so the compile check is new only in the first. */
function isCompileTitle(title: string, titlesBefore: readonly string[]): boolean {
  return titlesBefore.length > 0 && title === 'Every file compiles';
}

function titlesOf(checks: readonly { readonly title: string }[]): string[] {
  return checks.map(({ title }) => title);
}
