import { execFileSync } from 'node:child_process';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism, getPriority } from 'node:os';
import { dirname, join } from 'node:path';
import type * as Esbuild from 'esbuild';
import { until } from '../../testing/build-project';
import {
  bundleServer,
  findFreePort,
  makeTemporaryFolder,
  spawnServer,
  waitUntilReady,
} from '../../testing/server-process';
import { findAppRoot } from '../../testing/test-database';
import { createHashChild, type HashChild, type HashChildSettings } from './hash-process.client';
import { createPasswordHasher, hashInProcess, type Hashing } from './password-hasher.service';

jest.setTimeout(90_000);

/** Below `api/`, where the child finds argon2; of its own, so that no other suite's server finds the child. */
const folder = join(findAppRoot(), 'api', '.cache', `test-hash-${process.pid}`);
const childPath = join(folder, 'hash-child.mjs');
const open: { close(): void }[] = [];

beforeAll(async () => {
  const esbuild = createRequire(join(findAppRoot(), 'api', 'package.json'))('esbuild') as typeof Esbuild;
  await esbuild.build({
    entryPoints: [join(findAppRoot(), 'api', 'src', 'identity', 'passwords', 'hash.child.ts')],
    outfile: childPath,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
  });
});
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function startChild(settings: Partial<HashChildSettings> = {}): HashChild {
  const child = createHashChild({ childPath, ...settings });
  open.push(child);
  return child;
}

/** A child of the tests' own making, that is ready and then does as `body` says with each `request`. */
async function writeChild(name: string, body: string, head = ''): Promise<string> {
  const path = join(folder, `${name}.mjs`);
  const ready = "process.on('disconnect', () => process.exit(0)); process.send({ type: 'ready' });";
  await writeFile(path, `${head} process.on('message', (request) => { ${body} }); ${ready}`);
  return path;
}

function kill(pid: number | undefined): void {
  if (pid === undefined) throw new Error('There is no child');
  process.kill(pid, 'SIGKILL');
}

/** The scheduling class of each thread, as Linux names it. */
function readPolicies(pid: number): string[] {
  return execFileSync('ps', ['-L', '-o', 'cls=', '-p', String(pid)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/);
}

/** Not when it only waits to be collected, as an orphan does for ever where process 1 collects none. */
function isRunning(pid: number): boolean {
  const states = execFileSync('ps', ['-A', '-o', 'pid=,stat='], { encoding: 'utf8' });
  return new RegExp(`^ *${String(pid)} +[^Z]`, 'm').test(states);
}

const ports: readonly [string, () => Hashing][] = [
  ['in a child process', startChild],
  ['in this process', hashInProcess],
];

describe.each(ports)('hashing %s', (_where, createHashing) => {
  it('hashes with argon2id and its parameters, and tells the right password from another', async () => {
    const passwords = createPasswordHasher({ hashing: createHashing() });
    const hash = await passwords.hash('pässword 🗝');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.verify(hash, 'pässword 🗝')).toBe(true);
    expect(await passwords.verify(hash, 'password')).toBe(false);
  });

  it('[API-06] answers false where there is no hash, also for the dummy password', async () => {
    const passwords = createPasswordHasher({ hashing: createHashing() });
    expect(await passwords.verify(null, 'no one has this password')).toBe(false);
    expect(await passwords.verify(undefined, 'anything')).toBe(false);
  });

  it('rejects for a stored hash that is none, and goes on', async () => {
    const passwords = createPasswordHasher({ hashing: createHashing() });
    await expect(passwords.verify('nonsense', 'x')).rejects.toThrow();
    expect(await passwords.verify(null, 'x')).toBe(false);
  });
});

