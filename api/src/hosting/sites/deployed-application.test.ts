import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Version } from '@tessera/shared/contracts';
import { buildProject, type BuiltProject } from '../../testing/build-project';
import { addCredits, deployFor, deploymentInput, givePlan } from '../../testing/deploy-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

let api: TestApi;
let ada: TestUser;
let built: BuiltProject;
let outside: Server;
let received: { readonly url: string | undefined; readonly headers: IncomingHttpHeaders }[];

beforeAll(async () => {
  received = [];
  outside = createServer(({ url, headers }, response) => {
    received.push({ url, headers });
    response.setHeader('content-type', 'application/json').end('{"price":3}');
  });
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  api = await startTestApi({ environment: { allowsPrivateServices: true } });
  ada = await api.register();
  await givePlan(api, ada);
  built = await buildProject(api, ada);
});
afterAll(async () => {
  await api.close();
  outside.closeAllConnections();
  outside.close();
});

const OWN = { 'sec-fetch-site': 'same-origin' };

const newName = () => `app-${randomUUID().slice(0, 8)}`;

function visit(
  name: string,
  path: string,
  { method = 'GET', ...headers }: Record<string, string> & { method?: 'GET' | 'HEAD' | 'POST' } = {},
) {
  const host = `${name}.${api.environment.sitesDomain}`;
  return api.inject({ method, url: path, headers: { host, ...headers } });
}

async function saveMain(text: string): Promise<void> {
  const head = (await api.get(`/project/${built.project.id}`, ada.token)).json<{ headVersion: Version }>();
  const saved = await api.post(
    `/project/${built.project.id}/versions`,
    { baseVersionId: head.headVersion.id, changes: [{ path: 'src/main.tsx', text }], note: 'By hand' },
    ada.token,
  );
  expect(saved.statusCode).toBe(201);
}

async function saveVariables(items: readonly object[]): Promise<void> {
  const path = `/project/${built.project.id}/env`;
  const { revision } = (await api.get(path, ada.token)).json<{ revision: number }>();
  const saved = await api.call('PUT', path, { token: ada.token, body: { revision, items } });
  expect(saved.statusCode).toBe(200);
}

const variable = (key: string, value: string, isSecret = false, environment = 'all') => {
  return { key, value, isSecret, isVisible: false, environment };
};

