import type { DescribedTable } from '@tessera/shared/contracts';
import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Database } from '../../db/database';
import { WorkStoppedError } from '../../work/work-pool';
import { requireProject } from '../projects/project-access.service';
import { findHead, findModelToChange, hasModel } from '../versions/version-access.service';
import type { Assistant } from './assistant.port';

export interface DescribeService {
  /** Reads a description of a new table. Throws FORBIDDEN for another's project, UNPROCESSABLE where nothing in it is understood. */
  describe(caller: Caller, projectId: string, text: string): Promise<DescribedTable>;
}

export function createDescribeService(db: Database, assistant: Assistant): DescribeService {
  return {
    async describe(caller, projectId, text) {
      const head = await findHead(db, await requireProject(db, caller, projectId));
      if (!head || !hasModel(head)) throw new AppError('UNPROCESSABLE', NO_DESIGN);
      const model = await findModelToChange(db, head);
      const described = await assistant.describe(caller.userId, { model, text }).catch((error: unknown) => {
        if (!(error instanceof WorkStoppedError)) throw error;
        throw new AppError('UNPROCESSABLE', TOO_LONG);
      });
      if (!described) throw new AppError('UNPROCESSABLE', NOT_UNDERSTOOD);
      return described;
    },
  };
}

const NO_DESIGN = 'This project has no tables to add to.';
const TOO_LONG = 'This took too long to read. Try fewer words.';
const NOT_UNDERSTOOD =
  'No columns were found in this. Name the table and its columns, such as: orders with customer, date and total.';
