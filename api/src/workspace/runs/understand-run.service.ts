import type { Attachment, ModelEdit, RunQuestion } from '@tessera/shared/contracts';
import { askInWords, type Check } from '@tessera/builder';
import type { Database } from '../../db/database';
import { reportRowsTo } from '../../db/stored-row';
import type { JobLog } from '../../jobs/run-job';
import { WorkStoppedError } from '../../work/work-pool';
import { findTemplateByPrompt } from '../templates/find-template.rules';
import { readAttachments } from '../uploads/attachments.service';
import type { ProposalRequest, Proposed } from '../worker/worker-tasks.schema';
import type { Assistant } from './assistant.port';
import type { StepId } from './run-plan.view';
import { isAgreed, readWish } from './run-wish.service';
import type { RunRow } from './runs.repository';

interface Dependencies {
  readonly db: Database;
  readonly assistant: Assistant;
  readonly log: JobLog;
}

/** A step that failed, with the sentence to show. Nothing was applied. */
export class StepFailedError extends Error {
  override readonly name: string = 'StepFailedError';
  constructor(
    readonly step: StepId,
    message: string,
  ) {
    super(message);
  }
}

/** A failing check means that nothing is applied; the run says which one it was. */
export function refuseFailed(step: StepId, checks: readonly Check[]): void {
  const failed = checks.filter(({ passed }) => !passed);
  if (failed.length === 0) return;
  const reasons = failed.map(({ title, message }) =>
    message === undefined ? title : `${title} (${message})`,
  );
  throw new StepFailedError(step, `Check failed, nothing was changed: ${reasons.join('; ')}`);
}

/** The run changes nothing, and says why or asks first. */
export interface Unchanged {
  readonly kind: 'nothing';
  readonly answer: string;
  readonly suggestions?: readonly string[];
  readonly question?: RunQuestion;
  /** What the message spoke of last. */
  readonly spoken?: unknown;
}

export interface Understood {
  readonly kind: 'change';
  readonly proposed: Proposed;
  /** What asked for it: the run's own message, or the one that it says yes to. */
  readonly message: string;
}

/** What the run's message, or the one that it says yes to, would change (MODEL-17). */
export async function understand(
  dependencies: Dependencies,
  run: RunRow,
  project: Pick<ProposalRequest, 'projectName' | 'model'>,
): Promise<Understood | Unchanged> {
  if (run.edit) return understandEdit(dependencies, run, run.edit, project);
  const wish = await readWish(dependencies.db, run, reportRowsTo(dependencies.log));
  if (wish.kind === 'declined') return { ...wish, kind: 'nothing' };
  const { message, agreed, settled, spoken } = wish;
  const about = wish.about?.subject;
  const held = run.held ?? undefined;
  // The words of a template mean its application, where there is nothing yet.
  const templateId = project.model ? undefined : findTemplateByPrompt(message)?.id;
  const attached = await readAttached(dependencies, wish.attachments);
  const request = { ...project, message, attached, held, spoken, templateId, about };
  const proposed = await propose(dependencies, run, request);
  if (proposed.kind === 'nothing')
    return settled === undefined ? proposed : { kind: 'nothing', answer: settled, spoken: proposed.spoken };
  const { question } = proposed;
  // A plan loses nothing: it says what would be asked.
  if (question && run.mode === 'build' && !isAgreed(question, agreed))
    return { kind: 'nothing', answer: askInWords(question), question, spoken: proposed.spoken };
  return { kind: 'change', proposed, message };
}

/** What was pointed at and changed by hand, or the tables that a project begins with; what it was made on may have changed since. */
async function understandEdit(
  { assistant }: Dependencies,
  run: RunRow,
  edit: ModelEdit,
  { model, projectName }: Pick<ProposalRequest, 'projectName' | 'model'>,
): Promise<Understood | Unchanged> {
  const work = assistant.edit(run.userId, { model, projectName, edit });
  const proposed = await orStopped('understand', TOO_LONG, work);
  if (proposed.kind === 'refused') return { kind: 'nothing', answer: `Nothing was changed: ${proposed.why}` };
  return { kind: 'change', proposed, message: run.message };
}

const TOO_LONG = 'This change took too long. Nothing was changed.';

/** What is in the files that came with a message. */
async function readAttached({ db }: Dependencies, attachments: readonly Attachment[]) {
  if (attachments.length === 0) return undefined;
  const attached = await readAttachments(db, attachments);
  if (!('gone' in attached)) return attached;
  const why = `${attached.gone} is not kept any more. Attach it again. Nothing was changed.`;
  throw new StepFailedError('understand', why);
}

function propose(
  { assistant }: Dependencies,
  { userId }: RunRow,
  request: ProposalRequest,
): ReturnType<Assistant['propose']> {
  return orStopped(
    'understand',
    'Reading this message took too long. Nothing was changed. Try a shorter one, or ask for one thing at a time.',
    assistant.propose(userId, request),
  );
}

/** Says `sentence` where the work took more than it may. */
export function orStopped<Result>(step: StepId, sentence: string, work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw error instanceof WorkStoppedError ? new StepFailedError(step, sentence) : error;
  });
}
