import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createApplication, emit } from '@tessera/builder';
import { openKeeper, type SentChange, type Snapshot, type StepAnswer } from '@tessera/builder/keeper';
import type { ApplicationModel } from '@tessera/shared/contracts';
import { unzipSync } from 'fflate';
import { packArchive } from './pack-archive.child';

/** The server of a ZIP as somebody runs it, from a folder of its own; only its packages are those of this repository. */

const folder = mkdtempSync(join(tmpdir(), 'tessera-export-'));
const RECORD = 'e1';
const TITLE = 'f1.1';
const CLOSED: ApplicationModel['entities'][number]['access'] = {
  visitors: { read: true, add: true, change: true, remove: false },
};

const { model: whole } = createApplication('A list of books with title, author and rating', {
  name: 'Books',
});
const model: ApplicationModel = {
  ...whole,
  signIn: { who: 'invited', newcomers: 'viewer' },
  entities: whole.entities.map((entity) => ({ ...entity, access: CLOSED })),
};

let child: ChildProcess | undefined;
let origin = '';
let ownersEntrance = '';

/** On any port that is free. */
const spawnServer = (settings = {}) =>
  spawn(process.execPath, ['server/index.js'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function start(settings = {}): Promise<void> {
  const started = spawnServer(settings);
  child = started;
  let said = '';
  started.stdout.setEncoding('utf8');
  started.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  for await (const text of started.stdout as AsyncIterable<string>) {
    said += text;
    [, origin = '', ownersEntrance = ''] = /(http:\S+?)(\/_data\/enter\S+)\n/.exec(said) ?? [];
    if (ownersEntrance !== '') break;
  }
  if (ownersEntrance === '') throw new Error(`It did not start: ${said}`);
}

async function kill(): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

beforeAll(async () => {
  const zip = unzipSync(
    packArchive({ files: emit(model), at: new Date(Date.UTC(2026, 10, 27)), isServed: true }),
  );
  const files = { ...zip, 'dist/index.html': Buffer.from('<head><title>Books</title></head>') };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  symlinkSync(join(__dirname, '../../../node_modules'), join(folder, 'node_modules'));
  await start();
});

afterAll(async () => {
  await kill();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers = {}) => fetch(origin + path, { headers, redirect: 'manual' });
const post = (body: object | string, headers = {}) =>
  fetch(`${origin}/_data/steps`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const snapshot = async (headers = {}) => (await (await get('/_data', headers)).json()) as Snapshot;
const idsIn = ({ records }: Snapshot) => records[RECORD]?.map(({ id }) => id);

const adding = (id: string, title: string): SentChange => ({
  kind: 'add',
  entityId: RECORD,
  id,
  values: title === '' ? {} : { [TITLE]: title },
  createdAt: '2026-01-01T00:00:00.000Z',
});
const stepOf = (step: string, ...changes: SentChange[]) => ({ step, changes });
async function make(step: object, headers = {}) {
  const response = await post(step, headers);
  return { status: response.status, answer: (await response.json()) as StepAnswer & { error?: string } };
}

/** Opens the news of a page; gives the next event each time. */
async function listen(since: number) {
  const ending = new AbortController();
  const response = await fetch(`${origin}/_data/events?since=${String(since)}`, { signal: ending.signal });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  return {
    type: response.headers.get('content-type'),
    async next(): Promise<string> {
      for (;;) {
        const [, event] = /(event: [^]*?)\n\n/.exec(text) ?? [];
        if (event !== undefined) {
          text = text.slice(text.indexOf(event) + event.length);
          return event;
        }
        const { value, done } = await reader.read();
        if (done) throw new Error('The stream has ended');
        text += decoder.decode(value, { stream: true });
      }
    },
    end: () => {
      ending.abort();
    },
  };
}

it('[PRJ-03] serves the application, which is told where its records are, and nothing else', async () => {
  const page = await get('/');
  expect(await page.text()).toContain('<meta name="tessera-data" content="/_data" />');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await get('/nowhere')).status).toBe(404);
  const unknown = await get('/_data/nowhere');
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { kind: 'failed', code: 'NOT_FOUND' }]);
  // A browser and fetch would tidy the address up first.
  const outside = [
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/app.ir.json',
    '/assets/../../server/rules.js',
  ];
  for (const path of outside) {
    const asked = request(`${origin}${path}`, { path });
    asked.end();
    const [{ statusCode }] = (await once(asked, 'response')) as [{ statusCode: number }];
    expect(statusCode).toBeGreaterThanOrEqual(400);
  }
});

