import {
  initiateGoogle,
  login,
  register,
  type CallInput,
  type CallOutput,
  type SessionTokens,
} from '@tessera/shared/contracts';
import type { ApiPort } from '@tessera/shared/remote';

/* A module of its own: the contracts bring zod along, which nobody needs before a press (`load-calls.ts`). */

/** Google's page for this attempt. */
export async function fetchGoogleAddress(api: ApiPort, returnTo: string | undefined): Promise<string> {
  return (await api.call(initiateGoogle, { query: { state: returnTo } })).authUrl;
}

export function sendSignIn(api: ApiPort, body: CallInput<typeof login>['body']): Promise<SessionTokens> {
  return api.call(login, { body });
}

export function sendSignUp(
  api: ApiPort,
  body: CallInput<typeof register>['body'],
): Promise<CallOutput<typeof register>> {
  return api.call(register, { body });
}
