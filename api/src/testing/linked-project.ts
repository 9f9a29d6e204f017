import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  importProject,
  linkProject,
  readProjectRepository,
  versionSchema,
  type ProjectRepository,
  type PushPreview,
  type Version,
} from '@tessera/shared/contracts';
import {
  startLocalGithub,
  type LocalGithub,
  type LocalRepository,
} from '../../../tooling/github-server/index.mjs';
import { strToU8, zipSync } from 'fflate';
import { startTestApi, type TestApi, type TestApiOverrides, type TestUser } from './test-api';
import { uploadFile } from './upload-file';

const run = promisify(execFile);

type Answer = Awaited<ReturnType<TestApi['call']>>;

export type Files = Readonly<Record<string, string>>;

/** A server with a GitHub beside it, and what people do with both. */
export interface LinkedBench {
  readonly api: TestApi;
  readonly github: LocalGithub;
  /** Somebody who has connected the account `ada-l`. */
  connect(user?: TestUser): Promise<TestUser>;
  /** A project of these files, code only; its id. */
  makeProject(user: TestUser, files: Files): Promise<string>;
  /** Saves a version by hand; null removes a file. */
  save(
    user: TestUser,
    projectId: string,
    changes: Readonly<Record<string, string | null>>,
    note: string,
  ): Promise<Version>;
  versions(user: TestUser, projectId: string): Promise<Version[]>;
  filesOf(user: TestUser, projectId: string): Promise<Files>;
  link(
    user: TestUser,
    projectId: string,
    repository: LocalRepository,
    more?: object,
  ): Promise<ProjectRepository | null>;
  readLink(user: TestUser, projectId: string): Promise<ProjectRepository | null>;
  /** Pushes, pulls or asks for a pull request, with a key of its own unless one is given. */
  call(
    user: TestUser,
    projectId: string,
    name: 'push' | 'pull' | 'pull-request',
    body?: object,
    key?: string,
  ): Promise<Answer>;
  /** What a push would bring. */
  preview(user: TestUser, projectId: string, query?: string): Promise<PushPreview>;
  /** A project that was pushed to a repository of its own. */
  startPushed(
    user: TestUser,
    files: Files,
  ): Promise<{ readonly id: string; readonly repository: LocalRepository }>;
  newRepository(files?: Parameters<LocalGithub['createRepository']>[1]): Promise<LocalRepository>;
  /** What somebody who clones a branch has on disk, byte for byte. */
  clone(repository: LocalRepository, branch?: string): Promise<Files>;
  /** Git on the repository itself, as GitHub may do. */
  git(repository: LocalRepository, ...words: string[]): Promise<string>;
  close(): Promise<void>;
}

export const nameOf = ({ owner, name }: LocalRepository): string => `${owner}/${name}`;

export async function startLinkedBench(overrides: TestApiOverrides = {}): Promise<LinkedBench> {
  const github = await startLocalGithub();
  const api = await startTestApi({
    ...overrides,
    environment: { githubAddresses: { url: github.url, apiUrl: github.apiUrl }, ...overrides.environment },
  });
  const projects = projectsOf(api);
  const links = linksOf(api);
  const newRepository: LinkedBench['newRepository'] = (files = {}) =>
    github.createRepository(`r-${randomUUID().slice(0, 8)}`, files);
  return {
    ...{ api, github, ...projects, ...links, newRepository },
    async startPushed(user, files) {
      const repository = await newRepository();
      const id = await projects.makeProject(user, files);
      await links.link(user, id, repository);
      const pushed = await links.call(user, id, 'push');
      if (pushed.statusCode !== 200) throw new Error(pushed.body);
      return { id, repository };
    },
    async connect(user) {
      const person = user ?? (await api.register());
      const body = { apiKey: github.createToken() };
      const answer = await api.post('/github/repositories/api-key', body, person.token);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return person;
    },
    clone: (repository, branch) => cloneFiles(github, repository, branch),
    git: async ({ directory }, ...words) => (await run('git', words, { cwd: directory })).stdout.trim(),
    async close() {
      await api.close();
      await github.close();
    },
  };
}

function projectsOf(api: TestApi): Pick<LinkedBench, 'makeProject' | 'save' | 'versions' | 'filesOf'> {
  const list = async (user: TestUser, id: string) =>
    (await api.get(`/project/${id}/versions`, user.token)).json<{ items: Version[] }>().items;
  const head = async (user: TestUser, id: string) => (await list(user, id))[0]?.id ?? '';
  return {
    async makeProject(user, files) {
      const content = zipSync(
        Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
      );
      const file = { name: 'project.zip', content, purpose: 'import' };
      const { id: uploadId } = await uploadFile(api, user, file);
      const body = { source: 'zip', projectName: `Code ${randomUUID().slice(0, 8)}`, uploadId };
      const answer = await api.post('/project/import', body, user.token);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return importProject.response.parse(answer.json()).project?.id ?? '';
    },
    async save(user, id, changes, note) {
      const body = {
        baseVersionId: await head(user, id),
        changes: Object.entries(changes).map(([path, text]) => ({ path, text })),
        note,
      };
      return versionSchema.parse((await api.post(`/project/${id}/versions`, body, user.token)).json());
    },
    versions: list,
    async filesOf(user, id) {
      const answer = await api.get(`/versions/${await head(user, id)}/texts`, user.token);
      const { items } = answer.json<{ items: { path: string; text: string }[] }>();
      return Object.fromEntries(items.map(({ path, text }) => [path, text]));
    },
  };
}

function linksOf(api: TestApi): Pick<LinkedBench, 'link' | 'readLink' | 'call' | 'preview'> {
  return {
    call: ({ token }, id, name, body = {}, key = randomUUID()) =>
      api.call('POST', `/project/${id}/github/${name}`, { token, body, headers: { 'idempotency-key': key } }),
    preview: async ({ token }, id, query = '') =>
      (await api.get(`/project/${id}/github/changes${query}`, token)).json<PushPreview>(),
    async link(user, id, repository, more = {}) {
      const body = { repository: nameOf(repository), ...more };
      const answer = await api.call('PUT', `/project/${id}/github`, { token: user.token, body });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return linkProject.response.parse(answer.json()).link;
    },
    async readLink(user, id) {
      const answer = await api.get(`/project/${id}/github`, user.token);
      return readProjectRepository.response.parse(answer.json()).link;
    },
  };
}

async function cloneFiles(
  github: LocalGithub,
  repository: LocalRepository,
  branch = repository.defaultBranch,
): Promise<Files> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-clone-'));
  try {
    const address = new URL(`${github.url}/${nameOf(repository)}.git`);
    [address.username, address.password] = ['x-access-token', github.createToken()];
    await run('git', ['-c', 'core.autocrlf=false', 'clone', '-q', '-b', branch, address.href, folder]);
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    const files: Record<string, string> = {};
    for (const entry of names.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const short = path.slice(folder.length + 1);
      if (!short.startsWith('.git/')) files[short] = await readFile(path, 'utf8');
    }
    return files;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