it('[DATA-04] tells other pages of a step, and makes one that comes twice once', async () => {
  const before = await snapshot();
  expect(before).toMatchObject({ people: { signIn: null, person: null } });
  const other = await listen(before.seq);
  expect(other.type).toContain('text/event-stream');
  const step = { ...stepOf('one', adding('dune', 'Dune')), database: before.database };
  const first = await make(step);
  expect(first).toMatchObject({ status: 200, answer: { kind: 'made', seq: before.seq + 1 } });
  expect(await other.next()).toMatch(/event: news[^]*"id":"dune"[^]*"Dune"/);
  other.end();
  expect((await make(step)).answer).toEqual(first.answer);
  expect(idsIn(await snapshot())?.filter((id) => id === 'dune')).toHaveLength(1);
});

it('[DATA-02] refuses what the form refuses, in the words of the keeper', async () => {
  const step = stepOf('two', adding('nameless', ''));
  const keeper = openKeeper(model, { report: () => undefined });
  const verdict = keeper.judge(step, { kind: 'visitor' }, { now: new Date(), seq: 1 });
  if (verdict.kind !== 'refused') throw new Error(verdict.kind);
  const { status, answer } = await make(step);
  expect(status).toBe(422);
  expect(answer).toMatchObject({ kind: 'refused', breaches: verdict.breaches });
  expect(verdict.breaches).not.toEqual([]);
  expect(answer.error).toBe(verdict.breaches[0]?.message);
});

it('[DATA-02] keeps closed what is closed to visitors, and lets in who has the printed address', async () => {
  await make(stepOf('three', adding('kept', 'Kept')));
  const removal = stepOf('four', { kind: 'remove', entityId: RECORD, id: 'kept' });
  const refused = await make(removal);
  expect([refused.status, refused.answer]).toMatchObject([
    403,
    { message: 'Visitors may not delete books.' },
  ]);
  expect((await get('/_data/enter?code=guessed')).headers.get('set-cookie')).toBeNull();
  const entered = await get(ownersEntrance);
  const cookie = entered.headers.get('set-cookie') ?? '';
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/']);
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
  const owner = { cookie: cookie.split(';')[0], 'tessera-person': 'owner' };
  expect(await snapshot(owner)).toMatchObject({ people: { person: { role: 'owner' } } });
  // A step that somebody entered before they came in is not made as the owner's.
  expect((await make(removal, { ...owner, 'tessera-person': 'visitor' })).status).toBe(401);
  expect((await make(removal, owner)).answer).toMatchObject({ kind: 'made' });
});

