import { randomUUID } from 'node:crypto';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import { hashRequest, requireSameRequest } from '../../core/request-hash';
import type { Queryable } from '../../db/database';
import { findVersion, holdVersion, requireProject } from '../../workspace';
import type { CallLimits } from '../services/call-limits.port';
import { claimName } from './app-names.service';
import { DEPLOY_QUEUE } from './deploy-queue.schema';
import { requireDeployment } from './deployment-access.service';
import { NEW, type DeploymentsDependencies } from './deployment-creation.service';
import * as repository from './deployments.repository';
import type { DeploymentRow } from './deployments.repository';
import type { DataOfLive } from './prepare-data.port';
import { requirePublicApp } from './public-apps.service';

/** Puts an earlier deployment of the same name live again, as a new one that costs nothing; answers its id. */
export type RollBack = (caller: Caller, id: string, toId: string, key: string) => Promise<string>;

export function createRollBack(
  settings: Pick<DeploymentsDependencies, 'db' | 'clock' | 'jobs' | 'planOf' | 'variables' | 'callLimits'> & {
    readonly data: DataOfLive;
  },
): RollBack {
  const { db, clock, jobs, planOf, data, variables } = settings;

  async function findRepeated({ userId }: Caller, key: string, requestHash: string) {
    const made = await repository.findDeploymentByKey(db, userId, key);
    return made && requireSameRequest(made, requestHash).id;
  }

  async function insert(
    tx: Queryable,
    caller: Caller,
    { from, to }: Pair,
    key: { key: string; hash: string },
  ) {
    const now = clock();
    const { userId, projectId, appName, versionId } = to;
    const current = await repository.lockDeployment(tx, from.id);
    requirePair({ from: current ?? from, to });
    await requireProject(tx, caller, projectId);
    if (!(await holdVersion(tx, projectId, versionId))) throw conflict('That version is gone.');
    await requirePublicApp(tx, planOf, { userId, appName });
    await claimName(tx, appName, { userId, projectId }, now);
    const { environment, region, autoScale, dataPlace } = from;
    const row: DeploymentRow = {
      ...NEW,
      ...{
        id: randomUUID(),
        userId,
        projectId,
        versionId,
        appName,
        environment,
        region,
        autoScale,
        dataPlace,
      },
      charged: 0,
      despiteChecks: true,
      rolledBackFrom: from.id,
      idempotencyKey: key.key,
      requestHash: key.hash,
      createdAt: now,
      deployedAt: now,
    };
    await repository.insertDeployment(tx, row);
    // It answers as it did then.
    await variables.copy(tx, to.id, row.id);
    await jobs.enqueue(tx, { queue: DEPLOY_QUEUE, payload: { deploymentId: row.id }, account: userId });
    return row.id;
  }

  return async function rollBack(caller, id, toId, key) {
    const hash = hashRequest({ rollBack: id, to: toId });
    const from = await requireDeployment(db, caller, id);
    const to = await requireDeployment(db, caller, toId);
    const repeated = await findRepeated(caller, key, hash);
    if (repeated !== undefined) return repeated;
    await requireProject(db, caller, from.projectId);
    requirePair({ from, to });
    await countRollBack(settings.callLimits, caller);
    if (from.dataPlace === 'database') await requireKept(settings.db, data, to);
    try {
      const made = await db.transaction((tx) => insert(tx, caller, { from, to }, { key, hash }));
      jobs.wake();
      return made;
    } catch (error) {
      const other = await findRepeated(caller, key, hash);
      if (other !== undefined) return other;
      throw error;
    }
  };
}

const AN_HOUR = 30;

/** It is free, and each one keeps what it was given. */
async function countRollBack(limits: CallLimits, { userId }: Caller): Promise<void> {
  if (await limits.isWithin({ scope: 'roll-backs', subject: userId }, AN_HOUR, 3600)) return;
  throw new AppError('RATE_LIMITED', `You can roll back ${AN_HOUR} times an hour. Try again later.`, {
    retryAfter: 600,
  });
}

interface Pair {
  readonly from: DeploymentRow;
  readonly to: DeploymentRow;
}

/** Only what was live once is known to have worked. */
const ONCE_LIVE: ReadonlySet<string> = new Set(['replaced', 'stopped']);

function requirePair({ from, to }: Pair): void {
  if (from.status !== 'live' && from.status !== 'stopped')
    throw conflict('Only what is live or stopped can be rolled back.');
  if (from.appName !== to.appName || from.projectId !== to.projectId)
    throw conflict('That deployment is of another name or app.');
  // One that was overtaken was paid back, and never live.
  const wasOvertaken = to.status === 'replaced' && to.charged === 0 && to.rolledBackFrom === null;
  if (to.id === from.id || wasOvertaken || !ONCE_LIVE.has(to.status))
    throw conflict('Only an earlier deployment that was live can be put back.');
}

/** Throws CONFLICT where the records would lose something as the version of a deployment has them. Moves nothing. */
export async function requireKept(
  q: Queryable,
  data: DataOfLive,
  { versionId }: Pick<DeploymentRow, 'versionId'>,
): Promise<void> {
  const version = await findVersion(q, versionId);
  const rehearsed = version && (await data.rehearse(version));
  if (rehearsed?.kind === 'refused') throw conflict(rehearsed.reason);
}

function conflict(message: string): AppError {
  return new AppError('CONFLICT', message);
}
