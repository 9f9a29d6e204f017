/** One side of `login-storm.mjs`: reads, or signs in, for as long as it is told, and answers the timings. */
import { Agent, request } from 'node:http';

const job = JSON.parse(process.argv[2]);
/** Who signs in over and over, at a time. */
const LOGINS = 10;
/** A reader asks this often, each asking apart from the others, as people do. Milliseconds. */
const EVERY_MS = 20;
const agent = new Agent({ keepAlive: true });

process.on('message', ({ seconds }) => {
  const run = job.kind === 'read' ? read : signIn;
  run(seconds).then(
    (timings) => process.send({ timings }),
    (error) => process.send({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));

async function read(seconds) {
  const end = performance.now() + seconds * 1000;
  const pending = [];
  while (performance.now() < end) {
    pending.push(time('GET', '/auth/user', { authorization: `Bearer ${job.token}` }));
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  return Promise.all(pending);
}

async function signIn(seconds) {
  const end = performance.now() + seconds * 1000;
  const body = JSON.stringify(job.user);
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  const timings = [];
  async function again() {
    while (performance.now() < end) timings.push(await time('POST', '/auth/login', headers, body));
  }
  await Promise.all(Array.from({ length: LOGINS }, again));
  return timings;
}

/** Resolves with the milliseconds until the whole answer was there; rejects unless it is 200. */
function time(method, path, headers, body) {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const address = { host: '127.0.0.1', port: job.port, path: `/api${path}`, method, headers, agent };
    const call = request(address, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () => {
        const ms = performance.now() - begin;
        if (answer.statusCode === 200) resolve(ms);
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}`));
      });
    });
    call.once('error', reject);
    call.end(body);
  });
}
