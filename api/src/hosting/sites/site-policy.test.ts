import { randomUUID } from 'node:crypto';
import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SITE_HEADERS } from '../../http/site-headers';
import { buildProject } from '../../testing/build-project';
import { deployFor, givePlan } from '../../testing/deploy-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

let api: TestApi;
let ada: TestUser;
let port: number;
/** Host names in each state that one can be in. */
const hosts: Record<'preview' | 'runner' | 'live' | 'stopped' | 'unknown' | 'overlong', string> = {
  preview: '',
  runner: '',
  live: `live-${randomUUID().slice(0, 8)}`,
  stopped: `stopped-${randomUUID().slice(0, 8)}`,
  unknown: `unknown-${randomUUID().slice(0, 8)}`,
  overlong: 'x'.repeat(200),
};
let vendorFile = '';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A request over the wire: what the framework or Node refuses never comes by `inject`. */
function ask(
  host: string,
  path: string,
  method = 'GET',
  headers: IncomingHttpHeaders = {},
  at = port,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: at,
      path,
      method,
      headers: { ...headers, host },
      agent: false,
    };
    const asked = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks).toString('utf8');
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
      });
    });
    asked.once('error', reject);
    asked.end(method === 'POST' ? '{' : undefined);
  });
}

beforeAll(async () => {
  api = await startTestApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = api.app.server.address() as AddressInfo);
  ada = await api.register();
  await givePlan(api, ada);
  const built = await buildProject(api, ada);
  const { url } = (await api.get(`/project/${built.project.id}/preview`, ada.token)).json<{ url: string }>();
  hosts.preview = new URL(url).host;
  hosts.runner = new URL((await api.get('/code-runner')).json<{ url: string }>().url).host;
  for (const state of ['live', 'stopped', 'unknown', 'overlong'] as const) {
    hosts[state] = `${hosts[state]}.${api.environment.sitesDomain}`;
  }
  await deployFor(api, ada, built, hosts.live.split('.')[0] ?? '');
  const stopped = await deployFor(api, ada, built, hosts.stopped.split('.')[0] ?? '');
  await api.post(`/deployments/${stopped.id}/stop`, {}, ada.token);
  vendorFile = /"react":"([^"]+)"/.exec((await ask(hosts.live, '/')).body)?.[1] ?? '';
});

afterAll(() => api.close());

function directives(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values.join(' ')];
      }),
  );
}

describe('every answer of a host of strangers’ code', () => {
  it('[SAFE-05] carries the policy, whatever is asked of whichever host', async () => {
    const { etag = '' } = (await ask(hosts.live, '/app.js')).headers;
    const requests: [path: string, method?: string, headers?: IncomingHttpHeaders][] = [
      ['/'],
      ['/any/page?x=1.5'],
      ['/', 'HEAD'],
      ['/app.js'],
      ['/app.js', 'HEAD'],
      ['/app.js', 'GET', { 'if-none-match': etag }],
      ['/app.js', 'GET', { 'accept-encoding': 'br' }],
      ['/app.css'],
      [vendorFile],
      ['/nope.js'],
      ['/vendor/nope.js'],
      ['/%'],
      ['/%00.js'],
      [`/${'x'.repeat(3000)}`],
      ['/', 'POST', { 'content-type': 'application/json' }],
      ['/', 'POST', { 'content-type': 'made/up' }],
      ['/', 'POST', { 'content-type': 'application/json', 'content-length': '99999999' }],
      ['/', 'OPTIONS', { origin: 'http://example.org', 'access-control-request-method': 'POST' }],
      ['/', 'DELETE'],
      ['/', 'TRACE'],
      ['/app.js', 'GET', { 'service-worker': 'script' }],
      ['/app.js', 'GET', { 'sec-fetch-dest': 'sharedworker' }],
    ];
    const seen = new Set<number>();
    for (const [state, host] of Object.entries(hosts)) {
      for (const [path, method = 'GET', headers = {}] of requests) {
        const answer = await ask(host, path, method, headers);
        const what = `${method} ${path.slice(0, 40)} of the ${state} host answers ${String(answer.status)}`;
        seen.add(answer.status);
        const policy = directives(answer.headers);
        for (const name of Object.keys(SITE_HEADERS)) {
          expect([what, name, answer.headers[name]]).toEqual([what, name, expect.any(String)]);
        }
        expect([what, answer.headers['x-content-type-options']]).toEqual([what, 'nosniff']);
        expect([what, policy['default-src']]).toEqual([what, `'none'`]);
        expect([what, policy['frame-ancestors'] !== undefined]).toEqual([what, true]);
        const workers = policy['worker-src'] ?? policy['script-src'] ?? policy['default-src'];
        expect([what, workers]).toEqual([what, `'none'`]);
        expect([what, answer.headers['set-cookie']]).toEqual([what, undefined]);
        expect([what, answer.headers['service-worker-allowed']]).toEqual([what, undefined]);
        expect([what, answer.headers.location]).toEqual([what, undefined]);
        expect([what, /~(?:site|preview)/.test(answer.body)]).toEqual([what, false]);
      }
    }
    expect([...seen].sort((a, b) => a - b)).toEqual([200, 304, 400, 403, 404, 413]);
  });

  it('[SAFE-05] carries it from the second server, of the other loopback address, as well', async () => {
    const second = api.app.connections.createServer((one, answer) => api.app.routing(one, answer));
    await new Promise<void>((resolve) => second.listen(0, '127.0.0.1', resolve));
    const { headers } = await ask(hosts.live, '/', 'GET', {}, (second.address() as AddressInfo).port);
    second.close();
    expect(headers).toMatchObject({ 'connection-allowlist': SITE_HEADERS['connection-allowlist'] });
  });

  it('[SAFE-05] leaves the product’s own host its own headers', async () => {
    const { headers } = await ask(new URL(api.environment.publicUrl).host, '/api/health');
    expect(headers['connection-allowlist']).toBeUndefined();
    expect(headers['referrer-policy']).toBe('same-origin');
  });
});

describe('a script that is asked for as a worker', () => {
  it.each([
    ['service-worker', 'script'],
    ['sec-fetch-dest', 'serviceworker'],
    ['sec-fetch-dest', 'worker'],
    ['sec-fetch-dest', 'sharedworker'],
  ])('[SAFE-05] is refused by %s: %s, and nothing of the refusal is kept', async (name, value) => {
    for (const host of Object.values(hosts).filter((one) => one !== hosts.overlong)) {
      for (const path of ['/app.js', vendorFile, '/', '/nope.js']) {
        const { status, headers } = await ask(host, path, 'GET', { [name]: value });
        expect([host, path, status]).toEqual([host, path, 403]);
        expect(headers['cache-control']).toBe('no-store');
        expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      }
    }
  });

  it('[SAFE-05] ends with all it kept, if it was registered before that was refused', async () => {
    const { headers } = await ask(hosts.stopped, '/app.js', 'GET', { 'service-worker': 'script' });
    expect(headers['clear-site-data']).toBe('"cache", "storage"');
    // Nobody else's records go: no page has its storage cleared because of what it loads.
    for (const path of ['/', '/app.js', '/nope.js']) {
      expect((await ask(hosts.live, path)).headers['clear-site-data']).toBeUndefined();
    }
  });
});
