import { useState } from 'react';
import { useShellSession } from './session-context';

/** Asks again at once what got no answer, by somebody's hand. */
export function useRetry() {
  const session = useShellSession();
  const [isRetrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    void session.retry().finally(() => setRetrying(false));
  };
  return { isRetrying, retry };
}
