import type { Mail, Mailer } from '../mail/mailer';

/** A mailer that keeps what it is handed. */
export interface MailSink extends Mailer {
  readonly mails: Mail[];
  /** The code of the last mail to an address. */
  codeTo(address: string): string;
}

export function createMailSink(): MailSink {
  const mails: Mail[] = [];
  return {
    mails,
    send(mail) {
      if (mail !== undefined) mails.push(mail);
      return Promise.resolve();
    },
    codeTo(address) {
      const text = mails.findLast((mail) => mail.to === address)?.text ?? '';
      const code = /\b\d{6}\b/.exec(text)?.[0];
      if (code === undefined) throw new Error(`No code was mailed to ${address}`);
      return code;
    },
  };
}
