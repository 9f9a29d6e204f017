import { readUsage } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { QuotasService } from './quotas.service';

export function quotasRoutes(app: FastifyInstance, quotas: QuotasService): void {
  privateRoute(app, readUsage, async (_input, caller) => ({ limits: await quotas.list(caller) }));
}
