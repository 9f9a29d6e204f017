import { randomUUID } from 'node:crypto';
import {
  deploymentSchema,
  projectSchema,
  snapshotSchema,
  storedModelSchema,
} from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import { buildProject, type BuiltProject } from '../../testing/build-project';
import { siteOf, type DataSite } from '../../testing/data-host';
import { deployFor, givePlan } from '../../testing/deploy-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { projects } from '../../workspace/tables/projects.table';
import { versions } from '../../workspace/tables/versions.table';

let api: TestApi;
let ada: TestUser;
let built: BuiltProject;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.register();
  await givePlan(api, ada);
  built = await buildProject(api, ada);
});
afterAll(() => api.close());

const projectId = () => built.project.id;
const nameOf = () => `app-${randomUUID().slice(0, 8)}`;
const keepIn = (dataPlace: string) =>
  api.call('PUT', `/project/${projectId()}`, { token: ada.token, body: { dataPlace } });

async function open(name: string) {
  const host = `${name}.${api.environment.sitesDomain}`;
  const page = await api.inject({ url: '/', headers: { host } });
  return { html: page.payload, policy: String(page.headers['content-security-policy']) };
}

const site = (name: string): DataSite => siteOf(api.app, api.environment, { name, projectId: projectId() });

async function modelNow() {
  const [version] = await api.db.select().from(versions).where(eq(versions.projectId, projectId()));
  return storedModelSchema.parse(version?.model);
}

describe('where the records of a deployed application are', () => {
  it('[DATA-01] is the server unless it is chosen otherwise; in the browser nothing can be called', async () => {
    expect(projectSchema.parse(built.project).dataPlace).toBe('database');
    expect((await keepIn('browser')).statusCode).toBe(200);
    const name = nameOf();
    expect((await deployFor(api, ada, built, name)).status).toBe('live');
    const { html, policy } = await open(name);
    expect(html).not.toContain('tessera-data');
    expect(policy).toContain(`connect-src 'none'`);
    expect((await site(name).call('GET', '')).statusCode).toBe(404);
    // What was deployed before keeps its records where they are until it is deployed anew.
    expect((await keepIn('database')).statusCode).toBe(200);
    expect((await open(name)).html).not.toContain('tessera-data');
    expect((await site(name).call('GET', '')).statusCode).toBe(404);
    expect((await keepIn('cloud')).json()).toHaveProperty('fields.dataPlace', 'There is no such place');
  });

  it('[DATA-01] is the server where that was chosen: its page may call that alone, and it has no samples', async () => {
    await keepIn('database');
    const name = nameOf();
    expect((await deployFor(api, ada, built, name)).status).toBe('live');
    const { html, policy } = await open(name);
    expect(html).toContain('<meta name="tessera-data" content="/_data">');
    const origin = `http://${name}.${api.environment.sitesDomain}`;
    expect(policy).toContain(`connect-src ${origin}/_data/ ${origin}/_data;`);
    const { records } = snapshotSchema.parse((await site(name).call('GET', '')).json());
    expect(Object.values(records).flat()).toEqual([]);
    const host = `${name}.${api.environment.sitesDomain}`;
    // The next deployment goes by it, this one does not.
    await keepIn('browser');
    expect((await open(name)).html).toContain('tessera-data');
    expect((await site(name).call('GET', '')).statusCode).toBe(200);
    const deep = await api.inject({ url: '/_data/nothing', headers: { host } });
    expect(deep.statusCode).toBe(404);
  });

  it('[DATA-01] fails a deployment that would lose values, and gives the credits back', async () => {
    await keepIn('database');
    const name = nameOf();
    await deployFor(api, ada, built, name);
    const model = await modelNow();
    const [entity] = model.entities;
    const field = entity?.fields.find(({ type, computed }) => type === 'text' && computed === undefined);
    if (!entity || !field) throw new Error('The application has no text');
    const values = { [field.key]: 'no number' };
    const step = { step: randomUUID(), changes: [{ kind: 'add', entityId: entity.id, id: 'x', values }] };
    const added = await site(name).call('POST', '/steps', step);
    expect([added.statusCode, added.json()]).toMatchObject([200, { kind: 'made' }]);
    const fields = entity.fields.map((one) =>
      one.id === field.id ? { ...one, type: 'integer', key: `${one.id}.2` } : one,
    );
    const entities = model.entities.map((one) => (one.id === entity.id ? { ...one, fields } : one));
    await api.db.update(versions).set({ model: { ...model, entities } });
    const failed = deploymentSchema.parse(await deployFor(api, ada, built, nameOf()));
    expect(failed).toMatchObject({
      status: 'failed',
      charged: 0,
      error: expect.stringMatching('would be lost') as unknown,
    });
    // Where nothing was live yet it answers as before.
    expect((await site(name).call('GET', '')).statusCode).toBe(200);
    await api.db.update(versions).set({ model });
  });

  it('[DATA-01] takes the records back to an older version that is started again', async () => {
    await keepIn('database');
    const name = nameOf();
    const older = deploymentSchema.parse(await deployFor(api, ada, built, name));
    const move = (what: 'stop' | 'start') => api.post(`/deployments/${older.id}/${what}`, {}, ada.token);
    await move('stop');
    const model = await modelNow();
    const [entity] = model.entities;
    const field = entity?.fields.findLast(
      ({ type, computed }) => type === 'longtext' && computed === undefined,
    );
    if (!entity || !field) throw new Error('The application has no notes');
    // What is live meanwhile does not know the field.
    const fields = entity.fields.filter(({ id }) => id !== field.id);
    const entities = model.entities.map((one) => (one.id === entity.id ? { ...one, fields } : one));
    await api.db.update(versions).set({ model: { ...model, entities } });
    expect((await deployFor(api, ada, built, nameOf())).status).toBe('live');
    await api.db.update(versions).set({ model });
    expect((await move('start')).statusCode).toBe(200);
    const label = entity.fields.find(({ id }) => id === entity.labelField);
    const values = { [label?.key ?? '']: 'Asturias', [field.key]: 'Slowly' };
    const step = { step: randomUUID(), changes: [{ kind: 'add', entityId: entity.id, id: 'y', values }] };
    const added = await site(name).call('POST', '/steps', step);
    expect([added.statusCode, added.json()]).toMatchObject([200, { kind: 'made' }]);
  });

  it('[DATA-01] answers 404 once the project is deleted', async () => {
    await keepIn('database');
    const name = nameOf();
    await deployFor(api, ada, built, name);
    await api.db.update(projects).set({ deletedAt: new Date() }).where(eq(projects.id, projectId()));
    expect((await site(name).call('GET', '')).statusCode).toBe(404);
  });
});
