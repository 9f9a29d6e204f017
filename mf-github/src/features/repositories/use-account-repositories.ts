import { useRepositories, type RepositoryList } from '@tessera/shared/repositories';
import { useEffect, useEffectEvent } from 'react';

export type AccountRepositories = RepositoryList;

/**
 * The repositories of the account that is connected, read anew with another account.
 *
 * @param round changes with the account
 */
export function useAccountRepositories(isConnected: boolean, round: number): AccountRepositories {
  const list = useRepositories(isConnected);
  const reload = useEffectEvent(() => {
    if (round > 0) list.reload();
  });
  useEffect(() => reload(), [round]);
  return list;
}
