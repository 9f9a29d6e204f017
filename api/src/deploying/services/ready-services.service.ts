import * as z from 'zod/mini';
import { AppError } from '../../core/app-error';
import type { Queryable } from '../../db/database';
import type { Sealer } from '../../secrets/sealer';
import { fillIn, readyServiceSchema, type ReadyService } from './service-request.rules';
import { findServices } from './services.repository';

const sealedSchema = z.array(readyServiceSchema);

/** A project's services with the values of its variables. Throws CONFLICT where one of them has no value. */
export async function readyServices(
  q: Queryable,
  projectId: string,
  values: ReadonlyMap<string, string>,
): Promise<ReadyService[]> {
  const { items } = await findServices(q, projectId);
  return items.map((service) => {
    const filled = fillIn(service, values);
    if ('problem' in filled) throw new AppError('CONFLICT', filled.problem);
    return filled.service;
  });
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
