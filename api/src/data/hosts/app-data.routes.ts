import { newsQuerySchema, sentStepSchema } from '@tessera/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { SiteAddress } from '../../config/site-addresses';
import { AppError } from '../../core/app-error';
import { explainError, type ExplainFailure } from '../../http/error-handler';
import { failureOf, type AppDataService } from './app-data.service';
import { presentFailure, presentStep } from './answers.view';
import { DATA_PREFIX, dataRoutes, readPart, sendAnswer, whoOf, type LabelRoute } from './data-call.http';
import type { NewsHub } from './news-hub.service';
import { openNews } from './news-stream.http';
import { requireOwnPage } from './own-pages.http';

export interface AppDataRoutes {
  readonly data: AppDataService;
  readonly hub: NewsHub;
  readonly addressOf: SiteAddress;
  readonly explain: ExplainFailure;
}

/** The records of an application, on its own host: `/_data` (docs/documents/record-server.md; DATA-02, DATA-04). */
export function appDataRoutes(app: FastifyInstance, { data, hub, addressOf, explain }: AppDataRoutes): void {
  app.setErrorHandler((error: AppError, request, reply) => {
    const failure = explainError(error, request, explain);
    const { retryAfter } = failure.extra;
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    return sendAnswer(reply, presentFailure(failure));
  });
  app.addHook<LabelRoute>('onRequest', (request, reply, done) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    requireOwnPage(request, addressOf(request.params.label));
    done();
  });
  const route = dataRoutes(app, data);

  route('GET', '', async ({ place, who }) => ({ status: 200, body: await data.snapshot(place, who) }));
  route('POST', '/steps', async ({ request, place, who }) => {
    const { answer, failure = 'misread' } = await data.step(
      place,
      who,
      readPart(sentStepSchema, 'body', request),
    );
    if (answer.kind === 'failed') throw failureOf(failure, answer.message);
    return presentStep(answer);
  });
  app.get<LabelRoute>(`${DATA_PREFIX}/events`, async (request, reply) => {
    const place = await data.find(request.params.label);
    const known = readPart(newsQuerySchema, 'query', request);
    openNews({ streams: app.eventStreams, hub }, { request, reply }, { place, who: whoOf(request), known });
    return reply;
  });
  // No page of the application is at these addresses.
  route('GET', '/*', () => Promise.reject(new AppError('NOT_FOUND', 'There is nothing at this address.')));
}
