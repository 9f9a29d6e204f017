import { randomUUID } from 'node:crypto';
import type { LocalRepository } from '../../../../tooling/github-server/index.mjs';
import { listLinkedProjects } from '@tessera/shared/contracts';
import { nameOf, startLinkedBench, type LinkedBench } from '../../testing/linked-project';
import type { TestUser } from '../../testing/test-api';

jest.setTimeout(120_000);

let bench: LinkedBench;
let ada: TestUser;
let bob: TestUser;
let id: string;
let repository: LocalRepository;

beforeAll(async () => {
  bench = await startLinkedBench({ quotas: { projects: 0, edits: 0 } });
  ada = await bench.connect();
  bob = await bench.api.register();
  repository = await bench.newRepository({ 'a.ts': 'a\n' });
  id = await bench.makeProject(ada, { 'a.ts': 'a\n' });
});
beforeEach(() => bench.github.restore());
afterAll(() => bench.close());

const put = (body: object, token: string | undefined = ada.token) =>
  bench.api.call('PUT', `/project/${id}/github`, { token, body });
const link = () => ({ repository: nameOf(repository) });

const CALLS = [
  ['GET', ''],
  ['PUT', ''],
  ['GET', '/changes'],
  ['POST', '/push'],
  ['POST', '/pull'],
  ['POST', '/pull-request'],
] as const;
const BODIES: Readonly<Record<string, object>> = {
  PUT: { repository: null },
  '/pull-request': { title: 'x', body: '', branch: 'x' },
};

describe('linking a project', () => {
  it('[SCR-18] refuses who is not signed in, and who does not own the project', async () => {
    for (const [method, path] of CALLS) {
      const body = method === 'GET' ? undefined : (BODIES[path] ?? BODIES[method] ?? {});
      const address = `/project/${id}/github${path}`;
      expect((await bench.api.call(method, address, { body })).statusCode).toBe(401);
      expect((await bench.api.call(method, address, { body, token: bob.token })).statusCode).toBe(403);
    }
    expect((await bench.api.get('/github/projects')).statusCode).toBe(401);
  });

  it('[SCR-18] names what is wrong with a request', async () => {
    const fieldsOf = async (answer: ReturnType<typeof put>) => {
      const { statusCode, json } = await answer;
      expect(statusCode).toBe(400);
      return Object.keys(json<{ fields: object }>().fields);
    };
    expect(await fieldsOf(put({ repository: 'nowhere', branch: 'a b' }))).toEqual(['repository', 'branch']);
    const post = (path: string, body: object) =>
      bench.api.post(`/project/${id}/github/${path}`, body, ada.token);
    expect(await fieldsOf(post('push', { newBranch: '..' }))).toEqual(['newBranch']);
    expect(await fieldsOf(post('pull', { decided: [{}] }))).not.toEqual([]);
    expect(await fieldsOf(post('pull-request', { title: '', body: '', branch: '' }))).toEqual([
      'title',
      'branch',
    ]);
    const preview = bench.api.get(`/project/${id}/github/changes?branch=..`, ada.token);
    expect(await fieldsOf(preview)).toEqual(['branch']);
  });

  it('[SCR-18] links to a repository that the account may push to, and lists it', async () => {
    expect(await bench.readLink(ada, id)).toBeNull();
    expect((await put({ repository: 'ada-l/none' })).statusCode).toBe(404);
    const others = await bench.github.createRepository(
      `o-${randomUUID().slice(0, 8)}`,
      { x: 'x' },
      { owner: bench.github.addAccount({ id: 77, login: 'bob-b', email: 'bob@example.com' }).login },
    );
    expect((await put({ repository: nameOf(others) })).statusCode).toBe(403);
    const made = (await put(link())).json<{ link: object }>().link;
    expect(made).toMatchObject({
      ...{ repository: nameOf(repository), branch: 'main', pushOnVersion: false, ahead: 1, behind: 1 },
      ...{ branchVersionId: null, lastPush: null, pushProblem: null, problem: null, isEmpty: false },
      url: `${bench.github.url}/${nameOf(repository)}/tree/main`,
    });
    const listed = await bench.api.get('/github/projects', ada.token);
    const [item, ...none] = listLinkedProjects.response.parse(listed.json()).items;
    expect(none).toEqual([]);
    expect(item).toMatchObject({
      ...{ repository: nameOf(repository), ahead: 1, lastPush: null },
      project: { id, headVersionNumber: 1 },
    });
    expect((await bench.api.get('/github/projects', bob.token)).json()).toEqual({ items: [] });
    // The same files on both sides are the same: nothing is made of them.
    const pulled = await bench.api.post(`/project/${id}/github/pull`, {}, ada.token);
    expect(pulled.json()).toMatchObject({ version: null, commits: 1 });
    expect(await bench.readLink(ada, id)).toMatchObject({ ahead: 0, behind: 0 });
  });

  it('[SCR-18] changes what happens after a version while GitHub is away, and what a person has is in their copy', async () => {
    await put(link());
    bench.github.interfere({ kind: 'drop' });
    const changed = await put({ ...link(), pushOnVersion: true });
    expect(changed.json()).toMatchObject({ link: { pushOnVersion: true, problem: 'away', behind: null } });
    expect((await put({ ...link(), branch: 'other' })).statusCode).toBe(502);
  });

  it('[SCR-18] is not linked any more once it is unlinked, and goes on where it was when it is linked again', async () => {
    await put({ ...link(), pushOnVersion: false });
    await bench.save(ada, id, { 'b.ts': 'b\n' }, 'B');
    expect((await put({ repository: null })).json()).toEqual({ link: null });
    for (const name of ['push', 'pull'])
      expect((await bench.api.post(`/project/${id}/github/${name}`, {}, ada.token)).statusCode).toBe(409);
    const [, pushed] = await bench.versions(ada, id);
    expect((await put(link())).json()).toMatchObject({
      link: { ahead: 1, behind: 0, branchVersionId: pushed?.id },
    });
    expect((await bench.api.post(`/project/${id}/github/push`, {}, ada.token)).json()).toMatchObject({
      commits: 1,
    });
  });

  it('[SCR-18] says so where no account is connected', async () => {
    const own = await bench.makeProject(bob, { 'a.ts': 'a\n' });
    const body = { repository: nameOf(repository) };
    const refused = await bench.api.call('PUT', `/project/${own}/github`, { token: bob.token, body });
    expect(refused.json()).toMatchObject({ code: 'NOT_CONNECTED' });
  });
});

