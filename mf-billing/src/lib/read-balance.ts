import { readCreditsOfUser } from '@tessera/shared/contracts';
import type { ApiPort } from '@tessera/shared/remote';

/** A user's credits; 0 while no record exists (the call answers a list, its first item counts). */
export async function readBalance(api: ApiPort, userId: string, signal?: AbortSignal): Promise<number> {
  const records = await api.call(readCreditsOfUser, { params: { userId } }, signal ? { signal } : {});
  return records[0]?.balancecredits ?? 0;
}
