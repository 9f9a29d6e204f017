import { readSignInOptions, type CallOutput } from '@tessera/shared/contracts';
import type { ApiPort } from '@tessera/shared/remote';

/* A module of its own: the contracts bring zod along, which no first view here needs. */

export type SignInOptions = CallOutput<typeof readSignInOptions>;

export function fetchOptions(api: ApiPort): Promise<SignInOptions> {
  return api.call(readSignInOptions, {});
}
