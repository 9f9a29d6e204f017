import { setTimeout as wait } from 'node:timers/promises';
import { whatWorks } from '@tessera/builder';
import { AppError } from '../../core/app-error';
import type { Log } from '../../core/log';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { WorkClosedError } from '../../work/work-pool';
import type { BuildsService } from '../builds/builds.service';
import { saveFiles } from '../files/files.service';
import type { Assistant } from '../runs/assistant.port';
import { checkWork } from '../runs/run-checks.service';
import type { StepId } from '../runs/run-plan.view';
import { presentReceipt } from '../runs/run-receipt.view';
import { suggestNext } from '../runs/suggest-next.service';
import { orStopped, refuseFailed, StepFailedError } from '../runs/understand-run.service';
import { findTemplateByPrompt } from '../templates/find-template.rules';
import { changeMaking, findDraft, type DraftRow } from './drafts.repository';
import { isLost } from './draft-times.rules';

/** Whose turn drafts take in the builder's processes: all of them together have that of one account. */
export const DRAFTS_ACCOUNT = 'drafts';

/** What it is called where the prompt says nothing of that. */
const NAME = 'New app';

const OUR_FAULT = 'Something went wrong on our side. What you wrote is still here: try it again.';

/** While the builder's processes have no room for it: those who are signed in come first. */
const MOST_TRIES = 4;
const PAUSE_MS = 3000;

/** The draft was replaced or forgotten while it was made. */
class DraftGoneError extends Error {
  override readonly name = 'DraftGoneError';
}

export interface DraftMakerDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly assistant: Assistant;
  readonly builds: BuildsService;
  readonly log: Log;
}

export interface DraftMaker {
  /** Makes the draft when those before it are done. Never rejects: what went wrong is kept with it. */
  make(id: string): void;
}

/**
 * Makes drafts, in a server one after the other: however many visitors try something, whoever is signed in waits for one of
 * them at most (SAFE-02). Not by the queue of jobs: whoever asked for one and has left needs none.
 */
export function createDraftMaker(dependencies: DraftMakerDependencies): DraftMaker {
  let last = Promise.resolve();
  return {
    make(id) {
      last = last.then(() => makeOrSay(dependencies, id));
    },
  };
}

async function makeOrSay(dependencies: DraftMakerDependencies, id: string): Promise<void> {
  const { db, clock, log } = dependencies;
  try {
    const draft = await findDraft(db, id);
    if (draft && !isLost(draft, clock())) await makeWithPauses(dependencies, draft);
  } catch (error) {
    if (error instanceof DraftGoneError) return;
    const isExpected = error instanceof StepFailedError || error instanceof AppError;
    if (!isExpected) log.error({ err: error, draft: id }, 'A draft failed by a mistake of ours');
    const step = error instanceof StepFailedError ? { step: error.step } : {};
    const said = isExpected ? error.message : OUR_FAULT;
    await changeMaking(db, id, { ...step, status: 'failed', error: said }).catch((second: unknown) => {
      // It counts as lost in a moment.
      log.error({ err: second, draft: id }, 'What became of a draft could not be kept');
    });
  }
}

async function makeWithPauses(dependencies: DraftMakerDependencies, draft: DraftRow): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await make(dependencies, draft);
      return;
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === 'UNAVAILABLE';
      if (!isBusy || error instanceof WorkClosedError || tries === MOST_TRIES) throw error;
      await wait(PAUSE_MS, undefined, { ref: false });
    }
  }
}

/** The same work as that of a project's first run. */
async function make({ db, assistant, builds }: DraftMakerDependencies, draft: DraftRow): Promise<void> {
  const begin = (step: StepId) => change({ step });
  const change = async (what: Parameters<typeof changeMaking>[2]) => {
    if (!(await changeMaking(db, draft.id, what))) throw new DraftGoneError();
  };

  await begin('understand');
  const request = { message: draft.prompt, projectName: NAME, model: undefined };
  const proposed = await orStopped(
    'understand',
    'Reading this took too long. Try a shorter text.',
    assistant.propose(DRAFTS_ACCOUNT, { ...request, templateId: findTemplateByPrompt(draft.prompt)?.id }),
  );
  if (proposed.kind === 'nothing') throw new StepFailedError('understand', proposed.answer);
  const { proposal } = proposed;

  await begin('design');
  refuseFailed('design', proposed.checks);

  await begin('write');
  const { model, coverage } = proposal;
  const written = await orStopped(
    'write',
    'Writing the files took too long. Ask for less at a time.',
    assistant.write(DRAFTS_ACCOUNT, { model, before: undefined }),
  );

  await begin('check');
  const treeHash = await saveFiles(db, written.files);
  const generatedHash = await saveFiles(db, written.generated);
  const { compiles, performed } = await orStopped(
    'check',
    'Trying the application took too long.',
    checkWork(
      { assistant, builds },
      { userId: DRAFTS_ACCOUNT, model, treeHash, written, before: undefined, coverage },
    ),
  );
  const checks = [...proposed.checks, compiles];
  refuseFailed('check', checks);

  await begin('preview');
  await change({
    status: 'ready',
    treeHash,
    generatedHash,
    model,
    answer: proposal.answer + whatWorks(performed),
    suggestions: await suggestNext({ assistant }, DRAFTS_ACCOUNT, model),
    receipt: presentReceipt({ proposed, written, checks, performed }),
    spoken: proposed.spoken,
  });
}
