import { invalidField } from '../../core/app-error';
import { isOwnWord, isRepeated, isSequence } from './guessable-password.rules';

const COMMON = 'This password is one of the most used. Choose another.';
const OWN = 'This password is easy to guess from your name or address. Choose another.';

let common: Promise<ReadonlySet<string>> | undefined;

export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Refuses, at its field, a new password that guessing begins with (SAFE-11). What a password must be besides is in shared/validation. */
export async function requireUncommon(
  field: string,
  password: string,
  { email, firstName, lastName }: PasswordOwner,
): Promise<void> {
  if (isRepeated(password) || isSequence(password)) throw invalidField(field, COMMON);
  if (isOwnWord(password, [email, firstName, lastName, `${firstName}${lastName}`, 'tessera'])) {
    throw invalidField(field, OWN);
  }
  common ??= readList();
  if ((await common).has(password.toLowerCase())) throw invalidField(field, COMMON);
}

/** Some 50,000 of leaked ones, the most used first; a server that nobody signs up at does not hold them. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()));
}
