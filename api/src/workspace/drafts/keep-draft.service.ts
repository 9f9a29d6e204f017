import { AppError, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database, Queryable } from '../../db/database';
import { isUniqueViolation } from '../../db/unique-violation';
import { findProject } from '../projects/project-access.service';
import type { MadeProjects } from '../projects/made-project.service';
import { lockDraft, markKept, type DraftRow } from './drafts.repository';

/** Each lost one means that another project got the name in between. */
const MAX_ATTEMPTS = 5;

/** A browser's draft, by its id and the hash of the browser's secret. */
export interface OwnDraft {
  readonly id: string;
  readonly tokenHash: string | undefined;
}

/**
 * Makes the draft a project of the caller's, as it was seen: nothing is made a second time. Again, it answers the same project.
 * Throws FORBIDDEN for a draft of another browser, one that is over, and one that somebody else kept; CONFLICT for one that is
 * not ready; QUOTA_FULL.
 */
export type KeepDraft = (caller: Caller, draft: OwnDraft) => Promise<string>;

export function createKeepDraft(db: Database, clock: Clock, projects: MadeProjects): KeepDraft {
  async function keep(tx: Queryable, caller: Caller, { id, tokenHash = '' }: OwnDraft): Promise<string> {
    const draft = await lockDraft(tx, id, tokenHash);
    if (!draft || draft.expiresAt <= clock()) throw notYours('draft');
    if (draft.projectId !== null) return requireKept(tx, caller, draft.projectId);
    const projectId = await projects.make(tx, caller, { ...requireMade(draft), key: `draft ${id}` });
    await markKept(tx, id, projectId);
    return projectId;
  }

  return async (caller, draft) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction((tx) => keep(tx, caller, draft));
      } catch (error) {
        if (!isUniqueViolation(error) || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  };
}

async function requireKept(tx: Queryable, caller: Caller, projectId: string): Promise<string> {
  const project = await findProject(tx, projectId);
  if (project?.userId !== caller.userId || project.deletedAt) throw notYours('draft');
  return projectId;
}

function requireMade({ status, treeHash, generatedHash, model, receipt, ...draft }: DraftRow) {
  if (status !== 'ready' || treeHash === null || generatedHash === null || !model || !receipt)
    throw new AppError('CONFLICT', 'This draft is not ready to be kept. Wait until it runs.');
  return { ...draft, treeHash, generatedHash, model, receipt };
}
