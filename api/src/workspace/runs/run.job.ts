import { whatWorks } from '@tessera/builder';
import type { RunConflict, RunEvent } from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { AppError } from '../../core/app-error';
import type { Clock } from '../../core/clock';
import { isDiskFull } from '../../core/disk-full';
import type { Database } from '../../db/database';
import { reportRowsTo } from '../../db/stored-row';
import type { JobHandler, JobLog } from '../../jobs/run-job';
import type { BuildsService } from '../builds/builds.service';
import { saveFiles } from '../files/files.service';
import type { RunPreviews } from '../preview/run-preview.service';
import { findProject, type ProjectRow } from '../projects/project-access.service';
import type { VersionCommit } from '../versions/version-commit.service';
import { findHead, findModelToChange, hasModel } from '../versions/version-access.service';
import { WorkClosedError } from '../../work/work-pool';
import type { WriteRequest, WrittenFiles } from '../worker/worker-tasks.schema';
import type { Assistant } from './assistant.port';
import { ConflictsError, refuseConflicts, whatStayed } from './run-conflicts.service';
import { createEarlyPreview, type EarlyPreview } from './early-preview.service';
import { endWithVersion, HeadMovedError } from './commit-run.service';
import { readBefore } from './read-before.service';
import { repair } from './repair-run.service';
import { checkWork, newlyFailing } from './run-checks.service';
import { asCheck, presentReceipt } from './run-receipt.view';
import { RunEndedError, type RunJournal } from './run-journal.service';
import { findOpenQuestion } from './run-wish.service';
import { planEvent, planOfRun, understoodEvent } from './run-plan.view';
import { suggestNext } from './suggest-next.service';
import { talk } from './talk-run.service';
import {
  orStopped,
  refuseFailed,
  StepFailedError,
  understand,
  type Unchanged,
} from './understand-run.service';
import { findRun, type RunRow } from './runs.repository';

const payloadSchema = z.object({ runId: z.uuid() });
type RunPayload = z.infer<typeof payloadSchema>;

/** A hand edit was saved while the run worked: it starts over on top of it, this many times. */
const MAX_RESTARTS = 3;

/** The built-in assistant changes models, and this project came without one. */
const CODE_ONLY =
  'This project was imported as code only, so the built-in assistant cannot change it by chat. Nothing was changed. Edit its files under Code instead.';

export interface ExecutorDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly journal: RunJournal;
  readonly assistant: Assistant;
  readonly builds: BuildsService;
  readonly commits: VersionCommit;
  readonly previews: Pick<RunPreviews, 'announce' | 'open' | 'keep'>;
  readonly log: JobLog;
}

/**
 * Does the work of runs (PRJ-02, PRJ-03): the message becomes a changed model, the model files, and both a
 * version, if every check passes. Otherwise nothing is applied and the run says why. Safe to repeat.
 */
export function createRunExecutor(dependencies: ExecutorDependencies): JobHandler<RunPayload> {
  const { db, journal, log } = dependencies;

  return {
    payload: payloadSchema,
    async handle({ runId }) {
      const run = await journal.begin(runId);
      if (!run) return;
      try {
        await execute(dependencies, run);
      } catch (error) {
        if (error instanceof RunEndedError) return;
        // The queue tries again: the run waits for room or for the next start.
        if (isDiskFull(error) || error instanceof WorkClosedError) throw error;
        if (error instanceof StepFailedError) {
          await fail(dependencies, run, error.message, {
            events: [planOfRun(run)(error.step, 'failed')],
            conflicts: error instanceof ConflictsError ? error.conflicts : [],
          });
          return;
        }
        // Expected, such as too many builds that wait: its sentence is fit to show.
        if (error instanceof AppError) {
          await fail(dependencies, run, error.message);
          return;
        }
        log.error({ err: error, run: run.id }, 'A run failed by a mistake of ours');
        await fail(dependencies, run, 'Something went wrong on our side. Nothing was changed.');
      }
    },
    async giveUp({ runId }) {
      const run = await findRun(db, runId);
      if (run) await fail(dependencies, run, 'Something went wrong on our side. Nothing was changed.');
    },
  };
}

async function fail(
  { db, journal, log }: ExecutorDependencies,
  run: RunRow,
  error: string,
  { events = [], conflicts = [] }: { events?: readonly RunEvent[]; conflicts?: RunConflict[] } = {},
): Promise<void> {
  // Nothing came of the yes: the same yes means the same when it is said again.
  const question = await findOpenQuestion(db, run, reportRowsTo(log));
  const told = { ...(question && { question }), ...(conflicts.length > 0 && { conflicts }) };
  await journal.end(run, { status: 'failed', error, ...told }, { events });
}

