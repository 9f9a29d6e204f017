import { outsideServiceSchema, type OutsideServices } from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { AppError } from '../../core/app-error';
import type { Queryable } from '../../db/database';
import type { Sealer } from '../../secrets/sealer';
import { fillIn, readyServiceSchema, type ReadyService } from './service-request.rules';
import { findServices, type StoredServices } from './services.repository';

const sealedSchema = z.array(readyServiceSchema);

const itemsSchema = z.array(outsideServiceSchema);

/** Characters of all services of a deployment together, with the values of their variables. */
const MOST_FILLED = 65_536;

/** A project's services, as their owner saved them. */
export async function readServices(
  q: Queryable,
  sealer: Sealer,
  projectId: string,
): Promise<OutsideServices> {
  const { revision = 0, sealedItems = null } = (await findServices(q, projectId)) ?? {};
  if (sealedItems === null) return { revision, items: [] };
  return { revision, items: itemsSchema.parse(JSON.parse(sealer.open(sealedItems, ownContext(projectId)))) };
}

/** What is kept of them. */
export function storeServices(
  sealer: Sealer,
  projectId: string,
  { revision, items }: OutsideServices,
): StoredServices {
  const listed = items.map(({ name, address }) => ({ name, address }));
  return { revision, listed, sealedItems: sealer.seal(JSON.stringify(items), ownContext(projectId)) };
}

/** A project's services with the values of its variables. Throws CONFLICT where one of them has no value. */
export async function readyServices(
  q: Queryable,
  sealer: Sealer,
  projectId: string,
  values: ReadonlyMap<string, string>,
): Promise<ReadyService[]> {
  const { items } = await readServices(q, sealer, projectId);
  const ready = items.map((service) => {
    const filled = fillIn(service, values);
    if ('problem' in filled) throw new AppError('CONFLICT', filled.problem);
    return filled.service;
  });
  if (JSON.stringify(ready).length <= MOST_FILLED) return ready;
  throw new AppError(
    'CONFLICT',
    'What is sent to services is more than 64 KB together. Make its values shorter.',
  );
}

function ownContext(projectId: string): string {
  return `outside-services:${projectId}`;
}

/** What a deployment may call, sealed for it; null for nothing. */
export function sealServices(
  sealer: Sealer,
  deploymentId: string,
  services: readonly ReadyService[],
): string | null {
  return services.length === 0 ? null : sealer.seal(JSON.stringify(services), contextOf(deploymentId));
}

/** What `sealServices` made. */
export function openServices(sealer: Sealer, deploymentId: string, sealed: string | null): ReadyService[] {
  return sealed === null ? [] : sealedSchema.parse(JSON.parse(sealer.open(sealed, contextOf(deploymentId))));
}

function contextOf(deploymentId: string): string {
  return `deployment-services:${deploymentId}`;
}
