import { useRepositories, type RepositoryList } from '@tessera/shared/repositories';

export type AccountRepositories = RepositoryList;

/**
 * The repositories of the account that is connected, read anew with another account.
 *
 * @param round changes with the account
 */
export function useAccountRepositories(isConnected: boolean, round: number): AccountRepositories {
  return useRepositories(isConnected, round);
}
