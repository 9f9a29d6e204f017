import {
  checkAppName,
  createDeployment,
  listDeployments,
  readDeployment,
  startDeployment,
  stopDeployment,
} from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { DeploymentsService } from './deployments.service';

export function deploymentsRoutes(app: FastifyInstance, deployments: DeploymentsService): void {
  privateRoute(app, checkAppName, ({ params, query }, caller) =>
    deployments.checkName(caller, params.name, query.projectId),
  );
  privateRoute(app, createDeployment, ({ body }, caller, { idempotencyKey }) =>
    deployments.create(caller, body, idempotencyKey),
  );
  privateRoute(app, listDeployments, async ({ query }, caller) => ({
    items: await deployments.list(caller, query.projectId),
    nextCursor: null,
  }));
  privateRoute(app, readDeployment, ({ params }, caller) => deployments.read(caller, params.id));
  privateRoute(app, stopDeployment, ({ params }, caller) => deployments.stop(caller, params.id));
  privateRoute(app, startDeployment, ({ params }, caller) => deployments.start(caller, params.id));
}
