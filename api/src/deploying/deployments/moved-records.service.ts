import { AppError } from '../../core/app-error';
import type { Database } from '../../db/database';
import { findVersion } from '../../workspace';
import type { DeploymentRow } from './deployments.repository';
import type { DataOfLive } from './prepare-data.port';

/**
 * Takes the records to the version of a deployment, then puts that live; they go back to where they were if it may not be.
 * Throws CONFLICT where they would lose something.
 */
export async function withRecords(
  { db, data }: { readonly db: Database; readonly data: DataOfLive },
  { projectId, versionId }: Pick<DeploymentRow, 'projectId' | 'versionId'>,
  putLive: () => Promise<void>,
): Promise<void> {
  const before = await data.versionOf(projectId);
  const version = await findVersion(db, versionId);
  const prepared = version && (await data.prepare(version));
  if (prepared?.kind === 'refused') throw new AppError('CONFLICT', prepared.reason);
  try {
    await putLive();
  } catch (error) {
    const former = before === undefined ? undefined : await findVersion(db, before);
    // Unless somebody else has moved them meanwhile.
    if (former && (await data.versionOf(projectId)) === versionId) await data.prepare(former);
    throw error;
  }
  await data.announce(projectId);
}
