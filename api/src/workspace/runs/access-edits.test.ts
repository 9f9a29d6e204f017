import { randomUUID } from 'node:crypto';
import {
  applicationModelSchema,
  messageSchema,
  runSchema,
  versionSchema,
  type ApplicationModel,
  type Entity,
  type VisitorRights,
} from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { buildProject, endOfRun } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

const CLIENTS = 'a client list with clients: name, email, phone and notes';
const LOOK: VisitorRights = { read: true, add: false, change: false, remove: false };
const NOTHING: VisitorRights = { read: false, add: false, change: false, remove: false };

let api: TestApi;
let ada: TestUser;
let bob: TestUser;
let projectId: string;

beforeAll(async () => {
  api = await startTestApi();
  [ada, bob] = [await api.register(), await api.register()];
});
afterAll(() => api.close());

const versionsSchema = z.object({ items: z.array(versionSchema) });

async function versions() {
  return versionsSchema.parse((await api.get(`/project/${projectId}/versions`, ada.token)).json()).items;
}

const headId = async () => (await versions())[0]?.id ?? '';

/** The application as the newest version has it. */
async function model(): Promise<ApplicationModel> {
  const file = await api.get(`/versions/${await headId()}/file?path=app.ir.json`, ada.token);
  return applicationModelSchema.parse(JSON.parse(file.json<{ text: string }>().text));
}

const clients = async (): Promise<Entity | undefined> =>
  (await model()).entities.find(({ plural }) => plural === 'Clients');

async function send(
  visitors: VisitorRights,
  { confirmed, user = ada, base }: { confirmed?: true; user?: TestUser; base?: string } = {},
) {
  const entity = (await clients())?.id ?? '';
  const edit = {
    kind: 'access',
    tables: [{ entity, access: { visitors } }],
    ...(confirmed && { confirmed }),
  };
  const body = { baseVersionId: base ?? (await headId()), edit };
  return api.post(`/project/${projectId}/edits`, body, user.token);
}

async function make(...sent: Parameters<typeof send>) {
  const answer = await send(...sent);
  expect(answer.statusCode).toBe(201);
  return endOfRun(api, ada, runSchema.parse(answer.json()).id);
}

