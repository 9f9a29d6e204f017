import {
  createProject,
  deleteProject,
  importProject,
  listProjects,
  listProjectsOfUser,
  readProject,
  restoreProject,
  updateProject,
} from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { ProjectsService } from './projects.service';

export function projectsRoutes(app: FastifyInstance, projects: ProjectsService): void {
  privateRoute(app, createProject, ({ body }, caller, { idempotencyKey }) =>
    projects.create(caller, body, idempotencyKey),
  );
  privateRoute(app, importProject, ({ body }, caller, { idempotencyKey }) =>
    projects.import(caller, body, idempotencyKey),
  );
  privateRoute(app, listProjects, ({ query }, caller) => projects.list(caller, query));
  privateRoute(app, listProjectsOfUser, ({ params }, caller) => projects.listOfUser(caller, params.userId));
  privateRoute(app, readProject, ({ params }, caller) => projects.read(caller, params.id));
  privateRoute(app, updateProject, ({ params, body }, caller) => projects.update(caller, params.id, body));
  privateRoute(app, deleteProject, async ({ params }, caller) => {
    await projects.remove(caller, params.id);
    return undefined;
  });
  privateRoute(app, restoreProject, ({ params }, caller) => projects.restore(caller, params.id));
}
