import { SERVICE_MESSAGES } from '../errors';
import { accept, refuse, trimmed, type Accepted, type Check, type Input, type Refused } from './check';
import { checkEmail } from './email';
import { checkPassword } from './password';
import { checkName } from './person';

/** A refusal that also names each bad input. */
export interface RefusedFields extends Refused {
  readonly fields: Readonly<Record<string, string>>;
}

export type FieldsCheck<Value> = Accepted<Value> | RefusedFields;

type Checks = Readonly<Record<string, Check<string>>>;
type Values<Given extends Checks> = { readonly [Name in keyof Given]: string };

/** All checks together: every value, or every message. */
function collect<Given extends Checks>(checks: Given): FieldsCheck<Values<Given>> {
  const values: Record<string, string> = {};
  const fields: Record<string, string> = {};
  for (const [name, check] of Object.entries(checks)) {
    if (check.ok) values[name] = check.value;
    else fields[name] = check.message;
  }
  const messages = Object.values(fields);
  if (messages.length === 0) return accept(values as Values<Given>);
  return { ok: false, message: `Validation failed: ${messages.join(', ')}`, fields };
}

/** A field that may be missing from an update. */
function pick(values: Readonly<Record<string, Input>>, name: string, field: string): Checks {
  return values[name] === undefined ? {} : { [name]: checkName(values[name], field) };
}

/** VAL-13: everything wrong with a registration at once, as 'Validation failed: …' and by field. */
export function checkRegistration(
  values: Readonly<Record<'firstname' | 'lastname' | 'email' | 'password', Input>>,
) {
  return collect({
    firstname: checkName(values.firstname, 'First name'),
    lastname: checkName(values.lastname, 'Last name'),
    email: checkEmail(values.email),
    password: checkPassword(values.password),
  });
}

/** VAL-13: the names of a profile update; those that are given. */
export function checkProfile(
  values: Readonly<Partial<Record<'firstName' | 'lastName', Input>>>,
): FieldsCheck<Readonly<Record<string, string>>> {
  return collect({ ...pick(values, 'firstName', 'First name'), ...pick(values, 'lastName', 'Last name') });
}

/** VAL-13: a sign-in needs a valid address and some password; rules for new passwords do not apply to old ones. */
export function checkLogin(values: Readonly<Record<'email' | 'password', Input>>) {
  const { password } = values;
  return collect({
    email: checkEmail(values.email, { mendsDomain: false }),
    password:
      typeof password === 'string' && password ? accept(password) : refuse(SERVICE_MESSAGES.passwordRequired),
  });
}

/** VAL-13: a password reset needs a token and a valid new password. */
export function checkPasswordReset(values: Readonly<Record<'token' | 'newPassword', Input>>) {
  return collect({
    token: checkResetToken(values.token),
    newPassword: checkPassword(values.newPassword),
  });
}

function present(input: Input, message: string): Check<string> {
  const text = trimmed(input);
  return text ? accept(text) : refuse(message);
}

/** VAL-13: 'OTP is required'. */
export function checkOtpGiven(input: Input): Check<string> {
  return present(input, SERVICE_MESSAGES.otpRequired);
}

/** VAL-13: 'Reset token is required'. */
export function checkResetToken(input: Input): Check<string> {
  return present(input, SERVICE_MESSAGES.resetTokenRequired);
}

/** VAL-13: 'User ID is required'. */
export function checkUserId(input: Input): Check<string> {
  return present(input, SERVICE_MESSAGES.userIdRequired);
}

/** VAL-13: 'GitHub access token is required'. */
export function checkGithubToken(input: Input): Check<string> {
  return present(input, SERVICE_MESSAGES.githubTokenRequired);
}
