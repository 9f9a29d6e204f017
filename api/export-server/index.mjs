/**
 * The server of this application. It serves what `npm run build` made and keeps the records, which all visitors share, in the folder
 * `data`. Rules, rights and tables are those of Tessera: `rules.js` beside this file has them.
 *
 * Settings: PORT (3000), HOST (localhost; 0.0.0.0 lets other machines in), ALLOWED_HOSTS (names that a server before this one has),
 * TRUST_PROXY (true behind such a server: the addresses that it names count), DATA_DIR (data), MAX_RECORDS (100000),
 * MAX_MEGABYTES (200), RATE_LIMIT (1200 requests a minute from one address).
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import {
  AnswerRoom,
  AppError,
  createNewsHub,
  EventStreams,
  explainError,
  failureOf,
  findUnstorableText,
  letAnswersArrive,
  limitRequests,
  newsQuerySchema,
  openNews,
  openRecords,
  presentFailure,
  presentStep,
  requireOwnPage,
  shareFairly,
} from './rules.mjs';

const ROOT = dirname(import.meta.dirname);
const DIST = join(ROOT, 'dist');
const MEGABYTE = 1024 * 1024;
/** A step: an import of some thousand rows, or pictures. */
const STEP_BYTES = 2 * MEGABYTE;
/** Of the disk: a full one would hold the database for ever. */
const RESERVE_BYTES = 128 * MEGABYTE;
const OWNER_SECONDS = 24 * 3600;

/** Nothing is loaded from anywhere else, and no other site frames the application. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const VISITOR = { who: { kind: 'visitor' }, person: null };
/** Nobody signs in here by mail. The owner comes in by the address that is printed at the start, until the server ends. */
const OWNER = {
  who: { kind: 'person', id: 'owner', role: 'owner' },
  person: { id: 'owner', email: 'owner', role: 'owner' },
};
const entrance = randomBytes(24).toString('base64url');
const session = randomBytes(24).toString('base64url');

/** In a time that does not tell how much of it is right. */
function isSame(given, secret) {
  const hash = (text) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}

/** Cookies know no ports: another application at this host has another name for it. */
const cookieName = ({ socket }) => `tessera_owner_${String(socket.localPort)}`;

function callerOf(request) {
  const name = cookieName(request);
  const [, given] = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(request.headers.cookie ?? '') ?? [];
  return given !== undefined && isSame(given, session) ? OWNER : VISITOR;
}

/** A server before this one may speak https with browsers: their host says whose page it is. */
function ownOrigin({ headers, protocol, host }) {
  const { origin = '' } = headers;
  return URL.canParse(origin) && new URL(origin).host === host ? origin : `${protocol}://${host}`;
}

/** A page says whose step it sends: another tab of its browser may have signed in or out meanwhile. */
function requireSender({ headers }, person) {
  const sender = headers['tessera-person'];
  if (sender !== undefined && sender !== (person?.id ?? 'visitor'))
    throw new AppError('UNAUTHENTICATED', 'Somebody else is signed in by now.');
}

/** Characters that PostgreSQL refuses, which it would say only after everything was judged. */
function requireStorable(body) {
  if (findUnstorableText(body).length > 0)
    throw new AppError('BAD_REQUEST', 'This has a character that is not text: please remove it');
}

/** The page that the build made, told that a server keeps its records. */
async function readPage() {
  const page = await readFile(join(DIST, 'index.html'), 'utf8').catch(() => {
    throw new Error('There is no dist/index.html. Run `npm run build` first.');
  });
  return page.replace('</head>', '  <meta name="tessera-data" content="/_data" />\n  </head>');
}

/** What the page and its server say to each other. */
function serveRecords(app, records, { hub, streams }) {
  const room = new AnswerRoom();
  app.get('/_data', async (request, reply) => {
    const { who, person } = callerOf(request);
    const answer = { ...(await records.snapshot(who)), people: { signIn: null, person } };
    const text = JSON.stringify(answer);
    room.hold('records', text.length, reply.raw);
    return reply.type('application/json; charset=utf-8').send(text);
  });
  app.post('/_data/steps', { bodyLimit: STEP_BYTES }, async (request, reply) => {
    const { who, person } = callerOf(request);
    requireSender(request, person);
    requireStorable(request.body);
    const { answer, failure = 'misread' } = await records.step(who, request.body);
    if (answer.kind === 'failed') throw failureOf(failure, answer.message);
    const { status, body } = presentStep(answer);
    return reply.code(status).send(body);
  });
  app.get('/_data/events', (request, reply) => {
    const { data: known } = newsQuerySchema.safeParse(request.query);
    if (!known) throw new AppError('BAD_REQUEST', 'since and revision are whole numbers.');
    const { who } = callerOf(request);
    openNews({ streams, hub }, { request, reply }, { place: records.place, who, known });
    return reply;
  });
}

