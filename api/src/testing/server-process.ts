import { execFile, spawn, type ChildProcessByStdio } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type * as Esbuild from 'esbuild';
import * as z from 'zod/mini';
import { findAppRoot } from './test-database';

export interface ServerProcess {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly url: string;
  /** Everything on stdout and stderr so far. */
  output(): { readonly stdout: string; readonly stderr: string };
  /** Resolves with the exit code, or with the signal that ended it. */
  readonly exited: Promise<number | string>;
  kill(signal: 'SIGKILL' | 'SIGTERM'): void;
}

/**
 * Bundles the real server, its supervisor and its hashing child as the build does, below `api/` so that bare imports
 * resolve.
 *
 * @returns the server's own file, so that a signal reaches it and nobody starts it again; its supervisor is `main.mjs`
 * beside it, in a folder of its own that the caller removes
 */
export async function bundleServer(): Promise<string> {
  const root = findAppRoot();
  await buildParts(root);
  const esbuild = createRequire(join(root, 'tooling', 'package.json'))('esbuild') as typeof Esbuild;
  const own = await readDependencies(root);
  const outdir = join(root, 'api', '.cache', `test-server-${process.pid}`);
  await esbuild.build({
    entryPoints: {
      main: join(root, 'api', 'src', 'main.ts'),
      server: join(root, 'api', 'src', 'server.ts'),
      'hash-child': join(root, 'api', 'src', 'identity', 'passwords', 'hash.child.ts'),
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    loader: { '.txt': 'text' },
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    plugins: [
      {
        name: 'own-packages-stay-outside',
        setup(build) {
          build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind !== 'entry-point' && own.has(packageOf(path)) ? { path, external: true } : undefined,
          );
        },
      },
    ],
  });
  return join(outdir, 'server.mjs');
}

/** What the server runs and serves beside its bundle, where a build has not made it yet. */
async function buildParts(root: string): Promise<void> {
  const dist = join(root, 'api', 'dist');
  const run = promisify(execFile);
  const scripts = join(root, 'api', 'scripts');
  if (!existsSync(join(dist, 'worker-child.mjs'))) {
    await run(process.execPath, [join(scripts, 'build-worker-child.mjs'), join(dist, 'worker-child.mjs')]);
  }
  // Always: it takes a fifth of a second.
  await run(process.execPath, [join(scripts, 'build-data-child.mjs'), join(dist, 'data-child.mjs')]);
  await run(process.execPath, [join(scripts, 'build-query-child.mjs'), join(dist, 'query-child.mjs')]);
  await run(process.execPath, [
    join(scripts, 'build-connection-child.mjs'),
    join(dist, 'connection-child.mjs'),
  ]);
  if (!existsSync(join(dist, 'vendor', 'manifest.json'))) {
    await run(process.execPath, [join(scripts, 'build-vendor.mjs'), join(dist, 'vendor')]);
  }
}

const manifestSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

/** Packages that Node finds beside the bundle; what only another package of the workspace lists goes in. */
async function readDependencies(root: string): Promise<ReadonlySet<string>> {
  const text = await readFile(join(root, 'api', 'package.json'), 'utf8');
  const { dependencies } = manifestSchema.parse(JSON.parse(text));
  return new Set(Object.keys(dependencies).filter((name) => !name.startsWith('@tessera/')));
}

function packageOf(path: string): string {
  return /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
}

/** The embedded database of a server that lives for seconds: V8's second compiler would take half of its start. */
const SHORT_LIVED = ['--liftoff-only'];

/** Starts the bundle as a process of its own; does not wait for it to be ready. */
export function spawnServer(
  bundle: string,
  settings: {
    readonly port: number;
    readonly dataDir: string;
    readonly env?: Readonly<Record<string, string>>;
  },
): ServerProcess {
  const { port, dataDir, env = {} } = settings;
  const child = spawn(process.execPath, [...SHORT_LIVED, bundle], {
    cwd: findAppRoot(),
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: '1000000',
      QUOTA_SIGN_UPS: '0',
      DATABASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const text = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (text.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text.stderr += chunk.toString()));
  const exited = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  return {
    child,
    exited,
    url: `http://localhost:${port}`,
    output: () => ({ ...text }),
    kill: (signal) => void child.kill(signal),
  };
}

/** Resolves when the ready line is out, for the nth time where it is started again; rejects with what was said instead. */
export async function waitUntilReady(server: ServerProcess, times = 1): Promise<void> {
  const isReady = () => server.output().stdout.split('Tessera is ready at').length > times;
  await new Promise<void>((resolve, reject) => {
    const checkOutput = () => {
      if (isReady()) resolve();
    };
    server.child.stdout.on('data', checkOutput);
    void server.exited.then((code) => reject(new Error(`exited with ${code}: ${server.output().stderr}`)));
    checkOutput();
  });
}

/** A port that nobody listens on right now. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A folder that `remove` deletes. */
export async function makeTemporaryFolder(): Promise<{ readonly path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'tessera-server-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
