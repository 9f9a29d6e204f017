import { randomUUID } from 'node:crypto';
import type { OutsideServices } from '@tessera/shared/contracts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

let api: TestApi;
let ada: TestUser;
let bob: TestUser;
let path: string;

beforeAll(async () => {
  api = await startTestApi();
  [ada, bob] = [await api.register(), await api.register()];
});
beforeEach(async () => {
  const created = await api.post('/project', { projectName: `App ${randomUUID().slice(0, 8)}` }, ada.token);
  path = `/project/${created.json<{ project: { id: string } }>().project.id}/services`;
});
afterAll(() => api.close());

const SERVICE = {
  name: 'openai',
  address: 'https://api.openai.example/v1',
  methods: ['POST'],
  headers: [{ name: 'Authorization', value: 'Bearer {API_KEY}' }],
  query: [],
};

const save = (items: readonly object[], revision = 0, token: string | undefined = ada.token) =>
  api.call('PUT', path, { token, body: { revision, items } });

describe('a project’s outside services', () => {
  it('[SCR-30] are saved all at once', async () => {
    expect((await api.get(path, ada.token)).json()).toEqual({ revision: 0, items: [] });
    expect((await save([SERVICE])).json()).toEqual({ revision: 1, items: [SERVICE] });
    expect((await api.get(path, ada.token)).json<OutsideServices>().items).toEqual([SERVICE]);
    expect((await save([], 0)).json()).toMatchObject({ code: 'CONFLICT', revision: 1 });
  });

  it.each([
    ['a plain address', { address: 'http://api.openai.example' }, 'items.0.address'],
    ['a password in the address', { address: 'https://a:b@api.openai.example' }, 'items.0.address'],
    ['a query in the address', { address: 'https://api.openai.example/?a=1' }, 'items.0.address'],
    ['a header of the connection', { headers: [{ name: 'Host', value: 'x' }] }, 'items.0.headers.0.name'],
    ['a header of two lines', { headers: [{ name: 'X\r\nY', value: 'x' }] }, 'items.0.headers.0.name'],
    ['no method', { methods: [] }, 'items.0.methods'],
    ['capitals in the name', { name: 'OpenAI' }, 'items.0.name'],
  ])('[API-06] refuse %s at its field', async (_name, change, field) => {
    const answer = await save([{ ...SERVICE, ...change }]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty(['fields', field]);
  });

  it('[API-06] have one of a name, and are their owner’s alone', async () => {
    expect((await save([SERVICE, SERVICE])).json()).toHaveProperty(['fields', 'items.1.name']);
    expect((await save([SERVICE], 0, bob.token)).statusCode).toBe(403);
    expect((await api.get(path, bob.token)).statusCode).toBe(403);
    expect((await api.get(path)).statusCode).toBe(401);
    expect((await api.call('PUT', path, { body: { revision: 0, items: [] } })).statusCode).toBe(401);
  });
});
