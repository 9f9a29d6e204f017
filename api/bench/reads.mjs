/**
 * `pnpm bench:reads`: how many reads a second the server answers, against a bare Fastify that makes one equivalent query
 * on the same engine, and its health against a bare route. Rounds are interleaved; the figure is the median of the rounds'
 * ratios. `node tooling/scripts/build.mjs` first; a PostgreSQL server instead of the embedded database by DATABASE_URL,
 * another number of rounds by ROUNDS.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { signUp, startProgram, startServer } from './lib/bench-server.mjs';
import { median, print } from './lib/statistics.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = 4;
const CONNECTIONS = 20;
const WANTED = 0.6;

const server = await startServer({ RATE_LIMIT: '100000000' });
const bare = await startProgram(join(import.meta.dirname, 'lib/bare-server.mjs'));

try {
  const { token } = await signUp(server.port);
  const headers = { authorization: `Bearer ${token}` };
  const own = (path) => ({ url: `http://127.0.0.1:${server.port}/api${path}`, headers });
  const other = (path) => ({ url: `http://127.0.0.1:${bare.port}${path}`, headers });
  const pairs = [
    ['GET /api/auth/user beside one query', own('/auth/user'), other('/query')],
    ['GET /api/project beside one query', own('/project'), other('/query')],
    ['GET /api/health beside nothing', own('/health'), other('/nothing')],
  ];
  for (const [, one, two] of pairs) {
    await requestsPerSecond(one);
    await requestsPerSecond(two);
  }
  print(`${availableParallelism()} cores, ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections`);
  for (const [name, one, two] of pairs) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = round % 2 === 0 ? await requestsPerSecond(one) : undefined;
      const beside = await requestsPerSecond(two);
      rounds.push({ own: first ?? (await requestsPerSecond(one)), bare: beside });
    }
    const ratio = median(rounds.map((round) => round.own / round.bare));
    print(
      `${ratio >= WANTED ? 'held' : 'MISSED'}  ${name}: ratio ${ratio.toFixed(2)} of at least ${WANTED}; ` +
        `${median(rounds.map((round) => round.own)).toFixed(0)} and ${median(rounds.map((round) => round.bare)).toFixed(0)} a second`,
    );
  }
} finally {
  await bare.stop();
  await server.stop();
}

async function requestsPerSecond(target) {
  const { requests, non2xx, errors } = await autocannon({
    ...target,
    connections: CONNECTIONS,
    duration: SECONDS,
    workers: 1,
  });
  if (non2xx > 0 || errors > 0)
    throw new Error(`${target.url}: ${non2xx} answers were no 2xx, ${errors} none at all`);
  return requests.average;
}