/** The owner's way in, and out. */
function serveOwner(app) {
  app.get('/_data/enter', { exposeHeadRoute: false }, (request, reply) => {
    if (isSame(String(request.query.code ?? ''), entrance)) {
      void reply.header('set-cookie', cookie(request, session, OWNER_SECONDS));
    }
    return reply.header('referrer-policy', 'no-referrer').redirect('/', 303);
  });
  app.post('/_data/sign-out', (request, reply) =>
    reply.header('set-cookie', cookie(request, '', 0)).send({}),
  );
}

function cookie(request, value, seconds) {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `${cookieName(request)}=${value}; Path=/_data; HttpOnly; SameSite=Lax; Max-Age=${String(seconds)}${secure}`;
}

function serveFiles(app, page) {
  const sendPage = (_request, reply) => reply.type('text/html; charset=utf-8').send(page);
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.register(fastifyStatic, { root: DIST, index: false, dotfiles: 'ignore' });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    if (isOfRecords(request)) throw new AppError('NOT_FOUND', 'There is nothing at this address.');
    return reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send('There is no page at this address. The application begins at /.\n');
  });
}

/** Whatever letters of the address are written as numbers. */
const isOfRecords = ({ url, routeOptions }) =>
  (routeOptions.url ?? '').startsWith('/_data') || /^\/_data(?:[/?]|$)/.test(url);

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** Another site's name may lead to this machine for a while, and its page would be taken for ours. */
function requireHost({ hostname }, { host, allowedHosts }) {
  if (!LOCAL.includes(host) && host !== '::1') return;
  if (![...LOCAL, ...allowedHosts].includes(hostname))
    throw new AppError('FORBIDDEN', 'This server answers at localhost. ALLOWED_HOSTS names other addresses.');
}

function prepare(app, options) {
  app.addHook('onRequest', (request, reply, done) => {
    requireHost(request, options);
    void reply.headers({ 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' });
    if (isOfRecords(request)) {
      void reply.header('cache-control', 'no-store');
      requireOwnPage(request, ownOrigin(request));
    }
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    const failure = explainError(error, request, () => undefined);
    const { retryAfter } = failure.extra;
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    const { status, body } = presentFailure(failure);
    return isOfRecords(request)
      ? reply.code(status).send(body)
      : reply.code(status).type('text/plain; charset=utf-8').send(`${failure.message}\n`);
  });
}

function settings(environment) {
  const { HOST = 'localhost', DATA_DIR = 'data', ALLOWED_HOSTS = '', TRUST_PROXY = 'false' } = environment;
  const number = (name, usual, least = 0) => {
    const value = Number(environment[name] ?? usual);
    if (!Number.isInteger(value) || value < least)
      throw new Error(`${name} has to be a whole number from ${String(least)} up.`);
    return value;
  };
  return {
    port: number('PORT', 3000),
    host: HOST,
    allowedHosts: ALLOWED_HOSTS.split(',').map((name) => name.trim().toLowerCase()),
    trustProxy: TRUST_PROXY === 'true' ? 'loopback, uniquelocal' : false,
    requestsPerMinute: number('RATE_LIMIT', 1200, 20),
    folder: resolve(ROOT, DATA_DIR),
    limits: {
      records: number('MAX_RECORDS', 100_000),
      bytes: number('MAX_MEGABYTES', 200) * 1_000_000,
    },
  };
}

async function start(options) {
  const { port, host, folder, limits, trustProxy, requestsPerMinute } = options;
  const page = await readPage();
  const modelText = await readFile(join(ROOT, 'app.ir.json'), 'utf8');
  const records = await openRecords({ folder, modelText, limits, diskReserve: RESERVE_BYTES });
  const app = Fastify({ logger: { level: 'warn' }, trustProxy });
  app.server.on('connection', letAnswersArrive);
  const streams = new EventStreams();
  const calls = { run: (_database, _task, asked) => records.news(asked), listen: records.listen };
  const hub = createNewsHub(calls, app.log);
  prepare(app, options);
  await limitRequests(app, requestsPerMinute);
  await app.register(async (scope) => {
    shareFairly(scope, requestsPerMinute, () => 'records');
    serveRecords(scope, records, { hub, streams });
  });
  serveOwner(app);
  serveFiles(app, page);
  await app.listen({ port, host });
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  const address = `http://${name}:${String(app.server.address().port)}`;
  const stop = async () => {
    streams.endAll();
    hub.close();
    await app.close();
    await records.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(`Ready at ${address}`);
  console.log(`To come in as the owner, who may do everything, open ${address}/_data/enter?code=${entrance}`);
}

try {
  await start(settings(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
