import { readSchemaSql } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { SchemasService } from './schemas.service';

/** Tables that stand elsewhere (SCR-12). */
export function schemasRoutes(app: FastifyInstance, schemas: SchemasService): void {
  privateRoute(app, readSchemaSql, ({ body }, caller) => schemas.read(caller, body.sql), { rateShare: 0.2 });
}
