import { readVariables, readVariableValue, saveVariables } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { privateRoute } from '../../http/routes';
import type { VariablesService } from './variables.service';

/** A hundred values of some kilobytes each. */
const SAVED_BYTES = 2_097_152;

export function variablesRoutes(app: FastifyInstance, variables: VariablesService): void {
  privateRoute(app, readVariables, ({ params }, caller) => variables.read(caller, params.id));
  privateRoute(app, saveVariables, ({ params, body }, caller) => variables.save(caller, params.id, body), {
    bodyLimit: SAVED_BYTES,
  });
  privateRoute(app, readVariableValue, ({ params }, caller, { request }) =>
    variables.reveal(caller, params.id, params.variableId, request.ip),
  );
}
