import { AppError } from '../../core/app-error';
import type { Database } from '../../db/database';
import type { JobHandler } from '../../jobs/run-job';
import { findLink, updateLink } from './links.repository';
import type { Push } from './push.service';
import { pushJobSchema, type PushJob } from './push-queue.schema';

interface Dependencies {
  readonly db: Database;
  /** In the project's turn. */
  readonly push: Push;
}

const AWAY = 'GitHub could not be reached after the last version. Push by hand once it answers again.';

/** Failures that another try a moment later may not meet. */
const PASSING = new Set<AppError['code']>(['UPSTREAM_FAILED']);

/**
 * Pushes what a branch does not have after a version was made. May run twice: the second time there is nothing to push. What fails
 * for a reason is told at the link, and not tried again before the next version.
 */
export function createPushJob({ db, push }: Dependencies): JobHandler<PushJob> {
  return {
    payload: pushJobSchema,
    async handle({ projectId, userId }) {
      // Nobody is at the page: there is no session.
      const caller = { userId, sessionId: '' };
      try {
        // Unlinked, or switched off, since the version was made.
        if ((await findLink(db, projectId))?.pushOnVersion !== true) return;
        await push(caller, projectId, {});
      } catch (error) {
        if (!(error instanceof AppError) || PASSING.has(error.code)) throw error;
        await updateLink(db, projectId, { pushProblem: error.message });
      }
    },
    async giveUp({ projectId }) {
      await updateLink(db, projectId, { pushProblem: AWAY });
    },
  };
}
