import type { ApplicationModel, Receipt, RunEvent } from '@tessera/shared/contracts';
import type { Clock } from '../../core/clock';
import type { Queryable } from '../../db/database';
import type { JobLog } from '../../jobs/run-job';
import { checksOfRun, countChecks, performedChecks } from '../checks/check-access.service';
import { findProject, type ProjectRow } from '../projects/project-access.service';
import { takeTitle } from '../projects/project-title.service';
import type { VersionRow } from '../versions/version-access.service';
import type { VersionCommit } from '../versions/version-commit.service';
import type { RunJournal } from './run-journal.service';
import { noteOf } from './run-note.rules';
import type { RunEnd, RunRow } from './runs.repository';

interface Dependencies {
  readonly clock: Clock;
  readonly journal: RunJournal;
  readonly commits: VersionCommit;
  readonly log: JobLog;
}

/** What a run made of the project's newest version. */
export interface RunWork extends Required<Pick<RunEnd, 'answer' | 'suggestions'>>, Pick<RunEnd, 'spoken'> {
  readonly run: RunRow;
  /** As it was read, with the head that the work starts from. */
  readonly project: ProjectRow;
  readonly head: VersionRow | undefined;
  readonly treeHash: string;
  readonly generatedHash: string;
  readonly model: ApplicationModel;
  /** What the version says of itself. */
  readonly note: string;
  readonly receipt: Receipt;
  /** Every step is done. */
  readonly plan: RunEvent;
  /** Runs with the transaction that makes the version. */
  readonly onCommitted?: (tx: Queryable, versionId: string) => Promise<void>;
}

/** The head moved between reading it and making the next version. */
export class HeadMovedError extends Error {
  override readonly name = 'HeadMovedError';
}

/**
 * Ends a run with a version: the only way in which one is made of a run (PRJ-02, PRJ-03). Throws HeadMovedError, with nothing
 * applied, when the project's newest version is another one by now.
 */
export async function endWithVersion(
  { clock, journal, commits, log }: Dependencies,
  { run, project, head, receipt, plan, onCommitted, answer, suggestions, spoken, ...work }: RunWork,
): Promise<void> {
  const checks = checksOfRun(receipt) ?? null;
  await journal.end(
    run,
    { status: 'succeeded', answer, receipt, suggestions, spoken },
    {
      // What was done is said only now that it is done.
      events: [plan, { type: 'text', delta: answer }, { type: 'receipt', receipt, checks }],
      apply: async (tx) => {
        const current = await findProject(tx, project.id);
        if (current?.headVersionId !== project.headVersionId) throw new HeadMovedError();
        const { model, treeHash, generatedHash } = work;
        // The account is locked last, as when a project is made: first its name, then the room for it.
        await takeTitle(tx, current, model.title, log);
        const made = {
          projectId: project.id,
          treeHash,
          generatedHash,
          model,
          author: run.edit ? 'user' : 'agent',
          runId: run.id,
          checks: countChecks(performedChecks(receipt)),
          head,
          note: () => noteOf(work.note),
        } as const;
        const { id: versionId } = await commits.commitWork(tx, made, clock());
        await onCommitted?.(tx, versionId);
        return versionId;
      },
    },
  );
}
