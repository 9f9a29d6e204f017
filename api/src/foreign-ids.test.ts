import { randomUUID } from 'node:crypto';
import type { Contract, Schema } from '@tessera/shared/contracts';
import { buildProject, until } from './testing/build-project';
import { countStatements } from './testing/count-statements';
import { startTestApi, type TestApi, type TestUser } from './testing/test-api';
import { uploadFile } from './testing/upload-file';
import { openVisitor } from './testing/visitor';

/** Somebody's things, by what the contracts call their ids. */
interface Things {
  readonly [name: string]: string;
}

const CARD = { number: '4000002500003155', expiry: '12/39', cvc: '123', name: 'A B' };
const DEPLOYMENT = { environment: 'production', region: 'european', autoScale: false };

const WAY = {
  ...{ host: 'db.invalid', port: 5432, database: 'shop', user: 'reader', ssl: 'off', certificate: null },
};
const CONNECTION = { ...WAY, name: 'Shop', readOnly: true, projectId: null };

/** What a call needs beside ids, so that it is refused for them and for nothing else. */
const REST: Readonly<Record<string, object>> = {
  'PUT /auth/user/:id': { firstName: 'Mallory', lastName: 'B' },
  'POST /auth/user/:id/password': { currentPassword: 'correct horse battery', newPassword: 'another horse' },
  'POST /auth/user/:id/email': { email: 'new@example.com', password: 'correct horse battery' },
  'DELETE /auth/user/:id': { password: 'correct horse battery' },
  'PUT /credits/:id': { balancecredits: 1 },
  'PATCH /credits/:id/balance': { balance: 1 },
  'POST /project/:id/preview-records/steps': {
    revision: 0,
    step: { step: 's1', changes: [{ kind: 'remove', entityId: 'e1', id: 'r1' }] },
  },
  'POST /auth/githubtoken': { accessToken: 'ghp_made_up' },
  'PUT /project/:id': { projectName: 'Mine now' },
  'PUT /project/:id/env': { revision: 0, items: [] },
  'PUT /project/:id/services': { revision: 0, items: [] },
  'POST /project/import': { source: 'zip', projectName: 'Brought along' },
  'PUT /project/:id/github': { repository: null },
  'POST /project/:id/github/pull-request': { title: 'Mine now', body: '', branch: 'mine' },
  'POST /project/:id/versions': { changes: [{ path: 'README.md', text: 'x' }], note: 'By hand' },
  'POST /project/:id/describe-table': { text: 'songs' },
  'POST /project/:id/edits': { edit: { kind: 'rename', part: 'title', name: 'Riffs' } },
  'POST /versions/:id/checks': { results: [{ id: 'e1.add', state: 'passed' }] },
  'POST /versions/:id/places': { frames: [{ line: 1, column: 1 }] },
  'POST /versions/:id/build': { changes: [{ path: 'README.md', text: 'x' }] },
  'PUT /versions/:id': { pinned: true },
  'GET /versions/:id/file': { path: 'README.md' },
  'GET /versions/:id/diff/file': { path: 'README.md' },
  'POST /runs': { message: 'change the title to Riffs' },
  'POST /payments': { card: CARD },
  'POST /payments/:id/confirm': { code: '123456' },
  'GET /deployments/names/:name': {},
  'POST /databases/:id/steps': { step: 's1', changes: [{ kind: 'remove', entityId: 'e1', id: 'r1' }] },
  'POST /databases/:id/tables/:table/rows': { values: {} },
  'PATCH /databases/:id/tables/:table/rows/:key': { ifRev: 0, values: {} },
  'POST /databases/:id/migrations/design': { operations: [{ kind: 'removeField', field: 'f1' }] },
  'POST /databases/:id/query': { sql: 'select 1' },
  'POST /databases/:id/people': { emails: ['guest@example.com'], role: 'viewer' },
  'PATCH /databases/:id/people/:person': { role: 'viewer' },
  'POST /databases/:id/queries': { name: 'All', sql: 'select 1' },
  'POST /connections': CONNECTION,
  'PUT /connections/:id': CONNECTION,
  'POST /connections/test': WAY,
  'POST /connections/:id/query': { sql: 'select 1' },
  'PUT /deployments/:id': { autoScale: true },
  'POST /deployments/:id/domains': { domain: 'shop.example.com' },
  'POST /deployments': { appName: `app-${randomUUID().slice(0, 8)}`, ...DEPLOYMENT },
};

