import * as z from 'zod/mini';
import { asksAboutEmail, emailSchema, otpSchema, passwordSchema } from './auth.contract';
import { defineContract } from './define-contract';
import { userSchema } from './session.contract';

const userParams = z.object({ id: z.uuid('User ID is required') });

/**
 * Moves the account to another address, in two calls: with the password, which sends a code to the new address and
 * answers `message` (and `otp` while no mail server is set); then with the code, which answers the `user`. An address
 * that is taken gets the same answer, and a code that never verifies. 403 for a wrong password, 409 without one.
 */
export const changeEmail = defineContract({
  method: 'POST',
  path: '/auth/user/:id/email',
  access: 'user',
  request: {
    params: userParams,
    body: z
      .object({
        email: emailSchema,
        keepEmail: z.optional(z.boolean()),
        password: z.optional(passwordSchema),
        otp: z.optional(otpSchema),
      })
      .check(
        asksAboutEmail(),
        z.refine(({ password, otp }) => password !== undefined || otp !== undefined, {
          path: ['password'],
          error: 'Password is required',
          when: () => true,
        }),
      ),
  },
  response: z.object({
    message: z.optional(z.string()),
    otp: z.optional(z.string()),
    user: z.optional(userSchema),
  }),
});

export const activitySchema = z.object({
  at: z.iso.datetime(),
  kind: z.enum([
    'sign_in',
    'password_changed',
    'email_changed',
    'session_ended',
    'identity_unlinked',
    'github_connected',
    'github_disconnected',
    'secret_shown',
    'data_exported',
    'deployment',
    'payment',
  ]),
  /** In words: the device, the application, the amount. */
  detail: z.string(),
  /** The network address it came from, where one is known. */
  address: z.nullable(z.string()),
});
export type Activity = z.infer<typeof activitySchema>;

/** What happened to the account, the newest first. */
export const listActivity = defineContract({
  method: 'GET',
  path: '/auth/user/:id/activity',
  access: 'user',
  request: {
    params: userParams,
    query: z.object({ cursor: z.optional(z.string().check(z.maxLength(200, 'The cursor is too long'))) }),
  },
  response: z.object({ items: z.array(activitySchema), nextCursor: z.nullable(z.string()) }),
});

/** A link to a copy of everything that is the user's, good for 24 hours. A new one ends the one before. */
export const exportData = defineContract({
  method: 'POST',
  path: '/auth/user/:id/export',
  access: 'user',
  request: { params: userParams },
  response: z.object({ status: z.literal('ready'), url: z.string(), expiresAt: z.iso.datetime() }),
});

/** The copy itself, a JSON file: whoever has the link may read it. 410 when the link is over. */
export const downloadExport = defineContract({
  method: 'GET',
  path: '/auth/exports',
  access: 'any',
  request: {
    query: z.object({ key: z.string('The key is missing').check(z.maxLength(200, 'The key is too long')) }),
  },
  response: z.unknown(),
});

/**
 * Deletes the account and everything in it, for good. Proved by the password; an account without one is sent a code
 * by the first call (`code_sent`) and brings it in the second. 403 for a wrong password, 409 while an application is
 * live, unless `stop`.
 */
export const deleteUser = defineContract({
  method: 'DELETE',
  path: '/auth/user/:id',
  access: 'user',
  status: 202,
  request: {
    params: userParams,
    body: z.object({
      password: z.optional(passwordSchema),
      otp: z.optional(otpSchema),
      stop: z.optional(z.boolean()),
    }),
  },
  response: z.object({ status: z.enum(['deleted', 'code_sent']), otp: z.optional(z.string()) }),
});
