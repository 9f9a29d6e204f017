import { randomUUID } from 'node:crypto';
import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Queryable } from '../../db/database';
import { countKeptTrees } from '../files/files.service';
import { keepOverview, type CheckCounts } from '../overviews/overviews.service';
import type { LiveDeployments } from '../projects/live-deployments.port';
import { setHead } from '../projects/project-access.service';
import type { QuotasService } from '../quotas/quotas.service';
import { countVersionBytes, sumVersionBytes } from './kept-bytes.repository';
import { thinVersions } from './thinning.service';
import type { OnVersionMade } from './version-made.port';
import { insertVersion, nextNumber, type NewVersionRow, type VersionRow } from './versions.repository';

interface VersionContent {
  readonly projectId: string;
  readonly treeHash: string;
  /** The files as the builder wrote them, before hand edits. */
  readonly generatedHash: string;
  /** Null where the project was imported as code only. */
  readonly model: ApplicationModel | null;
  readonly author: 'user' | 'agent';
  /** Where its files came from, unless they were made here. */
  readonly origin?: NewVersionRow['origin'];
  readonly runId: string | null;
  /** What came of its checks when it was made, where somebody tried them. */
  readonly checks?: CheckCounts | undefined;
}

/** New work on top of `head`. Undo leads back to the work that `head` shows. */
export interface NewWork extends VersionContent {
  readonly head: VersionRow | undefined;
  /** Gets the number of the version that is being made. */
  readonly note: (number: number) => string;
}

export interface VersionStep {
  readonly redoId: string | null;
  readonly note: (number: number) => string;
}

/**
 * Makes the newest version of a project out of files that are saved already, and moves the head. Runs in a transaction
 * that holds the project's lock and has checked that the head is still the head. Older versions may make way for it;
 * throws QUOTA_FULL when none can, or when the account has no room for more.
 */
export interface VersionCommit {
  /** New work on top of the head. */
  commitWork(tx: Queryable, work: NewWork, at: Date): Promise<NewVersionRow>;
  /** Makes `target`'s content the newest again by undo or redo, keeping the way back in `redoId`. */
  commitStep(tx: Queryable, target: VersionRow, step: VersionStep, at: Date): Promise<NewVersionRow>;
}

type Place = Pick<VersionRow, 'id' | 'positionId' | 'beforeId' | 'redoId'>;

export function createVersionCommit(
  quotas: QuotasService,
  live: LiveDeployments,
  onMade?: OnVersionMade,
): VersionCommit {
  async function commit(
    tx: Queryable,
    content: VersionContent,
    note: (number: number) => string,
    at: Date,
    place: Place,
  ): Promise<NewVersionRow> {
    const { projectId, author, origin = null, runId, treeHash, generatedHash, model } = content;
    const number = await nextNumber(tx, projectId);
    const row: NewVersionRow = {
      projectId,
      number,
      note: note(number),
      author,
      origin,
      runId,
      name: null,
      pinned: false,
      treeHash,
      generatedHash,
      model,
      createdAt: at,
      ...place,
    };
    await insertVersion(tx, row);
    await keepOverview(tx, row, content.checks);
    await setHead(tx, projectId, row.id, at);
    const followers = await thinVersions(tx, live, quotas.versions, row);
    await countVersionBytes(tx, [row.id, ...followers]);
    // What only a version had that went may still be kept.
    if (followers.length > 0) await countKeptTrees(tx, projectId);
    await quotas.requireRoomForBytes(tx, projectId, await sumVersionBytes(tx, projectId));
    await onMade?.(tx, projectId);
    return row;
  }

  return {
    commitWork(tx, work, at) {
      const id = randomUUID();
      const beforeId = work.head?.positionId ?? null;
      return commit(tx, work, work.note, at, { id, positionId: id, beforeId, redoId: null });
    },
    commitStep(tx, target, { redoId, note }, at) {
      const { positionId, beforeId } = target;
      // Who undid a pull did so here.
      const content = { ...target, author: 'user' as const, origin: null, runId: null };
      return commit(tx, content, note, at, { id: randomUUID(), positionId, beforeId, redoId });
    },
  };
}