let api: TestApi;
let ada: TestUser;
let own: Things;
let foreign: Things;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.register();
  const bob = await api.register();
  [own, foreign] = [await makeThings(ada), await makeThings(bob)];
});
afterAll(() => api.close());

const idOf = (answer: { json: () => unknown }) => (answer.json() as { id: string }).id;

async function makeThings(user: TestUser): Promise<Things> {
  const { project, run } = await buildProject(api, user);
  const { quoteId } = (await api.post('/payments/quote', { item: 'credits-5000' }, user.token)).json<{
    quoteId: string;
  }>();
  const paid = await api.post('/payments', { quoteId, card: CARD }, user.token);
  const [credits] = (await api.get('/credits', user.token)).json<{ id: string }[]>();
  const sessions = (await api.get('/auth/sessions', user.token)).json<{ items: { id: string }[] }>().items;
  const appName = `app-${randomUUID().slice(0, 8)}`;
  // A starter's credits do not pay for a deployment.
  const bought = await api.post('/payments/quote', { item: 'credits-5000' }, user.token);
  const card = { ...CARD, number: '4242424242424242' };
  const invoiced = { quoteId: bought.json<{ quoteId: string }>().quoteId, card };
  const { invoiceId: invoice = '' } = (await api.post('/payments', invoiced, user.token)).json<{
    invoiceId?: string;
  }>();
  await api.call('PUT', `/project/${project.id}`, { token: user.token, body: { dataPlace: 'database' } });
  const deployment = { projectId: project.id, appName, ...DEPLOYMENT };
  const deployed = idOf(await api.post('/deployments', deployment, user.token));
  // Nothing of it goes on while statements are counted.
  await until(async () => {
    const { status } = (await api.get(`/deployments/${deployed}`, user.token)).json<{ status: string }>();
    return status === 'live';
  });
  const [database] = (await api.get(`/databases?projectId=${project.id}`, user.token)).json<{
    items: { id: string }[];
  }>().items;
  const share = idOf(await api.post(`/project/${project.id}/share`, {}, user.token));
  const upload = await uploadFile(api, user, { name: 'books.csv', content: 'Title\nEmma' });
  const draft = await openVisitor(api).make();
  const variable = { key: 'A', value: 'b', isSecret: true, isVisible: false, environment: 'all' };
  const set = { token: user.token, body: { revision: 0, items: [variable] } };
  const saved = await api.call('PUT', `/project/${project.id}/env`, set);
  return {
    share,
    upload: upload.id,
    variable: saved.json<{ items: { id: string }[] }>().items[0]?.id ?? '',
    draft: draft.id,
    user: user.user.id,
    session: sessions[0]?.id ?? '',
    project: project.id,
    version: run.versionId ?? '',
    agent: run.agentId,
    run: run.id,
    credits: credits?.id ?? '',
    quote: quoteId,
    payment: idOf(paid),
    invoice,
    deployment: deployed,
    domain: idOf(
      await api.post(`/deployments/${deployed}/domains`, { domain: `${appName}.example.com` }, user.token),
    ),
    database: database?.id ?? '',
    connection: idOf(await api.post('/connections', CONNECTION, user.token)),
  };
}

/** What the id of a call stands for: a field says it by its name, an address by its first word. */
function thingOf(field: string, path: string): string {
  if (field === 'baseVersionId' || field === 'against') return 'version';
  if (field === 'fromProjectId') return 'project';
  if (field === 'toDeploymentId') return 'deployment';
  if (field === 'sid') return path.includes('/share/') ? 'share' : 'session';
  if (field !== 'id') return field.replace(/Id$/, '');
  const word = /^\/(auth\/)?(\w+)/.exec(path)?.[2] ?? '';
  return word === 'credits' ? word : word.replace(/s$/, '');
}

/** A template is nobody's, and everybody sees it. */
const ID = /^(id|sid|against|run|version|(?!template)\w+Id)$/;

/** The names in a part of a request that are ids. */
function idsOf(schema: Schema | undefined): string[] {
  const { shape } = (schema?._zod.def ?? {}) as { shape?: object };
  return Object.keys(shape ?? {}).filter((name) => ID.test(name));
}

interface Probe {
  readonly title: string;
  readonly contract: Contract;
  readonly part: 'params' | 'query' | 'body';
  readonly field: string;
}

