import * as z from 'zod/mini';
import type { Clock } from '../../core/clock';
import { moveCredits } from '../../money/credits/credit-movement.service';
import type { Database } from '../../db/database';
import type { JobHandler } from '../../jobs/run-job';
import type { BuildsService } from '../../workspace/builds/builds.service';
import { buildFailed } from '../../workspace/preview/preview.service';
import { findVersion } from '../../workspace/versions/versions.repository';
import {
  lockDeployment,
  readDeploymentView,
  replaceOthers,
  updateDeployment,
} from './deployments.repository';

export const DEPLOY_QUEUE = 'deploy';

const payloadSchema = z.object({ deploymentId: z.uuid() });

/** Puts paid deployments live; one that fails is refunded and says why (DEP-09). Safe to repeat. */
export function createDeployJob(db: Database, builds: BuildsService, clock: Clock): JobHandler {
  async function publish(id: string): Promise<void> {
    await db.transaction(async (tx) => {
      const row = await lockDeployment(tx, id);
      if (row?.status !== 'deploying') return;
      await replaceOthers(tx, row);
      await updateDeployment(tx, id, { status: 'live', deployedAt: clock() });
    });
  }

  async function fail(id: string, reason: string): Promise<void> {
    await db.transaction(async (tx) => {
      const row = await lockDeployment(tx, id);
      if (row?.status !== 'deploying') return;
      await moveCredits(tx, {
        userId: row.userId,
        amount: row.charged,
        kind: 'refund',
        note: `Refund: deploying ${row.appName} failed`,
        reference: `refund:${id}`,
        now: clock(),
      });
      await updateDeployment(tx, id, { status: 'failed', charged: 0, error: reason });
    });
  }

  return {
    async handle(payload) {
      const { deploymentId } = payloadSchema.parse(payload);
      const view = await readDeploymentView(db, deploymentId);
      const version = view && (await findVersion(db, view.deployment.versionId));
      if (!version) return;
      const built = await builds.build(version.treeHash);
      if (built.ok) await publish(deploymentId);
      else await fail(deploymentId, buildFailed(built.error).message);
    },
    async giveUp(payload) {
      await fail(
        payloadSchema.parse(payload).deploymentId,
        'Something went wrong on our side. The credits were given back.',
      );
    },
  };
}
