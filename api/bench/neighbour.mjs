/**
 * `pnpm bench:neighbour`: what one hostile account does to its neighbours (SAFE-01, SAFE-02). First the p99 of a cheap
 * read alone against the same during an attack, then from prompt to version alone against the same beside twelve builds
 * that never end. Rounds of both are interleaved in changing order after a warm-up; the figure is the median of the
 * rounds' ratios. `node tooling/scripts/build.mjs` first; a PostgreSQL server instead of the embedded database by
 * DATABASE_URL, another number of rounds by ROUNDS.
 */
import { availableParallelism, constants, setPriority } from 'node:os';
import { latticeFiles, manyLines } from './lib/attacks.mjs';
import { call, signUp, startServer } from './lib/bench-server.mjs';
import { startClient } from './lib/client.mjs';
import { figures, median, print, quantile } from './lib/statistics.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = 5;
/** A ratio. */
const WANTED = 3;

const server = await startServer({
  // Everybody has an address of their own; the limit of one is the usual.
  TRUST_PROXY: '1',
  // The attacks would be over at once.
  QUOTA_PROJECTS: '0',
  QUOTA_MEGABYTES: '0',
  QUOTA_VERSIONS: '0',
  QUOTA_MESSAGES: '0',
  QUOTA_EDITS: '0',
  QUOTA_SIGN_UPS: '0',
});
const { port } = server;
const clients = [];

try {
  const ada = await signUp(port);
  const reader = client({ kind: 'read', ...ada });
  await reader.run(SECONDS);
  const nobody = await hostile(0, () => []);
  const attacks = [
    ['the longest prompts', { kind: 'prompts', ...nobody }],
    ['the longest messages', { kind: 'messages', ...(await hostile(3, () => [])) }],
    ['merges over many lines', { kind: 'merges', ...(await hostile(3, editManyLines)) }],
    ['builds without end', { kind: 'builds', ...(await hostile(12, addLattice)) }],
    ['500 streams', { kind: 'streams', ...(await hostile(1, () => [])) }],
    ['ten who sign in over and over', { kind: 'sign-in', ...nobody }],
  ];
  print(`${availableParallelism()} cores, ${ROUNDS} rounds of ${SECONDS} s: the p99 of a read`);
  for (const [name, job] of attacks) {
    print(describe(name, await compare(reader, client(job)), 0.99));
  }
  const victim = client({ kind: 'victim', ...ada });
  const builder = client({ kind: 'builds', ...(await hostile(12, addLattice)) });
  await victim.run(SECONDS);
  print('From prompt to version: the median');
  const rounds = await compare(victim, builder);
  print(describe('beside 12 builds without end', rounds, 0.5));
} finally {
  for (const one of clients) one.kill();
  await server.stop();
}

function client(job) {
  const started = startClient({ ...job, port });
  clients.push(started);
  // On a real network these are other machines: they must not take what the server would have left for reads.
  if (job.kind !== 'read' && job.kind !== 'victim') setPriority(started.pid, constants.priority.PRIORITY_LOW);
  return started;
}

/** A hostile account, with as many projects, each edited by hand. */
async function hostile(count, edit) {
  const { token, person } = await signUp(port);
  const projects = [];
  for (let index = 0; index < count; index += 1) {
    const body = {
      projectName: `Hostile ${index}`,
      prompt: 'A list of songs with title, composer and minutes',
    };
    const { project } = await call(port, 'POST', '/project', { token, body });
    const { headVersion } = await untilBuilt(token, project.id);
    const { items } = await call(port, 'GET', `/versions/${headVersion.id}/files`, { token });
    const changes = await edit(items, (path) => readFile(token, headVersion.id, path));
    if (changes.length > 0) {
      await call(port, 'POST', `/project/${project.id}/versions`, {
        token,
        body: { baseVersionId: headVersion.id, note: 'Hostile', changes },
      });
    }
    projects.push(project.id);
  }
  return { token, person, projects };
}

async function untilBuilt(token, id) {
  for (;;) {
    const project = await call(port, 'GET', `/project/${id}`, { token });
    if (project.headVersion !== null) return project;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function readFile(token, versionId, path) {
  const { text } = await call(port, 'GET', `/versions/${versionId}/file?path=${encodeURIComponent(path)}`, {
    token,
  });
  return text;
}

function editManyLines(files) {
  const screens = files.filter(({ path }) => path.endsWith('.tsx')).slice(0, 4);
  return screens.map(({ path }, index) => ({ path, text: manyLines(15_000, index + 2) }));
}

async function addLattice(_files, read) {
  const main = await read('src/main.tsx');
  return [
    ...latticeFiles(),
    { path: 'src/main.tsx', text: `${main}\nimport * as all from './lattice/0a';\nconsole.log(all);\n` },
  ];
}

async function compare(measured, attacker) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const attacked = async () => {
      const [timings, attacks] = await Promise.all([measured.run(SECONDS), attacker.run(SECONDS + 1)]);
      return { attacked: timings, attacks };
    };
    const before = round % 2 === 0 ? await measured.run(SECONDS) : undefined;
    const both = await attacked();
    // What was begun is stopped, and let come to its end, so that it does not fall into the round alone.
    await attacker.stop();
    await new Promise((resolve) => setTimeout(resolve, 6000));
    rounds.push({ alone: before ?? (await measured.run(SECONDS)), ...both });
  }
  return rounds;
}

function describe(name, rounds, part) {
  const ratio = median(rounds.map(({ alone, attacked }) => quantile(attacked, part) / quantile(alone, part)));
  const all = (of) => rounds.flatMap((round) => round[of]);
  return (
    `${ratio <= WANTED ? 'held' : 'MISSED'}  ${name}: ratio ${ratio.toFixed(2)} of at most ${WANTED}; alone ${figures(all('alone'))}; ` +
    `attacked ${figures(all('attacked'))}; ${all('attacks').length} attacks`
  );
}
