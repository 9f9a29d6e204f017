import { randomUUID } from 'node:crypto';
import { buildProject } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

let api: TestApi;
let ada: TestUser;
let bob: TestUser;
let projectId: string;

beforeAll(async () => {
  api = await startTestApi();
  [ada, bob] = [await api.register(), await api.register()];
  projectId = (await buildProject(api, ada)).project.id;
});
afterAll(() => api.close());

const describeTable = (text: string, user?: TestUser, id = projectId) =>
  api.post(`/project/${id}/describe-table`, { text }, user?.token);

describe('POST /project/:id/describe-table', () => {
  it('[SCR-14] reads a new table out of words, and changes nothing', async () => {
    const before = (await api.get(`/project/${projectId}`, ada.token)).json<{ headVersion: object }>();
    const answer = await describeTable('orders with customer, date and total, sorted by date', ada);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      name: 'Order',
      columns: [
        { name: 'Customer', type: 'text', required: true },
        { name: 'Date', type: 'date', required: false },
        { name: 'Total', type: 'money', required: false },
      ],
      left: ['sorted by date'],
    });
    const after = (await api.get(`/project/${projectId}`, ada.token)).json<{ headVersion: object }>();
    expect(after.headVersion).toEqual(before.headVersion);
  });

  it('[SCR-14] says that nothing was understood', async () => {
    const answer = await describeTable('asdf qwer zxcv', ada);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'UNPROCESSABLE',
      error: expect.stringMatching(/^No columns/) as string,
    });
  });

  it.each(['', '   ', 'x'.repeat(1001)])(
    '[SCR-14] answers 400 for words that are none or too many',
    async (text) => {
      const answer = await describeTable(text, ada);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ fields: object }>().fields).toHaveProperty(['text']);
    },
  );

  it('[SCR-14] is for the owner alone', async () => {
    expect((await describeTable('orders')).statusCode).toBe(401);
    expect((await describeTable('orders', bob)).statusCode).toBe(403);
    expect((await describeTable('orders', ada, randomUUID())).statusCode).toBe(403);
  });
});