describe('the files of a deployed application', () => {
  it('[DEP-08] are kept by browsers for ever under names of their version, and its page never', async () => {
    const name = newName();
    await deployFor(api, ada, built, name);
    const page = await visit(name, '/');
    expect(page.headers['cache-control']).toBe('no-cache');
    const small = await visit(name, '/', { 'accept-encoding': 'br' });
    expect(small.headers['content-encoding']).toBe('br');
    const again = await visit(name, '/', { 'if-none-match': String(page.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
    const [script = ''] = /\/app-[0-9a-f]{64}\.js/.exec(page.payload) ?? [];
    const file = await visit(name, script);
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect((await visit(name, script.replace('.js', '.css'))).headers['content-type']).toMatch(/^text\/css/);

    await saveMain(`document.title = 'Next';`);
    await deployFor(api, ada, built, name);
    const next = await visit(name, '/');
    expect(next.payload).not.toContain(script);
    // Whoever has the page of a moment ago still gets the files that it asks for; nobody those of another application.
    expect((await visit(name, script)).payload).toBe(file.payload);
    const other = newName();
    const plants = await buildProject(api, ada, { prompt: 'a plant diary with name and date watered' });
    await deployFor(api, ada, plants, other);
    expect((await visit(other, script)).statusCode).toBe(404);
  });

  it('[DEP-08] answer HEAD, parts and addresses of the application', async () => {
    const name = newName();
    await deployFor(api, ada, await buildProject(api, ada), name);
    const whole = await visit(name, '/app.js');
    const head = await visit(name, '/app.js', { method: 'HEAD' });
    expect([head.statusCode, head.payload]).toEqual([200, '']);
    expect(head.headers['content-type']).toBe(whole.headers['content-type']);
    const part = await visit(name, '/app.js', { range: 'bytes=10-19', 'accept-encoding': 'br' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${String(whole.rawPayload.length)}`);
    expect(part.payload).toBe(whole.payload.slice(10, 20));
    expect((await visit(name, '/app.js', { range: 'bytes=99999999-' })).statusCode).toBe(416);
    expect((await visit(name, '/songs/1')).payload).toContain('<div id="root">');
    expect((await visit(name, '/robots.png')).statusCode).toBe(404);
    expect((await visit(name, '/', { method: 'POST' })).statusCode).toBe(404);
  });
});

describe('the variables of a deployed application', () => {
  it('[SCR-30] are those that it began with: public ones in its page, no secret anywhere', async () => {
    await saveMain(`document.title = import.meta.env.VITE_TITLE ?? 'none';`);
    await saveVariables([
      variable('VITE_TITLE', '</script><b>"Plants"'),
      variable('VITE_TITLE', 'In a preview', false, 'preview'),
      variable('API_KEY', 'sk-1234567890', true),
      variable('DATABASE_URL', 'postgres://x'),
    ]);
    const name = newName();
    const { id } = await deployFor(api, ada, built, name);
    const { payload } = await visit(name, '/');
    const [, json = ''] =
      /<script type="application\/json" id="application-environment">(.*?)<\/script>/.exec(payload) ?? [];
    expect(JSON.parse(json)).toEqual({ VITE_TITLE: '</script><b>"Plants"' });
    expect(payload).not.toMatch(/sk-1234|postgres/);
    const preview = await api.get(`/project/${built.project.id}/preview`, ada.token);
    const { host } = new URL(preview.json<{ url: string }>().url);
    expect((await api.inject({ url: '/', headers: { host } })).payload).toContain(
      '{"VITE_TITLE":"In a preview"}',
    );

    await saveVariables([variable('VITE_TITLE', 'Later')]);
    expect((await visit(name, '/')).payload).toContain('Plants');
    const given = await api.get(`/deployments/${id}/variables`, ada.token);
    expect(given.json()).toEqual({
      items: [
        { key: 'API_KEY', isSecret: true, isPublic: false },
        { key: 'DATABASE_URL', isSecret: false, isPublic: false },
        { key: 'VITE_TITLE', isSecret: false, isPublic: true },
      ],
      isOutdated: true,
    });
    const bob = await api.register();
    expect((await api.get(`/deployments/${id}/variables`, bob.token)).statusCode).toBe(403);
    expect((await api.get(`/deployments/${id}/variables`)).statusCode).toBe(401);
  });

  it('[ENV-03] that are secret are refused in its code, before anything is charged', async () => {
    await saveVariables([variable('API_KEY', 'sk-1234567890', true)]);
    await saveMain(`\nfetch('/x', { headers: { key: import.meta.env.API_KEY } });`);
    await api.get(`/project/${built.project.id}/preview`, ada.token);
    await addCredits(api, ada, 2000);
    const balance = async () =>
      (await api.get('/credits', ada.token)).json<{ balancecredits: number }[]>()[0];
    const before = await balance();
    const refused = await api.post('/deployments', deploymentInput(built, newName()), ada.token);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: 'BUILD_FAILED', path: 'src/main.tsx', line: 2 });
    expect(refused.json<{ error: string }>().error).toContain('API_KEY is a secret');
    expect(await balance()).toEqual(before);
  });

  it('[SCR-30] reach a service through its own host, and nothing else does', async () => {
    await saveVariables([variable('API_KEY', 'sk-1234567890', true)]);
    await saveMain(`fetch('/_services/shop/price');`);
    const { port } = outside.address() as AddressInfo;
    const service = {
      name: 'shop',
      address: `http://127.0.0.1:${String(port)}/v1`,
      methods: ['GET'],
      headers: [{ name: 'Authorization', value: 'Bearer {API_KEY}' }],
      query: [],
    };
    const path = `/project/${built.project.id}/services`;
    await api.call('PUT', path, { token: ada.token, body: { revision: 0, items: [service] } });
    const name = newName();
    await deployFor(api, ada, built, name);
    const page = await visit(name, '/');
    const origin = `http://${name}.${api.environment.sitesDomain}`;
    expect(page.headers['content-security-policy']).toMatch(
      new RegExp(`connect-src [^;]*${origin}/_services/;`),
    );
    const answer = await visit(name, '/_services/shop/price?of=1', OWN);
    expect(answer.json()).toEqual({ price: 3 });
    expect(received.at(-1)).toMatchObject({
      url: '/v1/price?of=1',
      headers: { authorization: 'Bearer sk-1234567890' },
    });

    // What was given stays: the service is gone for the next deployment only.
    await api.call('PUT', path, { token: ada.token, body: { revision: 1, items: [] } });
    expect((await visit(name, '/_services/shop/price', OWN)).statusCode).toBe(200);
    expect((await visit(name, '/_services/other/price', OWN)).statusCode).toBe(404);
    await deployFor(api, ada, built, name);
    expect((await visit(name, '/_services/shop/price', OWN)).statusCode).toBe(404);
  });

  it('[SCR-30] that a service needs and that have no value keep it from being deployed', async () => {
    await saveVariables([]);
    const path = `/project/${built.project.id}/services`;
    const { revision } = (await api.get(path, ada.token)).json<{ revision: number }>();
    const service = { name: 'shop', address: 'https://a.example', methods: ['GET'], query: [] };
    const items = [{ ...service, headers: [{ name: 'X-Key', value: '{API_KEY}' }] }];
    await api.call('PUT', path, { token: ada.token, body: { revision, items } });
    await addCredits(api, ada, 2000);
    const refused = await api.post('/deployments', deploymentInput(built, newName()), ada.token);
    expect(refused.json()).toMatchObject({
      code: 'CONFLICT',
      error: 'The service "shop" needs API_KEY, which has no value.',
    });
    await api.call('PUT', path, { token: ada.token, body: { revision: revision + 1, items: [] } });
  });
});
