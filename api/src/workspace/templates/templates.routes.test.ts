import {
  listTemplates,
  projectSchema,
  readTemplate,
  TEMPLATE_CATEGORIES,
  type Template,
  type TemplateView,
} from '@tessera/shared/contracts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

let api: TestApi;
let ada: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.register();
});
afterAll(() => api.close());

async function list(query = ''): Promise<readonly Template[]> {
  const response = await api.get(`/template${query}`);
  expect(response.statusCode).toBe(200);
  return listTemplates.response.parse(response.json()).data;
}

describe('GET /template', () => {
  it('[TPL-01] answers the list in `data`, without a token', async () => {
    const templates = await list();
    expect(templates.length).toBeGreaterThanOrEqual(12);
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
    expect(templates.every(({ remixes }) => remixes === 0)).toBe(true);
  });

  it('[TPL-02] answers the templates of one category, and each category has some', async () => {
    for (const category of TEMPLATE_CATEGORIES) {
      const templates = await list(`?category=${encodeURIComponent(category)}`);
      expect(templates.length).toBeGreaterThanOrEqual(2);
      expect(new Set(templates.map((template) => template.category))).toEqual(new Set([category]));
    }
  });

  it('[TPL-02] puts the newest first when asked for what is recent', async () => {
    expect((await list('?sort=recent'))[0]?.id).toBe('experiment-log');
  });

  it.each([
    ['category', '?category=Games'],
    ['sort', '?sort=loudest'],
  ])('answers 400 naming %s', async (field, query) => {
    const response = await api.get(`/template${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty(['fields', field]);
  });
});

describe('GET /template/{id}', () => {
  it('[TPL-07] answers the view of a template with the files that it becomes', async () => {
    const response = await api.get('/template/reading-list');
    expect(response.statusCode).toBe(200);
    const view: TemplateView = readTemplate.response.parse(response.json()).data;
    expect(view).toMatchObject({
      id: 'reading-list',
      name: 'Reading list',
      category: 'Personal',
      iconType: 'book-open',
      color: '#1b7a4b',
      timeToSetup: 'A few seconds',
      creator: 'Librarian, public library',
      remixCount: 0,
      language: 'TypeScript',
      framework: 'React',
    });
    expect(view.features).toContain('Books with Title, author, genre, status, rating, finished on and notes');
    expect(view.files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['index.html', 'package.json']),
    );
  });

  it('answers 404 for a template that there is not', async () => {
    const response = await api.get('/template/time-machine');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND', error: 'Template Not Found' });
  });

  it('answers 400 naming the id for what cannot be one', async () => {
    const response = await api.get('/template/No%20Such');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty('fields.id');
  });
});

describe('POST /project with a template', () => {
  it('[TPL-03] starts a run from its words and counts it', async () => {
    const body = { projectName: 'My plants', templateId: 'plant-care' };
    const response = await api.post('/project', body, ada.token);
    expect(response.statusCode).toBe(201);
    const { project, runId } = response.json<{ project: unknown; runId?: string }>();
    expect(projectSchema.parse(project).name).toBe('My plants');
    expect(runId).toBeDefined();
    const run = await api.get(`/runs/${runId ?? ''}`, ada.token);
    expect(run.json()).toMatchObject({
      message: expect.stringContaining('Build a plant care log') as unknown,
    });
    const [first] = await list();
    expect(first).toMatchObject({ id: 'plant-care', remixes: 1 });
    expect((await list('?sort=trending'))[0]?.id).toBe('plant-care');
  });

  it('counts a project that began with the very words of a template', async () => {
    const { prompt } = (await list()).find(({ id }) => id === 'invoices') ?? { prompt: '' };
    await api.post('/project', { projectName: 'Bills', prompt }, ada.token);
    expect((await list()).find(({ id }) => id === 'invoices')?.remixes).toBe(1);
  });

  it('answers 400 naming a template that there is not', async () => {
    const body = { projectName: 'From nothing', templateId: 'time-machine' };
    const response = await api.post('/project', body, ada.token);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty('fields.templateId', 'There is no such template');
  });
});
