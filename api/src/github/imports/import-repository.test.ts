import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { importProject, listVersions, projectSchema, type ImportReport } from '@tessera/shared/contracts';
import {
  startLocalGithub,
  type LocalGithub,
  type LocalRepository,
} from '../../../../tooling/github-server/index.mjs';
import { unzipSync } from 'fflate';
import { buildProject, say } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';

let github: LocalGithub;
let api: TestApi;
let ada: TestUser;

beforeAll(async () => {
  github = await startLocalGithub();
  github.addAccount({ id: 7, login: 'bob', email: 'bob@example.com' });
  api = await startTestApi({ environment: { githubAddresses: github }, quotas: { projects: 100 } });
  ada = await api.register();
});
beforeEach(async () => {
  github.restore();
  await connect();
  github.calls.length = 0;
});
afterAll(async () => {
  await api.close();
  await github.close();
});

async function connect(): Promise<string> {
  const apiKey = github.createToken();
  expect((await api.post('/github/repositories/api-key', { apiKey }, ada.token)).statusCode).toBe(200);
  return apiKey;
}

interface Wish {
  readonly repository?: string;
  readonly branch?: string;
  readonly commit?: string;
  readonly projectName?: string;
  readonly dryRun?: boolean;
}

const newName = () => `Import ${randomUUID().slice(0, 8)}`;

function ask(wish: Wish, key = randomUUID(), token = ada.token) {
  return api.call('POST', '/project/import', {
    token,
    body: { source: 'github', projectName: newName(), ...wish },
    headers: { 'idempotency-key': key },
  });
}

let number = 0;
async function repositoryOf(files = {}, options = {}): Promise<LocalRepository> {
  number += 1;
  return github.createRepository(`import-${number}`, files, options);
}
const nameOf = ({ owner, name }: LocalRepository) => `${owner}/${name}`;

async function imported(repository: LocalRepository, wish: Wish = {}) {
  const answer = await ask({ repository: nameOf(repository), ...wish });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return projectSchema.parse(importProject.response.parse(answer.json()).project);
}

async function reportOf(repository: LocalRepository, wish: Wish = {}): Promise<ImportReport> {
  const answer = await ask({ repository: nameOf(repository), dryRun: true, ...wish });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { report } = importProject.response.parse(answer.json());
  if (report === undefined) throw new Error('no report');
  return report;
}

/** The files of a project's newest version, by path. */
async function filesOf(project: { readonly headVersion: { readonly id: string } | null }) {
  const archive = await api.get(`/versions/${project.headVersion?.id ?? ''}/archive`, ada.token);
  const files = Object.entries(unzipSync(archive.rawPayload)).filter(([path]) => path !== 'README.md');
  return Object.fromEntries(files.map(([path, bytes]) => [path, Buffer.from(bytes).toString('utf8')]));
}

const whys = ({ skipped }: ImportReport) => Object.fromEntries(skipped.map(({ path, why }) => [path, why]));
const asked = (part: string) => github.calls.filter(({ path }) => path.includes(part)).length;

const REACT_APP = {
  'package.json': '{"dependencies":{"react":"19"}}',
  'src/main.jsx':
    "import { createRoot } from 'react-dom/client';\ncreateRoot(document.body).render(<h1>Hello</h1>);",
};

