import { planChoiceSchema, preferencesSchema } from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { rowParser, StoredRowError } from '../../db/stored-row';
import { users } from '../tables/users.table';

/** A stored user, for every repository that reads one. */
export const parseUser = rowParser(users, ({ id }) => id, {
  chosenPlan: z.nullable(planChoiceSchema),
  preferences: preferencesSchema,
});

export type UserRow = ReturnType<typeof parseUser>;

/** What a call needs of its caller. Every private call reads it, and each column more takes its time. */
export type CallerUser = Pick<
  UserRow,
  'id' | 'email' | 'firstName' | 'lastName' | 'passwordHash' | 'plan' | 'planEndsAt' | 'preferences'
>;

const { id, email, firstName, lastName, passwordHash, plan, planEndsAt, preferences } = users;

/** The columns of a `CallerUser`. */
export const callerColumns = { id, email, firstName, lastName, passwordHash, plan, planEndsAt, preferences };

export function parseCaller(row: Omit<CallerUser, 'preferences'> & { preferences: unknown }): CallerUser {
  const parsed = preferencesSchema.safeParse(row.preferences);
  if (!parsed.success) throw new StoredRowError('users', row.id, parsed.error.issues);
  return { ...row, preferences: parsed.data };
}
