import { randomUUID } from 'node:crypto';
import { importProject, listVersions, projectSchema, versionSchema } from '@tessera/shared/contracts';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { buildProject, endOfRun, say } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { uploadFile } from '../../testing/upload-file';

let api: TestApi;
let ada: TestUser;
let bob: TestUser;

beforeAll(async () => {
  api = await startTestApi({ quotas: { projects: 15 } });
  [ada, bob] = [await api.register(), await api.register()];
});

afterAll(() => api.close());

const zip = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));

/** Sends a ZIP to become a project. */
async function send(content: Uint8Array, user = ada): Promise<string> {
  return (await uploadFile(api, user, { name: 'project.zip', content, purpose: 'import' })).id;
}

interface Wish {
  readonly uploadId: string;
  readonly projectName?: string;
  readonly dryRun?: boolean;
  readonly source?: string;
}

const newName = () => `Import ${randomUUID().slice(0, 8)}`;

function ask(
  { projectName = newName(), source = 'zip', ...wish }: Wish,
  key = randomUUID(),
  token = ada.token,
) {
  return api.call('POST', '/project/import', {
    token,
    body: { source, projectName, ...wish },
    headers: { 'idempotency-key': key },
  });
}

async function imported(content: Uint8Array, projectName = newName()) {
  const answer = await ask({ uploadId: await send(content), projectName });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { project } = importProject.response.parse(answer.json());
  return projectSchema.parse(project);
}

async function textOf(versionId: string, path: string): Promise<string> {
  return (await api.get(`/versions/${versionId}/file?path=${path}`, ada.token)).json<{ text: string }>().text;
}

const REACT_APP = {
  'package.json': '{"dependencies":{"react":"19"}}',
  'src/main.jsx': `import { createRoot } from 'react-dom/client';\ncreateRoot(document.getElementById('root')).render(<h1>Hello</h1>);`,
  '.env': 'TOKEN=hunter2',
};

