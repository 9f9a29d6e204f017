import { createReadStream, statSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
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
const OF_THE_ORIGINAL = new Set(['etag', 'last-modified', 'transfer-encoding']);
const ENVIRONMENT = /^\/mf\/env\/[\w-]+\.json$/;

/** A published file of this machine that a page asks for; undefined when the target has it. */
function findOwnFile(registry, path) {
  const name = FILE_PATH.exec(path)?.[1];
  if (name === undefined || name.split('/').includes('..')) return undefined;
  const file = join(registry, name);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

async function readText(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
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
    if (method !== 'GET' || answer.statusCode !== 200) return undefined;
    const type = answer.headers['content-type'] ?? '';
    if (ENVIRONMENT.test(path) && type.includes('json'))
      return (text) => JSON.stringify(changeEnvironment(JSON.parse(text)));
    return type.includes('text/html') ? rewritePage : undefined;
  }

  async function answerRewritten(rewrite, answer, response) {
    const body = Buffer.from(rewrite(await readText(answer)));
    const headers = Object.entries(answer.headers).filter(([name]) => !OF_THE_ORIGINAL.has(name));
    response.writeHead(200, { ...Object.fromEntries(headers), 'content-length': body.byteLength }).end(body);
  }

  function pass(path, request, response) {
    const headers = { ...request.headers, host: target.host };
    // What may be changed here cannot be compared with, or compressed like, the target's.
    if (ENVIRONMENT.test(path) || request.headers.accept?.includes('text/html')) {
      headers['accept-encoding'] = 'identity';
      delete headers['if-none-match'];
      delete headers['if-modified-since'];
    }
    const fail = (error) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end(`${target.origin} does not answer: ${error.message}`);
    };
    const { protocol, port } = target;
    const hostname = target.hostname.replace(/^\[|\]$/g, '');
    const options = { protocol, hostname, port, path: request.url, method: request.method, headers };
    const upstream = send(options, (answer) => {
      const rewrite = findRewrite(path, request, answer);
      if (rewrite) {
        answerRewritten(rewrite, answer, response).catch(fail);
        return;
      }
      response.writeHead(answer.statusCode, answer.headers);
      // Whoever goes first takes the other side along.
      pipeline(answer, response, () => undefined);
    });
    upstream.on('error', fail);
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  }

  return createServer((request, response) => {
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
  });
}
