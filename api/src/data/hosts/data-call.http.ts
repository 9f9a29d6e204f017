import type { Who } from '@tessera/builder/keeper';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { AppError } from '../../core/app-error';
import type { OriginOf } from '../../http/site-origin';
import { SITE_PREFIX } from '../../http/hosts';
import { parseRequest } from '../../http/validation';
import type { LiveDatabase } from '../databases/databases.service';
import type { Place } from '../engines/engine.schema';
import { personCookie } from '../people/person-cookie.http';
import type { SignedIn } from '../people/person.schema';
import type { PeopleSessions } from '../people/sessions.service';
import type { Standing } from '../people/standing.service';
import { AnswerRoom } from './answer-room.service';
import type { AppDataService } from './app-data.service';

export interface LabelRoute {
  readonly Params: { readonly label: string };
}

/** Whom a call comes from, and to what. */
export interface Met {
  /** Where what waits for its turn is done as whoever its sender is by then. */
  readonly data: AppDataService;
  readonly live: LiveDatabase;
  readonly place: Place;
  readonly who: Who;
  /** Undefined: a visitor. */
  readonly person: SignedIn | undefined;
  /** By which that person was known. */
  readonly token: string | undefined;
}

/** A call about the records of the application of a name. */
export interface DataCall extends Met {
  readonly request: FastifyRequest<LabelRoute>;
}

export interface DataCallPorts {
  readonly data: AppDataService;
  readonly sessions: Pick<PeopleSessions, 'find'>;
  readonly standing: Pick<Standing, 'begin'>;
  readonly originOf: OriginOf;
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

/**
 * Who asks: by the cookie of somebody who signed in at this application, a visitor without one (DATA-03). A cookie that is worth nothing
 * any more is taken back.
 */
export async function meet(
  ports: DataCallPorts,
  request: FastifyRequest<LabelRoute>,
  reply: FastifyReply,
): Promise<Met> {
  const { data, sessions, standing, originOf } = ports;
  const { label } = request.params;
  const mayHaveChanged = standing.begin();
  const live = await data.find(label);
  const cookie = personCookie(originOf(request, label));
  const token = cookie.read(request);
  const person = await sessions.find(live, token);
  if (token !== undefined && !person) cookie.clear(reply);
  const met = { live, place: live.place, person, token: person && token };
  if (!person) return { ...met, who: { kind: 'visitor' }, data };
  const again = () => (mayHaveChanged() ? meetAgain(ports, label, { person, token }) : undefined);
  return { ...met, who: whoIs(person), data: data.as(again) };
}

const whoIs = ({ id, role }: SignedIn): Who => ({ kind: 'person', id, role });

/** Somebody by the time when it is their turn. Throws UNAUTHENTICATED where they were signed out or removed meanwhile. */
async function meetAgain(
  { data, sessions }: DataCallPorts,
  label: string,
  { person, token }: { readonly person: SignedIn; readonly token: string | undefined },
): Promise<Who> {
  const now = await sessions.find(await data.find(label), token);
  if (now?.id !== person.id) throw new AppError('UNAUTHENTICATED', 'You are not signed in any more.');
  return whoIs(now);
}

/** Of this server. */
const room = new AnswerRoom();

/** Makes routes below `/_data`. */
export function dataRoutes(app: FastifyInstance, ports: DataCallPorts): DataRoute {
  return (method, path, work) => {
    app.route<LabelRoute>({
      method,
      url: DATA_PREFIX + path,
      bodyLimit: STEP_BYTES,
      async handler(request, reply) {
        const { label } = request.params;
        const { status, body } = await work({ request, ...(await meet(ports, request, reply)) });
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