describe('POST /project/import', () => {
  it('[SCR-04] brings a downloaded project back: every byte, hand edits, and chat', async () => {
    const { project } = await buildProject(api, ada);
    const edited = versionSchema.parse(
      (
        await api.post(
          `/project/${project.id}/versions`,
          {
            baseVersionId: project.headVersion?.id,
            changes: [{ path: 'NOTES.md', text: '# Mine\n' }],
            note: 'Edit',
          },
          ada.token,
        )
      ).json(),
    );
    const archive = (await api.get(`/versions/${edited.id}/archive`, ada.token)).rawPayload;
    const back = await imported(archive);
    const again = await api.get(`/versions/${back.headVersion?.id ?? ''}/archive`, ada.token);
    expect(unzipSync(again.rawPayload)).toEqual(unzipSync(archive));
    const asked = { projectId: back.id, message: 'who made v1?', mode: 'ask' };
    const { id } = (await api.post('/runs', asked, ada.token)).json<{ id: string }>();
    expect((await endOfRun(api, ada, id)).answer).toMatch(/^v1 \(.+, imported\): /);
    const run = await say(api, ada, back.id, 'change the title to Riffs');
    expect(run).toMatchObject({ status: 'succeeded' });
    expect(await textOf(run.versionId ?? '', 'NOTES.md')).toBe('# Mine\n');
    expect(await textOf(run.versionId ?? '', 'app.ir.json')).toContain('"Riffs"');
    // What it promises has yet to be tried: nobody performed it here.
    const checks = await api.get(`/versions/${back.headVersion?.id ?? ''}/checks`, ada.token);
    expect(checks.json<{ due: string[] }>().due.length).toBeGreaterThan(0);
  });

  it('[SCR-04] brings the one HTML file back, inside of a ZIP', async () => {
    const { project } = await buildProject(api, ada);
    const versionId = project.headVersion?.id ?? '';
    const page = (await api.get(`/versions/${versionId}/archive?format=html`, ada.token)).payload;
    const back = await imported(zip({ 'journal.html': page }));
    expect(back.dataPlace).toBe('database');
    const [before, after] = await Promise.all(
      [versionId, back.headVersion?.id ?? ''].map((id) => api.get(`/versions/${id}/files`, ada.token)),
    );
    expect(after?.json()).toEqual(before?.json());
    expect(await say(api, ada, back.id, 'change the title to Riffs')).toMatchObject({ status: 'succeeded' });
  });

  it('[SCR-04] makes other files a project of code only, which previews and says plainly what chat cannot do', async () => {
    const project = await imported(zip(REACT_APP));
    // No server could judge its records.
    expect(project).toMatchObject({ status: 'ready', headVersion: { number: 1 }, dataPlace: 'browser' });
    const versionId = project.headVersion?.id ?? '';
    expect(await textOf(versionId, 'src/main.jsx')).toBe(REACT_APP['src/main.jsx']);
    expect((await api.get(`/versions/${versionId}/file?path=.env`, ada.token)).statusCode).toBe(404);
    expect((await api.get(`/project/${project.id}/preview`, ada.token)).statusCode).toBe(200);
    const checks = await api.get(`/versions/${versionId}/checks`, ada.token);
    expect(checks.json()).toMatchObject({ due: [], checks: { passed: 0, waiting: 0 } });
    const run = await say(api, ada, project.id, 'add a field Priority');
    expect(run).toMatchObject({ status: 'no_effect', versionId: null });
    expect(run.answer).toMatch(/imported as code only.*cannot change it by chat.*Nothing was changed/);
  });

  it('[SCR-04] keeps versions of code only: edits, undo, the files and the one file to take home', async () => {
    const project = await imported(zip(REACT_APP), 'Hello there');
    const saved = await api.post(
      `/project/${project.id}/versions`,
      { baseVersionId: project.headVersion?.id, changes: [{ path: 'notes.md', text: 'x' }], note: 'Note' },
      ada.token,
    );
    expect(saved.statusCode).toBe(201);
    expect((await api.post(`/project/${project.id}/undo`, {}, ada.token)).statusCode).toBe(201);
    const { id } = versionSchema.parse(saved.json());
    const archive = await api.get(`/versions/${id}/archive`, ada.token);
    expect(Object.keys(unzipSync(archive.rawPayload)).sort()).toEqual([
      'README.md',
      'notes.md',
      'package.json',
      'src/main.jsx',
    ]);
    const page = await api.get(`/versions/${id}/archive?format=html`, ada.token);
    expect(page.statusCode).toBe(200);
    expect(page.payload).toContain('<title>Hello there</title>');
    expect(await imported(zip({ 'hello.html': page.payload }))).toMatchObject({ status: 'ready' });
  });

  it('[SCR-04] says of the first version that it was imported, and of what is done with it here that its owner did', async () => {
    const project = await imported(zip(REACT_APP));
    const first = project.headVersion?.id ?? '';
    await api.post(
      `/project/${project.id}/versions`,
      { baseVersionId: first, changes: [{ path: 'notes.md', text: 'x' }], note: 'Note' },
      ada.token,
    );
    expect((await api.post(`/project/${project.id}/undo`, {}, ada.token)).statusCode).toBe(201);
    expect((await api.post(`/versions/${first}/restore`, {}, ada.token)).statusCode).toBe(201);
    const listed = await api.get(`/project/${project.id}/versions`, ada.token);
    const { items } = listVersions.response.parse(listed.json());
    expect(items.map(({ number, origin }) => [number, origin])).toEqual([
      [4, null],
      [3, null],
      [2, null],
      [1, 'import'],
    ]);
  });

  it('[SCR-04] says what would become of it without making anything', async () => {
    const uploadId = await send(zip(REACT_APP));
    const projectName = newName();
    const answer = await ask({ uploadId, projectName, dryRun: true });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      report: {
        files: 2,
        bytes: expect.any(Number) as number,
        variables: [{ path: '.env', environment: 'all', names: ['TOKEN'] }],
        skipped: [],
        moreSkipped: 0,
        framework: 'React',
        isCodeOnly: true,
        hasEntry: true,
      },
    });
    const named = await api.get(`/project?search=${encodeURIComponent(projectName)}`, ada.token);
    expect(named.json()).toEqual([]);
    expect((await ask({ uploadId, projectName })).statusCode).toBe(200);
  });

  it('makes one project of one key, and lets go of the file', async () => {
    const [uploadId, key, projectName] = [await send(zip(REACT_APP)), randomUUID(), newName()];
    const first = await ask({ uploadId, projectName }, key);
    const second = await ask({ uploadId, projectName }, key);
    expect(second.json()).toEqual(first.json());
    expect((await ask({ uploadId, projectName: newName() }, key)).json()).toMatchObject({
      code: 'KEY_REUSED',
    });
    expect((await ask({ uploadId })).statusCode).toBe(403);
  });

  it('[SAFE-02] reads one ZIP of a person at a time, lets few more wait, and says when to come back', async () => {
    // Large enough that all have asked before the first is read.
    const texts = Array.from(
      { length: 5 },
      (_, at) => [`f${at}.txt`, strToU8(`${'x'.repeat(99)}\n`.repeat(9000))] as const,
    );
    const uploadId = await send(zipSync(Object.fromEntries(texts), { level: 0 }), bob);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask({ uploadId, dryRun: true }, randomUUID(), bob.token)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(16);
    for (const answer of refused) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '10']);
    }
    expect((await ask({ uploadId, dryRun: true }, randomUUID(), bob.token)).statusCode).toBe(200);
  });

  it('answers 400 at the field, and takes nothing but a ZIP', async () => {
    const uploadId = await send(zip(REACT_APP));
    const wrong = [
      [{ uploadId, projectName: ' ' }, 'projectName'],
      [{ uploadId, projectName: 'x'.repeat(61) }, 'projectName'],
      [{ uploadId: 'none' }, 'uploadId'],
      [{ uploadId, source: 'github' }, 'repository'],
      [{ uploadId, source: 'gitlab' }, 'source'],
    ] as const;
    for (const [wish, field] of wrong) {
      const answer = await ask(wish);
      expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([
        400,
        [field],
      ]);
    }
  });

  it('answers 401 without a session, and 403 for what somebody else sent and for nothing', async () => {
    const uploadId = await send(zip(REACT_APP), bob);
    expect(
      (await api.post('/project/import', { source: 'zip', uploadId, projectName: 'x' })).statusCode,
    ).toBe(401);
    const [theirs, none] = [await ask({ uploadId }), await ask({ uploadId: randomUUID() })];
    expect([theirs.statusCode, none.statusCode]).toEqual([403, 403]);
    expect(theirs.json()).toEqual(none.json());
  });

  it('answers 409 at the name that the person has', async () => {
    const uploadId = await send(zip(REACT_APP));
    const projectName = newName();
    await imported(zip(REACT_APP), projectName);
    for (const dryRun of [true, false]) {
      const answer = await ask({ uploadId, projectName: projectName.toUpperCase(), dryRun });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ fields: { projectName: `You already have "${projectName}"` } });
    }
  });

  it('answers 413 for too much, 415 for an attachment, and 422 for what is no project', async () => {
    const many = Object.fromEntries(Array.from({ length: 1501 }, (_, at) => [`f${at}.txt`, 'x']));
    const tooMuch = await ask({ uploadId: await send(zip(many)) });
    expect([tooMuch.statusCode, tooMuch.json<{ code: string }>().code]).toEqual([413, 'TOO_LARGE']);
    const attachment = await uploadFile(api, ada, { name: 'a.csv', content: 'a,b\n1,2\n' });
    const other = await ask({ uploadId: attachment.id });
    expect(other.statusCode).toBe(415);
    const nothing = await ask({ uploadId: await send(zip({ '.env': 'A=1' })), dryRun: true });
    expect(nothing.statusCode).toBe(422);
    expect(nothing.json()).toMatchObject({
      fields: { uploadId: expect.stringMatching(/no file/) as string },
    });
  });

  it('[SAFE-03] answers 413 when the account has as many projects as it may, and keeps the file', async () => {
    const eve = await api.register();
    for (let made = 0; made < 15; made += 1)
      await api.post('/project', { projectName: `App ${made}` }, eve.token);
    const uploadId = await send(zip(REACT_APP), eve);
    const answer = await ask({ uploadId }, randomUUID(), eve.token);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, 'QUOTA_FULL']);
    expect((await ask({ uploadId, dryRun: true }, randomUUID(), eve.token)).statusCode).toBe(200);
  });
});
