import {
  createProject,
  listTemplates,
  projectSchema,
  readTemplate,
  readTemplatePreview,
  TEMPLATE_CATEGORIES,
  type Template,
  type TemplateView,
} from '@tessera/shared/contracts';
import { endOfRun, say } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { builds } from '../tables/builds.table';

jest.setTimeout(60_000);

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
    expect(templates.length).toBeGreaterThanOrEqual(40);
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
    expect(templates.every(({ remixes }) => remixes === 0)).toBe(true);
  });

  it('[TPL-02] answers the templates of one category, and each category has some', async () => {
    for (const category of TEMPLATE_CATEGORIES) {
      const templates = await list(`?category=${encodeURIComponent(category)}`);
      expect(templates.length).toBeGreaterThanOrEqual(4);
      expect(new Set(templates.map((template) => template.category))).toEqual(new Set([category]));
    }
  });

  it('[TPL-02] puts the newest first when asked for what is recent', async () => {
    const added = (await list('?sort=recent')).map(({ addedOn = '' }) => addedOn);
    expect(added).toEqual(added.toSorted().toReversed());
    expect(added[0]).not.toBe(added.at(-1));
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

describe('the pictures of templates', () => {
  it('[TPL-03] are served for ever, at the addresses that the list has', async () => {
    const { pictures } = (await list()).find(({ id }) => id === 'wine-cellar') ?? {};
    for (const url of [pictures?.light ?? '', pictures?.dark ?? '']) {
      const response = await api.inject({ url });
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(response.rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
    }
  });

  it.each([
    'wine-cellar-light.00000000.webp',
    '..%2Fpackage.json',
    'package.json',
    'x'.repeat(90),
    '%00.webp',
  ])('are not at %s', async (name) => {
    const response = await api.inject({ url: `/template-pictures/${name}` });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
    expect(response.headers['cache-control']).not.toContain('immutable');
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
      color: view.preview.accent,
      timeToSetup: 'A few seconds',
      creator: 'Librarian, public library',
      remixCount: 0,
      language: 'TypeScript',
      framework: 'React',
    });
    expect(view.features).toContainEqual(expect.stringMatching(/^Books with Title, /));
    expect(view.files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['index.html', 'package.json', 'src/App.tsx']),
    );
  });

  it('[TPL-07] is compressed, and not sent to a reader who has it', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const first = await api.call('GET', '/template/reading-list', { headers });
    expect(first.headers['content-encoding']).toBe('gzip');
    const etag = String(first.headers.etag);
    const again = await api.call('GET', '/template/reading-list', {
      headers: { ...headers, 'if-none-match': etag },
    });
    expect(again.statusCode).toBe(304);
  });

  it('answers an id of an earlier catalogue with what stands in its place', async () => {
    const response = await api.get('/template/crm');
    expect(readTemplate.response.parse(response.json()).data.id).toBe('deals-board');
  });

  it.each(['/template/time-machine', '/template/time-machine/preview'])(
    '[TPL-06] answers 404 at %s',
    async (path) => {
      const response = await api.get(path);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'NOT_FOUND', error: 'Template Not Found' });
    },
  );

  it.each(['/template/No%20Such', '/template/No%20Such/preview'])(
    'answers 400 naming the id at %s',
    async (path) => {
      const response = await api.get(path);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toHaveProperty('fields.id');
    },
  );
});

