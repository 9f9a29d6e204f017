import { readBalance, useResource, useSession, useShell, type Resource } from '@tessera/shared/remote';

/** The signed-in user's credits. */
export function useBalance(): Resource<number> {
  const { api } = useShell();
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.user.id : '';
  return useResource(userId, (signal) => readBalance(api, userId, signal), {
    fallback: 'Your balance could not be read.',
  });
}
