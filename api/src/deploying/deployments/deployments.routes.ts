import {
  checkAppName,
  createDeployment,
  deleteDeployment,
  listDeployLog,
  listDeployments,
  listDeploymentVariables,
  readDeployment,
  rollBackDeployment,
  startDeployment,
  stopDeployment,
  streamDeploymentEvents,
  updateDeployment,
} from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { DeployFeed } from './deploy-feed.service';
import type { DeploymentsService } from './deployments.service';

export function deploymentsRoutes(
  app: FastifyInstance,
  deployments: DeploymentsService,
  feed: DeployFeed,
): void {
  privateRoute(app, checkAppName, ({ params, query }, caller) =>
    deployments.checkName(caller, params.name, query.projectId),
  );
  privateRoute(app, createDeployment, ({ body }, caller, { idempotencyKey }) =>
    deployments.create(caller, body, idempotencyKey),
  );
  privateRoute(app, listDeployments, ({ query }, caller) => deployments.list(caller, query));
  privateRoute(app, readDeployment, ({ params }, caller) => deployments.read(caller, params.id));
  privateRoute(app, stopDeployment, ({ params }, caller) => deployments.stop(caller, params.id));
  privateRoute(app, startDeployment, ({ params }, caller) => deployments.start(caller, params.id));
  privateRoute(app, updateDeployment, ({ params, body }, caller) =>
    deployments.update(caller, params.id, body),
  );
  privateRoute(app, deleteDeployment, ({ params }, caller) => deployments.remove(caller, params.id));
  privateRoute(app, rollBackDeployment, ({ params, body }, caller, { idempotencyKey }) =>
    deployments.rollBack(caller, params.id, body.toDeploymentId, idempotencyKey),
  );
  privateRoute(app, listDeploymentVariables, ({ params }, caller) =>
    deployments.givenVariables(caller, params.id),
  );
  privateRoute(app, listDeployLog, ({ params, query }, caller) => deployments.log(caller, params.id, query));
  privateRoute(app, streamDeploymentEvents, async ({ params }, caller, { request, reply }) => {
    // Before the database is asked whose deployment it is.
    app.eventStreams.requireRoom(caller.userId);
    await deployments.read(caller, params.id);
    const stream = app.eventStreams.open(request, reply, caller.userId);
    feed.follow(params.id, stream).catch((error: unknown) => {
      // The headers are gone; the client reconnects and resumes.
      request.log.error({ err: error }, 'A stream of deployment events broke');
    });
    return reply;
  });
}