it('[SAFE-02] takes nothing from other sites, nothing too large and nothing that is no step', async () => {
  const step = stepOf('five', adding('foreign', 'Foreign'));
  const foreign = await make(step, { origin: 'https://elsewhere.example' });
  expect([foreign.status, foreign.answer.error]).toEqual([
    403,
    'Only the application itself may change its records.',
  ]);
  expect((await make(step, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await make(step, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post('{')).status).toBe(400);
  expect((await make(stepOf('\0', adding('none', 'None')))).status).toBe(400);
  expect((await make({ step: 'six' })).answer).toMatchObject({ message: 'This change cannot be read.' });
  expect((await make({ ...step, database: 'another' })).status).toBe(400);
  expect((await post(JSON.stringify('x'.repeat(2 ** 21)))).status).toBe(413);
  expect(idsIn(await snapshot())).not.toContain('foreign');
  expect((await make(step, { origin })).status).toBe(200);
});

it('[SAFE-02] whoever still sends what is too large reads the answer to its end', async () => {
  const { host, hostname, port } = new URL(origin);
  const rest = 'x'.repeat(2 ** 21);
  const socket = connect(Number(port), hostname);
  const head = [
    'POST /_data/steps HTTP/1.1',
    `Host: ${host}`,
    'Content-Type: application/json',
    `Content-Length: ${String(rest.length + 1)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n"`);
  let said = '';
  socket.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(socket, 'data');
  socket.write(rest);
  await once(socket, 'end');
  expect(said).toMatch(/^HTTP\/1\.1 413 [^]*"code":"TOO_LARGE"/);
  // A connection that was reset would say so here.
  socket.end();
  await once(socket, 'close');
});

it('[DATA-04] loses no row that it said was made when it is killed, and knows the steps of before', async () => {
  const titles = ['a', 'b', 'c', 'd'];
  await Promise.all(titles.map((id) => make(stepOf(`step-${id}`, adding(id, id)))));
  await kill();
  await start();
  expect(idsIn(await snapshot())).toEqual(expect.arrayContaining(titles));
  const { seq } = await snapshot();
  expect((await make(stepOf('step-a', adding('a', 'a')))).answer).toMatchObject({ kind: 'made' });
  expect((await snapshot()).seq).toBe(seq);
});

it('[DATA-05] takes the records along to a newer version, and starts no second time on one folder', async () => {
  const second = spawnServer();
  let said = '';
  second.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(second, 'close')) as [number];
  expect([code, said]).toEqual([1, expect.stringContaining('is using')]);
  expect((await make(stepOf('step-kept', adding('kept', 'Kept')))).status).toBe(200);
  const { revision } = await snapshot();
  await kill();
  const path = join(folder, 'app.ir.json');
  const newer = readFileSync(path, 'utf8').replace('"Author"', '"Writer"');
  writeFileSync(path, newer);
  await start();
  const after = await snapshot();
  expect(after.revision).toBe(revision + 1);
  expect(idsIn(after)).toContain('kept');
});

describe('an address', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  /** The statuses of so many calls one after the other, and the last answer. */
  async function ask(count: number, call: () => Promise<Response>) {
    const answers: Response[] = [];
    for (let time = 0; time < count; time += 1) answers.push(await call());
    return { statuses: answers.map(({ status }) => status), last: answers.at(-1) };
  }
  const times = (count: number, status: number) => Array<number>(count).fill(status);
  beforeAll(async () => {
    await kill();
    await start({ RATE_LIMIT: '20', TRUST_PROXY: 'true' });
  });

  it('[SAFE-08] has so many requests a minute, also for what there is not, and no other waits for it', async () => {
    const { statuses, last } = await ask(21, () => get('/_data', from('192.0.2.1')));
    expect(statuses).toEqual([...times(20, 200), 429]);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last?.json()).toMatchObject({ error: 'Too many requests. Please wait a moment.' });
    for (const path of ['/', '/nowhere', '/_data/nowhere', ownersEntrance])
      expect((await get(path, from('192.0.2.1'))).status).toBe(429);
    // What its visitor wrote is not what the server before this one wrote.
    expect((await get('/_data', from('192.0.2.99, 192.0.2.1'))).status).toBe(429);
    expect((await get('/_data', from('192.0.2.2'))).status).toBe(200);
  });

  it('[DATA-06] has so many bytes a minute, and so many streams', async () => {
    const long = JSON.stringify('x'.repeat(2 ** 21 - 2));
    const sent = await ask(6, () => post(long, from('192.0.2.3')));
    expect(sent.statuses).toEqual([...times(5, 400), 429]);
    expect(await sent.last?.json()).toMatchObject({
      error: 'Too much was sent or asked for. Wait a moment.',
    });
    const ending = new AbortController();
    const open = () =>
      fetch(`${origin}/_data/events?since=0`, { headers: from('192.0.2.4'), signal: ending.signal });
    const { statuses, last } = await ask(11, open);
    expect(statuses).toEqual([...times(10, 200), 429]);
    expect(last?.headers.get('retry-after')).toBe('5');
    ending.abort();
  });

  it('[SAFE-08] is the one that connects where no server is before this one', async () => {
    await kill();
    await start({ RATE_LIMIT: '20' });
    let count = 0;
    const { statuses } = await ask(21, () => get('/_data', from(`192.0.2.${String((count += 1))}`)));
    expect(statuses.at(-1)).toBe(429);
  });
});
