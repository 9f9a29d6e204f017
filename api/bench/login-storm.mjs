/**
 * How much a storm of sign-ins slows reads down: p99 of GET /auth/user alone against the same during ten
 * concurrent sign-ins. Rounds of both are interleaved in changing order after a warm-up, so that what else the
 * machine does falls on both alike; the figure is the median of the rounds' ratios.
 * `node tooling/scripts/build.mjs`, then `node api/bench/login-storm.mjs [server]`.
 *
 * The client runs at low priority: on a real network it is another machine, and here it must not take the
 * core that the server would have left for reads. It stays above the hashing child, so that its own waiting
 * for a processor does not count as the server's.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';

const ROUNDS = 7;
const SECONDS = 5;
const WARM_UP_SECONDS = 4;
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
// After the spawn: a child would inherit it.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

try {
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => String(chunk).includes('ready') && resolve());
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  const user = { email: `storm-${Date.now()}@example.com`, password: 'correct horse battery' };
  const { otp } = await post('/auth/register', { ...user, firstname: 'Ada', lastname: 'Lovelace' });
  const { token } = await post('/auth/verify-otp', { email: user.email, otp });
  await read(token, WARM_UP_SECONDS);
  await measureStorm(token, user, WARM_UP_SECONDS);
  const ratios = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { alone, storm } = await measureRound(token, user, round % 2 === 0);
    ratios.push(storm.p99 / alone);
    print(
      `p99 alone ${alone.toFixed(1)} ms, during ${storm.loginsPerSecond.toFixed(0)} logins/s ` +
        `(median ${storm.loginMs.toFixed(0)} ms) ${storm.p99.toFixed(1)} ms, ratio ${ratios.at(-1).toFixed(2)}`,
    );
  }
  const median = quantile(ratios, 0.5);
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

async function measureRound(token, user, isAloneFirst) {
  if (isAloneFirst) {
    const alone = quantile(await read(token, SECONDS), 0.99);
    return { alone, storm: await measureStorm(token, user, SECONDS) };
  }
  const storm = await measureStorm(token, user, SECONDS);
  return { alone: quantile(await read(token, SECONDS), 0.99), storm };
}

/** Reads while `LOGINS` people sign in over and over; ends when the last of them has been answered. */
async function measureStorm(token, user, seconds) {
  const storm = { isOver: false, timings: [] };
  const attackers = Array.from({ length: LOGINS }, () => attack(storm, user));
  const reads = await read(token, seconds);
  storm.isOver = true;
  const logins = storm.timings.length;
  await Promise.all(attackers);
  return {
    p99: quantile(reads, 0.99),
    loginsPerSecond: logins / seconds,
    loginMs: quantile(storm.timings, 0.5),
  };
}

async function attack(storm, user) {
  while (!storm.isOver) {
    const begin = performance.now();
    await post('/auth/login', user);
    storm.timings.push(performance.now() - begin);
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

function quantile(values, part) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)];
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
