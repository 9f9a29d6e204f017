import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ProjectFile } from '@tessera/builder';
import { eq } from 'drizzle-orm';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { saveFiles } from '../files/files.service';
import { projects } from '../tables/projects.table';
import { versions } from '../tables/versions.table';

jest.setTimeout(120_000);

const run = promisify(execFile);

let api: TestApi;
let ada: TestUser;
let bob: TestUser;
let folder: string;

beforeAll(async () => {
  api = await startTestApi();
  [ada, bob] = [await api.register(), await api.register()];
  folder = await mkdtemp(join(tmpdir(), 'patches-'));
});

afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

type Texts = Readonly<Record<string, string>>;

const filesOf = (texts: Texts): ProjectFile[] =>
  Object.entries(texts).map(([path, text]) => ({ path, text }));
const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `line ${from + index}\n`).join('');

async function makeProject(projectName = `Tasks ${randomUUID().slice(0, 8)}`): Promise<string> {
  const created = await api.post('/project', { projectName }, ada.token);
  return created.json<{ project: { id: string } }>().project.id;
}

async function plantVersion(projectId: string, number: number, texts: Texts): Promise<string> {
  const id = randomUUID();
  const treeHash = await saveFiles(api.db, filesOf(texts));
  await api.db.insert(versions).values({
    ...{ id, projectId, number, note: `Version ${number}`, author: 'user' },
    ...{ treeHash, generatedHash: treeHash, model: null, positionId: id, createdAt: new Date() },
  });
  await api.db.update(projects).set({ headVersionId: id }).where(eq(projects.id, projectId));
  return id;
}

/** The patch from one set of files to another, as the call answers it. */
async function patchBetween(before: Texts, after: Texts): Promise<string> {
  const projectId = await makeProject();
  await plantVersion(projectId, 1, before);
  const id = await plantVersion(projectId, 2, after);
  const answer = await api.get(`/versions/${id}/patch`, ada.token);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  return answer.body;
}

