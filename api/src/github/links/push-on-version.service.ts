import type { Jobs } from '../../jobs/jobs';
import { findProject, type OnVersionMade } from '../../workspace';
import { findLink } from './links.repository';
import { PUSH_QUEUE, type PushJob } from './push-queue.schema';

/** Has each version of a project pushed that is linked so: with the transaction that makes it, so that none is forgotten. */
export function createPushOnVersion(jobs: Pick<Jobs, 'enqueue'>): OnVersionMade {
  return async (tx, projectId) => {
    const link = await findLink(tx, projectId);
    if (link?.pushOnVersion !== true) return;
    const project = await findProject(tx, projectId);
    if (!project) return;
    const payload: PushJob = { projectId, userId: project.userId };
    await jobs.enqueue(tx, { queue: PUSH_QUEUE, payload, account: project.userId });
  };
}
