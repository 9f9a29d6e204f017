import type { Clock } from '../../core/clock';
import { moveCredits } from '../../money';
import type { Database } from '../../db/database';
import type { JobHandler } from '../../jobs/run-job';
import { buildFailed, findVersion, type BuildsService } from '../../workspace';
import { deployPayloadSchema, type DeployPayload } from './deploy-queue.schema';
import type { DataOfLive } from './prepare-data.port';
import { findDeployment, lockDeployment, replaceOthers, updateDeployment } from './deployments.repository';

export interface DeployJobSettings {
  readonly db: Database;
  readonly builds: BuildsService;
  readonly clock: Clock;
  readonly data: DataOfLive;
}

/**
 * Puts paid deployments live, after their records are as the version has them; one that fails is refunded and says why (DEP-09,
 * DATA-01). Safe to repeat.
 */
export function createDeployJob({ db, builds, clock, data }: DeployJobSettings): JobHandler<DeployPayload> {
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
    payload: deployPayloadSchema,
    async handle({ deploymentId }) {
      const deployment = await findDeployment(db, deploymentId);
      const version = deployment && (await findVersion(db, deployment.versionId));
      if (!version || deployment.status !== 'deploying') return;
      const built = await builds.build(deployment.userId, version.treeHash);
      if (!built.ok) {
        await fail(deploymentId, buildFailed(built.error).message);
        return;
      }
      const hasData = deployment.dataPlace === 'database';
      const prepared = hasData ? await data.prepare(version) : DONE;
      if (prepared.kind === 'refused') {
        await fail(deploymentId, prepared.reason);
        return;
      }
      await publish(deploymentId);
      if (hasData) await data.announce(version.projectId);
    },
    async giveUp({ deploymentId }) {
      await fail(deploymentId, 'Something went wrong on our side. The credits were given back.');
    },
  };
}

const DONE = { kind: 'done' } as const;
