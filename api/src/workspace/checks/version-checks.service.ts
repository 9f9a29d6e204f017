import { behavioursOf } from '@tessera/builder';
import type { CheckResult, VersionChecks } from '@tessera/shared/contracts';
import { AppError, invalidField } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import { findReceipt } from '../runs/run-access.service';
import {
  findVersion,
  holdVersion,
  requireVersion,
  type VersionRow,
} from '../versions/version-access.service';
import { findResults, saveResults } from './version-checks.repository';
import {
  isAnyUnknown,
  presentChecks,
  statesOf,
  statesOfReceipt,
  type States,
  type Tried,
} from './version-checks.view';

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
  /** The work that a version of the caller's shows: a step of undo or redo shows that of another one. */
  async function requireWork(caller: Caller, id: string): Promise<VersionRow> {
    const { positionId } = await requireVersion(db, caller, id);
    const work = (await findVersion(db, positionId)) ?? (await findVersion(db, id));
    if (!work) throw noVersion();
    return work;
  }

  async function present(work: VersionRow, results: readonly CheckResult[]): Promise<VersionChecks> {
    return presentChecks(work.model, results, await findTried(db, work.beforeId));
  }

  return {
    async read(caller, id) {
      const work = await requireWork(caller, id);
      const results = await findResults(db, work.id);
      const states = await findStates(db, work, results);
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
  if (!version) return undefined;
  const states = await findStates(q, version, await findResults(q, version.id));
  return { model: version.model, states };
}

/** What is known of a version from the server that performed what it wrote itself, and from a browser, which made up for it. */
async function findStates(
  q: Queryable,
  version: VersionRow,
  results: readonly CheckResult[] = [],
): Promise<States> {
  const isEdited = version.treeHash !== version.generatedHash;
  const receipt = isEdited || version.runId === null ? undefined : await findReceipt(q, version.runId);
  return new Map([...(receipt ? statesOfReceipt(receipt.checks) : []), ...statesOf(results)]);
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
