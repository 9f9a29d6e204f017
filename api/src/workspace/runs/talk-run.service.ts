import type { KnownOfApplication } from '@tessera/builder';
import type { Database } from '../../db/database';
import { reportRowsTo } from '../../db/stored-row';
import type { JobLog } from '../../jobs/run-job';
import { findListedChecks } from '../checks/check-access.service';
import type { ProjectRow } from '../projects/project-access.service';
import {
  findHead,
  findModelToChange,
  hasModel,
  listVersionSummaries,
  type ModelledVersion,
} from '../versions/version-access.service';
import type { Assistant } from './assistant.port';
import { planAnswer } from './plan-answer.view';
import type { RunJournal } from './run-journal.service';
import { findRunBefore, type RunEnd, type RunRow } from './runs.repository';
import { orStopped, refuseFailed, understand } from './understand-run.service';

interface Dependencies {
  readonly db: Database;
  readonly journal: RunJournal;
  readonly assistant: Assistant;
  readonly log: JobLog;
}

/** What is said; `no_effect` where that is only why there is nothing to say. */
type Said = Required<Pick<RunEnd, 'answer' | 'suggestions'>> & Pick<RunEnd, 'status'>;

/** Versions that questions are answered about: the newest. */
const MOST_VERSIONS = 200;

const CODE_ONLY =
  'This project was imported as code only. The built-in assistant cannot answer about code; that needs a language model. Its files are under Code.';
const FILES_UNREAD = 'Attached files are not read for an answer. Choose Build to build with them.';
const NOTHING_YET =
  'There is nothing to ask about yet. Choose Build and say what to make, or Plan to see what would come of it.';

/**
 * Runs that change nothing (SCR-02): a plan says what a message would change, an answer what is known of the application. What was
 * spoken of before stays what 'it' means.
 */
export async function talk(dependencies: Dependencies, run: RunRow, project: ProjectRow): Promise<void> {
  const { db, journal, log } = dependencies;
  const head = await findHead(db, project);
  const said = await (head && !hasModel(head)
    ? unanswered(CODE_ONLY)
    : run.mode === 'plan'
      ? plan(dependencies, run, { project, head })
      : answer(dependencies, run, { project, head }));
  const before = await findRunBefore(db, run, reportRowsTo(log));
  const end = { ...said, spoken: before?.spoken };
  await journal.end(run, end, { events: [{ type: 'text', delta: said.answer }] });
}

async function plan(
  dependencies: Dependencies,
  run: RunRow,
  { project, head }: { readonly project: ProjectRow; readonly head: ModelledVersion | undefined },
): Promise<Said> {
  const model = head && (await findModelToChange(dependencies.db, head));
  const understood = await understand(dependencies, run, { projectName: project.name, model });
  if (understood.kind === 'nothing') return unanswered(understood.answer, understood.suggestions);
  const { proposed } = understood;
  // What could not be built is not planned either.
  refuseFailed('design', proposed.checks);
  return { status: 'succeeded', answer: planAnswer(proposed, head === undefined), suggestions: [] };
}

async function answer(
  { db, assistant }: Dependencies,
  run: RunRow,
  { project, head }: { readonly project: ProjectRow; readonly head: ModelledVersion | undefined },
): Promise<Said> {
  if (!head) return unanswered(NOTHING_YET);
  const known = { ...(await readKnown(db, head, run)), dataPlace: project.dataPlace };
  const { answer: said, questions } = await orStopped(
    'understand',
    'Reading this question took too long. Try a shorter one.',
    assistant.answer(run.userId, { question: run.message, known, about: pointedAt(run) }),
  );
  const files = run.attachments.length > 0 ? `\n\n${FILES_UNREAD}` : '';
  return { status: 'succeeded', answer: said + files, suggestions: [...questions] };
}

/** The part that was selected in the preview; text that is no part of the model says nothing of it. */
function pointedAt({ about }: RunRow): string | undefined {
  return about?.subject.kind === 'part' ? about.subject.part : undefined;
}

/** `run` has what the page counted of the records as it asked. */
async function readKnown(
  db: Database,
  head: ModelledVersion,
  { held }: Pick<RunRow, 'held'>,
): Promise<KnownOfApplication> {
  const checks = await findListedChecks(db, head);
  const versions = (await listVersionSummaries(db, head.projectId)).slice(0, MOST_VERSIONS);
  return {
    model: head.model,
    held: held ?? undefined,
    checks: checks.map(({ id, title, state }) => ({
      id,
      title,
      state: state === 'waiting' ? 'untried' : state,
    })),
    versions: versions.map(({ number, note, author, origin, createdAt: at }) => ({
      number,
      note,
      author,
      origin,
      at,
    })),
  };
}

function unanswered(answer: string, suggestions: readonly string[] = []): Said {
  return { status: 'no_effect', answer, suggestions: [...suggestions] };
}
