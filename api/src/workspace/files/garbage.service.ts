import { addSeconds } from '../../core/clock';
import type { Database } from '../../db/database';
import type { LiveDeployments } from '../projects/live-deployments.port';
import { deleteTrees, findGarbage } from './garbage.repository';
import { deleteBuilds, findIdleBuilds, findVersionsOfTrees } from './idle-builds.repository';

/** Rows that are looked at in one step, and trees that are deleted in one. */
const PAGE = 500;
const STEP = 50;

/** A build is made again when somebody asks for it; this long it is kept in any case. */
const IDLE_SECONDS = 3600;

/**
 * Deletes lists of files that no version has, with their builds and the texts that nothing else has. Contents are shared
 * between accounts: what anybody's version, or a save of the last day, refers to stays.
 */
export async function collectGarbage(db: Database): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined) {
    const { garbage, next } = await findGarbage(db, after, PAGE);
    for (let start = 0; start < garbage.length; start += STEP) {
      await db.transaction((tx) => deleteTrees(tx, garbage.slice(start, start + STEP)));
    }
    after = next;
  }
}

/** Deletes builds that are neither deployed nor shown by a project's newest version or an open preview. */
export async function deleteUnusedBuilds(db: Database, live: LiveDeployments, now: Date): Promise<void> {
  const before = addSeconds(now, -IDLE_SECONDS);
  let after: string | undefined = '';
  while (after !== undefined) {
    const { idle, next } = await findIdleBuilds(db, after, PAGE, { before, now });
    if (idle.length > 0) {
      const versions = await findVersionsOfTrees(db, idle);
      const deployed = await live.everAmongVersions(
        db,
        versions.map(({ id }) => id),
      );
      const needed = new Set(versions.filter(({ id }) => deployed.has(id)).map(({ treeHash }) => treeHash));
      const unused = idle.filter((treeHash) => !needed.has(treeHash));
      if (unused.length > 0) await deleteBuilds(db, unused, before);
    }
    after = next;
  }
}