describe('POST /project/:id/edits of what visitors may do', () => {
  beforeEach(async () => {
    projectId = (await buildProject(api, ada, { prompt: CLIENTS })).project.id;
  });

  it('[DATA-02] makes a version that says it in words, is told in the conversation, and is undone', async () => {
    const run = await make(NOTHING);
    expect(run).toMatchObject({ status: 'succeeded', message: 'Visitors may not see clients', error: null });
    expect(run.receipt?.modelChanges).toEqual(['visitors may not see clients']);
    expect(run.receipt?.checks.failed).toEqual([]);
    expect((await versions())[0]).toMatchObject({ number: 2, author: 'user', note: run.message });
    expect((await clients())?.access).toEqual({ visitors: NOTHING });
    const told = z
      .object({ items: z.array(messageSchema) })
      .parse((await api.get(`/project/${projectId}/messages`, ada.token)).json());
    expect(told.items.filter(({ runId }) => runId === run.id)).toMatchObject([
      { role: 'user', isEdit: true, text: 'Visitors may not see clients' },
      { role: 'assistant', isEdit: true },
    ]);

    expect((await api.post(`/project/${projectId}/undo`, {}, ada.token)).statusCode).toBe(201);
    expect((await clients())?.access).toBeUndefined();
  });

  it('[DATA-02] answers 422 naming the columns that would be read by everyone, and makes it once confirmed', async () => {
    const asked = await send(LOOK);
    expect(asked.statusCode).toBe(422);
    expect(asked.json()).toMatchObject({
      code: 'UNPROCESSABLE',
      error: 'This makes email and phone of clients readable by everyone, so it has to be confirmed.',
    });
    expect(await versions()).toHaveLength(1);
    const run = await make(LOOK, { confirmed: true });
    expect(run).toMatchObject({ status: 'succeeded', message: 'Visitors may only read clients' });
    expect((await clients())?.access).toEqual({ visitors: LOOK });
  });

  it('[DATA-02] answers 422 where visitors would change what they do not see', async () => {
    const answer = await send({ read: false, add: true, change: true, remove: false });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      error: 'Visitors may change or delete Clients that they may not read.',
    });
  });

  it('[DATA-02] answers 409 with the newest version where the project moved on', async () => {
    const base = await headId();
    await make(NOTHING);
    const answer = await send({ ...NOTHING, add: true }, { base });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'CONFLICT', head: { id: await headId(), number: 2 } });
  });

  it('[DATA-03] says who may sign in, in words, and is undone', async () => {
    const edit = { kind: 'sign-in', signIn: { who: 'open', newcomers: 'viewer' } };
    const sendSignIn = async (token?: string, confirmed?: true) =>
      api.post(
        `/project/${projectId}/edits`,
        { baseVersionId: await headId(), edit: { ...edit, ...(confirmed && { confirmed }) } },
        token,
      );
    expect((await sendSignIn()).statusCode).toBe(401);
    expect((await sendSignIn(bob.token)).statusCode).toBe(403);
    const unsaid = await sendSignIn(ada.token);
    expect([unsaid.statusCode, unsaid.json()]).toMatchObject([
      422,
      {
        error:
          'This makes email and phone of clients readable by anyone who signs in, so it has to be confirmed.',
      },
    ]);
    const answer = await sendSignIn(ada.token, true);
    expect(answer.statusCode).toBe(201);
    const run = await endOfRun(api, ada, runSchema.parse(answer.json()).id);
    const words = 'nyone with an email address can sign in, and only see records';
    expect(run).toMatchObject({ status: 'succeeded', message: `A${words}` });
    expect(run.receipt?.modelChanges).toEqual([`a${words}`]);
    expect((await model()).signIn).toEqual(edit.signIn);
    const again = await sendSignIn(ada.token, true);
    expect([again.statusCode, again.json()]).toMatchObject([422, { error: `A${words} already.` }]);

    expect((await api.post(`/project/${projectId}/undo`, {}, ada.token)).statusCode).toBe(201);
    expect((await model()).signIn).toBeUndefined();
  });

  it('[DATA-02] answers 401 without a session, and 403 to anybody else', async () => {
    const edit = { kind: 'access', tables: [{ entity: 'e1', access: null }] };
    const body = { baseVersionId: await headId(), edit };
    expect((await api.post(`/project/${projectId}/edits`, body)).statusCode).toBe(401);
    expect((await send(NOTHING, { user: bob })).statusCode).toBe(403);
  });
});

describe('what is no edit of what visitors may do', () => {
  const access = { visitors: NOTHING };

  it.each([
    ['edit.tables', { kind: 'access', tables: [] }],
    ['edit.tables', { kind: 'access', tables: [0, 1].map(() => ({ entity: 'e1', access })) }],
    ['edit.tables.0.entity', { kind: 'access', tables: [{ entity: 'e1;drop', access }] }],
    [
      'edit.tables.0.access.visitors.remove',
      {
        kind: 'access',
        tables: [{ entity: 'e1', access: { visitors: { read: true, add: true, change: true } } }],
      },
    ],
    ['edit.signIn.newcomers', { kind: 'sign-in', signIn: { who: 'open', newcomers: 'owner' } }],
    ['edit.signIn', { kind: 'sign-in' }],
    ['edit.confirmed', { kind: 'access', tables: [{ entity: 'e1', access }], confirmed: 'yes' }],
  ])('[DATA-02] answers 400 naming %s', async (field, edit) => {
    const body = { baseVersionId: randomUUID(), edit };
    const answer = await api.post(`/project/${randomUUID()}/edits`, body, ada.token);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toContain(field);
  });
});
