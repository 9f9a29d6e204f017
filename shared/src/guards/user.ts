import type { Preferences, User } from '../contracts';
import { LOCALE } from '../contracts/patterns';
import { hasShape, isMatching, isOneOf, isOptional, isString } from './guards';

/** The guard of `userSchema`. */
export const isUser = hasShape<User>({
  id: isMatching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i),
  firstname: isString,
  lastname: isString,
  email: isString,
  plan: hasShape<User['plan']>({ name: isString }),
  preferences: isOptional(
    hasShape<Preferences>({
      theme: isOptional(isOneOf('system', 'light', 'dark')),
      locale: isOptional(isMatching(LOCALE)),
    }),
  ),
});
