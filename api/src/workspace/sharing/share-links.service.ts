import { randomUUID } from 'node:crypto';
import type { ShareLink } from '@tessera/shared/contracts';
import { AppError, invalidField, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { hashSecret, makeSecret } from '../../secrets/one-time-secret';
import { requireLockedProject, requireProject, type ProjectRow } from '../projects/project-access.service';
import { findVersionOf } from '../versions/version-access.service';
import * as repository from './share-links.repository';

export { deleteOverLinks, readOwnLinks } from './share-links.repository';

/** Of one project, at a time. */
const MOST_LINKS = 20;

export interface NewShareLink {
  readonly versionId?: string | undefined;
  readonly expiresAt?: string | undefined;
}

/** Links by which anybody looks at a project's application (SCR-05). */
export interface ShareLinksService {
  /** The only time that its address is told. Throws CONFLICT while there is nothing to see, QUOTA_FULL, NOT_FOUND. */
  create(
    caller: Caller,
    projectId: string,
    link: NewShareLink,
  ): Promise<{ readonly id: string; readonly url: string }>;
  list(caller: Caller, projectId: string): Promise<ShareLink[]>;
  /** Throws FORBIDDEN when the project has no such link. */
  revoke(caller: Caller, projectId: string, id: string): Promise<void>;
}

export function createShareLinksService(db: Database, clock: Clock, publicUrl: string): ShareLinksService {
  return {
    async create(caller, projectId, { versionId, expiresAt }) {
      const token = makeSecret();
      const row = await db.transaction(async (tx) => {
        // Held, so that two calls at a time are no more than there is room for.
        const project = await requireLockedProject(tx, caller, projectId);
        const now = clock();
        const end = expiresAt === undefined ? null : new Date(expiresAt);
        if (end !== null && end <= now)
          throw invalidField('expiresAt', 'Choose a time that is still to come');
        requireSomethingToSee(project);
        if (!(await findVersionOf(tx, project, versionId)))
          throw new AppError('NOT_FOUND', 'There is no such version to share');
        await repository.deleteOverLinks(tx, now, projectId);
        requireRoom(await repository.countLinks(tx, projectId));
        const link = { id: randomUUID(), projectId, versionId: versionId ?? null, expiresAt: end };
        await repository.insertLink(tx, { ...link, tokenHash: hashSecret(token), createdAt: now });
        return link;
      });
      // Behind the '#', which browsers send nowhere: no log has the token, and no page that is linked to.
      return { id: row.id, url: `${publicUrl}/share#token=${token}` };
    },
    async list(caller, projectId) {
      await requireProject(db, caller, projectId);
      return (await repository.listLinks(db, projectId, clock())).map(present);
    },
    async revoke(caller, projectId, id) {
      await requireProject(db, caller, projectId);
      if (!(await repository.deleteLink(db, projectId, id))) throw notYours('link');
    },
  };
}

function requireSomethingToSee({ archivedAt, headVersionId }: ProjectRow): void {
  if (archivedAt !== null)
    throw new AppError('CONFLICT', 'This project is archived. Unarchive it to share it.');
  if (headVersionId === null)
    throw new AppError(
      'CONFLICT',
      'This project has no version yet. Share it once there is something to see.',
    );
}

function requireRoom(used: number): void {
  if (used < MOST_LINKS) return;
  const message = `This project has ${used} links, the most that it can have. Revoke one to make another.`;
  throw new AppError('QUOTA_FULL', message, { quota: 'shareLinks', used, limit: MOST_LINKS });
}

function present({ id, versionId, versionNumber, ...link }: repository.LinkRow): ShareLink {
  return {
    id,
    version: versionId === null || versionNumber === null ? null : { id: versionId, number: versionNumber },
    expiresAt: link.expiresAt?.toISOString() ?? null,
    createdAt: link.createdAt.toISOString(),
    openedAt: link.openedAt?.toISOString() ?? null,
    opens: link.opens,
  };
}