/** What Git makes of the files with the patch. */
async function applied(before: Texts, patch: string): Promise<Texts> {
  const repository = await mkdtemp(join(folder, 'repository-'));
  const git = (...words: string[]) => run('git', words, { cwd: repository });
  await git('init', '--quiet');
  for (const [path, text] of Object.entries(before)) {
    await mkdir(dirname(join(repository, path)), { recursive: true });
    await writeFile(join(repository, path), text);
  }
  await git('add', '--all');
  await writeFile(join(folder, 'it.patch'), patch);
  await git('apply', '--index', join(folder, 'it.patch'));
  const names = await readdir(repository, { recursive: true, withFileTypes: true });
  const paths = names
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(repository.length + 1))
    .filter((path) => !path.startsWith('.git/'));
  const texts = paths.map(async (path) => [path, await readFile(join(repository, path), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

describe('GET /versions/:id/patch', () => {
  it.each<readonly [string, Texts, Texts]>([
    ['modified files', { 'a.txt': lines(0, 50) }, { 'a.txt': lines(0, 20) + lines(25, 50) + 'end\n' }],
    ['an added file', { 'a.txt': 'a\n' }, { 'a.txt': 'a\n', 'src/b.txt': 'b\nc\n' }],
    ['a removed file', { 'a.txt': 'a\n', 'src/b.txt': 'b\nc\n' }, { 'a.txt': 'a\n' }],
    ['a moved file', { 'old/a.txt': lines(0, 9) }, { 'new/a.txt': lines(0, 9) }],
    ['a moved file with edits', { 'old/a.txt': lines(0, 90) }, { 'b.txt': `${lines(0, 85)}new\n` }],
    ['no newline at the end', { 'a.txt': 'one\ntwo' }, { 'a.txt': 'one\ntwo\n', 'b.txt': 'b' }],
    ['a newline that goes', { 'a.txt': 'one\ntwo\n' }, { 'a.txt': 'one\ntwo' }],
    ['CRLF', { 'a.txt': 'one\r\ntwo\r\nthree\r\n' }, { 'a.txt': 'one\r\n2\r\nthree\r\n', 'b.txt': 'x\r\ny' }],
    ['another line end', { 'a.txt': 'one\r\ntwo\r\n' }, { 'a.txt': 'one\ntwo\n' }],
    ['an empty file that came', { 'a.txt': 'a\n' }, { 'a.txt': 'a\n', 'src/empty.txt': '', 'in it.txt': '' }],
    ['an empty file that went', { 'a.txt': 'a\n', 'with space.txt': '' }, { 'a.txt': 'a\n' }],
    ['a file that gets empty', { 'a.txt': 'a\n', 'b.txt': '' }, { 'a.txt': '', 'b.txt': 'b\n' }],
    [
      'names with spaces, letters of other scripts and quotes',
      {
        'with space/a b.txt': 'a\n',
        'Straße.md': 'a\n',
        'it\'s "so".md': 'a\n',
        'src/(shop)/[id].ts': 'a\n',
      },
      {
        'with space/a b.txt': 'b\n',
        'Straße.md': 'b\n',
        'it\'s "so".md': 'b\n',
        'src/(shop)/[id].ts': 'b\n',
      },
    ],
    [
      'moved files with such names',
      { 'a b/日本.txt': lines(0, 9), 'q"q.txt': lines(20, 40) },
      { 'c d/日本語.txt': lines(0, 9), 'naïve "q".txt': lines(20, 39) },
    ],
    ['such files that come and go', { 'ä ö "x".txt': 'a' }, { "ü ' y.txt": 'completely different\n' }],
    ['a file where a folder was', { 'a/b.txt': 'one\n', 'a/c.txt': 'two\n' }, { a: 'a file now\n' }],
    [
      'lines that look like a patch',
      { 'a.patch': '--- a/x\n+++ b/x\n' },
      { 'a.patch': '-- a/x\n@@ -1 +1 @@\n' },
    ],
    ['a lone carriage return and rare breaks', { 'a.txt': 'a\rb\nc\n' }, { 'a.txt': 'a\rb\u2028x\f\nc\n' }],
  ])('[DIFF-06] git apply takes %s', async (_, before, after) => {
    expect(await applied(before, await patchBetween(before, after))).toEqual(after);
  });

  it('[DIFF-06] says of a move that it is one', async () => {
    const patch = await patchBetween({ 'old/a.txt': lines(0, 9) }, { 'new/a.txt': lines(0, 9) });
    expect(patch).toContain('rename from old/a.txt\nrename to new/a.txt\n');
    expect(patch).not.toContain('line 1');
  });

  it('[SAFE-01] is right where two texts would take too long to be compared', async () => {
    const [before, after] = [
      Array.from({ length: 19_000 }, (_, index) => `${(index * 7919) % 19_001}\n`).join(''),
      Array.from({ length: 19_000 }, (_, index) => `${(index * 104_729) % 19_003}\n`).join(''),
    ];
    const patch = await patchBetween({ 'a.txt': before }, { 'a.txt': after });
    expect(await applied({ 'a.txt': before }, patch)).toEqual({ 'a.txt': after });
  });

  it('is saved under the name of the project, and compares with any version of it', async () => {
    const projectId = await makeProject('Müller’s Café');
    const first = await plantVersion(projectId, 1, { 'a.txt': 'one\n' });
    await plantVersion(projectId, 2, { 'a.txt': 'two\n' });
    const third = await plantVersion(projectId, 3, { 'a.txt': 'three\n' });
    const answer = await api.get(`/versions/${third}/patch?against=${first}`, ada.token);
    expect(answer.headers['content-disposition']).toContain('attachment; filename="muller-s-cafe-v3.patch"');
    expect(answer.body).toContain('-one\n+three\n');
    const whole = await api.get(`/versions/${first}/patch`, ada.token);
    expect(await applied({}, whole.body)).toEqual({ 'a.txt': 'one\n' });
  });

  it('[API-06] answers 401 without a token, 403 to somebody else and for another project, 400 with the field', async () => {
    const id = await plantVersion(await makeProject(), 1, { 'a.txt': 'a' });
    const other = await plantVersion(await makeProject(), 1, { 'a.txt': 'a' });
    expect((await api.get(`/versions/${id}/patch`)).statusCode).toBe(401);
    expect((await api.get(`/versions/${id}/patch`, bob.token)).statusCode).toBe(403);
    expect((await api.get(`/versions/${id}/patch?against=${other}`, ada.token)).statusCode).toBe(403);
    const wrong = await api.get(`/versions/${id}/patch?against=x`, ada.token);
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toHaveProperty(['fields', 'against']);
  });

  it('answers 413 where the texts are larger than a patch can be', async () => {
    const projectId = await makeProject();
    const large = Object.fromEntries(
      Array.from({ length: 21 }, (_, index) => [`${index}.txt`, `${index}${'x'.repeat(999_999)}`]),
    );
    const id = await plantVersion(projectId, 1, large);
    expect((await api.get(`/versions/${id}/patch`, ada.token)).statusCode).toBe(413);
  });
});
