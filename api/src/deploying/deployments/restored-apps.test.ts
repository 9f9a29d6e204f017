import { randomUUID } from 'node:crypto';
import { buildProject } from '../../testing/build-project';
import { deployFor } from '../../testing/deploy-project';
import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('[PRC-03] an app that comes back from the bin answers again only as far as the plan allows', async () => {
  const ada = await api.register();
  const [one, two] = [`one-${randomUUID().slice(0, 8)}`, `two-${randomUUID().slice(0, 8)}`];
  const first = await buildProject(api, ada);
  const second = await buildProject(api, ada);
  const status = async (id: string) =>
    (await api.get(`/deployments/${id}`, ada.token)).json<{ status: string }>().status;
  const remove = (id: string) => api.call('DELETE', `/project/${id}`, { token: ada.token });
  const restore = (id: string) => api.post(`/project/${id}/restore`, {}, ada.token);

  const live = await deployFor(api, ada, first, one);
  await remove(first.project.id);
  expect((await restore(first.project.id)).statusCode).toBe(200);
  expect(await status(live.id)).toBe('live');

  await remove(first.project.id);
  const other = await deployFor(api, ada, second, two);
  expect((await restore(first.project.id)).statusCode).toBe(200);
  expect([await status(live.id), await status(other.id)]).toEqual(['stopped', 'live']);
});
