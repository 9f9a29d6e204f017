import { AppError, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Queryable } from '../../db/database';
import { findAgent, findProject, lockProject, type ProjectRow } from './projects.repository';

export {
  findDefaultAgent,
  findProject,
  findProjectNames,
  hasAgent,
  hasRunningRun,
  listDeletedProjects,
  lockProject,
  readOwnProjects,
  setHead,
  type ProjectRow,
} from './projects.repository';

/** The caller's project. Throws FORBIDDEN when there is none or it is another's, NOT_FOUND when it was deleted. */
export async function requireProject(q: Queryable, caller: Caller, id: string): Promise<ProjectRow> {
  return check(await findProject(q, id), caller);
}

/**
 * Makes sure that what was found by `id` is of a project of the caller's. Nothing found asks for a project as well, so
 * that the answer's time does not tell either.
 */
export async function requirePart<Part extends { readonly projectId: string }>(
  q: Queryable,
  caller: Caller,
  { id, part, name }: { readonly id: string; readonly part: Part | undefined; readonly name: string },
): Promise<Part> {
  const project = await findProject(q, part?.projectId ?? id);
  if (part === undefined || project?.userId !== caller.userId) throw notYours(name);
  check(project, caller);
  return part;
}

/** An agent of the caller's. Throws FORBIDDEN. */
export async function requireAgent(q: Queryable, caller: Caller, id: string) {
  return requirePart(q, caller, { id, part: await findAgent(q, id), name: 'agent' });
}

/** The caller's project, holding its row until the transaction ends: one change of its head at a time. */
export async function requireLockedProject(tx: Queryable, caller: Caller, id: string): Promise<ProjectRow> {
  return check(await lockProject(tx, id), caller);
}

function check(project: ProjectRow | undefined, caller: Caller): ProjectRow {
  if (project?.userId !== caller.userId) throw notYours('project');
  if (project.deletedAt) throw new AppError('NOT_FOUND', 'Project not found');
  return project;
}
