import type { User } from '@tessera/shared/contracts';
import { planAt } from './user-plan.rules';
import type { CallerUser } from './user.schema';

/** What the browser is told of a user. */
export function presentUser(user: CallerUser, now: Date): User {
  const { id, firstName, lastName, email, preferences } = user;
  const name = planAt(user, now);
  return { id, firstname: firstName, lastname: lastName, email, plan: { name }, preferences };
}
