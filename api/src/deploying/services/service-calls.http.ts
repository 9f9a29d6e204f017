import { Transform, type Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error';
import { networkOf } from '../../core/network';
import { explainError, sendError, type ExplainFailure } from '../../http/error-handler';
import { SITE_PREFIX } from '../../http/hosts';
import type { ServiceCalls } from './service-call.port';
import { headersFor, targetOf, type ReadyService } from './service-request.rules';
import type { ServicesService } from './services.service';
import type { CallLimits } from './call-limits.port';

export interface ServiceCallPorts {
  readonly services: Pick<ServicesService, 'findLive'>;
  readonly calls: ServiceCalls;
  readonly limits: CallLimits;
  /** The application's own origin. */
  readonly addressOf: (appName: string) => string;
  readonly explain: ExplainFailure;
}

interface ServiceRoute {
  readonly Params: { readonly label: string; readonly name: string };
}

/** What an application sends to a service, and what a service may answer. */
const SENT_BYTES = 1_048_576;
const ANSWER_BYTES = 10_485_760;

/** Calls of one visitor's network, and of all visitors of a deployment, a minute: the owner pays for what a service costs. */
const OF_VISITOR = 60;
const OF_ALL = 600;

/** Calls that wait for services at a time, of one deployment and of all. */
const AT_ONCE = 20;
const AT_ONCE_ALL = 200;

/**
 * `/_services/<name>/…` on the host of a deployed application: sent on to the service of that name, with what its owner gave the server
 * for it. Nothing of a browser but the request itself goes out, and nothing of the answer but its status, type and body comes back.
 */
export function serviceCallRoutes(app: FastifyInstance, ports: ServiceCallPorts): void {
  const waiting = new Map<string, number>();
  app.setErrorHandler((error: AppError, request, reply) =>
    sendError(reply, explainError(error, request, ports.explain)),
  );
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: SENT_BYTES }, (_request, body, done) => {
    done(null, body);
  });
  app.route<ServiceRoute>({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${SITE_PREFIX}/:label/_services/:name/*`,
    exposeHeadRoute: false,
    bodyLimit: SENT_BYTES,
    async handler(request, reply) {
      const { label, name } = request.params;
      requireOwnPage(request, ports.addressOf(label));
      const live = await ports.services.findLive(label, name);
      if (live === undefined) throw noService(name);
      const { deploymentId, service } = live;
      await ports.limits.take(`service ${deploymentId}`, networkOf(request.ip), OF_VISITOR);
      await ports.limits.take('service', deploymentId, OF_ALL);
      return atOnce(waiting, deploymentId, reply, (signal) =>
        pass(ports.calls, service, { request, reply, signal }),
      );
    },
  });
}

/** Only pages of the application: what others could make a visitor's browser call would be on its owner's bill. */
function requireOwnPage({ headers }: FastifyRequest, origin: string): void {
  const site = headers['sec-fetch-site'];
  const isForeign =
    (headers.origin !== undefined && headers.origin !== origin) ||
    (site !== undefined && site !== 'same-origin');
  if (isForeign) throw new AppError('FORBIDDEN', 'Only pages of this application may call its services.');
}

async function pass(
  calls: ServiceCalls,
  service: ReadyService,
  {
    request,
    reply,
    signal,
  }: { request: FastifyRequest<ServiceRoute>; reply: FastifyReply; signal: AbortSignal },
): Promise<Readable> {
  const { method, body } = request;
  if (!(service.methods as readonly string[]).includes(method)) {
    throw new AppError('FORBIDDEN', `The service "${service.name}" may not be called by ${method}.`);
  }
  const url = targetOf(service, askedOf(request));
  if (url === undefined) throw new AppError('BAD_REQUEST', 'This path leads out of the service.');
  const answer = await calls.send({
    url,
    method,
    headers: headersFor(service, request.headers),
    body: Buffer.isBuffer(body) && body.length > 0 ? body : undefined,
    signal,
  });
  const status = answer.statusCode ?? 502;
  if (status >= 300 && status < 400 && status !== 304) {
    answer.destroy();
    // It would lead to a host that nobody allowed.
    throw new AppError(
      'UPSTREAM_FAILED',
      'The service answered with another address, which is not followed.',
    );
  }
  const type = answer.headers['content-type'];
  void reply.code(status).header('cache-control', 'no-store');
  void reply.header('content-type', type ?? 'application/octet-stream');
  const retryAfter = answer.headers['retry-after'];
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  return withLimit(answer);
}

/** Path and query behind the service's name, as they came. */
function askedOf({ url }: FastifyRequest): string {
  const [, asked = ''] = /\/_services\/[^/?]*(.*)$/.exec(url) ?? [];
  return asked;
}

function withLimit(answer: IncomingMessage): Readable {
  let bytes = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= ANSWER_BYTES) done(null, chunk);
      else done(new Error('The answer of a service was too large'));
    },
  });
  limited.once('close', () => answer.destroy());
  answer.once('error', (error) => limited.destroy(error));
  return answer.pipe(limited);
}

/** Counts what is under way, until the answer has been sent or its reader is gone. */
async function atOnce<Result>(
  waiting: Map<string, number>,
  deploymentId: string,
  reply: FastifyReply,
  send: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const own = waiting.get(deploymentId) ?? 0;
  const all = [...waiting.values()].reduce((sum, count) => sum + count, 0);
  if (own >= AT_ONCE || all >= AT_ONCE_ALL) {
    throw new AppError('RATE_LIMITED', 'Too many calls of services at a time. Try again in a moment.', {
      retryAfter: 2,
    });
  }
  waiting.set(deploymentId, own + 1);
  const gone = new AbortController();
  reply.raw.once('close', () => {
    const left = (waiting.get(deploymentId) ?? 1) - 1;
    if (left > 0) waiting.set(deploymentId, left);
    else waiting.delete(deploymentId);
    gone.abort();
  });
  return send(gone.signal);
}

function noService(name: string): AppError {
  return new AppError('NOT_FOUND', `This application has no service called "${name}".`);
}
