import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { run } from '../cli/run';

export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly error: string;
}

export interface RunOptions {
  readonly directory: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly now?: string;
}

/** Runs `mfr` in this process. */
export async function runMfr(words: readonly string[], options: RunOptions): Promise<Ran> {
  let out = '';
  let error = '';
  const exit = await run(words, {
    variables: options.variables,
    directory: options.directory,
    clock: () => new Date(options.now ?? '2026-03-01T12:00:00.000Z'),
    writeOut: (text) => (out += text),
    writeError: (text) => (error += text),
  });
  return { exit, out, error };
}

interface Esbuild {
  build(options: Record<string, unknown>): Promise<unknown>;
}

const packageFolder = resolve(__dirname, '../..');

/**
 * Bundles a script of this package for a real process. The file has to lie below the package, so that node finds
 * the dependencies that stay outside.
 */
export async function bundleScript(source: string, name: string): Promise<string> {
  // esbuild belongs to tooling; strict node_modules hide it from here.
  const esbuild = createRequire(resolve(packageFolder, '../tooling/package.json'))('esbuild') as Esbuild;
  const outfile = join(packageFolder, 'node_modules/.cache', `${name}-${String(process.pid)}.mjs`);
  await esbuild.build({
    entryPoints: [join(packageFolder, 'src', source)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The workspace's own packages are TypeScript, so they have to be inside the bundle.
    external: ['canonicalize', 'commander', 'semver', 'zod'],
    logLevel: 'silent',
  });
  return outfile;
}

/** Starts a bundled script; `finished` settles when it has ended. */
export function startScript(
  script: string,
  words: readonly string[],
  directory: string,
): { child: ChildProcess; finished: Promise<Ran> } {
  const child = spawn(process.execPath, [script, ...words], {
    cwd: directory,
    env: { ...process.env, REGISTRY_URL: '', RELEASE_ENV: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let error = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString('utf8')));
  const finished = new Promise<Ran>((settle, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      settle({ exit: code ?? -1, out, error });
    });
  });
  return { child, finished };
}
