import { OTP_MINUTES } from '@tessera/shared/contracts';
import type { Mail } from '../../mail/mailer';
import { makeMail } from '../../mail/plain-mail';

/** The mail with the one-time code that proves the address. */
export function codeMail(to: string, code: string): Mail {
  return makeMail(to, `${code} is your Tessera code`, [
    `Your verification code is ${code}.`,
    `It is good for ${OTP_MINUTES} minutes. If you did not ask for it, you can ignore this mail.`,
  ]);
}

/** The mail with the one-time code that lets the address set a new password. */
export function resetMail(to: string, code: string): Mail {
  return makeMail(to, `${code} is your Tessera code for a new password`, [
    `Your code to set a new password is ${code}.`,
    `It is good for ${OTP_MINUTES} minutes. If you did not ask for it, ignore this mail: your password stays as it is.`,
  ]);
}

/** Tells the owner, who may not be the one who did it. */
export function passwordChangedMail(to: string, forgotUrl: string): Mail {
  return makeMail(to, 'Your Tessera password was changed', [
    'The password of your account was just changed, and every other device was signed out.',
    `If it was not you, set a new one at ${forgotUrl}.`,
  ]);
}

/** Tells the old address, whose owner may not be the one who did it. The new one is the account's own text. */
export function emailChangedMail(to: string, newAddress: string): Mail {
  return makeMail(to, 'The address of your Tessera account was changed', [
    `Your account now signs in with ${newAddress}, and this address no longer does.`,
    'If it was not you, answer to this mail.',
  ]);
}

/** What someone gets who registers an address that has an account: the page must not tell. */
export function accountExistsMail(to: string, signInUrl: string): Mail {
  return makeMail(to, 'You already have a Tessera account', [
    'Someone, probably you, tried to sign up with this address. It already has an account.',
    `Sign in at ${signInUrl}. If it was not you, there is nothing to do.`,
  ]);
}
