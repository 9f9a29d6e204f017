import { behavioursOf } from '@tessera/builder';
import type { CheckResult, VersionChecks } from '@tessera/shared/contracts';
import { AppError, invalidField } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import {
  findVersion,
  holdVersion,
  requireVersion,
  type VersionRow,
} from '../versions/version-access.service';
import { findStates, findWork } from './check-access.service';
import { findResults, saveResults } from './version-checks.repository';
import { isAnyUnknown, presentChecks, type Tried } from './version-checks.view';

/** What the checks of a version came to where only a browser can perform them (MODEL-15). */
export interface VersionChecksService {
  read(
    caller: Caller,
    id: string,
  ): Promise<{ readonly isDue: boolean; readonly checks: VersionChecks | null }>;
  /** Throws BAD_REQUEST at an id that the version's model promises nothing by. */
  report(caller: Caller, id: string, results: readonly CheckResult[]): Promise<VersionChecks>;
}

export function createVersionChecksService(db: Database, clock: Clock): VersionChecksService {
  async function requireWork(caller: Caller, id: string): Promise<VersionRow> {
    await requireVersion(db, caller, id);
    const version = await findVersion(db, id);
    if (!version) throw noVersion();
    return findWork(db, version);
  }

  async function present(work: VersionRow, results: readonly CheckResult[]): Promise<VersionChecks> {
    return presentChecks(work.model, results, await findTried(db, work.beforeId));
  }

  return {
    async read(caller, id) {
      const work = await requireWork(caller, id);
      const results = await findResults(db, work.id);
      const states = await findStates(db, work);
      return {
        isDue: isAnyUnknown(work.model, states),
        checks: results ? await present(work, results) : null,
      };
    },
    async report(caller, id, results) {
      const work = await requireWork(caller, id);
      refuseUnknown(work, results);
      await db.transaction(async (tx) => {
        if (!(await holdVersion(tx, work.projectId, work.id))) throw noVersion();
        await saveResults(tx, work.id, results, clock());
      });
      return present(work, results);
    },
  };
}

async function findTried(q: Queryable, versionId: string | null): Promise<Tried | undefined> {
  const version = versionId === null ? undefined : await findVersion(q, versionId);
  return version && { model: version.model, states: await findStates(q, version) };
}

function refuseUnknown({ model }: VersionRow, results: readonly CheckResult[]): void {
  const unused = new Set(behavioursOf(model).map(({ id }) => id));
  for (const [index, { id }] of results.entries()) {
    if (!unused.delete(id)) {
      throw invalidField(
        `results.${index}.id`,
        'This version promises nothing by this id, or it is here twice',
      );
    }
  }
}

function noVersion(): AppError {
  return new AppError('NOT_FOUND', 'Version not found');
}
