import { NAME_MAX } from '../contracts/constants';
import { accept, characters, refuse, trimmed, type Check, type Input } from './check';

const USERNAME_MIN = 3;
const USERNAME_MAX = 30;

/** VAL-03: a user name of 3 to 30 letters, digits, underscores and hyphens. */
export function checkUsername(input: Input): Check<string> {
  const text = trimmed(input);
  if (!text) return refuse('Username is required');
  if (text.includes('@')) return refuse('Username cannot contain @');
  if (text.length < USERNAME_MIN) return refuse(`Username must be at least ${USERNAME_MIN} characters`);
  if (text.length > USERNAME_MAX) return refuse(`Username must be at most ${USERNAME_MAX} characters`);
  if (!/^[A-Za-z0-9_-]+$/.test(text))
    return refuse('Username can only contain letters, numbers, underscores and hyphens');
  return accept(text);
}

/**
 * VAL-04: a person's name of at most 50 letters of any script, spaces, apostrophes and hyphens.
 *
 * @param field how the message calls it, such as 'First name'
 */
export function checkName(input: Input, field = 'Name'): Check<string> {
  // One form for composed letters, and the plain apostrophe for the one that telephones type.
  const text = trimmed(input).normalize('NFC').replaceAll('\u2019', "'");
  if (!text) return refuse(`${field} is required`);
  if (characters(text) > NAME_MAX) return refuse(`${field} must be less than ${NAME_MAX} characters`);
  if (!/^[\p{L}\p{M}' -]+$/u.test(text) || !/\p{L}/u.test(text))
    return refuse(`${field} contains invalid characters`);
  return accept(text);
}

/** VAL-05: a telephone number of 10 to 15 digits with an optional leading plus; the usual separators are dropped. */
export function checkPhone(input: Input): Check<string> {
  const text = trimmed(input);
  if (!text) return refuse('Phone number is required');
  const phone = text.replace(/[ ().-]/g, '');
  return /^\+?\d{10,15}$/.test(phone) ? accept(phone) : refuse('Invalid phone number');
}
