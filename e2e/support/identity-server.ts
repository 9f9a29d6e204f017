import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGithubProvider, type GithubProvider } from './github-provider';
import { startMailbox, type Mailbox } from './mailbox';
import { startOpenIdProvider, type OpenIdProvider } from './openid-provider';

/** A second Tessera with a mail server and all providers, beside the one of the other tests, which has neither. */
export interface IdentityServer {
  readonly url: string;
  readonly mailbox: Mailbox;
  readonly google: OpenIdProvider;
  readonly apple: OpenIdProvider;
  readonly github: GithubProvider;
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
    if (child.exitCode !== null) throw new Error(`The identity server ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The identity server was not ready within 60 s');
}

/** Starts everything on free loopback ports. The remotes come from the registry of the main server. */
export async function startIdentityServer(): Promise<IdentityServer> {
  const mailbox = await startMailbox();
  const google = await startOpenIdProvider();
  const apple = await startOpenIdProvider({ isPosting: true });
  const github = await startGithubProvider();
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const port = await findPort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-identity-'));
  const child = spawn(process.execPath, ['api/dist/main.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '100000',
      PORT: String(port),
      DATA_DIR: dataDir,
      REGISTRY_URL: join(process.env['E2E_DATA_DIR'] ?? '', 'registry'),
      SMTP_URL: mailbox.url,
      GOOGLE_CLIENT_ID: 'google-client',
      GOOGLE_CLIENT_SECRET: 'google-secret',
      GOOGLE_ISSUER: google.issuer,
      GITHUB_CLIENT_ID: 'github-client',
      GITHUB_CLIENT_SECRET: 'github-secret',
      GITHUB_URL: github.url,
      GITHUB_API_URL: github.url,
      APPLE_CLIENT_ID: 'apple-client',
      APPLE_TEAM_ID: 'TEAM000000',
      APPLE_KEY_ID: 'KEY0000000',
      APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      APPLE_ISSUER: apple.issuer,
    },
  });
  await untilReady(url, child);
  return {
    url,
    mailbox,
    google,
    apple,
    github,
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await Promise.all([mailbox.close(), google.close(), apple.close(), github.close()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
