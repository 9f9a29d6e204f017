import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Tessera of a test's own, on a free loopback port and a data folder of its own. */
export interface OwnServer {
  readonly url: string;
  /** Ends it and removes its data. */
  readonly close: () => Promise<void>;
}

const ROOT = join(import.meta.dirname, '../..');

async function findPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The test's own server ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The test's own server was not ready within 60 s");
}

/**
 * Starts one.
 *
 * @param environment the variables in which it differs
 */
export async function startOwnServer(environment: NodeJS.ProcessEnv): Promise<OwnServer> {
  const port = await findPort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-own-server-'));
  const child = spawn(process.execPath, ['api/dist/main.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      // One address makes every test's calls.
      RATE_LIMIT: '100000',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...environment,
    },
  });
  await untilReady(url, child);
  return {
    url,
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
