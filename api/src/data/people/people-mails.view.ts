import { OTP_MINUTES } from '@tessera/shared/contracts';
import type { Mail } from '../../mail/mailer';
import { makeMail } from '../../mail/plain-mail';
import type { OwnerOfProject } from './people.port';

/** An application as its people know it. */
export interface ApplicationToMail {
  readonly title: string;
  readonly address: string;
}

const FROM = 'This mail comes from Tessera, which runs the application for its owner.';

/** The mail with the code that signs somebody in to an application. Anybody can have it sent, so its subject has no words of the owner. */
export function signInMail(to: string, code: string, { title, address }: ApplicationToMail): Mail {
  return makeMail(to, `${code} is your code to sign in`, [
    `Your code to sign in to "${title}" at ${address} is ${code}.`,
    `It is good for ${String(OTP_MINUTES)} minutes. If you did not ask for it, you can ignore this mail.`,
    FROM,
  ]);
}

export function invitationMail(to: string, { title, address }: ApplicationToMail, by: OwnerOfProject): Mail {
  return makeMail(to, `${by.name} invites you to ${title}`, [
    `${by.name} (${by.email}) has invited you to the application "${title}".`,
    `Open ${address} and sign in with this address, ${to}. You get a code by mail, and need no password.`,
    'If you do not know who this is, you can ignore this mail.',
    FROM,
  ]);
}