describe('POST /project/import of a repository', () => {
  it('[SCR-18] makes code only of it, linked to its branch and commit, after a look that makes nothing', async () => {
    const repository = await repositoryOf(REACT_APP, { isPrivate: true });
    const [head] = await github.log(repository, 'main');
    const report = await reportOf(repository);
    expect(report).toMatchObject({
      files: 2,
      skipped: [],
      framework: 'React',
      isCodeOnly: true,
      hasEntry: true,
      source: { repository: nameOf(repository), branch: 'main', commit: head?.sha },
    });
    const project = await imported(repository);
    expect(project).toMatchObject({ dataPlace: 'browser', headVersion: { number: 1 } });
    expect(await filesOf(project)).toEqual(REACT_APP);
    const versions = listVersions.response.parse(
      (await api.get(`/project/${project.id}/versions`, ada.token)).json(),
    );
    expect(versions.items[0]).toMatchObject({ note: `Imported from ${nameOf(repository)} as code only` });
  });

  it('[SCR-18] makes a project that chat can change of an application of ours, its hand edits kept', async () => {
    const { project } = await buildProject(api, ada);
    const archive = await api.get(`/versions/${project.headVersion?.id ?? ''}/archive`, ada.token);
    const files = Object.fromEntries(
      Object.entries(unzipSync(archive.rawPayload)).map(([path, bytes]) => [path, Buffer.from(bytes)]),
    );
    const repository = await repositoryOf({ ...files, 'NOTES.md': '# Mine\n' });
    const back = await imported(repository);
    const run = await say(api, ada, back.id, 'change the title to Riffs');
    expect(run).toMatchObject({ status: 'succeeded' });
    const text = async (path: string) =>
      (await api.get(`/versions/${run.versionId ?? ''}/file?path=${path}`, ada.token)).json<{
        text: string;
      }>().text;
    expect(await text('NOTES.md')).toBe('# Mine\n');
    expect(await text('app.ir.json')).toContain('"Riffs"');
    expect(await text('server/index.js')).toBe(files['server/index.js']?.toString());
  });

  it('takes the branch and the commit that the look was about, though the branch has moved on', async () => {
    const repository = await repositoryOf(REACT_APP);
    await github.commit(repository, 'feature/x', { 'a.txt': 'one' });
    const { source } = await reportOf(repository, { branch: 'feature/x' });
    await github.commit(repository, 'feature/x', { 'a.txt': 'two' });
    const project = await imported(repository, { branch: 'feature/x', commit: source?.commit ?? '' });
    expect(await filesOf(project)).toEqual({ 'a.txt': 'one' });
    const { link } = (await api.get(`/project/${project.id}/github`, ada.token)).json<{ link: unknown }>();
    expect(link).toMatchObject({ repository: nameOf(repository), branch: 'feature/x', ahead: 0, behind: 1 });
  });

  it('leaves out what a project cannot hold, by the rules of ZIPs, and asks GitHub for none of what its name gives away', async () => {
    const repository = await repositoryOf({
      ...REACT_APP,
      '.env.test': 'TOKEN=hunter2',
      'node_modules/a/index.js': 'a',
      'big.txt': 'x'.repeat(1_000_001),
      link: { link: 'package.json' },
      module: { submodule: '1'.repeat(40) },
      'logo.png': Buffer.from([137, 80, 0, 1]),
      'key.ts': `const key = 'ghp_${'a'.repeat(36)}';`,
      'long.txt': '\n'.repeat(20_001),
      '.DS_Store': 'x',
    });
    const report = await reportOf(repository);
    expect(report.files).toBe(2);
    expect(whys(report)).toEqual({
      '.env.test': expect.stringMatching(/tests/) as string,
      'node_modules/': expect.stringMatching(/Installed packages/) as string,
      'big.txt': 'Over 1 MB',
      link: 'A link, not a file',
      module: 'A repository of its own (a submodule)',
      'logo.png': 'Binary: a project keeps text',
      'key.ts': expect.stringMatching(/private key or an access token/) as string,
      'long.txt': 'Over 20,000 lines',
    });
    expect([asked('/git/blobs/'), asked('/zipball/')]).toEqual([5, 0]);
  });

  it('reads many files as one ZIP, and by itself what the ZIP has otherwise or not at all', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`src/f${at}.txt`, `file ${at}\n`]),
    );
    const special = {
      '.gitattributes':
        'src/f1.txt eol=crlf\nsecret-plan.md export-ignore\nversion.txt export-subst\nmixed.txt text eol=crlf\n',
      'secret-plan.md': '# Kept by Git\n',
      'version.txt': '$Format:%H$\n',
      'src/letters.txt': 'ä ö 😀\n',
      'pointer.bin': 'version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n',
    };
    const repository = await repositoryOf({ ...many, ...special });
    const project = await imported(repository);
    expect(await filesOf(project)).toEqual({ ...many, ...special });
    expect([asked('/zipball/'), asked('/git/blobs/')]).toEqual([1, 2]);
    const { stdout } = await promisify(execFile)('git', ['ls-tree', '-r', '--name-only', 'main'], {
      cwd: repository.directory,
    });
    expect(stdout.trim().split('\n')).toHaveLength(45);
  });

  it('says of a repository with too many files that a project holds 1,500, and takes one whose others are pictures', async () => {
    const files = (count: number, content: string | Uint8Array) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, content]));
    const crowded = await ask({ repository: nameOf(await repositoryOf(files(1600, 'text'))) });
    expect(crowded.statusCode).toBe(413);
    const { fields } = crowded.json<{ fields: { repository: string } }>();
    expect(fields.repository).toMatch(/at most 1,500 files, and this repository has more/);
    const pictures = await repositoryOf({ ...files(1590, Buffer.from([0, 1])), ...REACT_APP });
    const report = await reportOf(pictures);
    expect([report.files, report.skipped.length, report.moreSkipped]).toEqual([2, 100, 1490]);
  });

  it('answers clearly for what cannot be read: empty, cut short, too large, without such a branch', async () => {
    const cases = [
      [await repositoryOf(), {}, 422, 'UNPROCESSABLE', { repository: 'This repository has no commit yet.' }],
      [
        await repositoryOf({ a: 'a', b: 'b' }, { maxTreeEntries: 1 }),
        {},
        413,
        'TOO_LARGE',
        { repository: expect.stringMatching(/does not list all of its files/) as string },
      ],
      [
        await repositoryOf({ a: 'a' }, { size: 2_000_000 }),
        {},
        413,
        'TOO_LARGE',
        { repository: expect.stringMatching(/larger than 1 GB/) as string },
      ],
      [
        await repositoryOf({ a: 'a' }),
        { branch: 'other' },
        404,
        'NOT_FOUND',
        { branch: 'This repository has no branch "other".' },
      ],
      [
        await repositoryOf({ '.env': 'A=1' }),
        {},
        422,
        'UNPROCESSABLE',
        { repository: 'The repository has no file that a project could keep.' },
      ],
    ] as const;
    for (const [repository, wish, status, code, fields] of cases) {
      const answer = await ask({ repository: nameOf(repository), dryRun: true, ...wish });
      expect([answer.statusCode, answer.json()]).toMatchObject([status, { code, fields }]);
    }
    const gone = await ask({ repository: nameOf(cases[3][0]), commit: 'f'.repeat(40) });
    expect(gone.statusCode).toBe(404);
  });

  it('refuses bytes that are not what Git’s hash says', async () => {
    const repository = await repositoryOf({ 'a.txt': 'one and more' });
    github.interfere({ kind: 'forge', match: /git\/blobs/ });
    const answer = await ask({ repository: nameOf(repository) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ error: string }>().error).toMatch(/"a.txt" is not what it says/);
  });
});