async function execute(dependencies: ExecutorDependencies, run: RunRow): Promise<void> {
  for (let restarts = 0; ; restarts += 1) {
    try {
      await attempt(dependencies, run);
      return;
    } catch (error) {
      if (!(error instanceof HeadMovedError) || restarts === MAX_RESTARTS) throw error;
    }
  }
}

async function attempt(dependencies: ExecutorDependencies, run: RunRow): Promise<void> {
  const project = await findProject(dependencies.db, run.projectId);
  if (!project) throw new RunEndedError();
  const work = run.mode !== 'build' ? talk : run.problem ? repair : build;
  await work(dependencies, run, project);
}

async function build(dependencies: ExecutorDependencies, run: RunRow, project: ProjectRow): Promise<void> {
  const { journal, db } = dependencies;
  const early = createEarlyPreview(dependencies, run);
  await tellBegin(journal, run, project.headVersionId, early);
  const head = await findHead(db, project);
  if (head && !hasModel(head)) {
    await endWithout(journal, run, { kind: 'nothing', answer: CODE_ONLY });
    return;
  }
  const model = head && (await findModelToChange(db, head));
  const understood = await understand(dependencies, run, { projectName: project.name, model });
  if (understood.kind === 'nothing') {
    await endWithout(journal, run, understood);
    return;
  }
  const { proposed, message } = understood;

  const { proposal } = proposed;
  await journal.report(run.id, [head ? planEvent('design') : understoodEvent(proposal.model)]);
  refuseFailed('design', proposed.checks);

  await journal.report(run.id, [planEvent('write')]);
  const before = head && (await readBefore(db, head));
  const written = await write(dependencies, run, {
    model: proposal.model,
    before: before?.files,
    decided: run.decided ?? [],
  });
  refuseConflicts(written.conflicts);
  if (head && written.changes.length === 0) {
    await journal.end(run, { status: 'no_effect', answer: 'No effect' }, { events: [] });
    return;
  }
  await journal.report(run.id, [
    ...written.changes.map(({ path, change }): RunEvent => ({ type: 'file', path, change })),
    planEvent('check'),
  ]);
  const treeHash = await saveFiles(db, written.files);
  const generatedHash = await saveFiles(db, written.generated);
  const { compiles, performed, broken } = await check(dependencies, {
    userId: run.userId,
    model: proposal.model,
    treeHash,
    written,
    before,
    coverage: proposal.coverage,
    onFirstCompiled: () => early.open({ title: proposal.model.title, treeHash }),
  });
  const checks = [...proposed.checks, compiles];
  refuseFailed('check', [...checks, ...broken.map(asCheck)]);

  await journal.report(run.id, [planEvent('preview')]);
  const suggestions = await suggestNext(dependencies, run.userId, proposal.model);
  const receipt = presentReceipt({ proposed, written, checks, performed });
  // Later changes say what is new; what every application does was said with the first.
  const answer = proposal.answer + (head ? whatStayed(run.decided) : whatWorks(performed));
  await endWithVersion(dependencies, {
    ...{ run, project, head, treeHash, generatedHash, answer, receipt, suggestions },
    model: proposal.model,
    note: message,
    spoken: proposed.spoken,
    plan: planEvent(undefined),
    onCommitted: (tx, versionId) => early.keep(tx, versionId),
  });
}

/** A first version has its address from the beginning. */
async function tellBegin(
  journal: RunJournal,
  run: RunRow,
  headId: string | null,
  early: EarlyPreview,
): Promise<void> {
  const begin = planEvent('understand');
  await (headId === null ? early.announce(begin) : journal.report(run.id, [begin]));
}

/** Ends a run that changes nothing with what there is to say. */
async function endWithout(
  journal: RunJournal,
  run: RunRow,
  { answer, suggestions = [], question, spoken }: Unchanged,
): Promise<void> {
  await journal.end(
    run,
    {
      status: 'no_effect',
      answer,
      suggestions: [...suggestions],
      ...(question && { question }),
      spoken,
    },
    { events: [{ type: 'text', delta: answer }] },
  );
}

function write(
  { assistant }: ExecutorDependencies,
  { userId }: RunRow,
  request: WriteRequest,
): Promise<WrittenFiles> {
  return orStopped(
    'write',
    'Merging this change with your own edits took too long. Nothing was changed. Make the edited files smaller, or ask for less at a time.',
    assistant.write(userId, request),
  );
}

function check(
  dependencies: ExecutorDependencies,
  work: Parameters<typeof checkWork>[1],
): ReturnType<typeof checkAll> {
  return orStopped(
    'check',
    'Trying the application took too long. Nothing was changed.',
    checkAll(dependencies, work),
  );
}

async function checkAll(dependencies: ExecutorDependencies, work: Parameters<typeof checkWork>[1]) {
  const checked = await checkWork(dependencies, work);
  return { ...checked, broken: await newlyFailing(dependencies, { ...work, ...checked }) };
}
