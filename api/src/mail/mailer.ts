import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Hands the mail over and returns at once: how long a mail server takes must not show in an answer. */
  send(mail: Mail): void;
  /** Resolves when every mail is delivered or given up; then closes the connection. */
  close(): Promise<void>;
}

export interface MailerSettings {
  readonly smtpUrl: string;
  readonly from: string;
  readonly onFailure: (error: unknown) => void;
}

const ATTEMPTS = 3;

/** Sends by SMTP, trying three times. Failures go to `onFailure`, without the mail's content. */
export function createMailer({ smtpUrl, from, onFailure }: MailerSettings): Mailer {
  const transport = createTransport(smtpUrl);
  const underway = new Set<Promise<void>>();

  async function deliver(mail: Mail): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        await transport.sendMail({ from, ...mail });
        return;
      } catch (error) {
        if (attempt === ATTEMPTS) onFailure(error);
        else await wait(250 * attempt);
      }
    }
  }

  return {
    send(mail) {
      const delivery = deliver(mail).finally(() => underway.delete(delivery));
      underway.add(delivery);
    },
    async close() {
      await Promise.all(underway);
      transport.close();
    },
  };
}
