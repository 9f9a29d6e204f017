import type { Deployment } from '@tessera/shared/contracts';
import { AppError, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { SiteAddress } from '../../config/site-addresses';
import type { Queryable } from '../../db/database';
import { describeVersions } from '../../workspace';
import { listViewsToday, viewsKey } from '../visits/visits.service';
import { findDeployment, type DeploymentRow } from './deployments.repository';
import { presentDeployment } from './deployment.view';

/** The caller's deployment. Throws FORBIDDEN when there is none or it is another's. */
export async function requireDeployment(q: Queryable, caller: Caller, id: string): Promise<DeploymentRow> {
  const row = await findDeployment(q, id);
  if (row?.userId !== caller.userId) throw notYours('deployment');
  return row;
}

/** Deployments as answered, with three questions to the database however many they are. */
export async function presentAll(
  q: Queryable,
  rows: readonly DeploymentRow[],
  addressOf: SiteAddress,
): Promise<Deployment[]> {
  const names = await describeVersions(q, [...new Set(rows.map(({ versionId }) => versionId))]);
  const live = rows.filter(({ status }) => status === 'live').map(({ projectId }) => projectId);
  const views = await listViewsToday(q, [...new Set(live)]);
  return rows.map((row) => {
    const name = names.get(row.versionId);
    if (!name) throw new Error(`Deployment ${row.id} is of a version that there is not`);
    const visitsToday = row.status === 'live' ? (views.get(viewsKey(row)) ?? 0) : undefined;
    return {
      ...presentDeployment(row, name, addressOf(row.appName)),
      ...(visitsToday !== undefined && { visitsToday }),
    };
  });
}

/** One as it is now; undefined when there is none any more. */
export async function readPresented(
  q: Queryable,
  id: string,
  addressOf: SiteAddress,
): Promise<Deployment | undefined> {
  const row = await findDeployment(q, id);
  const [deployment] = row ? await presentAll(q, [row], addressOf) : [];
  return deployment;
}

/** The same, where there has to be one. */
export async function present(q: Queryable, id: string, addressOf: SiteAddress): Promise<Deployment> {
  const deployment = await readPresented(q, id, addressOf);
  if (!deployment) throw new AppError('NOT_FOUND', 'Deployment not found');
  return deployment;
}
