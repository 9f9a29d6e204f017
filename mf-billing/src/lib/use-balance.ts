import { useSession, useShell } from '@tessera/shared/remote';
import { readBalance } from './read-balance';
import { useResource, type Resource } from './use-resource';

/** The signed-in user's credits. */
export function useBalance(): Resource<number> {
  const { api } = useShell();
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.user.id : '';
  return useResource(userId, (signal) => readBalance(api, userId, signal), 'Your balance could not be read.');
}
