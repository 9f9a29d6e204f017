import { randomUUID } from 'node:crypto';
import { applicationModelSchema, versionSchema, type Version } from '@tessera/shared/contracts';
import { buildProject, say, type BuiltProject } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

let api: TestApi;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  [ada, bob] = [await api.register(), await api.register()];
});

afterAll(() => api.close());

async function listVersions(projectId: string): Promise<Version[]> {
  const response = await api.get(`/project/${projectId}/versions`, ada.token);
  return response.json<{ items: unknown[] }>().items.map((item) => versionSchema.parse(item));
}

async function headOf(projectId: string): Promise<Version> {
  const [head] = await listVersions(projectId);
  if (!head) throw new Error('The project has no version');
  return head;
}

async function textOf(versionId: string, path: string): Promise<string> {
  return (await api.get(`/versions/${versionId}/file?path=${path}`, ada.token)).json<{ text: string }>().text;
}

async function modelTitle(versionId: string): Promise<unknown> {
  return (JSON.parse(await textOf(versionId, 'app.ir.json')) as { title: unknown }).title;
}

async function edit(projectId: string, baseVersionId: string, changes: object[], note = 'By hand') {
  return api.post(`/project/${projectId}/versions`, { baseVersionId, changes, note }, ada.token);
}

const README = (text: string) => ({ path: 'README.md', text });

