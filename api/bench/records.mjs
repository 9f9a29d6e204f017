/**
 * `pnpm bench:records`: what the records of applications cost. Reads and writes of single records a second against a bare
 * Fastify that makes one statement on the same engine (rounds are interleaved, the figure is the median of their ratios);
 * the memory of an open database, the time to open a closed one, and the memory that many idle applications take. Linux.
 * On a PostgreSQL server by DATABASE_URL, which the programs make databases of their own on, or by ENGINE=postgres on one that is
 * started for it; other numbers by ROUNDS, IDLE and IDLE_SECONDS, and a large application by RECORDS.
 */
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { build } from 'esbuild';
import { startPostgres } from '../../tooling/scripts/lib/postgres.mjs';
import { ROOT, startProgram } from './lib/bench-server.mjs';
import { median, print } from './lib/statistics.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = 3;
const CONNECTIONS = 20;
const OPEN = 10;
/** Applications with records that nobody asks for anything. */
const IDLE = Number(process.env.IDLE ?? 200);
/** A busy machine makes fewer of them: each is a database that is made, filled and closed. */
const IDLE_SECONDS = Number(process.env.IDLE_SECONDS ?? 150);
/** Of those, so many are opened again. */
const OPENED = 20;
const MOST_OPEN_MB = 90;

/** What was started and not stopped: whatever goes wrong, nothing of it stays behind, and the program ends. */
const running = new Set();
const postgres = process.env.ENGINE === 'postgres' ? await startPostgres() : undefined;
if (process.env.ENGINE === 'postgres' && !postgres) throw new Error('There is no PostgreSQL on this machine');
if (postgres) process.env.DATABASE_URL = postgres.url;
const program = await bundle();
const bare = await startProgram(join(import.meta.dirname, 'lib/bare-records.mjs'));
try {
  if (ROUNDS > 0) await compareWithBare();
  await measureMemory();
} finally {
  for (const child of running) child.kill();
  await bare.stop();
  await postgres?.stop();
}

async function compareWithBare() {
  const records = await startRecords(20);
  const { port, hosts } = await records.ask('live', { count: 1 });
  const headers = { host: hosts[0], 'content-type': 'application/json' };
  const rows = `http://127.0.0.1:${port}/_data/tables/rooms/rows`;
  const other = `http://127.0.0.1:${bare.port}/rows`;
  const newRow = (request) => {
    const id = randomUUID();
    return { ...request, body: JSON.stringify({ id, values: { name: id, seats: 8 } }) };
  };
  const posting = { method: 'POST', setupRequest: newRow };
  const pairs = [
    ['reads of one record', { url: `${rows}/r7`, headers }, { url: `${other}/r7` }],
    ['reads of a page of 100', { url: rows, headers }, { url: other }],
    [
      'counts of all records',
      { url: `${rows.replace(/rows$/, 'aggregate')}?op=count`, headers },
      { url: other.replace(/rows$/, 'count') },
    ],
    // Last of all, for there are more records afterwards.
    [
      'writes of one record',
      { url: rows, headers, requests: [posting] },
      { url: other, headers, requests: [posting] },
    ],
  ];
  for (const [name, one, two] of pairs) {
    const rounds = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const first = round % 2 === 0 ? await perSecond(one) : undefined;
      const beside = await perSecond(two);
      rounds.push({ own: first ?? (await perSecond(one)), bare: beside });
    }
    // The first one makes everything ready.
    const counted = rounds.slice(1);
    const of = (figure) => median(counted.map(figure));
    print(
      `${name}: ratio ${of((round) => round.own / round.bare).toFixed(2)}; ` +
        `${of((round) => round.own).toFixed(0)} and ${of((round) => round.bare).toFixed(0)} a second`,
    );
  }
  await records.stop();
}

async function perSecond(target) {
  const { requests, non2xx, errors } = await autocannon({
    ...target,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (non2xx > 0 || errors > 0)
    throw new Error(`${target.url}: ${non2xx} answers were no 2xx, ${errors} none at all`);
  return requests.average;
}

async function measureMemory() {
  const several = await startRecords(OPEN + 1);
  const { pid } = await several.ask('live', { count: 1 });
  const before = residentMb(pid);
  await several.ask('live', { count: OPEN });
  const each = (residentMb(pid) - before) / OPEN;
  print(
    `${each <= MOST_OPEN_MB ? 'held' : 'MISSED'}  memory: a process with one open database ${before.toFixed(0)} MB, each further one ${each.toFixed(0)} MB of at most ${MOST_OPEN_MB}`,
  );
  await several.stop();

  // One is open at a time, and closed for the next one.
  const few = await startRecords(1);
  const first = await few.ask('live', { count: 2 });
  await few.ask('readEach', 2);
  const [server, data] = [residentMb(few.pid), residentMb(first.pid)];
  const { hosts } = await few.ask('live', { count: IDLE, seconds: IDLE_SECONDS });
  const idle = hosts.length - 2;
  const times = await few.ask('readEach', OPENED);
  print(`to open a closed one and read a record: median ${median(times).toFixed(0)} ms of ${times.length}`);
  await wait(2000);
  const [serverAfter, dataAfter] = [residentMb(few.pid), residentMb(first.pid)];
  const mb = (one, other) => `${one.toFixed(0)} MB before, ${other.toFixed(0)} MB after`;
  print(
    `${idle} idle applications${idle < IDLE ? ` of ${IDLE}, for which there was no time` : ''}: server ${mb(server, serverAfter)}; process of records ${mb(data, dataAfter)}`,
  );
  await few.stop();
}

/** What a process has in memory. */
function residentMb(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return kilobytes / 1024;
}

/** Of the sources, as they are. */
async function bundle() {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'api/package.json'), 'utf8'));
  const external = Object.keys(dependencies).filter((name) => !name.startsWith('@tessera/'));
  const outfile = join(ROOT, 'api/.cache/bench/records-server.mjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'lib/records-server.mjs')],
    ...{ outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20', external },
    // Helpers find the package from where their sources lie.
    define: { __dirname: JSON.stringify(join(ROOT, 'api/src/testing')) },
    logLevel: 'warning',
  });
  return outfile;
}

async function startRecords(open) {
  const child = fork(program, [], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      OPEN: String(open),
      RECORDS: process.env.RECORDS,
      TEST_DATABASE_URL: process.env.DATABASE_URL,
    },
  });
  running.add(child);
  const gone = new Promise((_, reject) => {
    child.once('exit', (code) => reject(new Error(`It ended with ${code}`)));
  });
  // Most of the time nobody waits for it.
  gone.catch(() => undefined);
  const answer = () =>
    new Promise((resolve, reject) => {
      child.once('message', ({ output, error }) => (error ? reject(new Error(error)) : resolve(output)));
    });
  const next = () => Promise.race([answer(), gone]);
  await next();
  const ask = (task, input) => {
    child.send({ task, input });
    return next();
  };
  return {
    pid: child.pid,
    ask,
    async stop() {
      await ask('close');
      child.kill();
      running.delete(child);
    },
  };
}
