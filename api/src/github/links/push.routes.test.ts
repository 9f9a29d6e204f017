import { randomUUID } from 'node:crypto';
import { pushProject, type PushPreview } from '@tessera/shared/contracts';
import type { LocalRepository } from '../../../../tooling/github-server/index.mjs';
import { sql } from 'drizzle-orm';
import { until } from '../../testing/build-project';
import { nameOf, startLinkedBench, type LinkedBench } from '../../testing/linked-project';
import type { TestUser } from '../../testing/test-api';

jest.setTimeout(120_000);

let bench: LinkedBench;
let ada: TestUser;

beforeAll(async () => {
  bench = await startLinkedBench({ quotas: { projects: 0, edits: 0 } });
  ada = await bench.connect();
});
beforeEach(() => {
  bench.github.restore();
});
afterAll(() => bench.close());

const FILES = {
  'index.html': '<h1>Hello</h1>\n',
  'src/a.ts': 'export const a = 1;\n',
  'ends.txt': '\uFEFFä\r\n',
};

function push(projectId: string, body: object = {}, key: string = randomUUID(), user = ada) {
  return bench.api.call('POST', `/project/${projectId}/github/push`, {
    token: user.token,
    body,
    headers: { 'idempotency-key': key },
  });
}

async function pushed(projectId: string, body: object = {}, key: string = randomUUID()) {
  const answer = await push(projectId, body, key);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return pushProject.response.parse(answer.json());
}

async function preview(projectId: string, query = ''): Promise<PushPreview> {
  return (await bench.api.get(`/project/${projectId}/github/changes${query}`, ada.token)).json<PushPreview>();
}

const messages = async (repository: LocalRepository, ref = 'main') =>
  (await bench.github.log(repository, ref)).map(({ message }) => message.trim());

/** A project that was pushed to a repository of its own. */
async function startPushed(files: Readonly<Record<string, string>> = FILES) {
  const repository = await bench.newRepository();
  const id = await bench.makeProject(ada, files);
  await bench.link(ada, id, repository);
  await pushed(id);
  return { repository, id };
}

