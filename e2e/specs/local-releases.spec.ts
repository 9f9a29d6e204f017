import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnvironmentDocument } from '@tessera/shared/contracts';
import { expect, test } from '@playwright/test';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURE = '9.0.0-fixture';

/** One after the other: most of them go on from the same first start. */
test.describe.configure({ mode: 'default' });

let registry: string;
/** What a first start leaves behind: compressing all remotes takes seconds of the processor. */
let started: string | undefined;

test.beforeEach(() => {
  registry = mkdtempSync(join(tmpdir(), 'tessera-registry-'));
});

test.afterEach(() => {
  rmSync(registry, { recursive: true, force: true });
});

test.afterAll(() => {
  if (started !== undefined) rmSync(started, { recursive: true, force: true });
});

/** What `npm start` does between building and serving, and `pnpm dev` with a name of its own; answers what it says. */
function releaseLocally(options: object = {}): string {
  const script = `const { releaseLocally } = await import('./tooling/scripts/lib/release-local.mjs');
    await releaseLocally((text) => console.log(text), ${JSON.stringify(options)});`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, REGISTRY_URL: registry, RELEASE_ENV: 'local' },
  });
}

/** The registry as a first start leaves it. */
function startOnce(): void {
  if (started === undefined) {
    releaseLocally();
    started = mkdtempSync(join(tmpdir(), 'tessera-started-'));
    cpSync(registry, started, { recursive: true });
  } else cpSync(started, registry, { recursive: true });
}

function mfr(...words: string[]): string {
  return execFileSync(process.execPath, ['release/dist/mfr.mjs', '--registry', registry, ...words], {
    cwd: ROOT,
    encoding: 'utf8',
  });
}

function pinnedVersion(): string {
  const document = JSON.parse(mfr('status', '--json')) as {
    remotes: { remote: string; stable: { version: string } }[];
  };
  return document.remotes.find(({ remote }) => remote === 'mf-github')?.stable.version ?? '';
}

test('[REL-01] a start pins what the sources give, over its own earlier pins and under those of others', () => {
  expect(releaseLocally()).toContain('Releasing mf-marketing');
  const built = pinnedVersion();
  expect(releaseLocally()).toBe('');

  mfr('publish', 'e2e/.cache/fixture-A');
  // What a development build leaves behind: another version, pinned by the start itself.
  mfr('pin', `mf-github@${FIXTURE}`, '--actor', 'npm start', '--reason', 'built from the sources');
  expect(releaseLocally()).toBe('Releasing mf-github\n');
  expect(pinnedVersion()).toBe(built);

  mfr('pin', `mf-github@${FIXTURE}`, '--actor', 'Rosa', '--reason', 'a release manager decides');
  expect(releaseLocally()).toBe('');
  expect(pinnedVersion()).toBe(FIXTURE);
});

test('[REL-04] the history names who released what was saved, and a start moves that on', () => {
  startOnce();
  releaseLocally({ folders: ['e2e/.cache/fixture-A'], actor: 'pnpm dev', reason: 'saved' });
  expect(pinnedVersion()).toBe(FIXTURE);
  expect(mfr('log')).toMatch(
    /^2 .* pnpm dev +"saved" .*pin mf-github → 9\.0\.0-fixture\n1 .* npm start +"built/,
  );
  expect(releaseLocally()).toBe('Releasing mf-github\n');
});

test('[REL-01] `pnpm mfr` finds the registry of a start by the same settings', () => {
  const data = mkdtempSync(join(tmpdir(), 'tessera-data-'));
  const env = { ...process.env, DATA_DIR: data, REGISTRY_URL: '' };
  const ask = () =>
    execFileSync(process.execPath, ['tooling/scripts/mfr.mjs', 'status'], {
      cwd: ROOT,
      encoding: 'utf8',
      env,
      stdio: 'pipe',
    });
  try {
    expect(ask).toThrow(`there is no registry at ${join(data, 'registry')}`);
    registry = join(data, 'registry');
    startOnce();
    expect(ask()).toMatch(/^local {2}serial 1 {2}npm start .*"built from the sources"/);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});

test('[REL-04] a start from changed sources leaves the pin of a release manager alone, and says what is ready', () => {
  // Sources that were never published here: all that the start publishes is new to this registry.
  mfr('publish', 'e2e/.cache/fixture-A');
  mfr('shell', 'shell/dist/mf-shell.json');
  mfr('pin', `mf-github@${FIXTURE}`, '--actor', 'Rosa', '--reason', 'a release manager decides');
  const said = releaseLocally();
  expect(said).toMatch(/mf-github stays at 9\.0\.0-fixture, which Rosa chose; ready to pin: \d/);
  expect(said).toMatch(/Releasing mf-marketing, (?!.*mf-github)/);
  expect(pinnedVersion()).toBe(FIXTURE);
});

test('[COMP-01] the last resort lies in the registry that it was written for, and is the newest pin', () => {
  startOnce();
  const lastResort = () =>
    JSON.parse(readFileSync(join(registry, 'last-resort/local.json'), 'utf8')) as EnvironmentDocument;
  expect(lastResort().pins['mf-auth']?.manifest?.pages.map(({ pattern }) => pattern)).toContain('/signin');
  mfr('publish', 'e2e/.cache/fixture-A');
  mfr('pin', `mf-github@${FIXTURE}`, '--actor', 'Rosa', '--reason', 'a release manager decides');
  expect(lastResort().pins['mf-github']?.stable.version).toBe(FIXTURE);
});

test('[REL-06] a start with a damaged version says so, and goes on', () => {
  startOnce();
  mfr('publish', 'e2e/.cache/fixture-A');
  mfr('pin', `mf-github@${FIXTURE}`, '--actor', 'Rosa', '--reason', 'a release manager decides');
  const versions = join(registry, 'files/mf-github');
  const folder = readdirSync(versions).find((name) => name.startsWith(FIXTURE)) ?? '';
  appendFileSync(join(versions, folder, 'remoteEntry.js'), '\n// damaged');
  expect(releaseLocally()).toMatch(/The registry is damaged: .*mf-github.*E_BYTES; mfr publish/);
  expect(() => mfr('status')).toThrow(/E_BYTES/);
});