describe('versions', () => {
  let built: BuiltProject;
  beforeAll(async () => {
    built = await buildProject(api, ada);
  });

  it('[PRJ-03] gives every version its number, note and author, newest first', async () => {
    const { id } = built.project;
    await say(api, ada, id, 'change the title to Riffs');
    const versions = await listVersions(id);
    expect(versions.map(({ number, author }) => [number, author])).toEqual([
      [2, 'agent'],
      [1, 'agent'],
    ]);
    expect(versions[0]).toMatchObject({ note: 'change the title to Riffs', live: false });
    expect(versions[1]?.runId).toBe(built.run.id);
  });

  it('lists the files of a version with size and hash, and reads one', async () => {
    const head = await headOf(built.project.id);
    const files = await api.get(`/versions/${head.id}/files`, ada.token);
    const { items } = files.json<{ items: { path: string; size: number; hash: string }[] }>();
    expect(items.map(({ path }) => path)).toEqual(expect.arrayContaining(['app.ir.json', 'src/main.tsx']));
    const main = items.find(({ path }) => path === 'src/main.tsx');
    expect(main?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(Buffer.byteLength(await textOf(head.id, 'src/main.tsx'))).toBe(main?.size);
    expect((await api.get(`/versions/${head.id}/file?path=nowhere.ts`, ada.token)).statusCode).toBe(404);
  });

  it('[SCR-02] gives all texts of a version at once, for an editor', async () => {
    const head = await headOf(built.project.id);
    const answer = await api.get(`/versions/${head.id}/texts`, ada.token);
    const { items } = answer.json<{ items: { path: string; text: string }[] }>();
    const files = await api.get(`/versions/${head.id}/files`, ada.token);
    const listed = files.json<{ items: { path: string }[] }>().items.map(({ path }) => path);
    expect(items.map(({ path }) => path).sort()).toEqual(listed.sort());
    const main = items.find(({ path }) => path === 'src/main.tsx');
    expect(main?.text).toBe(await textOf(head.id, 'src/main.tsx'));
    expect((await api.get('/versions/nonsense/texts', ada.token)).statusCode).toBe(400);
  });
});

describe('POST /project/:id/versions', () => {
  it('[PRJ-03] saves a hand edit on the newest version and keeps what it did not touch', async () => {
    const { project } = await buildProject(api, ada);
    const before = await headOf(project.id);
    const saved = await edit(project.id, before.id, [README('# Mine\n'), { path: 'notes/a.md', text: 'A' }]);
    expect(saved.statusCode).toBe(201);
    const version = versionSchema.parse(saved.json());
    expect(version).toMatchObject({ number: 2, author: 'user', note: 'By hand' });
    expect(await textOf(version.id, 'README.md')).toBe('# Mine\n');
    expect(await textOf(version.id, 'src/main.tsx')).toBe(await textOf(before.id, 'src/main.tsx'));
    const removed = await edit(project.id, version.id, [{ path: 'notes/a.md', text: null }]);
    const { id } = versionSchema.parse(removed.json());
    expect((await api.get(`/versions/${id}/file?path=notes/a.md`, ada.token)).statusCode).toBe(404);
  });

  it('answers 409 with the newest version when somebody saved in between', async () => {
    const { project } = await buildProject(api, ada);
    const base = await headOf(project.id);
    await edit(project.id, base.id, [README('first')]);
    const late = await edit(project.id, base.id, [README('second')]);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'CONFLICT', head: { number: 2 } });
  });

  it('saves code that does not compile, and the preview says where and why', async () => {
    const { project } = await buildProject(api, ada);
    const base = await headOf(project.id);
    expect(
      (await edit(project.id, base.id, [{ path: 'src/App.tsx', text: '\nexport const = 1;' }])).statusCode,
    ).toBe(201);
    const preview = await api.get(`/project/${project.id}/preview`, ada.token);
    expect(preview.statusCode).toBe(422);
    expect(preview.json()).toMatchObject({ code: 'BUILD_FAILED', path: 'src/App.tsx', line: 2 });
  });

  it('leaves the application model to the builder', async () => {
    const { project } = await buildProject(api, ada);
    const base = await headOf(project.id);
    expect((await edit(project.id, base.id, [{ path: 'app.ir.json', text: '{}' }])).statusCode).toBe(422);
  });

  it('refuses at its field a file beside a folder of the same name, and one path twice', async () => {
    const { project } = await buildProject(api, ada);
    const { id } = await headOf(project.id);
    const wrong = [
      [
        { path: 'z.txt', text: '' },
        { path: 'z.txt/y', text: '' },
      ],
      [{ path: 'README.md/x', text: '' }],
      [{ path: 'src', text: '' }],
      [README('one'), README('two')],
      [README('one'), { path: 'README.md', text: null }],
    ];
    for (const changes of wrong) {
      const answer = await edit(project.id, id, changes);
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json<{ fields: object }>().fields)[0]).toMatch(/^changes\.[01]\.path$/);
    }
    // A folder takes the place of the file that goes in the same change.
    const moved = await edit(project.id, id, [
      { path: 'README.md', text: null },
      { path: 'README.md/a.md', text: 'A' },
    ]);
    expect(moved.statusCode).toBe(201);
  });

  it('[SAFE-01] names the limit at the field of a file with more lines than can be merged', async () => {
    const { project } = await buildProject(api, ada);
    const { id } = await headOf(project.id);
    const lines = (count: number) => 'a\n'.repeat(count - 1);
    const refused = await edit(project.id, id, [README('one'), { path: 'src/a.ts', text: lines(150_000) }]);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      fields: { 'changes.1.text': 'A file may have at most 20,000 lines' },
    });
    expect((await edit(project.id, id, [{ path: 'src/a.ts', text: lines(20_001) }])).statusCode).toBe(400);
    expect((await edit(project.id, id, [{ path: 'src/a.ts', text: lines(20_000) }])).statusCode).toBe(201);
  });

  it('takes names that mean something elsewhere for names', async () => {
    const { project } = await buildProject(api, ada);
    const base = await headOf(project.id);
    const path = 'src/__proto__/constructor.ts';
    const main = await textOf(base.id, 'src/main.tsx');
    const saved = await edit(project.id, base.id, [
      { path, text: 'export const own = 1;' },
      { path: '__proto__', text: 'P' },
      { path: 'src/main.tsx', text: `import { own } from './__proto__/constructor';\n${main}\nvoid own;\n` },
    ]);
    expect(saved.statusCode).toBe(201);
    const { id } = versionSchema.parse(saved.json());
    expect(await textOf(id, path)).toBe('export const own = 1;');
    expect(await textOf(id, '__proto__')).toBe('P');
    expect((await api.get(`/project/${project.id}/preview`, ada.token)).statusCode).toBe(200);
  });

  it('answers 400 at the path for one that no disk could hold', async () => {
    const paths = ['a//b', 'a/', '/a', 'a ', 'a.', 'a /b', 'a./b', './a', 'a/../b', '', ' ', 'x'.repeat(201)];
    for (const path of paths) {
      const body = { baseVersionId: randomUUID(), changes: [{ path, text: '' }], note: '' };
      const response = await api.post(`/project/${randomUUID()}/versions`, body, ada.token);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toHaveProperty(['fields', 'changes.0.path']);
    }
  });

  it.each([
    ['changes.0.path', { changes: [{ path: '../outside.ts', text: '' }] }],
    ['changes', { changes: [] }],
    ['note', { note: 'x'.repeat(201) }],
    ['baseVersionId', { baseVersionId: 'none' }],
  ])('answers 400 naming %s', async (field, wrong) => {
    const body = { baseVersionId: randomUUID(), changes: [README('')], note: '', ...wrong };
    const response = await api.post(`/project/${randomUUID()}/versions`, body, ada.token);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty(['fields', field]);
  });
});

