import { planChoiceSchema, preferencesSchema } from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { rowParser } from '../../db/stored-row';
import { users } from '../tables/users.table';

/** A stored user, for every repository that reads one. */
export const parseUser = rowParser(users, ({ id }) => id, {
  chosenPlan: z.nullable(planChoiceSchema),
  preferences: preferencesSchema,
});

export type UserRow = ReturnType<typeof parseUser>;
