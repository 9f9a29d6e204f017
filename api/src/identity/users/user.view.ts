import type { User } from '@tessera/shared/contracts';
import type { CallerUser } from './user.schema';

/** What the browser is told of a user. A plan that is over is not shown, although nothing has ended it yet. */
export function presentUser(user: CallerUser, now: Date): User {
  const { id, firstName, lastName, email, plan, planEndsAt, preferences } = user;
  const name = planEndsAt !== null && planEndsAt <= now ? 'Starter' : plan;
  return { id, firstname: firstName, lastname: lastName, email, plan: { name }, preferences };
}
