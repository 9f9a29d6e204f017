import type { User } from '@tessera/shared/contracts';
import type { CallerUser } from './user.schema';

/** What the browser is told of a user. */
export function presentUser({ id, firstName, lastName, email, plan, preferences }: CallerUser): User {
  return { id, firstname: firstName, lastname: lastName, email, plan: { name: plan }, preferences };
}
