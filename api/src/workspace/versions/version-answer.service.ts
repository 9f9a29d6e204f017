import type { Version } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Queryable } from '../../db/database';
import type { LiveDeployments } from '../projects/live-deployments.port';
import { presentVersion } from './version.view';
import { findVersionSummary, type VersionRow } from './versions.repository';

/** One version as answered. */
export async function readVersion(
  q: Queryable,
  live: LiveDeployments,
  id: string,
): Promise<Version | undefined> {
  const row = await findVersionSummary(q, id);
  return row && presentVersion(row, (await live.amongVersions(q, [id])).has(id));
}

/** The same. Throws NOT_FOUND when there is none. */
export async function answerVersion(q: Queryable, live: LiveDeployments, id: string): Promise<Version> {
  const version = await readVersion(q, live, id);
  if (!version) throw new AppError('NOT_FOUND', 'Version not found');
  return version;
}

/** What is thrown where something was made on another version than the newest, which comes with it. */
export async function movedOn(
  tx: Queryable,
  live: LiveDeployments,
  head: VersionRow | undefined,
): Promise<AppError> {
  if (!head) return new AppError('CONFLICT', 'This project has no version yet.');
  return new AppError('CONFLICT', `Version ${head.number} was saved in the meantime.`, {
    head: await readVersion(tx, live, head.id),
  });
}
