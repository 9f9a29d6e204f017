import { readVersionChecks, reportVersionChecks } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { VersionChecksService } from './version-checks.service';

export function versionChecksRoutes(app: FastifyInstance, checks: VersionChecksService): void {
  privateRoute(app, readVersionChecks, ({ params }, caller) => checks.read(caller, params.id));
  privateRoute(app, reportVersionChecks, ({ params, body }, caller) =>
    checks.report(caller, params.id, body.results),
  );
}
