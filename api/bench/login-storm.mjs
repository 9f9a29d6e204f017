/**
 * How much a storm of sign-ins slows reads down: p99 of GET /auth/user alone against the same during ten
 * concurrent sign-ins. Rounds of both are interleaved in changing order after a warm-up, so that what else the
 * machine does falls on both alike; the figure is the median of the rounds' ratios.
 * `node tooling/scripts/build.mjs`, then `node api/bench/login-storm.mjs [server]`; a PostgreSQL server instead of
 * the embedded database by DATABASE_URL.
 *
 * Who reads and who signs in are two processes (`storm-client.mjs`), so that the reader's clock does not stand
 * still while the other reads an answer. Those who sign in run at low priority: on a real network they are other
 * machines, and here they must not take the core that the server would have left for reads.
 */
import { fork, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const SECONDS = 5;
const WARM_UP_SECONDS = 4;
const WANTED = 1.5;
const root = join(import.meta.dirname, '../..');

const dataDir = await mkdtemp(join(tmpdir(), 'tessera-storm-'));
const port = await freePort();
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
const clients = [];

try {
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => String(chunk).includes('ready') && resolve());
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  const user = { email: `storm-${Date.now()}@example.com`, password: 'correct horse battery' };
  const registered = await post('/auth/register', { ...user, firstname: 'Ada', lastname: 'Lovelace' });
  // The password counts in the browser that typed it.
  const cookie = registered.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const { otp } = await registered.json();
  const verified = await post('/auth/verify-otp', { email: user.email, otp }, { cookie });
  const { token } = await verified.json();
  const reader = startClient({ kind: 'read', token });
  const attackers = startClient({ kind: 'sign-in', user });
  setPriority(attackers.pid, constants.priority.PRIORITY_BELOW_NORMAL);

  await reader.run(WARM_UP_SECONDS);
  await measureStorm(reader, attackers, WARM_UP_SECONDS);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await measureRound(reader, attackers, round % 2 === 0));
    print(describeRound(rounds.at(-1)));
  }
  summarize(rounds);
} finally {
  for (const client of clients) client.kill();
  server.kill('SIGTERM');
  await new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve()));
  await rm(dataDir, { recursive: true, force: true });
}

async function post(path, body, headers = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** A process that does one kind of call for some seconds at a time, and answers how long each took in ms. */
function startClient(job) {
  const child = fork(join(import.meta.dirname, 'storm-client.mjs'), [JSON.stringify({ ...job, port })]);
  clients.push(child);
  return {
    pid: child.pid,
    run: (seconds) =>
      new Promise((resolve, reject) => {
        child.once('message', ({ timings, error }) => (error ? reject(new Error(error)) : resolve(timings)));
        child.send({ seconds });
      }),
  };
}

async function measureRound(reader, attackers, isAloneFirst) {
  const storm = isAloneFirst ? undefined : await measureStorm(reader, attackers, SECONDS);
  const alone = await reader.run(SECONDS);
  return { alone, ...(storm ?? (await measureStorm(reader, attackers, SECONDS))) };
}

/** Both end when the last of their calls has been answered. */
async function measureStorm(reader, attackers, seconds) {
  const [reads, logins] = await Promise.all([reader.run(seconds), attackers.run(seconds)]);
  return { reads, logins };
}

function ratioOf({ alone, reads }, part = 0.99) {
  return quantile(reads, part) / quantile(alone, part);
}

function describeRound(round) {
  const { alone, reads, logins } = round;
  return (
    `reads alone ${figures(alone)}, in the storm ${figures(reads)}, ratio of p99 ${ratioOf(round).toFixed(2)}; ` +
    `${(logins.length / SECONDS).toFixed(0)} logins/s, ${figures(logins)}`
  );
}

function summarize(rounds) {
  const logins = rounds.flatMap((round) => round.logins);
  const median = (values) => quantile(values, 0.5).toFixed(2);
  print(
    `${availableParallelism()} cores, ${rounds.length} rounds: median ratio of p99 ${median(rounds.map((round) => ratioOf(round)))} ` +
      `(wanted at most ${WANTED}), of p50 ${median(rounds.map((round) => ratioOf(round, 0.5)))}; ` +
      `${(logins.length / rounds.length / SECONDS).toFixed(0)} logins/s, ${figures(logins)}`,
  );
}

function figures(timings) {
  const at = (part) => quantile(timings, part).toFixed(1);
  return `p50 ${at(0.5)} p95 ${at(0.95)} p99 ${at(0.99)} ms`;
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