/** One after another: each one's statements are counted. */
async function collect<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

/** Every id of every private call: what is added later is probed by itself. */
function listProbes(): Probe[] {
  return api.app.contracts
    .filter(({ access }) => access === 'user')
    .flatMap((contract) =>
      (['params', 'query', 'body'] as const).flatMap((part) =>
        idsOf(contract.request[part]).map((field) => {
          return { title: `${contract.method} ${contract.path} ${field}`, contract, part, field };
        }),
      ),
    );
}

/** Calls as Ada with `id` in the place that is probed, and her own things everywhere else. */
async function ask({ contract, part, field }: Probe, id: string) {
  const { method, path, request } = contract;
  const fill = (name: 'params' | 'query' | 'body') =>
    Object.fromEntries(
      idsOf(request[name]).map((key) => [key, name === part && key === field ? id : own[thingOf(key, path)]]),
    );
  const rest = REST[`${method} ${path}`] ?? {};
  const params: Record<string, string | undefined> = {
    ...{ name: 'some-app', table: 'tasks', key: 'r1', person: randomUUID() },
    ...{ schema: 'public', backup: randomUUID(), query: randomUUID() },
    ...fill('params'),
  };
  const address = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const query = new URLSearchParams({
    ...(method === 'GET' ? rest : {}),
    ...(method === 'DELETE' && path.endsWith('/rows/:key') && { ifRev: '0' }),
    ...fill('query'),
  });
  const statements = countStatements(api);
  const answer = await api.call(method, `${address}?${String(query)}`, {
    token: ada.token,
    ...(method === 'GET' ? {} : { body: { ...rest, ...fill('body') } }),
    headers: { 'idempotency-key': randomUUID() },
  });
  const { code, error } = answer.json<{ code: string; error: string }>();
  return { status: answer.statusCode, code, error, statements: statements() };
}

it('[SAFE-16] no private call tells an id of somebody else from one that there is not, by words or by work', async () => {
  const probes = listProbes();
  expect(probes.length).toBeGreaterThan(30);
  const answers = await collect(probes, async (probe) => {
    const theirs = foreign[thingOf(probe.field, probe.contract.path)] ?? '';
    return [probe, await ask(probe, randomUUID()), await ask(probe, theirs)] as const;
  });
  expect(answers.map(([{ title }, , another]) => ({ title, ...another }))).toEqual(
    answers.map(([{ title }, none]) => ({ title, ...none })),
  );
  // What the address names is refused for whose it is, before anything else of the call is looked at.
  const addressed = answers.filter(([{ part }]) => part === 'params');
  expect(addressed.map(([{ title }, { status }]) => [title, status])).toEqual(
    addressed.map(([{ title }]) => [title, 403]),
  );
  // The others are refused as well, so that nothing else of the request was wrong.
  const others = answers.filter(([, { code }]) => code !== 'FORBIDDEN');
  expect(others.map(([{ title }, { code }]) => [title, code])).toEqual([
    ['POST /project/:id/versions baseVersionId', 'CONFLICT'],
    ['POST /runs agentId', 'BAD_REQUEST'],
    ['POST /project/:id/edits baseVersionId', 'CONFLICT'],
    ['GET /project/:id/preview versionId', 'NOT_FOUND'],
    ['POST /project/:id/share versionId', 'NOT_FOUND'],
    ['POST /deployments versionId', 'NOT_FOUND'],
  ]);
});

it('[SAFE-16] says in plain words that a thing is not the caller’s, or is not there', async () => {
  const words = async (path: string) =>
    (await api.get(path, ada.token)).json<{ code: string; error: string }>();
  for (const [path, thing] of [
    [`/project/${randomUUID()}`, 'project'],
    [`/versions/${randomUUID()}`, 'version'],
    [`/runs/${randomUUID()}`, 'run'],
    [`/deployments/${randomUUID()}`, 'deployment'],
    [`/databases/${randomUUID()}`, 'database'],
    [`/connections/${randomUUID()}/tables`, 'connection'],
    [`/payments/${randomUUID()}`, 'payment'],
    [`/invoices/${randomUUID()}`, 'invoice'],
    [`/credits/${randomUUID()}`, 'credits record'],
  ] as const) {
    expect(await words(path)).toEqual({
      code: 'FORBIDDEN',
      error: `This ${thing} is not yours, or does not exist.`,
    });
  }
});
