import { PASSWORD_MAX, PASSWORD_MIN } from '../contracts/constants';
import { SERVICE_MESSAGES } from '../errors';
import { accept, characters, refuse, type Check, type Input } from './check';
import { hasControlCharacter, looksLikeScript } from './script-patterns';

/** VAL-02: a new password, kept exactly as typed. Lengths count characters, not bytes. */
export function checkPassword(input: Input): Check<string> {
  if (typeof input !== 'string' || !input.trim()) return refuse(SERVICE_MESSAGES.passwordRequired);
  const length = characters(input);
  if (length < PASSWORD_MIN) return refuse(`Password must be at least ${PASSWORD_MIN} characters`);
  if (length > PASSWORD_MAX) return refuse(`Password is too long (maximum ${PASSWORD_MAX} characters)`);
  if (looksLikeScript(input) || hasControlCharacter(input))
    return refuse('Password contains invalid characters');
  return accept(input);
}
