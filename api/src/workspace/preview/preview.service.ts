import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import { addSeconds, type Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import { useReserve } from '../../db/disk-space';
import { requireProject } from '../projects/project-access.service';
import { buildFailed } from '../builds/build-failure.rules';
import {
  findVersionOf,
  findVersionSite,
  holdVersion,
  type VersionSite,
} from '../versions/version-access.service';
import type { BuildsService } from '../builds/builds.service';
import { makePreviewLabel } from './preview-label.rules';
import { LIFETIME_SECONDS, RENEW_SECONDS } from './preview-times.data';
import {
  deleteExpiredPreviews,
  endOldPreviews,
  findPreview,
  findPreviewedVersion,
  insertPreview,
  type PreviewRow,
} from './preview.repository';

/** Of one account; opening another ends the oldest. Each keeps its version and a build. */
const MOST_OPEN = 50;

export interface Preview {
  readonly url: string;
  readonly versionId: string;
  readonly expiresAt: string;
}

export interface PreviewService {
  /**
   * An address on which the version (the newest unless given) runs. Throws BUILD_FAILED with `path`, `line`
   * and `message` when it does not compile, NOT_FOUND when the project has no such version.
   */
  read(caller: Caller, projectId: string, versionId?: string): Promise<Preview>;
  /** What a label shows; undefined for one that is unknown or over. */
  findSite(label: string): Promise<VersionSite | undefined>;
}

/** Previews on origins of their own; `addressOf` makes the address of a label. */
export function createPreviewService(
  db: Database,
  builds: BuildsService,
  clock: Clock,
  addressOf: (label: string) => string,
): PreviewService {
  return {
    async read(caller, projectId, versionId) {
      const project = await requireProject(db, caller, projectId);
      const version = await findVersionOf(db, project, versionId);
      if (!version) throw noVersion();
      const built = await builds.build(caller.userId, version.treeHash);
      if (!built.ok) throw buildFailed(built.error);

      const now = clock();
      const shown = { versionId: version.id, shareId: null };
      const known = await findPreview(db, shown, addSeconds(now, RENEW_SECONDS));
      if (known) return present(known);
      const row = {
        label: makePreviewLabel(),
        projectId,
        ...shown,
        expiresAt: addSeconds(now, LIFETIME_SECONDS),
        createdAt: now,
      };
      // Looking at what was built is reading, for whoever does it.
      await useReserve(() =>
        db.transaction(async (tx) => {
          // Compiling takes a while: an old version may have made way for a new one meanwhile.
          if (!(await holdVersion(tx, projectId, version.id))) throw noVersion();
          await keepPreview(tx, row);
        }),
      );
      return present(row);
    },
    async findSite(label) {
      const versionId = await findPreviewedVersion(db, label, clock());
      return versionId === undefined ? undefined : findVersionSite(db, versionId);
    },
  };

  function present({
    label,
    versionId,
    expiresAt,
  }: {
    label: string;
    versionId: string;
    expiresAt: Date;
  }): Preview {
    return { url: addressOf(label), versionId, expiresAt: expiresAt.toISOString() };
  }
}

/** Adds a preview of the owner's, and ends those that it takes the place of. */
export async function keepPreview(tx: Queryable, row: PreviewRow): Promise<void> {
  await deleteExpiredPreviews(tx, row.projectId, row.createdAt);
  await insertPreview(tx, row);
  await endOldPreviews(tx, row.projectId, MOST_OPEN);
}

function noVersion(): AppError {
  return new AppError('NOT_FOUND', 'There is no such version to preview');
}
