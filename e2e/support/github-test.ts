import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { startLocalGithub, type LocalGithub } from '../../tooling/github-server/index.mjs';
import { startServer } from './server';
import { test as base } from './test';

interface GithubServer {
  readonly url: string;
  /** The GitHub that this Tessera asks: real repositories, real `git http-backend`. */
  readonly github: LocalGithub;
}

interface WorkerFixtures {
  /** One for all tests of a worker: each test makes people and repositories of its own. */
  readonly connected: GithubServer;
}

const run = promisify(execFile);

/** The tests' base address is a second Tessera's, which has a GitHub of its own beside it. */
export const test = base.extend<object, WorkerFixtures>({
  connected: [
    // Playwright reads which fixtures are wanted from the first parameter's names: none.
    async ({}, use) => {
      const github = await startLocalGithub();
      const server = await startServer({
        REGISTRY_URL: join(process.env['E2E_DATA_DIR'] ?? '', 'registry'),
        GITHUB_CLIENT_ID: github.clientId,
        GITHUB_CLIENT_SECRET: github.clientSecret,
        GITHUB_URL: github.url,
        GITHUB_API_URL: github.apiUrl,
      });
      await use({ url: server.url, github });
      await server.close();
      await github.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ connected }, use) => {
    await use(connected.url);
  },
});

/** Every file of a branch with its bytes, as `git clone` brings it. */
export async function cloneFiles(
  github: LocalGithub,
  fullName: string,
  branch = 'main',
): Promise<ReadonlyMap<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-clone-'));
  try {
    const address = new URL(`/${fullName}.git`, github.url);
    address.username = 'x-access-token';
    address.password = github.createToken();
    await run('git', ['clone', '--quiet', '--branch', branch, address.href, folder]);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !relative(folder, path).startsWith('.git/'));
    return new Map(
      await Promise.all(files.map(async (path) => [relative(folder, path), await readFile(path)] as const)),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
