import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { OpenDatabase } from '../db/database';
import { jobs as table } from '../jobs/jobs.table';
import type { JobSettings } from '../jobs/run-job';
import { createSealer } from '../secrets/sealer';
import { until } from '../testing/build-project';
import { startTestApi, type TestApi } from '../testing/test-api';
import { findAppRoot, openTestDatabase } from '../testing/test-database';
import { createMailQueue, type MailQueue } from './mailer';
import { connectSmtp } from './smtp';

const FROM = 'Tessera <no-reply@example.com>';
const MAIL = { to: 'ada@example.com', subject: 'Hello', text: 'Grüße 123456', html: '<p>Hello</p>' };

/** What the mail server answers to the next mails, in order; then it takes them. */
let refusals: number[] = [];
let received: string[] = [];
let attempts = 0;
let server: SMTPServer;
let smtpUrl: string;
let database: OpenDatabase;
const logged: unknown[] = [];
const queues: MailQueue[] = [];

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      void readAll(stream).then((text) => {
        attempts += 1;
        const responseCode = refusals.shift();
        if (responseCode !== undefined) {
          done(Object.assign(new Error('not now, ada@example.com'), { responseCode }));
          return;
        }
        received.push(text.replace(/=\r?\n/g, ''));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  database = await openTestDatabase(findAppRoot(), process.env['TEST_DATABASE_URL']);
});
beforeEach(() => {
  refusals = [];
  received = [];
  attempts = 0;
  logged.length = 0;
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()));
  await database.db.delete(table);
});
afterAll(async () => {
  await database.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

async function readAll(stream: SMTPServerDataStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}

function makeQueue(jobs: Partial<JobSettings> = {}, url = smtpUrl): MailQueue {
  const queue = createMailQueue({
    db: database.db,
    sealer: createSealer(Buffer.alloc(32, 1)),
    transport: connectSmtp(url, FROM),
    log: { error: (details, message) => void logged.push({ details, message }) },
    jobs: { backoffMs: 10, pollMs: 10, ...jobs },
  });
  queues.push(queue);
  return queue;
}

const listJobs = () => database.db.select().from(table);

/** What reached the log, errors with their text. */
function log(): string {
  return JSON.stringify(logged, (_, value: unknown) =>
    value instanceof Error ? `${value.name}: ${value.message} ${String(value.stack)}` : value,
  );
}

describe('createMailQueue', () => {
  it('delivers text and HTML, and keeps nothing of it', async () => {
    const queue = makeQueue();
    queue.start();
    await queue.send(MAIL);
    await until(() => received.length === 1);
    for (const part of ['To: ada@example.com', 'text/plain', 'text/html']) {
      expect(received[0]).toContain(part);
    }
    await until(async () => (await listJobs()).length === 0);
    expect(logged).toEqual([]);
  });

  it('keeps what waits sealed, for the next process', async () => {
    await makeQueue().send(MAIL);
    const [job] = await listJobs();
    expect(JSON.stringify(job)).not.toMatch(/ada@example|123456|Hello/);
    expect(received).toEqual([]);
    makeQueue().start();
    await until(() => received.length === 1);
  });

  it('tries again while the mail server does not take it, and names nobody in the log', async () => {
    refusals = [451, 421];
    const queue = makeQueue();
    queue.start();
    await queue.send(MAIL);
    await until(() => received.length === 1);
    expect(attempts).toBe(3);
    expect(log()).toContain('The mail server did not take a mail (EMESSAGE 451)');
    expect(log()).not.toMatch(/ada@example|123456/);
  });

  it('gives up at once when the mail server refuses it for good, and goes on with the next', async () => {
    refusals = [550];
    const queue = makeQueue();
    queue.start();
    await queue.send(MAIL);
    await until(() => logged.length === 1);
    expect(log()).toContain('MailRefusedError: The mail server refused a mail (EMESSAGE 550)');
    expect(log()).not.toMatch(/ada@example|123456/);
    await queue.send(MAIL);
    await until(() => received.length === 1);
    await until(async () => (await listJobs()).length === 0);
  });

  it('keeps a mail as failed when no server was there at every attempt', async () => {
    const queue = makeQueue({ attempts: 2 }, 'smtp://127.0.0.1:1');
    queue.start();
    await queue.send(MAIL);
    await until(async () => (await listJobs())[0]?.failedAt instanceof Date);
    expect(await listJobs()).toMatchObject([
      { attempts: 2, lastError: 'The mail server did not take a mail (ESOCKET)' },
    ]);
  });

  it('sends a mail of a transaction only when that commits', async () => {
    const queue = makeQueue();
    queue.start();
    const undone = database.db.transaction(async (tx) => {
      await queue.send({ ...MAIL, subject: 'Undone' }, tx);
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await database.db.transaction((tx) => queue.send({ ...MAIL, subject: 'Done' }, tx));
    await until(() => received.length === 1);
    expect(received[0]).toContain('Subject: Done');
  });

  it('[API-06] does the same work for nobody, and sends nothing', async () => {
    const queue = makeQueue();
    await queue.send(undefined);
    expect(await listJobs()).toHaveLength(1);
    queue.start();
    await until(async () => (await listJobs()).length === 0);
    expect([attempts, logged.length]).toEqual([0, 0]);
  });
});

describe('codes by mail', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ mailTransport: connectSmtp(smtpUrl, FROM) });
  });
  afterAll(() => api.close());

  async function nextMail(count: number): Promise<string> {
    await until(() => received.length >= count);
    return received[count - 1] ?? '';
  }

  it('[AUTH-06] [API-06] mails the code and never answers it; a known address gets another mail and the same answer', async () => {
    const body = { firstname: 'Ada', lastname: 'B', email: 'ada@example.com', password: 'long enough' };
    const first = await api.post('/auth/register', body);
    expect(first.json()).toEqual({ message: 'Enter the verification code to continue.' });
    const otp = /code is (\d{6})/.exec(await nextMail(1))?.[1];
    expect((await api.post('/auth/verify-otp', { email: body.email, otp })).statusCode).toBe(200);
    const again = await api.post('/auth/register', body);
    expect(again.json()).toEqual(first.json());
    const mail = await nextMail(2);
    expect(mail).toContain('already has an account');
    expect(mail).not.toMatch(/code is/);
    const resent = await api.post('/auth/resend-otp', { email: body.email });
    expect(resent.json()).toEqual(first.json());
  });
});
