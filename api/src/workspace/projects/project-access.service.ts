import { AppError } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Queryable } from '../../db/database';
import { findProject, lockProject, type ProjectRow } from './projects.repository';

export {
  findDefaultAgent,
  findProject,
  hasAgent,
  hasRunningRun,
  lockProject,
  readOwnProjects,
  setHead,
  type ProjectRow,
} from './projects.repository';

/** The caller's project. Throws NOT_FOUND when there is none (any more), FORBIDDEN when it is another's. */
export async function requireProject(q: Queryable, caller: Caller, id: string): Promise<ProjectRow> {
  return check(await findProject(q, id), caller);
}

/** The same, holding the project's row until the transaction ends: one change of its head at a time. */
export async function requireLockedProject(tx: Queryable, caller: Caller, id: string): Promise<ProjectRow> {
  return check(await lockProject(tx, id), caller);
}

function check(project: ProjectRow | undefined, caller: Caller): ProjectRow {
  if (!project) throw new AppError('NOT_FOUND', 'Project not found');
  if (project.userId !== caller.userId)
    throw new AppError('FORBIDDEN', 'You do not have access to this project');
  if (project.deletedAt) throw new AppError('NOT_FOUND', 'Project not found');
  return project;
}
