import type { CallerUser } from './user.schema';

/** What the account is on at `now`: a plan that is over counts no more, although nothing has ended it yet. */
export function planAt({ plan, planEndsAt }: Pick<CallerUser, 'plan' | 'planEndsAt'>, now: Date): string {
  return planEndsAt !== null && planEndsAt <= now ? 'Starter' : plan;
}
