import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import type { Mail } from './mailer';

export interface MailTransport {
  /**
   * Hands one mail to the mail server. Rejects with MailRefusedError when the server will never take it, and with an
   * Error that may be tried again otherwise. Neither names the addressee or the text: both end up in the log.
   */
  deliver(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server says no to this mail, for good. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** A server that does not answer holds up one delivery for this long, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** What is wrong with the mail; the others (connection, sign-in, TLS) are wrong with the server or our settings. */
const OF_THE_MAIL: readonly string[] = ['EENVELOPE', 'EMESSAGE'];

/** Sends by the server of SMTP_URL. */
export function connectSmtp(smtpUrl: string, from: string): MailTransport {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  return {
    async deliver(mail) {
      try {
        await transport.sendMail({ from, ...mail });
      } catch (error) {
        throw withoutPeople(error);
      }
    },
    close() {
      transport.close();
    },
  };
}

const failureSchema = z.object({ code: z.optional(z.string()), responseCode: z.optional(z.number()) });

function withoutPeople(error: unknown): Error {
  const { code = 'unknown', responseCode = 0 } = failureSchema.safeParse(error).data ?? {};
  const answer = responseCode === 0 ? code : `${code} ${responseCode}`;
  return responseCode >= 500 && OF_THE_MAIL.includes(code)
    ? new MailRefusedError(`The mail server refused a mail (${answer})`)
    : new Error(`The mail server did not take a mail (${answer})`);
}
