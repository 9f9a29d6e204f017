import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Tessera beside the one of the other tests, for those that set it up otherwise or change what all share. */
export interface OwnServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const ROOT = join(import.meta.dirname, '../..');

/** A port that is free now. */
export async function findPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 100_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server was not ready within 100 s');
}

/**
 * Starts a server of its own on a free loopback port and a fresh data folder.
 *
 * @param environment added to what every server of the tests gets
 */
export async function startServer(environment: Readonly<Record<string, string>>): Promise<OwnServer> {
  const port = await findPort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-e2e-own-'));
  // The embedded database of a server that lives for seconds: V8's second compiler would take half of its start.
  const child = spawn(process.execPath, ['--liftoff-only', 'api/dist/main.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '100000',
      QUOTA_SIGN_UPS: '0',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...environment,
    },
  });
  const close = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}