describe('POST /project/:id/github/pull-request', () => {
  it('[SCR-18] proposes what is not there yet from a branch of its own, and pushes more to it', async () => {
    await put(link());
    const propose = (body: object) =>
      bench.api.post(`/project/${id}/github/pull-request`, { title: 'T', body: 'B', ...body }, ada.token);
    const none = await propose({ branch: 'proposal' });
    expect(none.statusCode).toBe(422);
    expect((await propose({ branch: 'main' })).statusCode).toBe(400);
    await bench.save(ada, id, { 'c.ts': 'c\n' }, 'C');
    const opened = await propose({ branch: 'proposal' });
    expect(opened.json()).toMatchObject({
      number: 1,
      branch: 'proposal',
    });
    expect(repository.pulls).toMatchObject([{ title: 'T', body: 'B', head: 'proposal', base: 'main' }]);
    await bench.save(ada, id, { 'd.ts': 'd\n' }, 'D');
    // There is one open from this branch: it has the new version as well, and so has whoever asks once more.
    expect((await propose({ branch: 'proposal' })).json()).toEqual(opened.json());
    expect((await propose({ branch: 'proposal' })).json()).toEqual(opened.json());
    expect(repository.pulls).toHaveLength(1);
    expect(await bench.clone(repository, 'proposal')).toEqual(await bench.filesOf(ada, id));
    expect(await bench.readLink(ada, id)).toMatchObject({ branch: 'main', ahead: 2 });
  });

  it('[SCR-18] pushes to no branch that somebody else made, though it was looked at', async () => {
    await put(link());
    await bench.git(repository, 'update-ref', 'refs/heads/theirs', 'main');
    expect((await bench.api.get(`/project/${id}/github/changes?branch=theirs`, ada.token)).statusCode).toBe(
      200,
    );
    const body = { title: 'T', body: 'B', branch: 'theirs' };
    const refused = await bench.api.post(`/project/${id}/github/pull-request`, body, ada.token);
    expect(refused.json()).toMatchObject({ code: 'CONFLICT' });
  });
});
