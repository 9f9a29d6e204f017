import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPort } from './server';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const FIXTURE = join(import.meta.dirname, '../fixtures/team-repository');
const PACKAGES = ['shared', 'tooling', 'release'] as const;

type PackageName = (typeof PACKAGES)[number];

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

/** Packs what teams get to where the repository's own manifest looks for it; answers the sizes. */
async function pack(folder: string): Promise<TeamRepository['packedBytes']> {
  const packages = join(folder, 'packages');
  mkdirSync(packages);
  const words = ['pack', '--silent', '--pack-destination', packages, ...PACKAGES.map((name) => `./${name}`)];
  await run('npm', words, { cwd: ROOT });
  const sizes = readdirSync(packages).map((file) => [
    /^tessera-([a-z]+)-/.exec(file)?.[1],
    statSync(join(packages, file)).size,
  ]);
  return Object.fromEntries(sizes) as TeamRepository['packedBytes'];
}

/** The package manager of the workspace: what it installed for that is not downloaded again. */
async function install(folder: string): Promise<void> {
  const script = readFileSync(join(ROOT, 'tooling/scripts/install.mjs'), 'utf8');
  const pnpm = /pnpm@[\d.]+/.exec(script)?.[0] ?? 'pnpm';
  await run('npx', ['--yes', pnpm, 'install', '--prefer-offline', '--ignore-scripts'], { cwd: folder });
}

/** The example as it is, with what the workspace gives to teams beside it, installed with nothing else. */
export async function createTeamRepository(): Promise<TeamRepository> {
  const folder = mkdtempSync(join(tmpdir(), 'team-repository-'));
  cpSync(FIXTURE, folder, { recursive: true });
  const packedBytes = await pack(folder);
  await install(folder);

  const running: ChildProcess[] = [];
  const binOf = (program: string) => join(folder, 'node_modules/.bin', program);
  return {
    folder,
    packedBytes,
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
