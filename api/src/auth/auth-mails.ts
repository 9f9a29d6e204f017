import { OTP_MINUTES } from '@tessera/shared/contracts';
import type { Mail } from '../mail/mailer';

/** The mail with the one-time code that proves the address. */
export function codeMail(to: string, code: string): Mail {
  return makeMail(to, `${code} is your Tessera code`, [
    `Your verification code is ${code}.`,
    `It is good for ${OTP_MINUTES} minutes. If you did not ask for it, you can ignore this mail.`,
  ]);
}

/** What someone gets who registers an address that has an account: the page must not tell. */
export function accountExistsMail(to: string, signInUrl: string): Mail {
  return makeMail(to, 'You already have a Tessera account', [
    'Someone, probably you, tried to sign up with this address. It already has an account.',
    `Sign in at ${signInUrl}. If it was not you, there is nothing to do.`,
  ]);
}

/** No value here comes from a user but the address, which stands in the header only. */
function makeMail(to: string, subject: string, paragraphs: readonly string[]): Mail {
  return {
    to,
    subject,
    text: paragraphs.join('\n\n'),
    html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
  };
}
