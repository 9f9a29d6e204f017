import type { Deployment, DeployLogLine, LogLevel } from '@tessera/shared/contracts';
import { invalidField } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import { readPosition, writePosition } from '../../core/list-cursor';
import { listDeletedProjects, requireProject } from '../../workspace';
import { findNameRefusal, type NameRefusal } from './app-names.service';
import { present, presentAll, requireDeployment } from './deployment-access.service';
import {
  createDeploymentCreation,
  type DeploymentsDependencies,
  type NewDeployment,
} from './deployment-creation.service';
import {
  createDeploymentChanges,
  type DeploymentChanges,
  type DeploymentChangesSettings,
} from './deployment-changes.service';
import { readLines } from './deploy-log.repository';
import { presentLine } from './deploy-log.view';
import * as repository from './deployments.repository';
import { createRollBack } from './roll-back.service';
import type { DeployedVariables } from '../variables/deployed-variables.service';

const PAGE = 50;
const LOG_PAGE = 200;

export interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

export interface DeploymentsQuery {
  readonly projectId?: string | undefined;
  readonly appName?: string | undefined;
  readonly environment?: Deployment['environment'] | undefined;
  readonly status?: Deployment['status'] | undefined;
  readonly cursor?: string | undefined;
}

export interface LogQuery {
  readonly level?: LogLevel | undefined;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
}

export interface DeploymentsService extends DeploymentChanges {
  /** Whether the caller may deploy under the name; when not, why, and a free one near it. */
  checkName(
    caller: Caller,
    appName: string,
    projectId?: string,
  ): Promise<{ url: string } & ({ available: true } | ({ available: false } & NameRefusal))>;
  /**
   * Charges and starts a deployment in one transaction (DEP-07, DEP-09). Throws INSUFFICIENT_CREDITS with
   * `balance`, CONFLICT with `suggestion` for a taken name and with `failing` for checks that fail, PLAN_LIMIT, BUILD_FAILED
   * when the version is known not to compile. The same key charges once and answers the same deployment, and KEY_REUSED to
   * another request.
   */
  create(caller: Caller, input: NewDeployment, idempotencyKey: string): Promise<Deployment>;
  /** Puts an earlier one of the same name live again, for nothing. Throws CONFLICT where records would be lost. */
  rollBack(caller: Caller, id: string, toId: string, idempotencyKey: string): Promise<Deployment>;
  /** The newest first. */
  list(caller: Caller, query: DeploymentsQuery): Promise<Page<Deployment>>;
  read(caller: Caller, id: string): Promise<Deployment>;
  /** The names of what a deployment was given, and whether that has changed since. */
  givenVariables(caller: Caller, id: string): ReturnType<DeployedVariables['read']>;
  /** The log of a deployment, the oldest line first. */
  log(caller: Caller, id: string, query: LogQuery): Promise<Page<DeployLogLine>>;
}

export interface DeploymentsServiceSettings extends DeploymentsDependencies, DeploymentChangesSettings {}

export function createDeploymentsService(dependencies: DeploymentsServiceSettings): DeploymentsService {
  const { db, clock, addressOf, variables } = dependencies;
  const make = createDeploymentCreation(dependencies);
  const rollBack = createRollBack(dependencies);

  return {
    ...createDeploymentChanges(dependencies),
    async checkName(caller, appName, projectId) {
      if (projectId !== undefined) await requireProject(db, caller, projectId);
      // A name belongs to one project, not to its owner: deploying another project to it answers 409.
      const refusal = await findNameRefusal(db, appName, { userId: caller.userId, projectId }, clock());
      const url = addressOf(appName);
      return refusal === undefined ? { url, available: true } : { url, available: false, ...refusal };
    },
    create: async (caller, input, key) => present(db, await make(caller, input, key), addressOf),
    rollBack: async (caller, id, toId, key) => present(db, await rollBack(caller, id, toId, key), addressOf),
    async list(caller, { cursor, ...query }) {
      const { userId } = caller;
      if (query.projectId !== undefined) await requireProject(db, caller, query.projectId);
      const after = readPosition(cursor);
      const deletedProjects = query.status === undefined ? [] : await listDeletedProjects(db, userId);
      const filter = { ...query, userId, deletedProjects };
      const rows = await repository.listDeployments(db, filter, after, PAGE + 1);
      const shown = rows.slice(0, PAGE);
      const last = shown.at(-1);
      const nextCursor =
        rows.length > PAGE && last ? writePosition({ at: last.createdAt, id: last.id }) : null;
      return { items: await presentAll(db, shown, addressOf), nextCursor };
    },
    async read(caller, id) {
      const [deployment] = await presentAll(db, [await requireDeployment(db, caller, id)], addressOf);
      return deployment ?? present(db, id, addressOf);
    },
    givenVariables: async (caller, id) => variables.read(db, await requireDeployment(db, caller, id)),
    async log(caller, id, { cursor, ...filter }) {
      await requireDeployment(db, caller, id);
      const rows = await readLines(db, id, parseNumber(cursor), filter, LOG_PAGE + 1);
      const shown = rows.slice(0, LOG_PAGE);
      const nextCursor = rows.length > LOG_PAGE ? String(shown.at(-1)?.number) : null;
      return { items: shown.map(presentLine), nextCursor };
    },
  };
}

function parseNumber(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,9}$/.test(cursor)) throw invalidField('cursor', 'Not a cursor of this list');
  return Number(cursor);
}
