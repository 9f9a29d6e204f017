import { randomUUID } from 'node:crypto';
import {
  createProject,
  readSchemaSql,
  SCHEMA_SQL_MAX,
  versionSchema,
  type DesignOperation,
} from '@tessera/shared/contracts';
import { endOfRun } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

let api: TestApi;
let ada: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.register();
});

afterAll(() => api.close());

const read = (sql: unknown, token?: string) => api.post('/schema/read', { sql }, token ?? ada.token);

describe('POST /schema/read', () => {
  it('[SCR-12] gives the tables of SQL text, and says what it leaves aside', async () => {
    const answer = await read(
      'set x = 1; create table customers (id serial primary key, name text not null)',
    );
    expect(answer.statusCode).toBe(200);
    expect(readSchemaSql.response.parse(answer.json())).toMatchObject({
      tables: [{ name: 'customers', columns: [{ name: 'id' }, { name: 'name', nullable: false }] }],
      left: ['Settings (1)'],
    });
  });

  it('[SCR-12] answers 400 at the text for what cannot be read, with its line and place', async () => {
    const answer = await read('create table a (\n  id inte ger\n)');
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({
        fields: { sql: 'Line 2: syntax error at or near "ger"' },
        position: 27,
      }),
    ]);
    const deep = await read(`select ${'-'.repeat(190_000)}1`);
    expect(deep.statusCode).toBeLessThan(500);
    // Whatever that did to the process, the next one is read.
    expect((await read('create table b (id int)')).statusCode).toBe(200);
  });

  it('[SCR-12] answers 400 for none, for too much and for what is no text, and 401 to nobody', async () => {
    const fields = async (sql: unknown) => {
      const answer = await read(sql);
      return [answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)];
    };
    expect(await fields(' \n')).toEqual([400, ['sql']]);
    expect(await fields(7)).toEqual([400, ['sql']]);
    expect(await fields(`-- ${'x'.repeat(SCHEMA_SQL_MAX)}`)).toEqual([400, ['sql']]);
    expect((await api.post('/schema/read', { sql: 'select 1' })).statusCode).toBe(401);
  });
});

const text = (name: string) => ({ name, type: 'text', required: true }) as const;
const design: DesignOperation[] = [
  { kind: 'addEntity', draft: { name: 'Customer', plural: 'Customers', fields: [text('Name')] } },
  {
    kind: 'addEntity',
    draft: {
      ...{ name: 'Order', plural: 'Orders' },
      fields: [text('Number'), { name: 'Customer', type: 'integer', required: false }],
    },
  },
  {
    ...{ kind: 'relate', entity: 'e2', field: 'f3', name: 'Customer', many: false, required: true },
    reference: { entity: 'e1', inverse: 'Orders', onDelete: 'refuse' },
  },
];

describe('POST /project with a design', () => {
  const make = (body: object, key = randomUUID(), token: string | undefined = ada.token) =>
    api.call('POST', '/project', {
      ...(token !== '' && { token }),
      body: { projectName: `Of tables ${randomUUID().slice(0, 8)}`, ...body },
      headers: { 'idempotency-key': key },
    });

  it('[SCR-13] makes an application of it: one run, checks that were tried, version 1, once for each key', async () => {
    const [key, projectName] = [randomUUID(), 'Shop of tables'];
    const { project, runId = '' } = createProject.response.parse(
      (await make({ projectName, design }, key)).json(),
    );
    const run = await endOfRun(api, ada, runId);
    expect(run).toMatchObject({
      status: 'succeeded',
      message: 'Make an app with the tables customers and orders',
    });
    expect(run.receipt?.modelChanges).toEqual(['table Customer with 1 field', 'table Order with 2 fields']);
    expect(run.receipt?.checks).toMatchObject({ failed: [] });
    expect(run.receipt?.checks.passed).toBeGreaterThan(0);
    const version = versionSchema.parse(
      (await api.get(`/versions/${run.versionId ?? ''}`, ada.token)).json(),
    );
    expect(version).toMatchObject({ number: 1 });
    const again = createProject.response.parse((await make({ projectName, design }, key)).json());
    expect([again.project.id, again.runId]).toEqual([project.id, runId]);
    const other = await make({ projectName, design: design.slice(0, 1) }, key);
    expect(other.json()).toMatchObject({ code: 'KEY_REUSED' });
    // As any other one it is changed by chat afterwards.
    const said = await api.post(
      '/runs',
      { projectId: project.id, message: 'add a field note to orders' },
      ada.token,
    );
    expect((await endOfRun(api, ada, said.json<{ id: string }>().id)).status).toBe('succeeded');
  });

  it('[SCR-13] answers 422 for a design that cannot be made, and 400 for none or beside another beginning', async () => {
    const names = async () =>
      (await api.get('/project', ada.token))
        .json<{ projectName: string }[]>()
        .map(({ projectName }) => projectName);
    const before = await names();
    const dangling = await make({ design: design.slice(2) });
    expect([dangling.statusCode, dangling.json()]).toEqual([
      422,
      expect.objectContaining({ fields: { design: 'There is no such field.' } }),
    ]);
    const beside = await make({ design, prompt: 'a list of books' });
    expect([beside.statusCode, Object.keys(beside.json<{ fields: object }>().fields)]).toEqual([
      400,
      ['design'],
    ]);
    expect((await make({ design: [] })).statusCode).toBe(400);
    expect((await make({ design }, randomUUID(), '')).statusCode).toBe(401);
    expect(await names()).toEqual(before);
  });
});
