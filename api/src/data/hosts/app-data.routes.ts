import { newsQuerySchema, sentStepSchema, type PeopleOfPage } from '@tessera/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error';
import { explainError, type ExplainFailure } from '../../http/error-handler';
import type { SignedIn } from '../people/person.schema';
import type { SignedInStreams } from '../people/signed-in-streams.service';
import { failureOf } from './app-data.service';
import { presentFailure, presentStep } from './answers.view';
import {
  DATA_PREFIX,
  dataRoutes,
  meet,
  readPart,
  sendAnswer,
  type DataCallPorts,
  type LabelRoute,
} from './data-call.http';
import type { NewsHub } from './news-hub.service';
import { openNews } from './news-stream.http';
import { requireOwnPage } from './own-pages.http';

export interface AppDataRoutes extends DataCallPorts {
  readonly hub: NewsHub;
  /** Of those who have signed in. */
  readonly streams: Pick<SignedInStreams, 'watch'>;
  readonly explain: ExplainFailure;
}

/** The records of an application, on its own host: `/_data` (docs/documents/record-server.md; DATA-02, DATA-04). */
export function appDataRoutes(app: FastifyInstance, ports: AppDataRoutes): void {
  const { hub, originOf, streams, explain } = ports;
  app.setErrorHandler((error: AppError, request, reply) => {
    const failure = explainError(error, request, explain);
    const { retryAfter } = failure.extra;
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    return sendAnswer(reply, presentFailure(failure));
  });
  app.addHook<LabelRoute>('onRequest', (request, reply, done) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    requireOwnPage(request, originOf(request, request.params.label));
    done();
  });
  const route = dataRoutes(app, ports);

  route('GET', '', async ({ data, place, who, person = null, live: { signIn } }) => {
    const people: PeopleOfPage = { signIn: signIn?.who ?? null, person };
    return { status: 200, body: { ...(await data.snapshot(place, who)), people } };
  });
  route('POST', '/steps', async ({ data, request, place, who, person }) => {
    requireSender(request, person);
    const { answer, failure = 'misread' } = await data.step(
      place,
      who,
      readPart(sentStepSchema, 'body', request),
    );
    if (answer.kind === 'failed') throw failureOf(failure, answer.message);
    return presentStep(answer);
  });
  app.get<LabelRoute>(`${DATA_PREFIX}/events`, async (request, reply) => {
    const { place, who, person, token } = await meet(ports, request, reply);
    const known = readPart(newsQuerySchema, 'query', request);
    const news = openNews({ streams: app.eventStreams, hub }, { request, reply }, { place, who, known });
    if (person && token !== undefined) {
      const { database } = place;
      const stop = streams.watch({ database, token, role: person.role, end: news.beginAnew });
      news.signal.addEventListener('abort', stop, { once: true });
    }
    return reply;
  });
  // No page of the application is at these addresses.
  route('GET', '/*', () => Promise.reject(new AppError('NOT_FOUND', 'There is nothing at this address.')));
}

/** What a page says in place of the id of somebody who signed in. */
const VISITOR = 'visitor';

/** A page says whose step it sends. Throws UNAUTHENTICATED where another tab of its browser has signed in or out meanwhile (DATA-03). */
function requireSender({ headers }: FastifyRequest, person: SignedIn | undefined): void {
  const sender = headers['tessera-person'];
  if (sender !== undefined && sender !== (person?.id ?? VISITOR))
    throw new AppError('UNAUTHENTICATED', 'Somebody else is signed in by now.');
}
