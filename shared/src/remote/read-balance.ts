import { readCreditsOfUser } from '../contracts';
import type { ApiPort } from './shell-contract';

/** A user's credits; 0 while no record exists (the call answers a list, its first item counts). */
export async function readBalance(api: ApiPort, userId: string, signal?: AbortSignal): Promise<number> {
  const records = await api.call(readCreditsOfUser, { params: { userId } }, signal ? { signal } : {});
  return records[0]?.balancecredits ?? 0;
}
