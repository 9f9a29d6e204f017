import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { startTestApi, type TestApi } from '../testing/test-api';
import { createMailer, type Mailer } from './mailer';

let received: string[];
let failuresLeft: number;
let server: SMTPServer;
let smtpUrl: string;
let mailer: Mailer;
const failures: unknown[] = [];

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        failuresLeft -= 1;
        if (failuresLeft >= 0) {
          done(new Error('try later'));
          return;
        }
        received.push(text.replace(/=\r?\n/g, ''));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  received = [];
  failuresLeft = 0;
  failures.length = 0;
  mailer = createMailer({
    smtpUrl,
    from: 'Tessera <no-reply@example.com>',
    onFailure: (error) => failures.push(error),
  });
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const MAIL = { to: 'ada@example.com', subject: 'Hello', text: 'Grüße', html: '<p>Hello</p>' };

describe('createMailer', () => {
  it('delivers text and HTML, and closing waits for it', async () => {
    mailer.send(MAIL);
    await mailer.close();
    expect(received[0]).toContain('To: ada@example.com');
    expect(received[0]).toContain('text/plain');
    expect(received[0]).toContain('text/html');
  });

  it('tries three times, then tells', async () => {
    failuresLeft = 2;
    mailer.send(MAIL);
    await mailer.close();
    expect([received.length, failures.length]).toEqual([1, 0]);
    failuresLeft = 9;
    const second = createMailer({
      smtpUrl,
      from: 'a@example.com',
      onFailure: (error) => failures.push(error),
    });
    second.send(MAIL);
    await second.close();
    expect(failures).toHaveLength(1);
  });
});

describe('codes by mail', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startTestApi({ mailer });
  });
  afterEach(async () => {
    await api.close();
    await mailer.close();
  });

  async function nextMail(count: number): Promise<string> {
    while (received.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
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
