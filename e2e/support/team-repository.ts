import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPort } from './server';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const FIXTURE = join(import.meta.dirname, '../fixtures/team-repository');
const PACKAGES = ['shared', 'tooling', 'release'] as const;

type PackageName = (typeof PACKAGES)[number];

interface Manifest {
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** A team's own repository, far from the workspace, with one remote in it. */
export interface TeamRepository {
  readonly folder: string;
  /** Bytes of what `npm pack` gave for each package. */
  readonly packedBytes: Readonly<Record<PackageName, number>>;
  /** Runs one of the repository's own programs; throws with its output when it fails. */
  readonly run: (
    program: string,
    words?: readonly string[],
    environment?: Readonly<Record<string, string>>,
  ) => Promise<string>;
  /** Starts `tessera-dev` against a running Tessera; answers its address once it listens. */
  readonly startDev: (target: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

function readManifest(name: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8')) as Manifest;
}

/** What tooling/README.md tells a team to write, in the versions that the workspace has. */
function manifestOf(packed: Readonly<Record<PackageName, string>>): object {
  const root = readManifest('.').devDependencies ?? {};
  const tools = [
    '@swc/jest',
    '@testing-library/dom',
    '@testing-library/jest-dom',
    '@testing-library/react',
    '@testing-library/user-event',
    '@types/jest',
    '@types/node',
    'jest',
    'jest-environment-jsdom',
  ];
  return {
    name: '@team/mf-figures',
    version: '2.0.0',
    private: true,
    type: 'module',
    dependencies: {
      '@tessera/shared': `file:${packed.shared}`,
      ...catalogVersions(['react', 'react-dom', 'react-router-dom', 'styled-components']),
    },
    devDependencies: {
      '@tessera/release': `file:${packed.release}`,
      '@tessera/tooling': `file:${packed.tooling}`,
      ...catalogVersions(['@types/react', '@types/react-dom']),
      ...Object.fromEntries(tools.map((name) => [name, root[name]])),
      // The one that checks the workspace, too.
      typescript: root['typescript-7']?.replace('npm:typescript@', ''),
    },
  };
}

/** As installed for a remote of the workspace. */
function catalogVersions(names: readonly string[]): Record<string, string> {
  const installed = (name: string) =>
    JSON.parse(readFileSync(join(ROOT, 'mf-billing/node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    };
  return Object.fromEntries(names.map((name) => [name, installed(name).version]));
}

/** Where each package's archive lies. */
async function pack(folder: string): Promise<Record<PackageName, string>> {
  const words = ['pack', '--silent', '--pack-destination', folder, ...PACKAGES.map((name) => `./${name}`)];
  const { stdout } = await run('npm', words, { cwd: ROOT });
  // In the order of the packages, after what their own scripts say.
  const files = stdout.trim().split('\n').slice(-PACKAGES.length);
  return Object.fromEntries(
    PACKAGES.map((name, place) => [name, join(folder, files[place] ?? '')]),
  ) as Record<PackageName, string>;
}

/** The package manager of the workspace: what it installed for that is not downloaded again. */
async function install(folder: string): Promise<void> {
  const script = readFileSync(join(ROOT, 'tooling/scripts/install.mjs'), 'utf8');
  const pnpm = /pnpm@[\d.]+/.exec(script)?.[0] ?? 'pnpm';
  await run('npx', ['--yes', pnpm, 'install', '--prefer-offline', '--ignore-scripts'], { cwd: folder });
}

/** Packs what the workspace gives to teams, and installs a remote with nothing else. */
export async function createTeamRepository(): Promise<TeamRepository> {
  const folder = mkdtempSync(join(tmpdir(), 'team-repository-'));
  const packed = await pack(folder);
  cpSync(FIXTURE, folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifestOf(packed), undefined, 2));
  await install(folder);

  const running: ChildProcess[] = [];
  const binOf = (program: string) => join(folder, 'node_modules/.bin', program);
  return {
    folder,
    packedBytes: Object.fromEntries(PACKAGES.map((name) => [name, statSync(packed[name]).size])) as Record<
      PackageName,
      number
    >,
    async run(program, words = [], environment = {}) {
      const { stdout } = await run(binOf(program), words, {
        cwd: folder,
        env: { ...process.env, ...environment },
      });
      return stdout;
    },
    async startDev(target) {
      const port = await findPort();
      const child = spawn(binOf('tessera-dev'), ['--against', target, '--port', String(port)], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running.push(child);
      await new Promise<void>((resolve, reject) => {
        child.stdout.on('data', (text: Buffer) => {
          if (text.toString().includes(`localhost:${port}`)) resolve();
        });
        child.once('exit', (code) => reject(new Error(`tessera-dev ended with ${code}`)));
      });
      return `http://localhost:${port}`;
    },
    async close() {
      for (const child of running)
        await new Promise((resolve) => (child.kill() ? child.once('exit', resolve) : resolve(undefined)));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
