import type { Repository } from '@tessera/shared/contracts';
import { AppError, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Database } from '../../db/database';
import { requireProject, requireVersion } from '../../workspace';
import type { GithubApi } from '../api/github-api.port';
import { findLink, updateLink, type LinkRow } from './links.repository';
import { notLinked } from './turns.service';

/** The link of a project of the caller's. Throws FORBIDDEN, NOT_FOUND for a deleted one, CONFLICT where there is no link. */
export async function requireLink(db: Database, caller: Caller, projectId: string): Promise<LinkRow> {
  await requireProject(db, caller, projectId);
  const link = await findLink(db, projectId);
  if (!link) throw notLinked();
  return link;
}

/** The number of a version of the project; undefined where none is named. Throws FORBIDDEN for one of another. */
export async function findNumber(
  db: Database,
  caller: Caller,
  { projectId, versionId }: { readonly projectId: string; readonly versionId: string | undefined },
): Promise<number | undefined> {
  if (versionId === undefined) return undefined;
  const version = await requireVersion(db, caller, versionId);
  if (version.projectId !== projectId) throw notYours('version');
  return version.number;
}

/** The linked repository under the name that it has now. Throws NOT_FOUND where that name is another's. */
export async function followRepository(db: Database, api: GithubApi, link: LinkRow): Promise<Repository> {
  const { repository: name, repositoryId } = link;
  const repository = await api.repository(name);
  if (repository.id !== repositoryId)
    throw new AppError('NOT_FOUND', `"${name}" is another repository by now. Link the project again.`);
  if (repository.full_name !== name) await updateLink(db, link, { repository: repository.full_name });
  return repository;
}

/** Throws FORBIDDEN where the account may not push. */
export function requirePush({ full_name: name, canPush, isArchived }: Repository): void {
  if (isArchived)
    throw new AppError('FORBIDDEN', `${name} is archived at GitHub: nothing can be pushed to it.`);
  if (!canPush) throw new AppError('FORBIDDEN', `This GitHub account may not push to ${name}.`);
}
