/** One side of a measurement: does what its job names for as long as it is told, and answers the timings. */
import { Agent, request } from 'node:http';
import { randomUUID } from 'node:crypto';
import { call, newAddress } from './bench-server.mjs';
import { SLOW_MESSAGE, SLOW_PROMPT } from './attacks.mjs';

const job = JSON.parse(process.argv[2]);
/** Who signs in over and over, at a time. */
const LOGINS = 10;
/** A reader asks this often, each asking apart from the others, as people do. Milliseconds. */
const EVERY_MS = 20;
const STREAMS = 500;
/** A hostile account asks from one address, so that its limit counts; its neighbours each from their own. */
const ADDRESS = newAddress();
/** Who is told to wait, or waits for a run, asks again after this long, in milliseconds. */
const PATIENCE_MS = 250;
const agent = new Agent({ keepAlive: true });

const JOBS = {
  read,
  'sign-in': signIn,
  prompts: repeat(createProject(SLOW_PROMPT)),
  messages: repeat(sendMessage(() => SLOW_MESSAGE)),
  merges: repeat(sendMessage(() => `change the title to Merge ${randomUUID().slice(0, 6)}`)),
  builds: repeat(sendMessage(() => `change the title to Build ${randomUUID().slice(0, 6)}`)),
  streams,
  victim: victimPrompts,
};

process.on('message', ({ seconds, isOver }) => {
  const work = isOver ? stopRuns() : JOBS[job.kind](performance.now() + seconds * 1000);
  work.then(
    (timings) => process.send({ timings }),
    (error) => process.send({ error: error.stack }),
  );
});
process.on('disconnect', () => process.exit(0));

async function read(end) {
  const pending = [];
  while (performance.now() < end) {
    pending.push(
      time('GET', '/auth/user', { authorization: `Bearer ${job.token}`, 'x-forwarded-for': newAddress() }),
    );
    await pause(EVERY_MS);
  }
  return Promise.all(pending);
}

async function signIn(end) {
  const body = JSON.stringify(job.person);
  const headers = {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-forwarded-for': ADDRESS,
  };
  const timings = [];
  async function again() {
    while (performance.now() < end) {
      // Who is refused tries again: the limit of an address is part of what protects the others.
      await time('POST', '/auth/login', headers, body).then(
        (ms) => timings.push(ms),
        () => pause(PATIENCE_MS),
      );
    }
  }
  await Promise.all(Array.from({ length: LOGINS }, again));
  return timings;
}

/** The work with every one of the job's projects at a time, or once at a time where there are none, over and over. */
function repeat(work) {
  return async (end) => {
    const timings = [];
    async function again(projectId) {
      while (performance.now() < end) {
        const begin = performance.now();
        await work(projectId, end);
        timings.push(performance.now() - begin);
      }
    }
    await Promise.all(job.projects.length === 0 ? [again()] : job.projects.map(again));
    return timings;
  };
}

/** A new project from a prompt; ends with its first run, or when time is over. */
function createProject(prompt) {
  return async (_projectId, end) => {
    const body = { projectName: `App ${randomUUID().slice(0, 8)}`, prompt };
    const { runId } = await ask('POST', '/project', body);
    await endOfRun(runId, end);
  };
}

function sendMessage(message) {
  return async (projectId, end) => {
    const { id } = await ask('POST', '/runs', { projectId, message: message() });
    await endOfRun(id, end);
  };
}

async function stopRuns() {
  for (const projectId of job.projects ?? []) {
    const { items } = await call(job.port, 'GET', `/runs?projectId=${projectId}`, { token: job.token });
    for (const { id, status } of items) {
      if (status !== 'queued' && status !== 'running') continue;
      await call(job.port, 'POST', `/runs/${id}/stop`, { token: job.token, expected: [200, 201, 204, 409] });
    }
  }
  return [];
}

/** From the prompt to the version, for somebody who only wants that. */
async function victimPrompts(end) {
  const timings = [];
  while (performance.now() < end) {
    const begin = performance.now();
    await createProject('A list of books with title, author, pages and read or not')(undefined, Infinity);
    timings.push(performance.now() - begin);
  }
  return timings;
}

async function endOfRun(runId, end) {
  while (performance.now() < end) {
    const { status } = await ask('GET', `/runs/${runId}`);
    if (status !== 'queued' && status !== 'running') return;
    await pause(job.kind === 'victim' ? 25 : PATIENCE_MS);
  }
}

/** Opens as many streams as it can, and asks again for those that were refused. */
async function streams(end) {
  const [projectId] = job.projects;
  for (let count = 0; count < 5; count += 1) {
    await call(job.port, 'POST', '/runs', {
      token: job.token,
      body: { projectId, message: SLOW_MESSAGE },
      expected: [200, 201, 409],
    });
  }
  const { items } = await call(job.port, 'GET', `/runs?projectId=${projectId}`, { token: job.token });
  const open = new Set();
  async function follow() {
    while (performance.now() < end) {
      await listen(`/runs/${items[0].id}/events`, open);
      // Not all at the same moment: they are independent of each other.
      await pause(500 + Math.random() * 1000);
    }
  }
  const all = Array.from({ length: STREAMS }, follow);
  await pause(end - performance.now());
  for (const sent of open) sent.destroy();
  await Promise.all(all);
  return [0];
}

/** Reads a stream until it ends, or is refused. */
function listen(path, open) {
  const headers = { authorization: `Bearer ${job.token}`, 'x-forwarded-for': ADDRESS };
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port: job.port, path: `/api${path}`, headers }, (answer) =>
      answer.resume(),
    );
    open.add(sent);
    sent.on('error', () => undefined);
    sent.once('close', () => {
      open.delete(sent);
      resolve();
    });
    sent.end();
  });
}

function ask(method, path, body) {
  const address = job.kind === 'victim' ? newAddress() : ADDRESS;
  return call(job.port, method, path, { token: job.token, body, address });
}

/** Resolves with the milliseconds until the whole answer was there; rejects unless it is 200. */
function time(method, path, headers, body) {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const address = { host: '127.0.0.1', port: job.port, path: `/api${path}`, method, headers, agent };
    const sent = request(address, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () => {
        const ms = performance.now() - begin;
        if (answer.statusCode === 200) resolve(ms);
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}`));
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
