import { AppError } from '../../core/app-error';
import type { Database } from '../../db/database';
import { JobPostponedError, type JobHandler } from '../../jobs/run-job';
import { findLink, updateLink, type LinkRow } from './links.repository';
import type { Push } from './push.service';
import { pushJobSchema, type PushJob } from './push-queue.schema';
import { TurnTakenError } from './turns.service';

interface Dependencies {
  readonly db: Database;
  /** In the project's turn. */
  readonly push: Push;
}

const LIMITED =
  'GitHub takes no more calls for this account right now. The last version is pushed as soon as it does.';
const AWAY = 'GitHub could not be reached after the last version. Push by hand once it answers again.';

/** Failures that another try a moment later may not meet. */
const PASSING = new Set<AppError['code']>(['UPSTREAM_FAILED']);

/** Another push or pull is over by then, or goes on for a long time. Seconds. */
const TURN_WAIT = 10;

/**
 * Pushes what a branch does not have after a version was made. May run twice: the second time there is nothing to push. What fails
 * for a reason is told at the link, and not tried again before the next version; what only has to wait is tried again afterwards.
 */
export function createPushJob({ db, push }: Dependencies): JobHandler<PushJob> {
  return {
    payload: pushJobSchema,
    async handle({ projectId, userId }) {
      // Nobody is at the page: there is no session.
      const caller = { userId, sessionId: '' };
      const link = await findLink(db, projectId);
      // Unlinked, or switched off, since the version was made.
      if (link?.pushOnVersion !== true) return;
      try {
        await push(caller, projectId, {});
      } catch (error) {
        await afterFailure(link, error);
      }
    },
    async giveUp({ projectId }) {
      const link = await findLink(db, projectId);
      if (link) await updateLink(db, link, { pushProblem: AWAY });
    },
  };

  async function afterFailure(link: LinkRow, error: unknown): Promise<void> {
    if (error instanceof TurnTakenError) throw new JobPostponedError(TURN_WAIT, error);
    if (!(error instanceof AppError) || PASSING.has(error.code)) throw error;
    const { code, message, extra } = error;
    if (code !== 'RATE_LIMITED' || extra.retryAfter === undefined) {
      await updateLink(db, link, { pushProblem: message });
      return;
    }
    await updateLink(db, link, { pushProblem: LIMITED });
    throw new JobPostponedError(extra.retryAfter, error);
  }
}
