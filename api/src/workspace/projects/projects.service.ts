import type { DataPlace, ImportReport, Project } from '@tessera/shared/contracts';
import { AppError, notYours } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Queryable } from '../../db/database';
import { isUniqueViolation } from '../../db/unique-violation';
import {
  createProjectCreation,
  nameTaken,
  refuseTakenName,
  type NewProject,
  type ProjectCreationSettings,
} from './project-creation.service';
import {
  createProjectImport,
  type ProjectImportSettings,
  type ProjectToImport,
} from './project-import.service';
import { bytesOf } from './project.view';
import { restorableSince } from './restore-time.rules';
import { lockProject, requireProject } from './project-access.service';
import { createProjectList, type ListQuery, type ProjectListSettings } from './project-list.service';
import * as repository from './projects.repository';
import type { OnRestored } from './live-deployments.port';

export interface ProjectsService {
  /** Makes a project, and queues its first run when there is a prompt. The same key answers the same. */
  create(
    caller: Caller,
    input: NewProject,
    idempotencyKey: string,
  ): Promise<{ project: Project; runId?: string }>;
  /** Makes a project out of a ZIP or a repository, or only says what would become of it. The same key answers the same. */
  import(
    caller: Caller,
    input: ProjectToImport,
    idempotencyKey: string,
  ): Promise<{ report: ImportReport } | { project: Project }>;
  /** Throws BAD_REQUEST at a cursor that does not belong to the list. */
  list(caller: Caller, query: ListQuery): Promise<Project[]>;
  /** Throws FORBIDDEN for anybody but oneself. */
  listOfUser(caller: Caller, userId: string): Promise<Project[]>;
  read(caller: Caller, id: string): Promise<Project>;
  update(caller: Caller, id: string, change: ProjectChange): Promise<Project>;
  remove(caller: Caller, id: string): Promise<void>;
  /** Undoes `remove` within 30 days; GONE afterwards. Throws QUOTA_FULL when there is no room for it any more. */
  restore(caller: Caller, id: string): Promise<Project>;
}

export interface ProjectChange {
  readonly projectName?: string | undefined;
  readonly description?: string | undefined;
  readonly iconHue?: number | null | undefined;
  readonly dataPlace?: DataPlace | undefined;
  readonly archived?: boolean | undefined;
}

export type ProjectsSettings = ProjectCreationSettings &
  ProjectImportSettings &
  ProjectListSettings & { readonly onRestored: OnRestored };

/** Projects of their owners (PRJ-01). */
export function createProjectsService(settings: ProjectsSettings): ProjectsService {
  const { db, clock, quotas, onRestored } = settings;
  const make = createProjectCreation(settings);
  const importProject = createProjectImport(settings);
  const lists = createProjectList(settings);

  async function present(q: Queryable, id: string): Promise<Project> {
    const project = await lists.present(q, id);
    if (!project) throw new AppError('NOT_FOUND', 'Project not found');
    return project;
  }

  return {
    async create(caller, input, key) {
      const { id, ...run } = await make(caller, input, key);
      return { project: await present(db, id), ...run };
    },
    async import(caller, input, key) {
      const outcome = await importProject(caller, input, key);
      return outcome.kind === 'report'
        ? { report: outcome.report }
        : { project: await present(db, outcome.id) };
    },
    list: (caller, query) => lists.list(caller, query),
    async listOfUser(caller, userId) {
      if (userId !== caller.userId)
        throw new AppError('FORBIDDEN', 'You do not have access to these projects');
      return lists.list(caller, {});
    },
    async read(caller, id) {
      await requireProject(db, caller, id);
      return present(db, id);
    },
    async update(caller, id, wanted) {
      const { projectName, description, iconHue, dataPlace, archived } = wanted;
      const project = await requireProject(db, caller, id);
      if (projectName !== undefined) await refuseTakenName(db, caller, projectName, project.id);
      const now = clock();
      const change = {
        ...(projectName === undefined ? {} : { name: projectName, isNameDerived: false }),
        ...(description === undefined ? {} : { description }),
        ...(iconHue === undefined ? {} : { iconHue }),
        ...(dataPlace === undefined ? {} : { dataPlace }),
        // A second time does not change when it was put away.
        ...(archived === undefined ? {} : { archivedAt: archived ? (project.archivedAt ?? now) : null }),
        ...(isOnlyPutAway(wanted) ? {} : { updatedAt: now }),
      };
      await repository.updateProject(db, id, change).catch((error: unknown) => {
        throw isUniqueViolation(error) ? nameTaken(projectName ?? project.name) : error;
      });
      return present(db, id);
    },
    async remove(caller, id) {
      await requireProject(db, caller, id);
      await repository.updateProject(db, id, { deletedAt: clock() });
    },
    async restore(caller, id) {
      await db.transaction(async (tx) => {
        const project = await lockProject(tx, id);
        if (project?.userId !== caller.userId) throw notYours('project');
        if (project.deletedAt === null) return;
        if (project.deletedAt < restorableSince(clock())) {
          throw new AppError('GONE', 'This project was deleted more than 30 days ago.');
        }
        await refuseTakenName(tx, caller, project.name, project.id);
        await repository.updateProject(tx, id, { deletedAt: null });
        await onRestored(tx, { userId: caller.userId, projectId: id });
        await quotas.requireRoomForProject(tx, id);
        await quotas.requireRoomForBytes(tx, id, bytesOf(project));
      });
      return present(db, id);
    },
  };
}

function isOnlyPutAway({ archived, ...others }: ProjectChange): boolean {
  return archived !== undefined && Object.values(others).every((value) => value === undefined);
}
