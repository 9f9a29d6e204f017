/**
 * `pnpm bench:deployments`: from the click to live, 20 times one after another, and what applications that are live and that nobody
 * opens cost in memory (DEP-10): a server that has one of them beside a server that has many, each started anew and left alone
 * but for its own probes. The whole tree of processes counts. `node tooling/scripts/build.mjs` first; other numbers by LIVE and
 * IDLE_SECONDS. Linux.
 */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { call, signUp, startServer } from './lib/bench-server.mjs';
import { figures, print } from './lib/statistics.mjs';

const LIVE = Number(process.env.LIVE ?? 100);
/** Each address is asked once a minute. */
const IDLE_SECONDS = Number(process.env.IDLE_SECONDS ?? 180);
const CLICKS = 20;
const OPERATOR_KEY = randomUUID() + randomUUID();
const CARD = { number: '4242424242424242', expiry: '12/39', cvc: '123', name: 'Ada Lovelace' };
const SETTINGS = {
  OPERATOR_KEY,
  TRUST_PROXY: '1',
  QUOTA_PROJECTS: '0',
  QUOTA_MEGABYTES: '0',
  QUOTA_MESSAGES: '0',
  QUOTA_SIGN_UPS: '0',
};

const many = await startServer(SETTINGS);
const owner = await createOwner(many.port);
const first = await createProject(many.port, owner, 0);
const clicks = [];
for (let click = 0; click <= CLICKS; click += 1) clicks.push(await putLive(many.port, owner, first));
print(
  `from the click to live: ${figures(clicks.slice(1))}; the first, with nothing built, ${clicks[0].toFixed(0)} ms`,
);
for (let index = 1; index < LIVE; index += 1) {
  await putLive(many.port, owner, await createProject(many.port, owner, index));
}
const live = await call(many.port, 'GET', '/deployments?status=live', { token: owner.token });
print(`${live.items.length}${live.nextCursor === null ? '' : ' and more'} are live`);
const busy = treeMb(many.pid);
const one = await startServer(SETTINGS);
const lonely = await createOwner(one.port);
await putLive(one.port, lonely, await createProject(one.port, lonely, 0));
await many.stop({ keepsData: true });
await one.stop({ keepsData: true });

const [few, all] = [await memoryOf(one), await memoryOf(many)];
print(`server with 1 of them, started anew, after ${IDLE_SECONDS} s: ${few.toFixed(0)} MB`);
print(
  `server with ${LIVE}, likewise: ${all.toFixed(0)} MB (${busy.toFixed(0)} MB when the last one had been made)`,
);
print(`a live application that nobody opens: ${((1000 * (all - few)) / (LIVE - 1)).toFixed(0)} KB`);

/** What the server of a data folder takes, started anew. */
async function memoryOf({ dataDir }) {
  const server = await startServer(SETTINGS, { dataDir });
  await wait(IDLE_SECONDS * 1000);
  const mb = treeMb(server.pid);
  await server.stop();
  return mb;
}

/** Somebody with a plan that allows any number of applications, and credits for them. */
async function createOwner(port) {
  const { token } = await signUp(port);
  const { id } = await call(port, 'GET', '/auth/user', { token });
  const { quoteId } = await call(port, 'POST', '/payments/quote', {
    token,
    body: { item: 'plan:premium:monthly' },
  });
  await call(port, 'POST', '/payments', { token, body: { quoteId, card: CARD } });
  const [{ id: creditsId }] = await call(port, 'GET', '/credits', { token });
  const body = { amount: 1_000_000, reason: 'For a measurement' };
  await call(port, 'POST', `/credits/${creditsId}/grant`, { token: OPERATOR_KEY, body });
  return { token, id };
}

async function createProject(port, { token }, index) {
  const body = {
    projectName: `Bench ${index}`,
    prompt: `A list of songs with title, composer, shelf ${index} and minutes`,
  };
  const { project } = await call(port, 'POST', '/project', { token, body });
  for (;;) {
    const found = await call(port, 'GET', `/project/${project.id}`, { token });
    if (found.headVersion !== null) return project.id;
    await wait(50);
  }
}

/** Deploys it under a name of its own; gives the milliseconds until it is live. */
async function putLive(port, { token }, projectId) {
  const body = {
    projectId,
    appName: `bench-${projectId.slice(0, 8)}`,
    environment: 'production',
    region: 'european',
    autoScale: true,
    despiteChecks: true,
  };
  const clicked = performance.now();
  const { id } = await call(port, 'POST', '/deployments', { token, body });
  for (;;) {
    const { status, error } = await call(port, 'GET', `/deployments/${id}`, { token });
    if (status === 'live') return performance.now() - clicked;
    if (status !== 'deploying') throw new Error(`It is ${status}: ${error}`);
    await wait(10);
  }
}

/** What a process and its children have in memory, each with its share of what they have in common. */
function treeMb(pid) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)]);
  const tree = new Set([pid]);
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    for (const [child, parent] of parents) if (tree.has(parent)) tree.add(child);
  }
  return [...tree].reduce((sum, member) => sum + shareMb(member), 0);
}

function parentOf(pid) {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
  } catch {
    return 0; // It has just ended.
  }
}

function shareMb(pid) {
  const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  return kilobytes / 1024;
}