describe('undo, redo and restore', () => {
  async function step(projectId: string, name: 'undo' | 'redo') {
    return api.post(`/project/${projectId}/${name}`, {}, ada.token);
  }

  it('[PRJ-03] goes back and forth step by step, code and model together', async () => {
    const { project } = await buildProject(api, ada, { projectName: 'Stepper' });
    const titles = [await modelTitle((await headOf(project.id)).id)];
    for (const title of ['Two', 'Three']) {
      await say(api, ada, project.id, `change the title to ${title}`);
      titles.push(title);
    }
    const shown = async (name: 'undo' | 'redo') => {
      const version = versionSchema.parse((await step(project.id, name)).json());
      return [version.number, version.note, await modelTitle(version.id)];
    };
    expect(await shown('undo')).toEqual([4, 'Undo: v2 restored as v4', 'Two']);
    expect(await shown('undo')).toEqual([5, 'Undo: v1 restored as v5', titles[0]]);
    expect((await step(project.id, 'undo')).statusCode).toBe(409);
    expect(await shown('redo')).toEqual([6, 'Redo: v2 restored as v6', 'Two']);
    expect(await shown('redo')).toEqual([7, 'Redo: v3 restored as v7', 'Three']);
    expect((await step(project.id, 'redo')).statusCode).toBe(409);
  });

  it('[PRJ-03] forgets what could be redone once something new is made, and undoes that', async () => {
    const { project } = await buildProject(api, ada);
    await say(api, ada, project.id, 'change the title to Two');
    await step(project.id, 'undo');
    const first = await modelTitle((await headOf(project.id)).id);
    await say(api, ada, project.id, 'change the title to Other');
    expect((await step(project.id, 'redo')).statusCode).toBe(409);
    await step(project.id, 'undo');
    expect(await modelTitle((await headOf(project.id)).id)).toBe(first);
  });

  it('[MODEL-17] gives nothing new the ids of what was undone, whose records are kept', async () => {
    const { project } = await buildProject(api, ada);
    const idsOfNewest = async () => {
      const text = await textOf((await headOf(project.id)).id, 'app.ir.json');
      return applicationModelSchema
        .parse(JSON.parse(text))
        .entities.flatMap(({ id, fields, samples }) => [
          id,
          ...[...fields, ...samples].map((node) => node.id),
        ]);
    };
    const first = await idsOfNewest();
    const addedTo = (ids: readonly string[]) => ids.filter((id) => !first.includes(id));
    await say(api, ada, project.id, 'I want a suppliers table too: company, contact, email');
    const undone = addedTo(await idsOfNewest());
    await step(project.id, 'undo');
    await say(api, ada, project.id, 'I want a venues table too: name, town, phone');
    const added = addedTo(await idsOfNewest());
    expect(added.length).toBeGreaterThan(6);
    expect(added.filter((id) => undone.includes(id))).toEqual([]);
  });

  it('[PRJ-03] restores an earlier version as the newest, which can be undone', async () => {
    const { project } = await buildProject(api, ada);
    const first = await headOf(project.id);
    await say(api, ada, project.id, 'change the title to Two');
    const restored = versionSchema.parse(
      (await api.post(`/versions/${first.id}/restore`, {}, ada.token)).json(),
    );
    expect(restored).toMatchObject({ number: 3, note: 'v1 restored as v3' });
    expect(await modelTitle(restored.id)).toBe(await modelTitle(first.id));
    await step(project.id, 'undo');
    expect(await modelTitle((await headOf(project.id)).id)).toBe('Two');
  });
});

describe('access to versions', () => {
  let built: BuiltProject;
  beforeAll(async () => {
    built = await buildProject(api, ada);
  });

  it.each([
    ['GET', '/project/$project/versions'],
    ['POST', '/project/$project/versions'],
    ['POST', '/project/$project/undo'],
    ['POST', '/project/$project/redo'],
    ['GET', '/project/$project/preview'],
    ['GET', '/versions/$version'],
    ['GET', '/versions/$version/files'],
    ['GET', '/versions/$version/file?path=README.md'],
    ['GET', '/versions/$version/texts'],
    ['POST', '/versions/$version/restore'],
  ] as const)('[API-06] %s %s answers 401 without a token and 403 to somebody else', async (method, path) => {
    const { project } = built;
    const head = await headOf(project.id);
    const url = path.replace('$project', project.id).replace('$version', head.id);
    const body = method === 'POST' ? { baseVersionId: head.id, changes: [README('')], note: '' } : undefined;
    expect((await api.call(method, url, { body })).statusCode).toBe(401);
    expect((await api.call(method, url, { token: bob.token, body })).statusCode).toBe(403);
  });
});
