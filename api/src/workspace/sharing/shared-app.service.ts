import { AppError } from '../../core/app-error';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { useReserve } from '../../db/disk-space';
import { hashSecret } from '../../secrets/one-time-secret';
import type { BuildsService } from '../builds/builds.service';
import { openSharedPreview } from '../preview/shared-preview.service';
import { findVersionSite, holdVersion } from '../versions/version-access.service';
import { findOpenLink, holdLink } from './share-links.repository';

export interface SharedApp {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly expiresAt: string | null;
}

export interface SharedAppService {
  /**
   * What somebody sees who has a link. Throws NOT_FOUND for whatever opens nothing, always in the same words, and
   * BUILD_FAILED for a version that does not run, without what is in its files.
   */
  open(token: string, visit: { readonly isCounted: boolean }): Promise<SharedApp>;
}

export interface SharedAppSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly builds: BuildsService;
  readonly addressOf: (label: string) => string;
}

export function createSharedAppService({
  db,
  clock,
  builds,
  addressOf,
}: SharedAppSettings): SharedAppService {
  return {
    async open(token, { isCounted }) {
      const link = await findOpenLink(db, hashSecret(token), clock());
      const site = link && (await findVersionSite(db, link.versionId));
      if (!link || !site) throw opensNothing();
      // In the owner's turn: visitors take nobody else's.
      const built = await builds.build(link.userId, site.treeHash);
      if (!built.ok) throw doesNotRun();
      const now = clock();
      // Looking at what was built is reading, for whoever does it.
      const label = await useReserve(() =>
        db.transaction(async (tx) => {
          // Compiling takes a while: the version may have made way for another, and the link be revoked.
          if (!(await holdVersion(tx, link.projectId, link.versionId))) return undefined;
          if (!(await holdLink(tx, link.id, { isCounted, now }))) return undefined;
          return openSharedPreview(tx, link, now);
        }),
      );
      if (label === undefined) throw opensNothing();
      return {
        id: link.id,
        title: site.title,
        url: addressOf(label),
        expiresAt: link.expiresAt?.toISOString() ?? null,
      };
    },
  };
}

function opensNothing(): AppError {
  return new AppError('NOT_FOUND', 'This link does not work. It may have ended.');
}

/** Where it fails is the owner's business. */
function doesNotRun(): AppError {
  return new AppError('BUILD_FAILED', 'The app does not run as it is now. Its owner can see why.');
}
