import { Transform, type Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error';
import { networkOf } from '../../core/network';
import type { OriginOf } from '../../http/site-origin';
import { explainError, sendError, type ExplainFailure } from '../../http/error-handler';
import { SITE_PREFIX } from '../../http/hosts';
import { holdCall, type CallsUnderWay } from './calls-under-way.http';
import type { CallLimits } from './call-limits.port';
import type { ServiceCalls } from './service-call.port';
import { headersFor, targetOf } from './service-request.rules';
import type { LiveService, ServicesService } from './services.service';

export interface ServiceCallPorts {
  readonly services: Pick<ServicesService, 'findLive'>;
  readonly calls: ServiceCalls;
  readonly limits: CallLimits;
  readonly originOf: OriginOf;
  readonly explain: ExplainFailure;
}

interface ServiceRoute {
  readonly Params: { readonly label: string; readonly name: string };
}

/** What is known of a call before its body is read. */
interface Admitted {
  readonly live: LiveService;
  readonly url: URL;
  readonly signal: AbortSignal;
}

/** What an application sends to a service, and what a service may answer. */
const SENT_BYTES = 1_048_576;
const ANSWER_BYTES = 10_485_760;

/** Calls of one visitor's network, and of all visitors of a deployment, a minute: the owner pays for what a service costs. */
const OF_VISITOR = 60;
const OF_ALL = 600;

/**
 * `/_services/<name>/…` on the host of a deployed application: sent on to the service of that name, with what its owner gave the server
 * for it. Nothing of a browser but the request itself goes out, and nothing of the answer but its status, type and body comes back.
 * Everything is decided before the body is read: who has no service here sends nothing.
 */
export function serviceCallRoutes(app: FastifyInstance, ports: ServiceCallPorts): void {
  const underWay: CallsUnderWay = new Map();
  const admitted = new WeakMap<FastifyRequest, Admitted>();
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
    async onRequest(request, reply) {
      admitted.set(request, await admit(ports, underWay, request, reply));
    },
    handler(request, reply) {
      const call = admitted.get(request);
      if (call === undefined) throw new Error('A call was not looked at');
      return pass(ports.calls, call, request, reply);
    },
  });
}

async function admit(
  { services, limits, originOf }: ServiceCallPorts,
  underWay: CallsUnderWay,
  request: FastifyRequest<ServiceRoute>,
  reply: FastifyReply,
): Promise<Admitted> {
  const { label, name } = request.params;
  requireOwnPage(request, originOf(request, label));
  const live = await services.findLive(label, name);
  if (live === undefined) throw noService(name);
  const { deploymentId, ownerId, service } = live;
  if (!(service.methods as readonly string[]).includes(request.method)) {
    throw new AppError('FORBIDDEN', `The service "${service.name}" may not be called by ${request.method}.`);
  }
  const url = targetOf(service, askedOf(request));
  if (url === undefined) throw new AppError('BAD_REQUEST', 'This path leads out of the service.');
  const network = networkOf(request.ip);
  await limits.take(`service ${deploymentId}`, network, OF_VISITOR);
  await limits.take('service', deploymentId, OF_ALL);
  const signal = holdCall(underWay, { deploymentId, ownerId, network }, request, reply);
  return { live, url, signal };
}

/**
 * Only code of the application's pages: what others could make a visitor's browser call would be on its owner's bill, and what a
 * service answers is never loaded as a page, a script or a style of this origin.
 */
function requireOwnPage({ headers }: FastifyRequest, origin: string): void {
  const { 'sec-fetch-site': site, 'sec-fetch-dest': dest } = headers;
  const isForeign =
    (headers.origin !== undefined && headers.origin !== origin) ||
    (site !== undefined && site !== 'same-origin') ||
    (dest !== undefined && dest !== 'empty') ||
    (site === undefined && headers.origin === undefined);
  if (isForeign) throw new AppError('FORBIDDEN', 'Only code of this application may call its services.');
}

async function pass(
  calls: ServiceCalls,
  { live: { service }, url, signal }: Admitted,
  { method, body, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<Readable> {
  const answer = await calls.send({
    url,
    method,
    headers: headersFor(service, headers),
    body: method !== 'GET' && Buffer.isBuffer(body) && body.length > 0 ? body : undefined,
    signal,
  });
  const status = answer.statusCode ?? 0;
  if (status < 200 || status > 599 || (status >= 300 && status < 400 && status !== 304)) {
    answer.destroy();
    // Another address would lead to a host that nobody allowed.
    throw new AppError(
      'UPSTREAM_FAILED',
      'The service answered with another address, or with what is no answer.',
    );
  }
  void reply.code(status).header('cache-control', 'no-store').header('content-type', harmlessType(answer));
  for (const name of ['retry-after', 'content-encoding'] as const) {
    const value = answer.headers[name];
    if (value !== undefined) void reply.header(name, value);
  }
  return withLimit(answer);
}

/** What a browser would run or draw is text here: it would do so as this application. */
function harmlessType({ headers }: IncomingMessage): string {
  const type = headers['content-type'] ?? 'application/octet-stream';
  return /script|html|css|xml|svg/i.test(type) ? 'text/plain; charset=utf-8' : type;
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

function noService(name: string): AppError {
  return new AppError('NOT_FOUND', `This application has no service called "${name}".`);
}
