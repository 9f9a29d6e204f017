import type { OutsideService, OutsideServices } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Database } from '../../db/database';
import type { Sealer } from '../../secrets/sealer';
import { findProject, requireProject } from '../../workspace';
import { openServices, readServices, storeServices } from './ready-services.service';
import { findServiceFault, type ReadyService } from './service-request.rules';
import { findLiveServices, lockServices, saveServices } from './services.repository';

export interface ServicesService {
  read(caller: Caller, projectId: string): Promise<OutsideServices>;
  /** Saves all services of a project. Throws CONFLICT with the newest `revision` when they were saved meanwhile. */
  save(caller: Caller, projectId: string, saved: OutsideServices): Promise<OutsideServices>;
  /** A service of what is live under a name, with its deployment; undefined for none. */
  findLive(appName: string, name: string): Promise<LiveService | undefined>;
}

export interface LiveService {
  readonly deploymentId: string;
  /** Whose application it is. */
  readonly ownerId: string;
  readonly service: ReadyService;
}

export interface ServicesSettings {
  readonly db: Database;
  readonly sealer: Sealer;
  /** Whether services in networks of the operator's own may be called, and by http. */
  readonly allowsPrivate: boolean;
}

/** Outside services of projects, as their owners set them up. */
export function createServicesService({ db, sealer, allowsPrivate }: ServicesSettings): ServicesService {
  return {
    async read(caller, projectId) {
      await requireProject(db, caller, projectId);
      return readServices(db, sealer, projectId);
    },
    async save(caller, projectId, { revision, items }) {
      await requireProject(db, caller, projectId);
      requireGood(items, allowsPrivate);
      return db.transaction(async (tx) => {
        const newest = await lockServices(tx, projectId);
        if (newest !== revision) {
          throw new AppError('CONFLICT', 'These services were changed in another window.', {
            revision: newest,
          });
        }
        const saved = { revision: newest + 1, items };
        await saveServices(tx, projectId, storeServices(sealer, projectId, saved));
        return saved;
      });
    },
    async findLive(appName, name) {
      const live = await findLiveServices(db, appName);
      if (live === undefined) return undefined;
      const project = await findProject(db, live.projectId);
      if (project?.deletedAt !== null) return undefined;
      const { deploymentId, sealedServices } = live;
      const service = openServices(sealer, deploymentId, sealedServices).find((one) => one.name === name);
      return service && { deploymentId, ownerId: project.userId, service };
    },
  };
}

/** Throws 400 at the fields. */
function requireGood(items: readonly OutsideService[], allowsHttp: boolean): void {
  const fields: Record<string, string> = {};
  const names = new Set<string>();
  for (const [index, service] of items.entries()) {
    const path = `items.${String(index)}`;
    const fault = findServiceFault(service, allowsHttp);
    if (fault) fields[`${path}.${fault.field}`] = fault.message;
    if (names.has(service.name)) fields[`${path}.name`] = `There is a ${service.name} already`;
    names.add(service.name);
  }
  const [message] = Object.values(fields);
  if (message !== undefined) throw new AppError('BAD_REQUEST', message, { fields });
}
