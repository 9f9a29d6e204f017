import './jitless';
import * as z from 'zod/mini';
import { ROLES_BY_SIGN_IN } from './model-access';

/**
 * People of an application and its server, below `/_data` of the application's own host (docs/documents/record-server.md; DATA-03). They
 * are no accounts of Tessera. The kit has the same types without a schema; a test of the api holds both together.
 */

const emailSchema = z
  .string('Enter an email address')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, 'An email address has at most 254 characters'),
    z.email('This is not an email address'),
  );

export const personRoleSchema = z.enum(['owner', ...ROLES_BY_SIGN_IN], 'There is no such role');
export type PersonRole = z.infer<typeof personRoleSchema>;

/** Who has signed in. */
export const signedInSchema = z.object({ id: z.string(), email: z.string(), role: personRoleSchema });

/** `people` of a snapshot: whether one can sign in here, and who has. */
export const peopleOfPageSchema = z.object({
  signIn: z.nullable(z.enum(['invited', 'open'])),
  person: z.nullable(signedInSchema),
});

export type PeopleOfPage = z.infer<typeof peopleOfPageSchema>;

/** `POST /_data/sign-in`: 202 whether or not a code is sent; 400, 429. */
export const askCodeSchema = z.object({ email: emailSchema });

/** `POST /_data/sign-in/code`: 200 `{ person }` with the session's cookie; 400, 401 for a wrong or old code, 429. */
export const sendCodeSchema = z.object({
  email: emailSchema,
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'The code has six digits')),
});

/** `GET /_data/enter`: goes to the application's first page, signed in as the project's owner where the code is good. */
export const enterQuerySchema = z.object({
  // Whatever cannot be one is as good as none: the page opens all the same.
  code: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
});
