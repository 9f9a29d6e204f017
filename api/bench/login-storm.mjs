/**
 * How much a storm of sign-ins slows reads down: p99 of GET /auth/user alone against the same during ten
 * concurrent sign-ins, as a ratio of one run. `node tooling/scripts/build.mjs`, then
 * `node api/bench/login-storm.mjs [server]` on a machine that does nothing else.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

const ROUNDS = 3;
const SECONDS = 6;
const LOGINS = 10;
/** A reader asks this often, each asking apart from the others, as people do. Milliseconds. */
const EVERY_MS = 20;
const WANTED = 1.5;
const root = join(import.meta.dirname, '../..');

const dataDir = await mkdtemp(join(tmpdir(), 'tessera-storm-'));
const port = await freePort();
const url = `http://localhost:${port}/api`;
const server = spawn(process.execPath, [process.argv[2] ?? join(root, 'api/dist/main.mjs')], {
  cwd: root,
  env: {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT: '100000000',
    DATABASE_URL: process.env.DATABASE_URL ?? '',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});

try {
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => String(chunk).includes('ready') && resolve());
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  const user = { email: `storm-${Date.now()}@example.com`, password: 'correct horse battery' };
  const { otp } = await post('/auth/register', { ...user, firstname: 'Ada', lastname: 'Lovelace' });
  const { token } = await post('/auth/verify-otp', { email: user.email, otp });
  await read(token, 2);
  const ratios = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = p99(await read(token, SECONDS));
    const storm = { isOver: false, logins: 0 };
    const attackers = Array.from({ length: LOGINS }, () => attack(storm, user));
    const during = p99(await read(token, SECONDS));
    storm.isOver = true;
    await Promise.all(attackers);
    ratios.push(during / alone);
    print(
      `p99 alone ${alone.toFixed(1)} ms, during ${(storm.logins / SECONDS).toFixed(0)} logins/s ${during.toFixed(1)} ms, ratio ${(during / alone).toFixed(2)}`,
    );
  }
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
  print(`${availableParallelism()} cores: median ratio ${median.toFixed(2)}, wanted at most ${WANTED}`);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve()));
  await rm(dataDir, { recursive: true, force: true });
}

async function post(path, body) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function attack(storm, user) {
  while (!storm.isOver) {
    await post('/auth/login', user);
    storm.logins += 1;
  }
}

async function read(token, seconds) {
  const timings = [];
  const end = performance.now() + seconds * 1000;
  const pending = [];
  while (performance.now() < end) {
    pending.push(timeOne(token).then((ms) => timings.push(ms)));
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  await Promise.all(pending);
  return timings;
}

async function timeOne(token) {
  const begin = performance.now();
  const answer = await fetch(`${url}/auth/user`, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`A read answered ${answer.status}`);
  return performance.now() - begin;
}

function p99(timings) {
  return timings.toSorted((a, b) => a - b)[Math.floor(timings.length * 0.99)];
}

function print(line) {
  process.stdout.write(`${line}\n`);
}

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port: found } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return found;
}
