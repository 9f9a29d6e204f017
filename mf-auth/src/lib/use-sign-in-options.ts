import { useShell, whenIdle } from '@tessera/shared/remote';
import { useEffect, useState } from 'react';
import type { SignInOptions } from './fetch-options';

/** What the server is set up for; undefined until it answers, and when it does not: then nothing is taken away. */
export function useSignInOptions(): SignInOptions | undefined {
  const { api } = useShell();
  const [options, setOptions] = useState<SignInOptions>();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const { fetchOptions } = await import('./fetch-options');
      const answer = await fetchOptions(api);
      if (!isGone) setOptions(answer);
    };
    const cancel = whenIdle(() => {
      // What does not work then says so when it is pressed, as before.
      load().catch(() => undefined);
    });
    return () => {
      isGone = true;
      cancel();
    };
  }, [api]);
  return options;
}
