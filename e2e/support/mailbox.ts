import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AddressInfo, Server } from 'node:net';
import type { Readable } from 'node:stream';

interface SmtpServer {
  readonly server: Server;
  listen(port: number, host: string, ready: () => void): void;
  close(done: () => void): void;
}

interface SmtpModule {
  readonly SMTPServer: new (options: object) => SmtpServer;
}

/** A mail server on this machine that keeps what it is given. */
export interface Mailbox {
  /** What SMTP_URL is set to. */
  readonly url: string;
  /** Waits for the next mail with a code to the address, and takes it out. */
  readonly takeCode: (address: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** The server under test sends by SMTP, and so is received by SMTP: the api's own development dependency. */
export async function startMailbox(): Promise<Mailbox> {
  const load = createRequire(join(import.meta.dirname, '../../api/package.json'));
  const { SMTPServer } = load('smtp-server') as SmtpModule;
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream: Readable, _session: unknown, done: () => void) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async takeCode(address) {
      const deadline = Date.now() + 90_000;
      while (Date.now() < deadline) {
        const index = mails.findIndex((mail) => mail.includes(`To: ${address}`));
        const [mail] = index < 0 ? [] : mails.splice(index, 1);
        const code = /^Subject: (\d{6}) is your/m.exec(mail ?? '')?.[1];
        if (code) return code;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`No code was mailed to ${address} within 90 s`);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
