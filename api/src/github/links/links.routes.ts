import {
  linkProject,
  listLinkedProjects,
  openPullRequest,
  pullProject,
  pushProject,
  readProjectRepository,
  readPushPreview,
} from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { LinksService } from './links.service';
import type { SyncService } from './sync.service';

/** All that the contract lets somebody decide, with three bytes a letter. */
const DECIDED_BODY_BYTES = 4_000_000;

/** Repositories of projects: linking, pushing, pulling, pull requests (SCR-18). */
export function linksRoutes(app: FastifyInstance, links: LinksService, sync: SyncService): void {
  privateRoute(app, readProjectRepository, async ({ params }, caller) => ({
    link: await links.read(caller, params.id),
  }));
  privateRoute(app, linkProject, async ({ params, body }, caller) => ({
    link: await links.link(caller, params.id, body),
  }));
  privateRoute(app, listLinkedProjects, async (_input, caller) => ({ items: await links.list(caller) }));
  privateRoute(app, readPushPreview, ({ params, query }, caller) => sync.preview(caller, params.id, query));
  privateRoute(app, pushProject, ({ params, body }, caller, { idempotencyKey }) =>
    sync.push(caller, params.id, body, idempotencyKey),
  );
  privateRoute(
    app,
    pullProject,
    ({ params, body }, caller, { idempotencyKey }) => sync.pull(caller, params.id, body, idempotencyKey),
    { bodyLimit: DECIDED_BODY_BYTES },
  );
  privateRoute(app, openPullRequest, ({ params, body }, caller, { idempotencyKey }) =>
    sync.openPullRequest(caller, params.id, body, idempotencyKey),
  );
}