describe('who may import a repository', () => {
  it('answers 400 at the field, 401 without a session, 404 for what GitHub does not show', async () => {
    const wrong = [
      [{}, 'repository', 'Please choose a repository'],
      [{ repository: 'nonsense' }, 'repository', 'Enter a repository as owner/name'],
      [
        { repository: 'a/b', branch: 'a b' },
        'branch',
        'A branch has no spaces, no ".." and none of ~ ^ : ? * [ \\, begins with no slash, dot or dash, and ends with no slash, dot or ".lock"',
      ],
      [{ repository: 'a/b', commit: 'main' }, 'commit', 'Not a commit'],
    ] as const;
    for (const [wish, field, message] of wrong) {
      const answer = await ask(wish);
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { fields: { [field]: message } }]);
    }
    const hidden = await repositoryOf({ a: 'a' }, { owner: 'bob', isPrivate: true });
    const none = await api.post('/project/import', { source: 'github', repository: nameOf(hidden) });
    expect(none.statusCode).toBe(401);
    expect((await ask({ repository: nameOf(hidden) })).statusCode).toBe(404);
  });

  it('takes a public repository of somebody else', async () => {
    const repository = await repositoryOf(REACT_APP, { owner: 'bob' });
    expect(await filesOf(await imported(repository))).toEqual(REACT_APP);
  });

  it('answers 409 where no account is connected, or GitHub refuses its token, and 502 where it is away', async () => {
    const repository = nameOf(await repositoryOf(REACT_APP));
    const eve = await api.register();
    const unconnected = await ask({ repository }, randomUUID(), eve.token);
    expect([unconnected.statusCode, unconnected.json()]).toMatchObject([409, { code: 'NOT_CONNECTED' }]);
    github.interfere({ kind: 'rateLimit', match: /git\/trees/ });
    const limited = await ask({ repository });
    expect([limited.statusCode, limited.json()]).toMatchObject([429, { code: 'RATE_LIMITED' }]);
    github.restore();
    github.interfere({ kind: 'drop', match: /git\/blobs/ });
    expect((await ask({ repository })).statusCode).toBe(502);
    github.restore();
    github.revokeAllTokens();
    const refused = await ask({ repository });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'RECONNECT' }]);
  });

  it('makes one project of one key, and does not ask GitHub a second time', async () => {
    const repository = nameOf(await repositoryOf(REACT_APP));
    const [key, projectName] = [randomUUID(), newName()];
    const first = await ask({ repository, projectName }, key);
    expect(first.statusCode).toBe(200);
    github.calls.length = 0;
    expect((await ask({ repository, projectName }, key)).json()).toEqual(first.json());
    expect(github.calls).toEqual([]);
    const reused = await ask({ repository, projectName, branch: 'main' }, key);
    expect(reused.json()).toMatchObject({ code: 'KEY_REUSED' });
    const taken = await ask({ repository, projectName });
    expect(taken.json()).toMatchObject({ fields: { projectName: `You already have "${projectName}"` } });
  });

  it('holds no transaction while GitHub is asked', async () => {
    const repository = nameOf(await repositoryOf(REACT_APP));
    const held = github.interfere({ kind: 'hold', match: /git\/blobs/ });
    const slow = ask({ repository });
    await held.met;
    // The embedded database has one session: a transaction would hold up everybody.
    expect((await api.register()).user.id).toEqual(expect.any(String));
    held.release();
    expect((await slow).statusCode).toBe(200);
  });
});
