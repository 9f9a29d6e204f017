import {
  addDeploymentDomain,
  askForCertificate,
  checkDeploymentDomain,
  listDeploymentDomains,
  removeDeploymentDomain,
} from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../core/app-error';
import { hostName } from '../../http/hosts';
import { privateRoute, publicRoute } from '../../http/routes';
import type { AskForHost } from './certificate-asks.service';
import type { DomainsService } from './domains.service';

export function domainsRoutes(app: FastifyInstance, domains: DomainsService, isServed: AskForHost): void {
  privateRoute(app, listDeploymentDomains, ({ params }, caller) => domains.list(caller, params.id));
  privateRoute(app, addDeploymentDomain, ({ params, body }, caller) =>
    domains.add(caller, params.id, body.domain),
  );
  privateRoute(app, checkDeploymentDomain, ({ params }, caller) =>
    domains.check(caller, params.id, params.domainId),
  );
  privateRoute(app, removeDeploymentDomain, ({ params }, caller) =>
    domains.remove(caller, params.id, params.domainId),
  );
  publicRoute(
    app,
    askForCertificate,
    ({ query }) => {
      if (isServed(hostName(query.domain))) return Promise.resolve({ isServed: true as const });
      throw new AppError('NOT_FOUND', 'Nothing answers at this host.');
    },
    // The proxy asks for everybody, by one address. It costs nothing but the request.
    { rateShare: 'unlimited' },
  );
}
