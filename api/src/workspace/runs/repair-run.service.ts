import { behavioursOf, type TakenBack } from '@tessera/builder';
import { errorKey, fixMessage, MOST_FIXES, type RunEvent, type RunProblem } from '@tessera/shared/contracts';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { reportRowsTo } from '../../db/stored-row';
import type { JobLog } from '../../jobs/run-job';
import type { BuildsService } from '../builds/builds.service';
import { saveFiles } from '../files/files.service';
import type { ProjectRow } from '../projects/project-access.service';
import { findHead, hasModel, type ModelledVersion } from '../versions/version-access.service';
import type { VersionCommit } from '../versions/version-commit.service';
import type { FilesBefore, WrittenFiles } from '../worker/worker-tasks.schema';
import type { Assistant } from './assistant.port';
import { endWithVersion } from './commit-run.service';
import { readFilesBefore } from './read-before.service';
import * as words from './repair-words.view';
import { checkWork } from './run-checks.service';
import type { RunJournal } from './run-journal.service';
import { repairPlanEvent } from './run-plan.view';
import { presentReceipt } from './run-receipt.view';
import { findRunsBefore, type RunRow } from './runs.repository';
import { suggestNext } from './suggest-next.service';
import { orStopped } from './understand-run.service';

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly journal: RunJournal;
  readonly assistant: Assistant;
  readonly builds: BuildsService;
  readonly commits: VersionCommit;
  readonly log: JobLog;
}

/** Among so many runs before it is looked for the same error. */
const MOST_RUNS = 20;

/** A run with what it is about. */
interface Repair {
  readonly run: RunRow;
  readonly project: ProjectRow;
  readonly head: ModelledVersion;
  readonly before: FilesBefore;
  /** What is wrong: as the compiler says it, or else as the preview reported it. */
  readonly problem: RunProblem;
  readonly isOfBuild: boolean;
  /** How often it was fixed already. */
  readonly tries: number;
  readonly spoken: unknown;
}

/** Edits that were taken back, and the files that came of it. */
interface Mended {
  readonly taken: TakenBack;
  readonly written: WrittenFiles;
  readonly treeHash: string;
}

/**
 * 'Fix this' (SCR-02, PRJ-03). What the builder writes compiles and is tried, so an error comes from an edit by hand: the smallest
 * that explains it is taken back, as a version that can be undone. Throws HeadMovedError when the project moved on meanwhile.
 */
export async function repair(dependencies: Dependencies, run: RunRow, project: ProjectRow): Promise<void> {
  const { db, journal, log } = dependencies;
  const earlier = await findRunsBefore(db, run, MOST_RUNS, reportRowsTo(log));
  const spoken = earlier[0]?.spoken;
  const endWithout = async (answer: string) => {
    await journal.end(
      run,
      { status: 'no_effect', answer, spoken },
      { events: [{ type: 'text', delta: answer }] },
    );
  };
  const { problem } = run;
  if (!problem) throw new Error(`Run ${run.id} has nothing to fix`);
  const head = await findHead(db, project);
  if (!head) return endWithout(words.NOTHING_YET);
  if (!hasModel(head)) return endWithout(words.CODE_ONLY);

  await journal.report(run.id, [repairPlanEvent('understand')]);
  const before = await readFilesBefore(db, head);
  const found = await findCause(dependencies, run, problem, { head, before });
  if (!found) return endWithout(words.IS_GONE);
  const tries = countTries(earlier, problem);
  if (tries >= MOST_FIXES) return endWithout(words.TWICE);
  const repairing = { run, project, head, before, ...found, tries, spoken };
  const candidates = await findCandidates(dependencies, repairing);
  const mended = await mend(dependencies, repairing, candidates);
  if (mended) return keep(dependencies, repairing, mended);
  log.error({ run: run.id, problem: found.problem.message }, 'What the builder made has an error');
  await endWithout(candidates.length === 0 ? words.NOT_BY_HAND : words.NOT_BY_EDITS);
}

