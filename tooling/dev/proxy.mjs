import { createReadStream, existsSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { extname, join } from 'node:path';
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

/** A published file of this machine that a page asks for; undefined when the target has it. */
function ownFile(registry, path) {
  const folder = ['records', 'files'].find((name) => path.startsWith(`/mf/${name}/`));
  // No name of a published file needs an escape, and without unescaping a URL's path has no `..` left in it.
  const file = folder && join(registry, path.slice('/mf/'.length));
  return file && existsSync(file) ? file : undefined;
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
  /** Puts this machine's build into the environment document, and makes pages look for the next one. */
  function rewrite(url, type, text) {
    if (/^\/mf\/env\/[\w-]+\.json/.test(url)) return JSON.stringify(changeEnvironment(JSON.parse(text)));
    if (!type?.includes('text/html')) return text;
    const live = changePageData(text, 'tessera-config', (config) => ({ ...config, isLive: true }));
    return changePageData(live, 'tessera-environment', changeEnvironment);
  }

  function pass(request, response) {
    const isRewritten =
      request.url.startsWith('/mf/env/') || request.headers.accept?.includes('text/html') === true;
    const headers = { ...request.headers, host: target.host };
    // A document that is changed here cannot be compared with, or compressed like, the target's.
    if (isRewritten)
      Object.assign(headers, { 'accept-encoding': 'identity', 'if-none-match': '', 'if-modified-since': '' });
    const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
    const options = { method: request.method, headers };
    const upstream = send(new URL(request.url, target), options, (answer) => {
      if (!isRewritten) {
        response.writeHead(answer.statusCode, answer.headers);
        answer.pipe(response);
        return;
      }
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const body =
          answer.statusCode === 200 ? rewrite(request.url, answer.headers['content-type'], text) : text;
        const changed = { ...answer.headers, 'content-length': Buffer.byteLength(body), etag: '' };
        response.writeHead(answer.statusCode, changed).end(body);
      });
    });
    upstream.on('error', (error) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end(`${target.origin} does not answer: ${error.message}`);
    });
    request.pipe(upstream);
  }

  return createServer((request, response) => {
    const path = new URL(request.url, 'http://local').pathname;
    if (path === '/mf/dev.json') {
      response.writeHead(200, { 'content-type': TYPES['.json'], 'cache-control': 'no-store' });
      response.end(JSON.stringify(readReport()));
      return;
    }
    const file = ownFile(registry, path);
    if (!file) return void pass(request, response);
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
}
