import type { Deployment } from '@tessera/shared/contracts';
import { AppError, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Queryable } from '../../db/database';
import { describeVersions, findVersion, requireProject } from '../../workspace';
import { findNameRefusal, type NameRefusal } from './app-names.service';
import {
  createDeploymentCreation,
  type DeploymentsDependencies,
  type NewDeployment,
} from './deployment-creation.service';
import * as repository from './deployments.repository';
import type { DeploymentRow } from './deployments.repository';
import { presentDeployment } from './deployment.view';
import type { DataOfLive } from './prepare-data.port';

export interface DeploymentsService {
  /** Whether the caller may deploy under the name; when not, why, and a free one near it. */
  checkName(
    caller: Caller,
    appName: string,
    projectId?: string,
  ): Promise<{ url: string } & ({ available: true } | ({ available: false } & NameRefusal))>;
  /**
   * Charges and starts a deployment in one transaction (DEP-07, DEP-09). Throws INSUFFICIENT_CREDITS with
   * `balance`, CONFLICT with `suggestion` for a taken name, BUILD_FAILED when the version does not compile.
   * The same key charges once and answers the same deployment, and KEY_REUSED to another request.
   */
  create(caller: Caller, input: NewDeployment, idempotencyKey: string): Promise<Deployment>;
  list(caller: Caller, projectId: string | undefined): Promise<Deployment[]>;
  read(caller: Caller, id: string): Promise<Deployment>;
  /** Takes a live deployment off its address. Free. */
  stop(caller: Caller, id: string): Promise<Deployment>;
  /** Puts a stopped deployment back, with its records as its version has them. Free. */
  start(caller: Caller, id: string): Promise<Deployment>;
}

export interface DeploymentsServiceSettings extends DeploymentsDependencies {
  readonly data: DataOfLive;
}

export function createDeploymentsService(dependencies: DeploymentsServiceSettings): DeploymentsService {
  const { db, clock, addressOf, data } = dependencies;
  const make = createDeploymentCreation(dependencies);

  async function presentAll(q: Queryable, rows: readonly DeploymentRow[]): Promise<Deployment[]> {
    const names = await describeVersions(q, [...new Set(rows.map(({ versionId }) => versionId))]);
    return rows.map((row) => {
      const name = names.get(row.versionId);
      if (!name) throw new Error(`Deployment ${row.id} is of a version that there is not`);
      return presentDeployment(row, name, addressOf(row.appName));
    });
  }

  async function owned(q: Queryable, caller: Caller, id: string): Promise<DeploymentRow> {
    const row = await repository.findDeployment(q, id);
    if (row?.userId !== caller.userId) throw notYours('deployment');
    return row;
  }

  async function present(q: Queryable, caller: Caller, id: string): Promise<Deployment> {
    const [deployment] = await presentAll(q, [await owned(q, caller, id)]);
    if (!deployment) throw new AppError('NOT_FOUND', 'Deployment not found');
    return deployment;
  }

  /** Changes the state of the caller's deployment if it is `from`. */
  function change(
    caller: Caller,
    id: string,
    from: Deployment['status'],
    apply: (tx: Queryable, row: DeploymentRow) => Promise<void>,
  ) {
    return db.transaction(async (tx) => {
      await owned(tx, caller, id);
      const row = await repository.lockDeployment(tx, id);
      if (row) await requireProject(tx, caller, row.projectId);
      if (row?.status !== from) throw new AppError('CONFLICT', `This deployment is not ${from}.`);
      await apply(tx, row);
      return present(tx, caller, id);
    });
  }

  /** The records of the project may have been taken to a later version since. Throws CONFLICT where that would lose any. */
  async function prepareFor({ versionId }: DeploymentRow): Promise<void> {
    const version = await findVersion(db, versionId);
    const prepared = version && (await data.prepare(version));
    if (prepared?.kind === 'refused') throw new AppError('CONFLICT', prepared.reason);
  }

  return {
    async checkName(caller, appName, projectId) {
      if (projectId !== undefined) await requireProject(db, caller, projectId);
      // A name belongs to one project, not to its owner: deploying another project to it answers 409.
      const refusal = await findNameRefusal(db, appName, { userId: caller.userId, projectId }, clock());
      const url = addressOf(appName);
      return refusal === undefined ? { url, available: true } : { url, available: false, ...refusal };
    },
    create: async (caller, input, key) => present(db, caller, await make(caller, input, key)),
    async list(caller, projectId) {
      if (projectId !== undefined) await requireProject(db, caller, projectId);
      return presentAll(db, await repository.listDeployments(db, caller.userId, projectId));
    },
    read: (caller, id) => present(db, caller, id),
    stop: (caller, id) =>
      change(caller, id, 'live', (tx) => repository.updateDeployment(tx, id, { status: 'stopped' })),
    async start(caller, id) {
      const row = await owned(db, caller, id);
      const hasData = row.status === 'stopped' && row.dataPlace === 'database';
      if (hasData) await prepareFor(row);
      const started = await change(caller, id, 'stopped', async (tx, stopped) => {
        await repository.replaceOthers(tx, stopped);
        await repository.updateDeployment(tx, id, { status: 'live' });
      });
      if (hasData) await data.announce(row.projectId);
      return started;
    },
  };
}