describe('GET /template/{id}/preview', () => {
  const open = async (host: string, url = '/') => api.inject({ url, headers: { host } });
  const hostOf = (id: string) => `template-${id}.preview.${api.environment.sitesDomain}`;

  it('[TPL-04] answers an address on which the application runs, in the sandbox of previews, for anybody', async () => {
    expect((await open(hostOf('habit-log'))).statusCode).toBe(404);
    const response = await api.get('/template/habit-log/preview');
    expect(response.statusCode).toBe(200);
    const { url } = readTemplatePreview.response.parse(response.json());
    expect(new URL(url).host).toBe(hostOf('habit-log'));
    const page = await open(hostOf('habit-log'));
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain('sandbox allow-scripts');
    expect(page.body).toContain('<title>Habit tracker</title>');
    const script = await open(hostOf('habit-log'), '/app.js');
    expect(script.statusCode).toBe(200);
    expect(script.body).toContain('Habit tracker');
  });

  it('[TPL-04] compiles an application once, however often it is asked for', async () => {
    const answers = await Promise.all(
      ['pet-care', 'pet-care', 'pet-care'].map((id) => api.get(`/template/${id}/preview`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const before = await api.db.select().from(builds);
    await api.get('/template/pet-care/preview');
    expect(await api.db.select().from(builds)).toEqual(before);
  });

  it('shows nothing at the host of a template that there is not', async () => {
    expect((await open(hostOf('time-machine'))).statusCode).toBe(404);
  });
});

describe('POST /project with a template', () => {
  it('[TPL-04] makes its application the first version, under its title, and counts it', async () => {
    const body = { projectName: 'Wine cellar', templateId: 'wine-cellar' };
    const response = await api.post('/project', body, ada.token);
    expect(response.statusCode).toBe(201);
    const { project, runId = '' } = createProject.response.parse(response.json());
    const run = await endOfRun(api, ada, runId);
    expect(run).toMatchObject({ status: 'succeeded', message: 'Use the template “Wine cellar”' });
    // Each table is a part that was asked for, and holds what its checks showed.
    expect(run.receipt?.coverage.map(({ phrase }) => phrase)).toEqual(['Wines', 'Tastings', 'Producers']);
    expect(run.receipt?.checks.failed).toEqual([]);
    expect(run.receipt?.modelChanges).toContain('table Tasting with 5 fields');
    const version = await api.get(`/versions/${run.versionId ?? ''}/files`, ada.token);
    const paths = version.json<{ items: { path: string }[] }>().items.map(({ path }) => path);
    const template = readTemplate.response.parse((await api.get('/template/wine-cellar')).json()).data;
    expect(paths.toSorted()).toEqual(template.files.map(({ path }) => path).toSorted());
    expect(projectSchema.parse((await api.get(`/project/${project.id}`, ada.token)).json()).name).toBe(
      'Wine cellar',
    );
    const [first] = await list();
    expect(first).toMatchObject({ id: 'wine-cellar', remixes: 1 });
    expect((await list('?sort=trending'))[0]?.id).toBe('wine-cellar');
  });

  it('[TPL-04] is then changed by talking', async () => {
    const body = { projectName: 'My habits', templateId: 'habit-log' };
    const made = createProject.response.parse((await api.post('/project', body, ada.token)).json());
    await endOfRun(api, ada, made.runId ?? '');
    const run = await say(api, ada, made.project.id, 'Add a field Mood to habits');
    expect(run).toMatchObject({ status: 'succeeded' });
    expect(run.receipt?.modelChanges).toContainEqual(expect.stringMatching(/Mood/));
    // The name that somebody gave it stays.
    const project = await api.get(`/project/${made.project.id}`, ada.token);
    expect(projectSchema.parse(project.json()).name).toBe('My habits');
  });

  it('begins with the template where its very words are said to a new project, and counts it', async () => {
    const { prompt } = (await list()).find(({ id }) => id === 'beehives') ?? { prompt: '' };
    const response = await api.post('/project', { projectName: 'Bees', prompt }, ada.token);
    const { runId = '' } = createProject.response.parse(response.json());
    expect((await endOfRun(api, ada, runId)).receipt?.modelChanges).toContainEqual(
      expect.stringContaining('table Hive with'),
    );
    expect((await list()).find(({ id }) => id === 'beehives')?.remixes).toBe(1);
  });

  it('reads a prompt that comes with it, and counts it all the same', async () => {
    const body = {
      projectName: 'Maps',
      templateId: 'crm',
      prompt: 'Build a list of maps with title and year',
    };
    const { runId = '' } = createProject.response.parse((await api.post('/project', body, ada.token)).json());
    const run = await endOfRun(api, ada, runId);
    expect(run.receipt?.modelChanges).toEqual(['table Map with 2 fields']);
    expect((await list()).find(({ id }) => id === 'deals-board')?.remixes).toBe(1);
  });

  it('answers 400 naming a template that there is not', async () => {
    const body = { projectName: 'From nothing', templateId: 'time-machine' };
    const response = await api.post('/project', body, ada.token);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty('fields.templateId', 'There is no such template');
  });
});
