import * as z from 'zod/mini';
import { firstNameSchema, lastNameSchema, newPasswordSchema, passwordSchema } from './auth.contract';
import { defineContract } from './define-contract';
import { preferencesSchema, userSchema } from './session.contract';

const userParams = z.object({ id: z.uuid('User ID is required') });

/** The same answer as `readCurrentUser`, for the owner only: another user's id answers 403. */
export const readUser = defineContract({
  method: 'GET',
  path: '/auth/user/:id',
  access: 'user',
  request: { params: userParams },
  response: z.object({ user: userSchema }),
});

export const updateUser = defineContract({
  method: 'PUT',
  path: '/auth/user/:id',
  access: 'user',
  request: {
    params: userParams,
    body: z.object({
      firstName: firstNameSchema,
      lastName: lastNameSchema,
      /** Replaces those that are named; the others stay. */
      preferences: z.optional(preferencesSchema),
    }),
  },
  response: z.object({ user: userSchema }),
});

/**
 * Ends every other session of the user. 403 for a wrong current password, 409 for an account that has none
 * yet (it signs in by a provider): 'forgot password' gives it one.
 */
export const changePassword = defineContract({
  method: 'POST',
  path: '/auth/user/:id/password',
  access: 'user',
  status: 204,
  request: {
    params: userParams,
    body: z.object({
      currentPassword: passwordSchema,
      newPassword: newPasswordSchema,
    }),
  },
  response: z.undefined(),
});

export const signedInDeviceSchema = z.object({
  id: z.uuid(),
  /** Browser and system: 'Chrome on Linux'. */
  device: z.string(),
  lastUsed: z.iso.datetime(),
  /** The session that asks. */
  current: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDeviceSchema>;

export const listSessions = defineContract({
  method: 'GET',
  path: '/auth/sessions',
  access: 'user',
  request: {},
  response: z.object({ items: z.array(signedInDeviceSchema), nextCursor: z.nullable(z.string()) }),
});

/** Signs a device out. 403 for another user's session, and for none. */
export const endSession = defineContract({
  method: 'DELETE',
  path: '/auth/sessions/:sid',
  access: 'user',
  status: 204,
  request: { params: z.object({ sid: z.uuid('Session ID is required') }) },
  response: z.undefined(),
});

export const authProviderSchema = z.enum(['google', 'github', 'apple']);
export type AuthProvider = z.infer<typeof authProviderSchema>;

export const identitySchema = z.object({
  provider: authProviderSchema,
  /** What the provider calls the user: a name, a login or an address. */
  displayName: z.string(),
});
export type Identity = z.infer<typeof identitySchema>;

export const listIdentities = defineContract({
  method: 'GET',
  path: '/auth/identities',
  access: 'user',
  request: {},
  response: z.object({ items: z.array(identitySchema), nextCursor: z.nullable(z.string()) }),
});

/** 404 for a provider that is not linked, 409 for the last way to sign in. */
export const unlinkIdentity = defineContract({
  method: 'DELETE',
  path: '/auth/identities/:provider',
  access: 'user',
  status: 204,
  request: { params: z.object({ provider: authProviderSchema }) },
  response: z.undefined(),
});
