import { tryBuild } from '@tessera/shared/contracts';
import { buildProject, type BuiltProject } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

let api: TestApi;
let ada: TestUser;
let bob: TestUser;
let built: BuiltProject;

beforeAll(async () => {
  api = await startTestApi();
  [ada, bob] = [await api.register(), await api.register()];
  built = await buildProject(api, ada, { prompt: 'A reading list with title and author' });
});

afterAll(() => api.close());

const ask = (changes: unknown, token?: string) =>
  api.post(`/versions/${built.project.headVersion?.id ?? ''}/build`, { changes }, token);

async function problemOf(changes: { path: string; text: string | null }[]) {
  const answer = await ask(changes, ada.token);
  expect(answer.statusCode).toBe(200);
  return tryBuild.response.parse(answer.json()).problem;
}

describe('POST /versions/:id/build', () => {
  it('[SCR-02] says nothing of changes that build, and keeps none of them', async () => {
    expect(await problemOf([{ path: 'src/mine.ts', text: 'export const mine = 1;' }])).toBeNull();
    const versions = await api.get(`/project/${built.project.id}/versions`, ada.token);
    expect(versions.json<{ items: unknown[] }>().items).toHaveLength(1);
  });

  it.each([
    ['code that cannot be read', [{ path: 'src/main.tsx', text: 'const broken = {;' }]],
    ['a file that is gone', [{ path: 'src/App.tsx', text: null }]],
    ['a package that there is not', [{ path: 'src/main.tsx', text: "import 'left-pad';" }]],
  ])('[SCR-02] says of %s what the preview of the version would say', async (_, changes) => {
    const problem = await problemOf(changes);
    const { project } = await buildProject(api, ada, { prompt: 'A reading list with title and author' });
    const baseVersionId = project.headVersion?.id;
    const saved = await api.post(
      `/project/${project.id}/versions`,
      { baseVersionId, changes, note: '' },
      ada.token,
    );
    expect(saved.statusCode).toBe(201);
    const preview = await api.get(`/project/${project.id}/preview`, ada.token);
    expect(preview.statusCode).toBe(422);
    const { path, line, message } = problem ?? { path: null, line: null, message: '' };
    expect(preview.json()).toMatchObject({ path, line, message });
  });

  it('[SAFE-03] counts as an edit, and says at once what is too large', async () => {
    const edits = async () => {
      const usage = await api.get('/usage', ada.token);
      const { limits } = usage.json<{ limits: { id: string; used: number }[] }>();
      return limits.find(({ id }) => id === 'edits')?.used ?? 0;
    };
    const before = await edits();
    const text = 'x'.repeat(900_000);
    const large = ['a', 'b', 'c'].map((name) => ({
      path: `src/${name}.ts`,
      text: `export default '${text}';`,
    }));
    const main = {
      path: 'src/main.tsx',
      text: "import a from './a'; import b from './b'; import c from './c'; console.log(a, b, c);",
    };
    const { message = '' } = (await problemOf([...large, main])) ?? {};
    expect(message).toMatch(/^What the application imports is larger than 2 MB/);
    expect(await edits()).toBe(before + 1);
  });

  it('[API-06] answers 400 to what is no change, 401 without a session, and 403 to somebody else', async () => {
    const changes = [{ path: 'src/mine.ts', text: '' }];
    for (const wrong of [[], [{ path: '../out', text: '' }], [{ path: 'src/mine.ts' }]])
      expect((await ask(wrong, ada.token)).statusCode).toBe(400);
    expect((await ask(changes)).statusCode).toBe(401);
    expect((await ask(changes, bob.token)).statusCode).toBe(403);
  });
});