describe('the hashing process', () => {
  it('has a low priority in every thread, and nothing in its environment', async () => {
    // However busy the machine is with other tests: this one is about the child that comes first, not its replacement.
    const child = startChild({ starvedMs: 60_000, answerMs: 60_000 });
    await child.run({ kind: 'hash', password: 'x' });
    const pid = child.pid() ?? 0;
    expect(getPriority(pid)).toBe(5);
    if (process.platform !== 'linux') return;
    if (availableParallelism() > 1) await until(() => readPolicies(pid).every((policy) => policy === 'IDL'));
    const threads = await readdir(`/proc/${pid}/task`);
    expect(threads.map((thread) => getPriority(Number(thread)))).toEqual(threads.map(() => 5));
    const variables = (await readFile(`/proc/${pid}/environ`, 'utf8')).split('\0').filter(Boolean);
    // What fork itself tells the child.
    expect(variables.filter((entry) => !entry.startsWith('NODE_CHANNEL_'))).toEqual([]);
  });

  it('is started again when it is killed, and what was in flight is done by the next', async () => {
    const child = startChild();
    await child.run({ kind: 'hash', password: 'x' });
    const before = child.pid();
    const inFlight = Promise.all(Array.from({ length: 8 }, () => child.run({ kind: 'hash', password: 'x' })));
    kill(before);
    expect(await inFlight).toHaveLength(8);
    expect(child.pid()).not.toBe(before);
  });

  it('answers UNAVAILABLE with retry-after when two in a row end over the same task', async () => {
    const child = startChild({ childPath: await writeChild('dies', 'process.exit(1);') });
    await expect(child.run({ kind: 'hash', password: 'x' })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      extra: { retryAfter: 2 },
    });
  });

  it('is replaced by one that is not idle when it gets no processor, and nothing in flight is lost', async () => {
    // Answers nothing, as if starved, until it is the second of its kind.
    const mark = join(folder, 'second');
    const body = `if (fs.existsSync(${JSON.stringify(mark)})) process.send({ type: 'result', id: request.id, result: 'x' });
      else fs.writeFileSync(${JSON.stringify(mark)}, '');`;
    const path = await writeChild('starves', body, "import fs from 'node:fs';");
    const ends: string[] = [];
    const child = startChild({
      childPath: path,
      starvedMs: 300,
      answerMs: 5000,
      onEnd: (why) => ends.push(why),
    });
    const before = child.pid();
    expect(await child.run({ kind: 'hash', password: 'x' })).toBe('x');
    expect(child.pid()).not.toBe(before);
    if (process.platform !== 'linux' || availableParallelism() === 1) return;
    expect(ends).toEqual(['starved']);
    expect(readPolicies(child.pid() ?? 0)).not.toContain('IDL');
  });

  it('is ended when it hangs', async () => {
    const child = startChild({ childPath: await writeChild('hangs', ''), answerMs: 1000 });
    await expect(child.run({ kind: 'hash', password: 'x' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('answers UNAVAILABLE while it cannot be started, and works as soon as it can', async () => {
    const late = join(folder, 'late.mjs');
    const child = startChild({ childPath: late });
    const task = { kind: 'hash', password: 'x' } as const;
    await expect(child.run(task)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(child.run(task)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await copyFile(childPath, late);
    await until(() => child.pid() !== undefined);
    expect(await child.run(task)).toMatch(/^\$argon2id/);
  });

  it('refuses what is in flight when it is closed, and ends', async () => {
    const child = startChild();
    await child.run({ kind: 'hash', password: 'x' });
    const pid = child.pid() ?? 0;
    const inFlight = child.run({ kind: 'hash', password: 'x' });
    child.close();
    await expect(inFlight).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await until(() => !isRunning(pid));
    await expect(child.run({ kind: 'hash', password: 'x' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('taking turns', () => {
  const hashing: Hashing = { run: () => Promise.resolve(''), close: () => undefined };

  it('runs no more at a time than it may, in order', async () => {
    const { inTurn } = createPasswordHasher({ hashing, concurrency: 2 });
    const log: string[] = [];
    let running = 0;
    let most = 0;
    const work = (name: string) => async () => {
      running += 1;
      most = Math.max(most, running);
      log.push(name);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
    };
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => inTurn(work(name))));
    expect(log).toEqual(['a', 'b', 'c', 'd']);
    expect(most).toBe(2);
  });

  it('answers UNAVAILABLE with retry-after when 200 wait already, and goes on after a failure', async () => {
    const { inTurn } = createPasswordHasher({ hashing, concurrency: 1 });
    let fail: (error: Error) => void = () => undefined;
    const first = inTurn(() => new Promise<never>((_resolve, reject) => (fail = reject)));
    const waiting = Array.from({ length: 200 }, (_unused, index) => inTurn(() => Promise.resolve(index)));
    await expect(inTurn(() => Promise.resolve())).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      extra: { retryAfter: 2 },
    });
    fail(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    expect(await Promise.all(waiting)).toHaveLength(200);
  });
});

describe('the server', () => {
  it('signs in by the child beside its bundle, also after the child was killed, and takes it along on SIGTERM', async () => {
    const bundle = await bundleServer();
    const data = await makeTemporaryFolder();
    const server = spawnServer(bundle, { port: await findFreePort(), dataDir: data.path });
    try {
      await waitUntilReady(server);
      const signUp = (email: string) =>
        fetch(`${server.url}/api/auth/register`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
          body: JSON.stringify({ email, firstname: 'A', lastname: 'B', password: 'long enough' }),
        });
      expect((await signUp('first@example.com')).status).toBe(201);
      const first = findHashChild(server.child.pid);
      kill(first);
      expect((await signUp('second@example.com')).status).toBe(201);
      const second = findHashChild(server.child.pid);
      expect(second).not.toBe(first);
      server.kill('SIGTERM');
      expect(await server.exited).toBe(0);
      await until(() => !isRunning(second));
    } finally {
      server.kill('SIGKILL');
      await server.exited;
      await data.remove();
      await rm(dirname(bundle), { recursive: true, force: true });
    }
  });
});

/** By what the system lists: the server tells nobody. */
function findHashChild(serverPid: number | undefined): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const found = lines
    .map((line) => line.trim().split(/\s+/))
    .find(([, parent, ...words]) => parent === String(serverPid) && words.join(' ').includes('hash-child'));
  return Number(found?.[0]);
}
