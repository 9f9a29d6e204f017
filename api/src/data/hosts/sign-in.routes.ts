import { askCodeSchema, enterQuerySchema, sendCodeSchema } from '@tessera/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error';
import { networkOf } from '../../core/network';
import { SMALL_BODY_BYTES } from '../../http/routes';
import { personCookie } from '../people/person-cookie.http';
import type { PeopleSessions } from '../people/sessions.service';
import type { SigningIn } from '../people/sign-in.service';
import { DATA_PREFIX, meet, readPart, type DataCallPorts, type LabelRoute, type Met } from './data-call.http';

export interface SignInRoutes extends DataCallPorts {
  readonly signingIn: SigningIn;
  readonly sessions: PeopleSessions;
  /** Told when somebody has left. */
  readonly onChange: (database: string) => Promise<void>;
}

interface PersonCall extends Met {
  readonly request: FastifyRequest<LabelRoute>;
  readonly reply: FastifyReply;
  /** The application's own, at which it was asked. */
  readonly address: string;
}

/** Signing in to an application and out of it, on its own host (DATA-03). */
export function signInRoutes(app: FastifyInstance, ports: SignInRoutes): void {
  const { sessions, signingIn, originOf, onChange } = ports;

  function post(path: string, work: (call: PersonCall) => Promise<FastifyReply>): void {
    app.post<LabelRoute>(DATA_PREFIX + path, { bodyLimit: SMALL_BODY_BYTES }, async (request, reply) => {
      const address = originOf(request, request.params.label);
      return work({ request, reply, address, ...(await meet(ports, request, reply)) });
    });
  }

  async function leave({ place, token, reply, address }: Omit<PersonCall, 'request'>): Promise<void> {
    if (token === undefined) return;
    await sessions.end(place.database, token);
    personCookie(address).clear(reply);
    await onChange(place.database);
  }

  post('/sign-in', async ({ live, request, reply, address }) => {
    const asking = askingOf(live);
    const { email } = readPart(askCodeSchema, 'body', request);
    const title = live.title || request.params.label;
    await signingIn.ask({ ...asking, email, network: networkOf(request.ip) }, { title, address });
    return reply.code(202).send({});
  });
  post('/sign-in/code', async (call) => {
    const { live, request, reply, address } = call;
    const sent = { ...askingOf(live), ...readPart(sendCodeSchema, 'body', request) };
    const { person, token } = await signingIn.redeem({ ...sent, network: networkOf(request.ip) });
    await leave(call);
    personCookie(address).write(reply, token);
    return reply.send({ person });
  });
  post('/sign-out', async (call) => {
    await leave(call);
    return call.reply.send({});
  });
  // No HEAD: whoever only looks at an address must not use it up.
  app.get<LabelRoute>(`${DATA_PREFIX}/enter`, { exposeHeadRoute: false }, async (request, reply) => {
    const { live, ...met } = await meet(ports, request, reply);
    const { code } = readPart(enterQuerySchema, 'query', request);
    const address = originOf(request, request.params.label);
    const token = code === undefined ? undefined : await sessions.enter(live.place.database, code);
    if (token) {
      await leave({ live, ...met, reply, address });
      personCookie(address).write(reply, token);
    }
    return reply.header('referrer-policy', 'no-referrer').redirect('/', 303);
  });
}

/** Throws NOT_FOUND where nobody can sign in. */
function askingOf({ place, signIn }: Met['live']) {
  if (!signIn) throw new AppError('NOT_FOUND', 'Nobody can sign in to this application.');
  return { database: place.database, signIn };
}
