import { readOutsideServices, saveOutsideServices } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { ServicesService } from './services.service';

export function servicesRoutes(app: FastifyInstance, services: ServicesService): void {
  privateRoute(app, readOutsideServices, ({ params }, caller) => services.read(caller, params.id));
  privateRoute(app, saveOutsideServices, ({ params, body }, caller) =>
    services.save(caller, params.id, body),
  );
}
