import type { Who } from '@tessera/builder/keeper';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { SITE_PREFIX } from '../../http/hosts';
import { parseRequest } from '../../http/validation';
import type { Place } from '../engines/engine.schema';
import { AnswerRoom } from './answer-room.service';
import type { AppDataService } from './app-data.service';

export interface LabelRoute {
  readonly Params: { readonly label: string };
}

/** A call about the records of the application of a name. */
export interface DataCall {
  readonly request: FastifyRequest<LabelRoute>;
  readonly place: Place;
  readonly who: Who;
}

/** A body with the status that it goes out with. */
export interface DataAnswer {
  readonly status: number;
  readonly body: object;
}

export type DataRoute = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  work: (call: DataCall) => Promise<DataAnswer>,
) => void;

/** Bytes of a step: an import of some thousand rows, or pictures. */
export const STEP_BYTES = 2 * 1_048_576;

export const DATA_PREFIX = `${SITE_PREFIX}/:label/_data`;

/** Who asks. People of an application come with signing in to it (DATA-03). */
export function whoOf(_request: FastifyRequest<LabelRoute>): Who {
  return { kind: 'visitor' };
}

/** Of this server. */
const room = new AnswerRoom();

/** Makes routes below `/_data`. */
export function dataRoutes(app: FastifyInstance, data: AppDataService): DataRoute {
  return (method, path, work) => {
    app.route<LabelRoute>({
      method,
      url: DATA_PREFIX + path,
      bodyLimit: STEP_BYTES,
      async handler(request, reply) {
        const { label } = request.params;
        const place = await data.find(label);
        const { status, body } = await work({ request, place, who: whoOf(request) });
        const text = JSON.stringify(body);
        room.hold(label, text.length, reply.raw);
        return reply.code(status).type('application/json; charset=utf-8').send(text);
      },
    });
  };
}

export function sendAnswer(reply: FastifyReply, { status, body }: DataAnswer): FastifyReply {
  return reply.code(status).send(body);
}

/** A part of a request by its schema. Throws BAD_REQUEST with the message of each bad field. */
export function readPart<S extends z.ZodMiniType>(
  schema: S,
  part: 'params' | 'query' | 'body',
  { params, query, body }: FastifyRequest<LabelRoute>,
): z.output<S> {
  // It went through exactly this schema, whose output the compiler cannot follow.
  return parseRequest({ [part]: schema }, { params, query, body })[part] as z.output<S>;
}
