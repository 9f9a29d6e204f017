#!/usr/bin/env node
/**
 * `pnpm --filter @tessera/mf-x dev [--against http://host]`: one remote from this machine in any running Tessera
 * (REL-07). A local server passes everything on to the target, but for the environment document, in which this
 * remote's pin is the build on this machine, and that build's own files. Nothing on the target changes.
 */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { changePageEnvironment } from './lib/page-environment.mjs';
import { ROOT, REMOTES } from './lib/workspace.mjs';

const registry = join(ROOT, 'node_modules/.cache/tessera/dev-registry');
// The target's React is a released one, which a development build of a remote does not fit.
process.env.NODE_ENV = 'production';
process.env.REGISTRY_URL = registry;
const { buildAll } = await import('./lib/build-all.mjs');
const { mfr } = await import('./lib/release-local.mjs');
const { watchSources } = await import('./lib/watch-sources.mjs');

const remote = basename(process.cwd());
if (!REMOTES.includes(remote)) throw new Error(`Run this in one of ${REMOTES.join(', ')}`);
const { values } = parseArgs({
  options: { against: { type: 'string', default: 'http://localhost:3000' }, port: { type: 'string' } },
});
const target = new URL(values.against);
const port = Number(values.port ?? 3101 + REMOTES.indexOf(remote));

let pin;

async function update() {
  try {
    await buildAll(() => undefined, { only: ['release', remote] });
    const { published } = await mfr('publish', `${remote}/dist`);
    const [{ version, digest }] = published;
    pin = { stable: { version, digest }, fallback: null, manifest: readManifest() };
    process.stdout.write(`${remote} ${version} is in http://localhost:${port}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
  }
}

/** The pages that the build declares. */
function readManifest() {
  return JSON.parse(readFileSync(join(ROOT, remote, 'dist/mf-version.json'), 'utf8')).manifest;
}

/** This machine's answer to a request, or undefined when the target has it. */
function ownFile(url) {
  const path =
    url.startsWith('/mf/records/') || url.startsWith('/mf/files/')
      ? join(registry, url.slice('/mf/'.length))
      : undefined;
  return path?.startsWith(registry) && existsSync(path) ? path : undefined;
}

const TYPES = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** The target's environment document with this machine's build and its pages. */
function withOwnPin(document) {
  return pin ? { ...document, pins: { ...document.pins, [remote]: pin } } : document;
}

/** Puts this machine's build into the environment document, and tells the page to look every second. */
function rewrite(url, type, text) {
  if (/^\/mf\/env\/[\w-]+\.json/.test(url)) return JSON.stringify(withOwnPin(JSON.parse(text)));
  if (type?.includes('text/html'))
    return changePageEnvironment(
      text.replace('"registryUrl"', '"pollSeconds":1,"isLive":true,"registryUrl"'),
      withOwnPin,
    );
  return text;
}

const server = createServer((request, response) => {
  const file = ownFile(new URL(request.url, 'http://local').pathname);
  if (file) {
    response.writeHead(200, { 'content-type': TYPES[file.split('.').at(-1)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
    return;
  }
  const isRewritten = request.url.startsWith('/mf/env/') || request.headers.accept?.includes('text/html');
  const headers = { ...request.headers, host: target.host };
  // A document that is changed here cannot be compared with, or compressed like, the target's.
  if (isRewritten)
    Object.assign(headers, { 'accept-encoding': 'identity', 'if-none-match': '', 'if-modified-since': '' });
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const upstream = send(new URL(request.url, target), { method: request.method, headers }, (answer) => {
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
      const headers = { ...answer.headers, 'content-length': Buffer.byteLength(body), etag: '' };
      response.writeHead(answer.statusCode, headers).end(body);
    });
  });
  upstream.on('error', (error) =>
    response.writeHead(502).end(`${target.origin} does not answer: ${error.message}`),
  );
  request.pipe(upstream);
});

await update();
watchSources([remote, 'shared'], update);
server.listen(port, () => process.stdout.write(`Everything else comes from ${target.origin}\n`));
