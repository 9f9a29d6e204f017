import { listLedger, readUsage } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { UsageService } from './usage.service';

export function usageRoutes(app: FastifyInstance, usage: UsageService): void {
  privateRoute(app, readUsage, ({ query }, caller) => usage.read(caller, query));
  privateRoute(app, listLedger, ({ query }, caller) => usage.listEntries(caller, query));
}
