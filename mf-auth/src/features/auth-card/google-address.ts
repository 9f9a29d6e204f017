import { initiateGoogle } from '@tessera/shared/contracts';
import type { ApiPort } from '@tessera/shared/remote';

/** Google's page for this attempt. A module of its own: its contracts are needed after a press only. */
export async function askGoogleAddress(api: ApiPort, returnTo: string | undefined): Promise<string> {
  return (await api.call(initiateGoogle, { query: { state: returnTo } })).authUrl;
}
