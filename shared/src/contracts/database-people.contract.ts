import * as z from 'zod/mini';
import { askCodeSchema, personRoleSchema } from './app-people.contract';
import { defineContract } from './define-contract';
import { ROLES_BY_SIGN_IN } from './model-access';

/** The people of a project's live application, for the project's owner (DATA-03). */

const byId = z.object({ id: z.uuid() });
const person = z.object({ id: z.uuid(), person: z.uuid() });

/** What the owner of a project can make somebody: the owner alone is owner. */
const givenRoleSchema = z.enum(ROLES_BY_SIGN_IN, 'There is no such role');

export const databasePersonSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: personRoleSchema,
  /** Null until they have signed in. */
  lastInAt: z.nullable(z.iso.datetime()),
  /** Null of those who came by themselves. */
  invitedAt: z.nullable(z.iso.datetime()),
});
export type DatabasePerson = z.infer<typeof databasePersonSchema>;

/** In the order in which they came. */
export const listDatabasePeople = defineContract({
  method: 'GET',
  path: '/databases/:id/people',
  access: 'user',
  request: { params: byId },
  response: z.object({ items: z.array(databasePersonSchema) }),
});

const MOST_INVITED = 50;

export const invitedEmailsSchema = z
  .array(askCodeSchema.shape.email)
  .check(
    z.minLength(1, 'Enter an email address'),
    z.maxLength(MOST_INVITED, `Invite at most ${String(MOST_INVITED)} people at a time`),
  );

/**
 * Invites people by mail, each with the address of the live application. Somebody who is there already gets the role, and no second
 * mail. 409 CONFLICT where nothing is live.
 */
export const inviteDatabasePeople = defineContract({
  method: 'POST',
  path: '/databases/:id/people',
  access: 'user',
  status: 201,
  request: {
    params: byId,
    body: z.object({ emails: invitedEmailsSchema, role: givenRoleSchema }),
  },
  response: z.object({ items: z.array(databasePersonSchema) }),
});

export const changeDatabasePerson = defineContract({
  method: 'PATCH',
  path: '/databases/:id/people/:person',
  access: 'user',
  request: { params: person, body: z.object({ role: givenRoleSchema }) },
  response: databasePersonSchema,
});

/** They are signed out at once; what they entered stays. */
export const removeDatabasePerson = defineContract({
  method: 'DELETE',
  path: '/databases/:id/people/:person',
  access: 'user',
  status: 204,
  request: { params: person },
  response: z.undefined(),
});

/** A one-time address of the live application, good for a minute, that signs the project's owner in to it. */
export const openAsOwner = defineContract({
  method: 'POST',
  path: '/databases/:id/entrance',
  access: 'user',
  status: 201,
  request: { params: byId },
  response: z.object({ address: z.url() }),
});