describe('POST /project/:id/github/push', () => {
  it('[SCR-18] brings a project into an empty repository: every byte, one commit a version', async () => {
    const repository = await bench.newRepository();
    const id = await bench.makeProject(ada, FILES);
    await bench.save(ada, id, { 'src/a.ts': null, 'src/b.ts': 'b\n' }, 'Rename a\n\nBecause b is better');
    expect(await bench.link(ada, id, repository)).toMatchObject({ ahead: 2, behind: 0, isEmpty: true });
    const { commit, commits, url, leftOut } = await pushed(id);
    expect({ commits, leftOut }).toEqual({ commits: 2, leftOut: [] });
    expect(url).toBe(`${bench.github.url}/${nameOf(repository)}/commit/${commit ?? ''}`);
    expect(await bench.clone(repository)).toEqual(await bench.filesOf(ada, id));
    const log = await bench.github.log(repository, 'main');
    expect(log.map(({ message, parents }) => [message.trim(), parents.length])).toEqual([
      ['Rename a\n\nBecause b is better', 1],
      ['Imported as code only', 1],
      ['Begin the repository', 0],
    ]);
    expect(log[0]?.sha).toBe(commit);
    const times = (await bench.versions(ada, id)).map(({ at }) => Math.floor(Date.parse(at) / 1000) * 1000);
    for (const [index, { author, committer }] of log.slice(0, 2).entries()) {
      const email = '42+ada-l@users.noreply.127.0.0.1';
      expect(author).toMatchObject({ name: 'Ada Lovelace', email });
      expect(committer).toEqual(author);
      expect(Date.parse(author.date)).toBe(times[index]);
    }
    expect(await bench.readLink(ada, id)).toMatchObject({
      ...{ ahead: 0, behind: 0, isEmpty: false, problem: null, pushProblem: null },
      lastPush: { commit, url, versionNumber: 2 },
    });
  });

  it('[SCR-18] brings what changed since, as its newest commit is told to say, and nothing twice', async () => {
    const { repository, id } = await startPushed();
    await bench.save(ada, id, { 'src/a.ts': 'export const a = 2;\n' }, 'Two');
    await bench.save(ada, id, { 'src/c.ts': 'c\n' }, 'C');
    const found = await preview(id);
    expect(found.commits.map(({ number, message }) => [number, message])).toEqual([
      [2, 'Two'],
      [3, 'C'],
    ]);
    expect(found.files.map(({ path, status, added, removed }) => [path, status, added, removed])).toEqual([
      ['src/a.ts', 'modified', 1, 1],
      ['src/c.ts', 'added', 1, 0],
    ]);
    expect(found.pullRequest.title).toBe('C and 1 more change');
    expect(found.pullRequest.body).toContain('- `src/a.ts` (+1 −1)');
    const long = `${'A very long line '.repeat(6)}end`;
    expect(await pushed(id, { message: `${long}\n\nAnd more` })).toMatchObject({ commits: 2 });
    const [newest, second] = await messages(repository);
    expect(newest).toBe(
      `A very long line A very long line A very long line A very long line A…\n\n${long}\n\nAnd more`,
    );
    expect(second).toBe('Two');
    expect(await pushed(id)).toMatchObject({ commits: 0, commit: null, branch: 'main' });
    expect(await messages(repository)).toHaveLength(4);
  });

  it('[SCR-18] drops nothing that somebody else pushes into a repository while it is begun', async () => {
    const repository = await bench.newRepository();
    const id = await bench.makeProject(ada, FILES);
    await bench.link(ada, id, repository);
    bench.github.interfere({ kind: 'slow', match: /POST .*git\/trees/, milliseconds: 2000, times: 1 });
    const refused = push(id);
    await until(() =>
      bench.github.log(repository, 'main').then(
        (log) => log.length === 1,
        () => false,
      ),
    );
    const theirs = await bench.github.commit(repository, 'main', { 'theirs.txt': 'hours of work\n' });
    expect((await refused).json()).toMatchObject({ code: 'DIVERGED', behind: 1 });
    expect((await bench.github.log(repository, 'main'))[0]?.sha).toBe(theirs);
    expect(bench.github.calls.filter(({ body }) => body.includes('"force":true'))).toEqual([]);
  });

  it('[SCR-18] knows its own first file by all of it: what somebody else began alike is theirs', async () => {
    const theirs = { 'README.md': '# mine\n', 'precious.ts': 'x\n' };
    const repository = await bench.github.createRepository(`alike-${randomUUID().slice(0, 8)}`, theirs, {
      message: 'Begin the repository',
    });
    const id = await bench.makeProject(ada, FILES);
    await bench.link(ada, id, repository);
    expect((await push(id)).json()).toMatchObject({ code: 'DIVERGED', behind: 1 });
    expect(await bench.github.paths(repository, 'main')).toEqual(Object.keys(theirs));
  });

  it('[SCR-18] leaves alone what a project cannot hold, and keeps modes', async () => {
    const { repository, id } = await startPushed({ ...FILES, 'run.sh': '#!/bin/sh\n' });
    const bytes = Buffer.from([0, 1, 255]);
    await bench.github.commit(repository, 'main', {
      'logo.png': bytes,
      link: { link: 'index.html' },
      module: { submodule: '1'.repeat(40) },
      'run.sh': { content: '#!/bin/sh\n', mode: '100755' },
    });
    const pulled = await bench.api.post(`/project/${id}/github/pull`, {}, ada.token);
    expect(pulled.json()).toMatchObject({ version: null, commits: 1 });
    await bench.save(
      ada,
      id,
      { 'run.sh': '#!/bin/sh\necho\n', 'logo.png': 'text', 'module/x': 'x', 'index.html': null },
      'More',
    );
    const { leftOut, commits } = await pushed(id);
    expect(commits).toBe(1);
    expect(leftOut.map(({ path }) => path)).toEqual(['logo.png', 'module/x']);
    const tree = await bench.git(repository, 'ls-tree', '-r', 'main');
    expect(tree.split('\n').map((line) => [line.slice(0, 6), line.split('\t')[1]])).toEqual([
      ['100644', 'ends.txt'],
      ['120000', 'link'],
      ['100644', 'logo.png'],
      ['160000', 'module'],
      ['100755', 'run.sh'],
      ['100644', 'src/a.ts'],
    ]);
    expect(Buffer.from(await bench.github.readBytes(repository, 'main', 'logo.png'))).toEqual(bytes);
    expect(await bench.github.readFile(repository, 'main', 'run.sh')).toBe('#!/bin/sh\necho');
  });

  it('[SCR-18] never brings a secret, by its name or by what it holds, and says so', async () => {
    const { repository, id } = await startPushed();
    const key = `ghp_${'a'.repeat(36)}`;
    await bench.save(ada, id, { '.env': 'A=1\n', 'src/a.ts': `const k = '${key}';\n`, ok: 'ok\n' }, 'Keys');
    await bench.save(ada, id, { ok: 'fine\n' }, 'Fine');
    const { leftOut } = await pushed(id);
    expect(leftOut.map(({ path }) => path)).toEqual(['.env', 'src/a.ts']);
    const everything = await bench.git(repository, 'log', '-p', '--all');
    expect(everything).not.toContain(key);
    expect(everything).not.toContain('A=1');
    // What was there before stays, and goes on once the key is gone.
    expect(await bench.github.readFile(repository, 'main', 'src/a.ts')).toBe('export const a = 1;');
    await bench.save(ada, id, { 'src/a.ts': 'export const a = 3;\n' }, 'Clean');
    expect((await pushed(id)).commits).toBe(1);
    expect(await bench.github.readFile(repository, 'main', 'src/a.ts')).toBe('export const a = 3;');
  });

  it('[SCR-18] tells GitHub no secret in words: notes are replaced, and messages refused', async () => {
    const { repository, id } = await startPushed();
    const key = `ghp_${'a'.repeat(36)}`;
    await bench.save(ada, id, { x: 'x\n' }, `Use ${key}`);
    await bench.save(ada, id, { y: 'y\n' }, 'Fine');
    const found = await preview(id);
    expect(found.commits.map(({ message }) => message)).toEqual(['Version 2', 'Fine']);
    expect(JSON.stringify(found)).not.toContain(key);
    const fields = async (what: string, body: object) => {
      const answer = await bench.api.post(`/project/${id}/github/${what}`, body, ada.token);
      return [answer.statusCode, Object.keys(answer.json<{ fields?: object }>().fields ?? {})];
    };
    expect(await fields('push', { message: `Use ${key}` })).toEqual([422, ['message']]);
    const words = { title: `Use ${key}`, body: `As ${key}`, branch: 'work' };
    expect(await fields('pull-request', words)).toEqual([422, ['title', 'body']]);
    expect(repository.pulls).toEqual([]);
    expect(await pushed(id)).toMatchObject({ commits: 2 });
    expect(await messages(repository)).toEqual([
      'Fine',
      'Version 2',
      'Imported as code only',
      'Begin the repository',
    ]);
  });

  it('[SCR-18] brings nothing into a folder that Git takes for its own', async () => {
    const { repository, id } = await startPushed();
    // As a project may have it that was made before such names were refused.
    await bench.save(ada, id, { 'old.txt': 'x\n', 'ok.txt': 'ok\n' }, 'Both');
    const [version] = await bench.versions(ada, id);
    await bench.api.db.execute(sql`update trees set entries =
      replace(entries::text, '"old.txt"', '"a/.GIT/config"')::jsonb
      where hash = (select tree_hash from versions where id = ${version?.id ?? ''})`);
    const { leftOut, commits } = await pushed(id);
    expect({ commits, leftOut }).toEqual({
      commits: 1,
      leftOut: [{ path: 'a/.GIT/config', why: 'A folder that Git takes for its own' }],
    });
    expect(Object.keys(await bench.clone(repository))).toContain('ok.txt');
  });

  it('[SCR-18] says how many commits it does not have, and makes a branch where both were last the same', async () => {
    const { repository, id } = await startPushed();
    const [synced] = await bench.github.log(repository, 'main');
    await bench.github.commit(repository, 'main', { 'theirs.txt': '1' }, { message: 'One' });
    await bench.github.commit(repository, 'main', { 'theirs.txt': '2' }, { message: 'Two' });
    await bench.save(ada, id, { 'src/a.ts': 'mine\n' }, 'Mine');
    const refused = await push(id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      ...{ code: 'DIVERGED', behind: 2 },
      error: 'GitHub has 2 newer commits. Pull first, or push to a new branch.',
    });
    expect(await bench.readLink(ada, id)).toMatchObject({ ahead: 1, behind: 2 });
    expect(await preview(id)).toMatchObject({
      ...{ behind: 2, isNewBranch: false, commits: [{ message: 'Mine' }] },
      newer: [{ message: 'Two' }, { message: 'One' }],
    });
    expect(await pushed(id, { newBranch: 'mine/new' })).toMatchObject({ commits: 1, branch: 'mine/new' });
    const [made] = await bench.github.log(repository, 'mine/new');
    expect(made?.parents).toEqual([synced?.sha]);
    expect(await bench.readLink(ada, id)).toMatchObject({ branch: 'main', ahead: 1, behind: 2 });
    const again = await push(id, { newBranch: 'mine/new' });
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'CONFLICT']);
  });

  it('[SCR-18] makes the branch that a link names, and makes one again that was deleted', async () => {
    const repository = await bench.newRepository({ 'theirs.txt': 'theirs\n' });
    const id = await bench.makeProject(ada, FILES);
    const link = await bench.link(ada, id, repository, { branch: 'tessera' });
    expect(link).toMatchObject({ branch: 'tessera', isEmpty: true });
    expect((await pushed(id)).branch).toBe('tessera');
    expect(await bench.clone(repository, 'tessera')).toEqual({ ...FILES, 'theirs.txt': 'theirs\n' });
    await bench.git(repository, 'update-ref', '-d', 'refs/heads/tessera');
    expect(await bench.readLink(ada, id)).toMatchObject({ isEmpty: true });
    await bench.save(ada, id, { 'src/a.ts': 'again\n' }, 'Again');
    expect(await pushed(id)).toMatchObject({ commits: 1 });
    expect((await messages(repository, 'tessera'))[0]).toBe('Again');
    expect((await bench.clone(repository, 'tessera'))['src/a.ts']).toBe('again\n');
  });

  it('[SCR-18] answers the same to the same key, and refuses the key for something else', async () => {
    const { repository, id } = await startPushed();
    await bench.save(ada, id, { x: 'x\n' }, 'X');
    const key = randomUUID();
    const [one, other] = await Promise.all([pushed(id, {}, key), pushed(id, {}, key)]);
    expect(one.commits).toBe(1);
    expect(other).toEqual(one);
    expect(await messages(repository)).toHaveLength(3);
    const reused = await push(id, { message: 'Other' }, key);
    expect([reused.statusCode, reused.json<{ code: string }>().code]).toEqual([422, 'KEY_REUSED']);
  });

  it('[SCR-18] makes nothing twice when two windows push at once', async () => {
    const { repository, id } = await startPushed();
    await bench.save(ada, id, { x: 'x\n' }, 'X');
    const answers = await Promise.all([pushed(id), pushed(id), pushed(id)]);
    expect(answers.map(({ commits }) => commits).sort()).toEqual([0, 0, 1]);
    expect(await messages(repository)).toHaveLength(3);
  });

  it('[SCR-18] brings older versions along in the first commit where there are very many', async () => {
    const repository = await bench.newRepository();
    const id = await bench.makeProject(ada, FILES);
    for (let at = 2; at <= 33; at += 1) await bench.save(ada, id, { n: `${at}\n` }, `Number ${at}`);
    await bench.link(ada, id, repository);
    bench.github.calls.length = 0;
    expect((await pushed(id)).commits).toBe(30);
    const writes = bench.github.calls.filter(({ method }) => method !== 'GET');
    expect(writes.length).toBeLessThan(70);
    expect((await messages(repository)).at(-2)).toBe(
      'Number 4\n\nWith the versions before it:\n- v1: Imported as code only\n- v2: Number 2\n- v3: Number 3',
    );
    expect(await bench.clone(repository)).toEqual(await bench.filesOf(ada, id));
  });

  it('[SCR-18] asks GitHub a few times only', async () => {
    const { id } = await startPushed();
    await bench.save(ada, id, { x: 'x\n' }, 'X');
    const callsOf = async (work: () => Promise<unknown>) => {
      bench.github.calls.length = 0;
      await work();
      return bench.github.calls.length;
    };
    expect(await callsOf(() => bench.readLink(ada, id))).toBe(2);
    expect(await callsOf(() => preview(id))).toBe(3);
    // The tree is known since the preview.
    expect(await callsOf(() => pushed(id))).toBe(5);
  });
});
