import type { VersionChecks } from '@tessera/shared/contracts';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { WorkStoppedError } from '../../work/work-pool';
import { saveCheckCounts } from '../overviews/overviews.service';
import { hasModel, holdVersion, type VersionRow } from '../versions/version-access.service';
import type { Worker } from '../worker/worker.client';
import { findChecks, findKnown, findWork } from './check-access.service';
import { saveReport } from './version-checks.repository';
import { countChecks, isTried, promisesOf } from './version-checks.view';

/** What is known of a version before it goes to visitors. */
export interface VersionChecking {
  /**
   * What its checks came to. Those of a version that nobody ever tried are tried now, in its built code, and kept; but where
   * somebody edited the code they stay untried: that runs in a browser only.
   */
  tryOnce(account: string, version: VersionRow, js: string): Promise<VersionChecks>;
}

export function createVersionChecking(db: Database, clock: Clock, worker: Worker): VersionChecking {
  async function perform(account: string, work: VersionRow, js: string): Promise<void> {
    if (!hasModel(work) || work.treeHash !== work.generatedHash) return;
    const asked = promisesOf(work.model).map(({ id }) => id);
    if (asked.length === 0) return;
    const request = { model: work.model, js, before: undefined, asked };
    const results = await worker.run(account, 'perform', request).catch((error: unknown) => {
      // It took more than it may: nothing is known of it, as before.
      if (error instanceof WorkStoppedError) return [];
      throw error;
    });
    const found = results.flatMap(({ id, title, state, message }) => {
      if (state === 'waiting') return [];
      return [{ id, title, state, ...(message === undefined ? {} : { message: message.slice(0, 300) }) }];
    });
    await db.transaction(async (tx) => {
      // A browser may have tried it meanwhile, and the version may have made way for others.
      if (!(await holdVersion(tx, work.projectId, work.id)) || (await findKnown(tx, work)).some(isTried))
        return;
      await saveReport(tx, work.id, found, clock());
      await saveCheckCounts(tx, work.id, countChecks(found));
    });
  }

  return {
    async tryOnce(account, version, js) {
      const work = await findWork(db, version);
      if (!(await findKnown(db, work)).some(isTried)) await perform(account, work, js);
      return findChecks(db, version);
    },
  };
}