/** The compiler knows best what is wrong now. Undefined where it complained before and does not any more. */
async function findCause(
  { builds }: Dependencies,
  { userId }: RunRow,
  problem: RunProblem,
  { head, before }: Pick<Repair, 'head' | 'before'>,
): Promise<Pick<Repair, 'problem' | 'isOfBuild'> | undefined> {
  const built = await builds.build(userId, head.treeHash, before.files);
  if (built.ok) {
    // Only the compiler's own words begin with the place.
    const wasOfBuild = problem.path !== undefined && problem.message.startsWith(problem.path);
    return wasOfBuild ? undefined : { problem, isOfBuild: false };
  }
  const { message, path, line } = built.error;
  return {
    problem: { message, ...(path !== null && { path }), ...(line !== null && { line }) },
    isOfBuild: true,
  };
}

/** How often the same error was fixed by the runs right before this one. */
function countTries(earlier: readonly RunRow[], now: RunProblem): number {
  // By its first line, as the page counts.
  const keyOf = (problem: RunProblem) => errorKey(fixMessage(problem));
  const isSame = ({ problem }: RunRow) => problem !== null && keyOf(problem) === keyOf(now);
  const other = earlier.findIndex((run) => !isSame(run));
  const same = other === -1 ? earlier : earlier.slice(0, other);
  return same.filter(({ status }) => status === 'succeeded').length;
}

function findCandidates(
  { assistant }: Dependencies,
  { run, before: project, problem, isOfBuild, tries }: Repair,
): Promise<readonly TakenBack[]> {
  // What does not compile is known to be mended; whether an error of the preview was is known by its coming again.
  const reach = isOfBuild || tries === 0 ? 'edit' : 'file';
  return orStopped(
    'understand',
    'Comparing your edits with what was written took too long. Nothing was changed. Restore a version under History.',
    assistant.takeBack(run.userId, { project, problem, reach }),
  );
}

/** The first that compiles. */
async function mend(
  { db, journal, builds }: Dependencies,
  { run, before }: Repair,
  candidates: readonly TakenBack[],
): Promise<Mended | undefined> {
  for (const taken of candidates) {
    // Each throws when the run was stopped.
    await journal.report(run.id, [repairPlanEvent('check')]);
    const after = new Map(taken.after.map(({ path, text }) => [path, text]));
    const files = [
      ...before.files.filter(({ path }) => !after.has(path)),
      ...taken.after.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }])),
    ];
    const treeHash = await saveFiles(db, files);
    if (!(await builds.build(run.userId, treeHash, files)).ok) continue;
    const written = { files, generated: before.generated, conflicts: [], changes: [...taken.changes] };
    return { taken, written, treeHash };
  }
  return undefined;
}

/** Makes the version, with checks performed where no edit by hand is left. */
async function keep(
  dependencies: Dependencies,
  { run, project, head, problem, isOfBuild, tries, spoken }: Repair,
  { taken, written, treeHash }: Mended,
): Promise<void> {
  const { journal } = dependencies;
  const { model, generatedHash } = head;
  await journal.report(
    run.id,
    written.changes.map(({ path, change }): RunEvent => ({ type: 'file', path, change })),
  );
  // Of the model nothing changed: all of it is tried, as in a first version.
  const work = { userId: run.userId, model, treeHash, written, before: undefined, coverage: [] };
  const { compiles, performed } = await orStopped(
    'check',
    'Trying the application took too long. Nothing was changed.',
    checkWork(dependencies, work),
  );
  await journal.report(run.id, [repairPlanEvent('preview')]);
  const answer = words.answerOfRepair({ problem, isOfBuild, taken, isAgain: !isOfBuild && tries > 0 });
  const proposed = {
    proposal: {
      ...{ model, answer, modelChanges: words.changesOfRepair(taken) },
      ...{ coverage: [], assumptions: [], data: { converted: [], archived: [] } },
    },
    checksBefore: [compiles],
    promisedBefore: behavioursOf(model).map(({ title }) => title),
  };
  await endWithVersion(dependencies, {
    ...{ run, project, head, treeHash, generatedHash, model, answer, spoken },
    note: words.noteOfRepair(taken),
    receipt: presentReceipt({ proposed, written, checks: [compiles], performed }),
    suggestions: await suggestNext(dependencies, run.userId, model),
    plan: repairPlanEvent(undefined),
  });
}
