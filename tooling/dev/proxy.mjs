import { createReadStream, statSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { changePageData } from './page-data.mjs';

const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** What a request line may name: a path of this server. `//host/x` and a whole address would name another one. */
const OWN_PATH = /^\/(?![/\\])/;
/** Names of published files need no escapes. */
const FILE_PATH = /^\/mf\/((?:records|files)(?:\/[\w.+-]+)+)$/;
/** Headers that are true only of what the target said. */
const OF_THE_ORIGINAL = new Set(['etag', 'last-modified', 'transfer-encoding', 'content-encoding']);
/** Headers of one connection only, here's or the target's. With them gone, nobody asks the target for another protocol. */
const OF_THE_CONNECTION = new Set(['connection', 'upgrade', 'keep-alive', 'http2-settings']);
const ENVIRONMENT = /^\/mf\/env\/[\w-]+\.json$/;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** What a changed answer may have been compressed with; any other passes as it is. */
const DECODERS = new Map([
  ['gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
]);

const without = (headers, names) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)));

/**
 * Whether somebody asks for this server by its own name. A page of anywhere may have its own name lead to this machine
 * (DNS rebinding), and would read the target by it: the target gets its own name and cannot tell.
 */
function isAskedForByName({ headers, socket }) {
  const port = socket.localPort === 80 ? '' : `:${socket.localPort}`;
  return LOOPBACK.some((name) => headers.host?.toLowerCase() === `${name}${port}`);
}

/** A published file of this machine that a page asks for; undefined when the target has it. */
function findOwnFile(registry, path) {
  const name = FILE_PATH.exec(path)?.[1];
  if (name === undefined || name.split('/').includes('..')) return undefined;
  const file = join(registry, name);
  return isFile(file) ? file : undefined;
}

function isFile(path) {
  try {
    return statSync(path).isFile();
  } catch {
    // Not there, or no path at all: too long, or below a file.
    return false;
  }
}

const encodingOf = ({ headers }) => headers['content-encoding'] ?? 'identity';
const canRead = (answer) => encodingOf(answer) === 'identity' || DECODERS.has(encodingOf(answer));

/** The text of an answer that `canRead` can. */
async function readText(answer) {
  const decode = DECODERS.get(encodingOf(answer));
  const chunks = [];
  for await (const chunk of decode ? pipeline(answer, decode(), () => undefined) : answer) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * A server in front of a running Tessera that answers as that one does, but for what this machine has: the files of
 * builds made here, the environment document, and what is being built. Nothing on the target changes.
 *
 * @param {object} options
 * @param {URL} options.target
 * @param {string} options.registry folder of this machine's registry
 * @param {(document: any) => any} options.changeEnvironment gets the target's environment document
 * @param {() => object} options.readReport what is being built (docs/documents/dev-report.md)
 * @returns {import('node:http').Server}
 */
export function createProxy({ target, registry, changeEnvironment, readReport }) {
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;

  /** Makes pages look for the next build, and have this machine's. */
  function rewritePage(html) {
    const live = changePageData(html, 'tessera-config', (config) => ({
      ...config,
      isLive: true,
      pollSeconds: 1,
    }));
    return changePageData(live, 'tessera-environment', changeEnvironment);
  }

  /** How an answer is changed; undefined for all that passes as it is. */
  function findRewrite(path, { method }, answer) {
    if (method !== 'GET' || answer.statusCode !== 200 || !canRead(answer)) return undefined;
    const type = answer.headers['content-type'] ?? '';
    if (ENVIRONMENT.test(path) && type.includes('json'))
      return (text) => JSON.stringify(changeEnvironment(JSON.parse(text)));
    return type.includes('text/html') ? rewritePage : undefined;
  }

  /** Answers as the target does, but for what is changed. */
  async function answerAs(answer, rewrite, response) {
    const headers = without(answer.headers, OF_THE_CONNECTION);
    if (!rewrite) {
      response.writeHead(answer.statusCode, headers);
      // Whoever goes first takes the other side along.
      pipeline(answer, response, () => undefined);
      return;
    }
    const body = Buffer.from(rewrite(await readText(answer)));
    const kept = without(headers, OF_THE_ORIGINAL);
    response.writeHead(200, { ...kept, 'content-length': body.byteLength }).end(body);
  }

  /** The headers that the target gets. */
  function headersFor(path, { headers }) {
    const changed = { ...without(headers, OF_THE_CONNECTION), host: target.host };
    // What may be changed here cannot be compared with, or compressed like, the target's.
    if (ENVIRONMENT.test(path) || headers.accept?.includes('text/html')) {
      changed['accept-encoding'] = 'identity';
      delete changed['if-none-match'];
      delete changed['if-modified-since'];
    }
    return changed;
  }

  function fail(response, error) {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end(`${target.origin} does not answer: ${error.message}`);
  }

  function pass(path, request, response) {
    const { protocol, port } = target;
    const hostname = target.hostname.replace(/^\[|\]$/g, '');
    const headers = headersFor(path, request);
    const options = { protocol, hostname, port, path: request.url, method: request.method, headers };
    const upstream = send(options, (answer) => {
      answerAs(answer, findRewrite(path, request, answer), response).catch((error) => fail(response, error));
    });
    upstream.on('error', (error) => fail(response, error));
    upstream.on('upgrade', (_answer, socket) => {
      socket.destroy();
      fail(response, new Error('it changed the protocol without being asked to'));
    });
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  }

  function answer(request, response) {
    if (!isAskedForByName(request)) {
      response.writeHead(421).end('This server answers to localhost alone.');
      return;
    }
    if (!OWN_PATH.test(request.url)) {
      response.writeHead(400).end('There is nothing at this address.');
      return;
    }
    const [path] = request.url.split('?');
    if (path === '/mf/dev.json') {
      response.writeHead(200, { 'content-type': TYPES['.json'], 'cache-control': 'no-store' });
      response.end(JSON.stringify(readReport()));
      return;
    }
    const file = findOwnFile(registry, path);
    if (file === undefined) {
      pass(path, request, response);
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    pipeline(createReadStream(file), response, () => undefined);
  }

  return createServer((request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      // What cannot be passed on, such as a line that Node sends to nobody. Nothing that is asked ends this process.
      fail(response, error);
    }
  });
}
