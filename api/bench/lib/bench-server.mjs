import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

const HEADERS = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };

/** A port that nobody listens on. */
export async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/**
 * Starts a program that says 'ready' on stdout when it listens on `PORT`, in a data folder that is deleted when it
 * stops: a new one, unless one is given.
 *
 * @param options.cwd the installation's root, where it is not this one
 */
export async function startProgram(program, variables = {}, options = {}) {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'tessera-bench-')));
  const port = await freePort();
  const server = spawn(process.execPath, [program], {
    cwd: options.cwd ?? ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: process.env.DATABASE_URL ?? '',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => String(chunk).includes('ready') && resolve());
    server.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
  });
  return {
    port,
    dataDir,
    pid: server.pid,
    /** Its data folder stays for another start of it where that is asked for. */
    async stop({ keepsData = false } = {}) {
      server.kill('SIGTERM');
      await new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve()));
      if (!keepsData) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The built server. */
export function startServer(variables = {}, options = {}) {
  return startProgram(process.argv[2] ?? join(ROOT, 'api/dist/main.mjs'), variables, options);
}

/** An address that nobody had so far, of a client behind the proxy that the server trusts. */
export function newAddress() {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}
let addresses = Math.floor(Math.random() * 2 ** 24);

/** Calls the API at `port`, from a new address unless one is given; throws for an answer that is none of the `expected`. */
export async function call(port, method, path, options = {}) {
  const answer = await send(port, method, path, options);
  const text = await answer.text();
  const { expected = [200, 201] } = options;
  if (!expected.includes(answer.status))
    throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

function send(port, method, path, { token, body, cookie, address = newAddress() }) {
  return fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: {
      ...HEADERS,
      'x-forwarded-for': address,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Signs somebody up; answers the session's tokens with what signs in. */
export async function signUp(port) {
  const person = { email: `bench-${randomUUID()}@example.com`, password: 'correct horse battery' };
  const registered = await send(port, 'POST', '/auth/register', {
    body: { ...person, firstname: 'Ada', lastname: 'Lovelace' },
  });
  const { otp } = await registered.json();
  // The password counts in the browser that typed it alone.
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { token, refreshToken } = await call(port, 'POST', '/auth/verify-otp', {
    body: { email: person.email, otp },
    cookie,
  });
  return { token, refreshToken, person };
}
