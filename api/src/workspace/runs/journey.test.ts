import { randomUUID } from 'node:crypto';
import {
  applicationModelSchema,
  deploymentSchema,
  type ApplicationModel,
  type Payment,
} from '@tessera/shared/contracts';
import { buildProject, say, until } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

let api: TestApi;
let ada: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.register();
});

afterAll(() => api.close());

function visit(url: string, path = '/') {
  return api.inject({ url: path, headers: { host: new URL(url).host } });
}

async function modelOf(projectId: string): Promise<ApplicationModel> {
  const project = await api.get(`/project/${projectId}`, ada.token);
  const { id } = project.json<{ headVersion: { id: string } }>().headVersion;
  const file = await api.get(`/versions/${id}/file?path=app.ir.json`, ada.token);
  return applicationModelSchema.parse(JSON.parse(file.json<{ text: string }>().text));
}

const fieldNames = ({ entities }: ApplicationModel) =>
  entities[0]?.fields.map(({ name }) => name.toLowerCase());

async function buyCredits(item: string): Promise<Payment> {
  const quote = await api.post('/payments/quote', { item }, ada.token);
  const { quoteId } = quote.json<{ quoteId: string }>();
  const card = { number: '4242424242424242', expiry: '12/40', cvc: '123' };
  return (await api.post('/payments', { quoteId, card }, ada.token)).json<Payment>();
}

describe('the main job', () => {
  it('[PRJ-02] [PRJ-03] [DEP-09] takes a prompt to a live application', async () => {
    const { project, run } = await buildProject(api, ada, { projectName: 'Guitar journal' });
    expect(run.status).toBe('succeeded');
    const first = await modelOf(project.id);
    expect(fieldNames(first)).toEqual(
      expect.arrayContaining(['song', 'composer', 'minutes', 'tempo', 'date practised', 'mastered', 'notes']),
    );

    const preview = (await api.get(`/project/${project.id}/preview`, ada.token)).json<{ url: string }>();
    expect((await visit(preview.url)).payload).toContain('<div id="root"></div>');
    expect((await visit(preview.url, '/app.js')).payload).toMatch(/date practised/i);

    const changed = await say(api, ada, project.id, 'add a difficulty rating from 1 to 5');
    expect(changed.receipt?.modelChanges.join(' ')).toMatch(/difficulty/i);
    const second = await modelOf(project.id);
    expect(fieldNames(second)?.join(', ')).toContain('difficulty');
    // Records keep their values under these keys: the fields that were there keep theirs.
    const keys = (model: ApplicationModel) => model.entities[0]?.fields.map(({ key }) => key) ?? [];
    expect(keys(second)).toEqual(expect.arrayContaining(keys(first)));

    await api.post(`/project/${project.id}/undo`, {}, ada.token);
    expect(await modelOf(project.id)).toEqual(first);
    await api.post(`/project/${project.id}/redo`, {}, ada.token);
    expect(await modelOf(project.id)).toEqual(second);

    const appName = `guitar-${randomUUID().slice(0, 6)}`;
    const input = {
      projectId: project.id,
      appName,
      environment: 'production',
      region: 'european',
      autoScale: true,
    };
    expect((await api.post('/deployments', input, ada.token)).statusCode).toBe(402);
    expect(await buyCredits('credits-5000')).toMatchObject({ status: 'succeeded' });
    const created = await api.post('/deployments', input, ada.token);
    const { id, url } = deploymentSchema.parse(created.json());
    await until(async () => {
      const response = await api.get(`/deployments/${id}`, ada.token);
      return deploymentSchema.parse(response.json()).status === 'live';
    });
    expect((await visit(url)).payload).toContain('<div id="root"></div>');
    expect((await visit(url, '/app.js')).payload).toMatch(/difficulty/i);
    const [credits] = (await api.get('/credits', ada.token)).json<{ balancecredits: number }[]>();
    expect(credits?.balancecredits).toBe(4050);
  });
});
