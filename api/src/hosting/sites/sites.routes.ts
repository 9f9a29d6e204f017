import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteAddresses } from '../../config/site-addresses';
import { acceptsBrotli } from '../../http/accept-encoding';
import { readByteRange } from '../../http/byte-range';
import type { OriginOf } from '../../http/site-origin';
import { sendDocument } from '../../http/compressed';
import { PREVIEW_PREFIX, SITE_PREFIX } from '../../http/hosts';
import { OWN_REQUEST } from '../../http/own-host';
import { clearFormerOwner } from './former-owner.http';
import { networkOf } from '../../core/network';
import type { SiteSources } from './site-sources.port';
import type { SiteAnswer, SiteHost, SitesService } from './sites.service';

interface LabelRoute {
  readonly Params: { readonly label: string };
  readonly Querystring: Readonly<Record<string, unknown>>;
}

export interface SitesRoutesSettings {
  readonly isSecure: boolean;
  readonly noteVisit: SiteSources['noteVisit'];
  readonly addresses: SiteAddresses;
  readonly originOf: OriginOf;
}

/** `/?checks`: what is asked of a preview that is to be tried. */
const CHECKS = 'checks';
/** `/?served`: of one whose records are on the server, and with the page around it. */
const SERVED = 'served';

/**
 * Serves the hosts of previews and applications. `routeByHost` leads every request of such a host below
 * these two prefixes, so nothing of the product is reachable there, its API and its cookies included.
 */
export async function sitesRoutes(
  app: FastifyInstance,
  sites: SitesService,
  { isSecure, noteVisit, addresses, originOf }: SitesRoutesSettings,
): Promise<void> {
  const answers = new WeakMap<FastifyRequest, SiteAnswer>();
  const serve = (prefix: string, hostOf: (label: string, request: FastifyRequest) => SiteHost) =>
    app.register(
      (scope, _options, done) => {
        scope.addHook('onRequest', refuseWorkers);
        scope.addHook('onResponse', (request, reply, next) => {
          const answer = answers.get(request);
          if (answer) countVisit(request, reply, answer, noteVisit);
          next();
        });
        // Not the framework's own words, which tell the inner address.
        scope.setNotFoundHandler((_request, reply) => sendText(reply, 404, 'Not found'));
        scope.get<LabelRoute>('/:label/*', async (request, reply) => {
          const path = pathBelow(`${prefix}/${request.params.label}`, request);
          const host = hostOf(request.params.label, request);
          const answer = await sites.answer({
            host,
            path,
            isTried: CHECKS in request.query,
            isServed: SERVED in request.query,
            ifNoneMatch: request.headers['if-none-match'],
          });
          // What browsers have of a host of the application's own, it put there.
          if (answer.visitorMark !== undefined && isBelowSites(host, addresses)) {
            clearFormerOwner(request, reply, answer.visitorMark, isSecure);
          }
          answers.set(request, answer);
          return send(request, reply, answer);
        });
        done();
      },
      { prefix },
    );
  await serve(PREVIEW_PREFIX, (label) => ({ kind: 'preview', label, origin: addresses.preview(label) }));
  await serve(SITE_PREFIX, (appName, request) => {
    return { kind: 'deployment', appName, origin: originOf(request, appName) };
  });
}

function isBelowSites(host: SiteHost, addresses: SiteAddresses): boolean {
  return host.kind === 'deployment' && host.origin === addresses.deployment(host.appName);
}

/** What was sent counts; a page that a browser only fetches ahead was opened by nobody. */
function countVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  { visited, status }: SiteAnswer,
  noteVisit: SiteSources['noteVisit'],
): void {
  const { method, headers, ip } = request;
  if (visited === undefined || headers[OWN_REQUEST.header] === OWN_REQUEST.mark) return;
  const { projectId, appName, isPage } = visited;
  const bytes = method === 'HEAD' ? 0 : Number(reply.getHeader('content-length') ?? 0);
  const isCounted = isPage && status === 200 && isOpened(request);
  const page = { network: networkOf(ip), browser: headers['user-agent'] ?? '' };
  noteVisit({ projectId, appName, bytes, ...(isCounted && { page }) });
}

/** Somebody looks at it: no script asks for it, and no browser that only expects to need it. */
function isOpened({ method, headers }: FastifyRequest): boolean {
  const { 'sec-fetch-mode': mode, 'sec-purpose': purpose } = headers;
  const isAhead = String(purpose).includes('prefetch');
  return method === 'GET' && (mode === undefined || mode === 'navigate') && !isAhead;
}

const WORKERS = new Set(['serviceworker', 'sharedworker', 'worker']);

/**
 * No script of an application is a worker: a service worker would outlive the deployment, and would send wherever it
 * likes. Pages say so too (`worker-src`); this is for what asks without one. A refused update leaves a service worker
 * in place, whichever the status; it goes with the storage that this answer clears.
 */
function refuseWorkers({ headers }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const isServiceWorker = headers['service-worker'] !== undefined;
  if (!isServiceWorker && !WORKERS.has(String(headers['sec-fetch-dest']))) {
    done();
    return;
  }
  if (isServiceWorker) void reply.header('clear-site-data', '"cache", "storage"');
  sendText(reply, 403, 'Applications have no workers here');
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(text);
}

function pathBelow(prefix: string, request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '';
  return path.slice(prefix.length);
}

const isInPieces = (body: SiteAnswer['body']): body is AsyncIterable<string> =>
  typeof body === 'object' && Symbol.asyncIterator in body;

/** Answers, compressed where it is kept so and the browser takes it. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body, brotli, visited, visitorMark }: SiteAnswer,
): FastifyReply | Promise<FastifyReply> {
  void reply.code(status).headers(headers);
  if (isInPieces(body)) return reply.send(Readable.from(body));
  // Whoever is to forget an earlier owner gets all of it: an answer without a body would leave what they have.
  if (visited?.isPage === true && visitorMark === undefined) return sendDocument(request, reply, body);
  // A part is one of the file itself: of a compressed one it would be of no use.
  if (status === 200 && request.headers.range !== undefined)
    return sendPart(request, reply, { headers, body });
  if (brotli === undefined || !acceptsBrotli(request)) {
    return reply.send(typeof body === 'string' ? body : Buffer.from(body));
  }
  // Not the bytes of the driver, which may be a view of more.
  return reply.header('content-encoding', 'br').send(Buffer.from(brotli));
}

function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, body }: { readonly headers: SiteAnswer['headers']; readonly body: string | Uint8Array },
): FastifyReply {
  const whole = Buffer.from(body as Uint8Array);
  const size = whole.byteLength;
  const range = readByteRange(request.headers, { size, etag: headers['etag'] });
  if (range === undefined) return reply.send(whole);
  if (range === 'none') {
    return sendText(reply.header('content-range', `bytes */${String(size)}`), 416, 'There is no such part');
  }
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${String(start)}-${String(end)}/${String(size)}`)
    .send(whole.subarray(start, end + 1));
}
