import * as z from 'zod/mini';
import { defineContract } from './define-contract';
import { LOCALE } from './patterns';

/** What a user chose for the pages; what is left out is the page's own choice. */
export const preferencesSchema = z.object({
  theme: z.optional(z.enum(['system', 'light', 'dark'])),
  /** The language of dates and numbers: 'en-GB'. */
  locale: z.optional(z.string().check(z.regex(LOCALE, 'The language is not valid'))),
});
export type Preferences = z.infer<typeof preferencesSchema>;

export const userSchema = z.object({
  id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  plan: z.object({ name: z.string() }),
  preferences: z.optional(preferencesSchema),
});
export type User = z.infer<typeof userSchema>;

/** A signed-in answer: `expiresIn` in seconds. */
export const sessionSchema = z.object({
  token: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.number(),
  user: userSchema,
});
export type SessionTokens = z.infer<typeof sessionSchema>;

export const refresh = defineContract({
  method: 'POST',
  path: '/auth/refresh',
  access: 'any',
  request: { body: z.object({ refreshToken: z.optional(z.string().check(z.maxLength(512))) }) },
  response: sessionSchema,
});

export const logout = defineContract({
  method: 'POST',
  path: '/auth/logout',
  access: 'any',
  status: 204,
  request: { body: z.object({ refreshToken: z.optional(z.string().check(z.maxLength(512))) }) },
  response: z.undefined(),
});

export const readCurrentUser = defineContract({
  method: 'GET',
  path: '/auth/user',
  access: 'user',
  request: {},
  response: z.object({ user: userSchema }),
});
