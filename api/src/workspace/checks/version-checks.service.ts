import type { CheckResult, ListedCheck, VersionChecks } from '@tessera/shared/contracts';
import { AppError, invalidField } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import {
  findVersion,
  holdVersion,
  requireVersion,
  type VersionRow,
} from '../versions/version-access.service';
import { saveCheckCounts } from '../overviews/overviews.service';
import { findKnown, findWork } from './check-access.service';
import { explainResults } from './explain-results.service';
import type { KeptCheck } from './kept-check.schema';
import { findReport, findReportTime, saveReport } from './version-checks.repository';
import {
  countChecks,
  countWaiting,
  dueChecks,
  isTried,
  listChecks,
  presentChecks,
  promisesOf,
  withLater,
} from './version-checks.view';

export interface ChecksRead {
  readonly due: string[];
  readonly checks: VersionChecks;
  readonly list: ListedCheck[];
  readonly triedAt: string | null;
}

/** What the checks of a version came to, from whoever performed them (MODEL-15). */
export interface VersionChecksService {
  read(caller: Caller, id: string): Promise<ChecksRead>;
  /** Keeps what a browser found out. Throws BAD_REQUEST at an id that the version's model promises nothing by. */
  report(caller: Caller, id: string, results: readonly CheckResult[]): Promise<VersionChecks>;
}

export function createVersionChecksService(db: Database, clock: Clock): VersionChecksService {
  async function requireWork(caller: Caller, id: string): Promise<VersionRow> {
    await requireVersion(db, caller, id);
    const version = await findVersion(db, id);
    if (!version) throw noVersion();
    return findWork(db, version);
  }

  /** The server tries what it wrote as it makes the version. */
  async function findTriedAt(work: VersionRow, known: readonly KeptCheck[]): Promise<Date | undefined> {
    return (await findReportTime(db, work.id)) ?? (known.some(isTried) ? work.createdAt : undefined);
  }

  return {
    async read(caller, id) {
      const work = await requireWork(caller, id);
      const known = await findKnown(db, work);
      return {
        due: dueChecks(work.model, known, await findReport(db, work.id)),
        checks: present(work, known),
        list: listChecks(work.model, known),
        triedAt: (await findTriedAt(work, known))?.toISOString() ?? null,
      };
    },
    async report(caller, id, results) {
      const work = await requireWork(caller, id);
      refuseUnknown(work, results);
      const explained = await explainResults(db, work, results);
      await db.transaction(async (tx) => {
        if (!(await holdVersion(tx, work.projectId, work.id))) throw noVersion();
        const earlier = await findReport(tx, work.id);
        await saveReport(tx, work.id, withLater(earlier, explained), clock());
        await saveCheckCounts(tx, work.id, countChecks(await findKnown(tx, work)));
      });
      return present(work, await findKnown(db, work));
    },
  };
}

function present({ model }: VersionRow, known: readonly KeptCheck[]): VersionChecks {
  return presentChecks(known, countWaiting(model, known));
}

function refuseUnknown({ model }: VersionRow, results: readonly CheckResult[]): void {
  const unused = new Set(promisesOf(model).map(({ id }) => id));
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
