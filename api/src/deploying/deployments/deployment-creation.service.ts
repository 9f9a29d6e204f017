import { randomUUID } from 'node:crypto';
import { DEPLOY_COST, type Deployment, type VersionChecks } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import { hashRequest, requireSameRequest } from '../../core/request-hash';
import { moveCredits } from '../../money';
import type { Database, Queryable } from '../../db/database';
import type { Jobs } from '../../jobs/jobs';
import type { SiteAddress } from '../../config/site-addresses';
import {
  buildFailed,
  findChecks,
  findVersionOf,
  holdVersion,
  requireProject,
  type KeptBuilds,
} from '../../workspace';
import { claimName, requireName } from './app-names.service';
import { DEPLOY_QUEUE } from './deploy-queue.schema';
import { failingWords } from './deploy-words.rules';
import * as repository from './deployments.repository';
import type { DeploymentRow } from './deployments.repository';
import type { PlanOf } from './plan.port';
import { requirePublicApp } from './public-apps.service';
import type { CallLimits } from '../services/call-limits.port';
import type { BuiltVersion, Collected, DeployedVariables } from '../variables/deployed-variables.service';

export interface NewDeployment extends Pick<
  Deployment,
  'projectId' | 'appName' | 'environment' | 'region' | 'autoScale'
> {
  /** The newest unless given. */
  readonly versionId?: string | undefined;
  /** Although checks of the version fail. */
  readonly despiteChecks?: boolean | undefined;
}

export interface DeploymentsDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly builds: Pick<KeptBuilds, 'findKnown'>;
  readonly addressOf: SiteAddress;
  readonly planOf: PlanOf;
  readonly variables: DeployedVariables;
  readonly callLimits: CallLimits;
}

/** What is put live. */
type ToDeploy = Pick<DeploymentRow, 'versionId' | 'dataPlace'> & { readonly given: Collected };

/** Checks, charges and starts deployments; answers their ids. */
export function createDeploymentCreation(dependencies: DeploymentsDependencies) {
  const { db, clock, jobs, builds, planOf, variables } = dependencies;

  async function findRepeated(
    { userId }: Caller,
    input: NewDeployment,
    key: string,
  ): Promise<string | undefined> {
    const made = await repository.findDeploymentByKey(db, userId, key);
    return made && requireSameRequest(made, hashRequest(input)).id;
  }

  /** Checks everything that needs no lock, so that the charge is the last thing that can fail. */
  async function prepare(caller: Caller, input: NewDeployment): Promise<ToDeploy> {
    const project = await requireProject(db, caller, input.projectId);
    if (input.versionId === undefined && project.headVersionId === null) {
      throw new AppError('CONFLICT', 'This project has no version to deploy yet.');
    }
    const version = await findVersionOf(db, project, input.versionId);
    if (!version) throw noVersion();
    const claimer = { userId: caller.userId, projectId: input.projectId };
    await requireName(db, input.appName, claimer, clock());
    // What nobody has built yet is built by the job, which gives the credits back where that fails.
    const built = await builds.findKnown(version.treeHash);
    if (built?.ok === false) throw buildFailed(built.error);
    if (built) await refuseSecrets(project.id, { ...built, treeHash: version.treeHash });
    if (input.despiteChecks !== true) refuseFailing(await findChecks(db, version));
    const given = await variables.collect(project.id);
    return { versionId: version.id, dataPlace: project.dataPlace, given };
  }

  async function refuseSecrets(projectId: string, built: BuiltVersion): Promise<void> {
    const use = await variables.findSecretUse(projectId, built);
    if (use) throw buildFailed(use);
  }

  async function chargeAndInsert(
    tx: Queryable,
    caller: Caller,
    input: NewDeployment,
    { versionId, dataPlace, given }: ToDeploy,
    key: string,
  ) {
    const now = clock();
    const { projectId, appName } = input;
    // It may have made way for a newer one while it was compiled.
    if (!(await holdVersion(tx, projectId, versionId))) throw noVersion();
    await requirePublicApp(tx, planOf, { userId: caller.userId, appName });
    await claimName(tx, appName, { userId: caller.userId, projectId }, now);
    const row = newRow(caller, input, { versionId, dataPlace, key, now });
    await repository.insertDeployment(tx, row);
    await variables.keep(tx, row.id, given);
    await moveCredits(tx, {
      userId: caller.userId,
      amount: -DEPLOY_COST,
      kind: 'deployment',
      note: `Deployed ${row.appName}`,
      reference: `deployment:${row.id}`,
      requireMoreThan: DEPLOY_COST,
      now,
    });
    await jobs.enqueue(tx, { queue: DEPLOY_QUEUE, payload: { deploymentId: row.id }, account: row.userId });
    return row;
  }

  return async function make(caller: Caller, input: NewDeployment, key: string): Promise<string> {
    const repeated = await findRepeated(caller, input, key);
    if (repeated !== undefined) return repeated;
    const prepared = await prepare(caller, input);
    try {
      const row = await db.transaction((tx) => chargeAndInsert(tx, caller, input, prepared, key));
      jobs.wake();
      return row.id;
    } catch (error) {
      // Two calls at once with one key: the other one made the deployment and was charged for it.
      const other = await findRepeated(caller, input, key);
      if (other !== undefined) return other;
      throw error;
    }
  };
}

interface RowFacts extends Pick<DeploymentRow, 'versionId' | 'dataPlace'> {
  readonly key: string;
  readonly now: Date;
}

function newRow(
  { userId }: Caller,
  input: NewDeployment,
  { versionId, dataPlace, key, now }: RowFacts,
): DeploymentRow {
  const { projectId, appName, environment, region, autoScale, despiteChecks = false } = input;
  return {
    ...NEW,
    ...{ id: randomUUID(), userId, projectId, versionId, appName, environment, region, autoScale },
    despiteChecks,
    charged: DEPLOY_COST,
    dataPlace,
    idempotencyKey: key,
    requestHash: hashRequest(input),
    createdAt: now,
    deployedAt: now,
  };
}

/** A deployment whose work has not begun. */
export const NEW = {
  status: 'deploying',
  step: 'queued',
  error: null,
  rolledBackFrom: null,
  isOnTrial: false,
  isAnswering: null,
  probedAt: null,
  probeClaimedAt: null,
} as const;

function refuseFailing({ failed }: VersionChecks): void {
  if (failed.length === 0) return;
  const failing = failed.map(({ title }) => title);
  throw new AppError('CONFLICT', `${failingWords(failing)}.`, { failing });
}

function noVersion(): AppError {
  return new AppError('NOT_FOUND', 'Version not found');
}
