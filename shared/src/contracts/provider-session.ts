import * as z from 'zod/mini';
import { userSchema } from './session.contract';

/** What a page gets that a provider sent back. By itself: /github needs it, and none of what is known of signing in. */
export const providerSessionSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  token: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.number(),
  user: userSchema,
});
export type ProviderSession = z.infer<typeof providerSessionSchema>;
