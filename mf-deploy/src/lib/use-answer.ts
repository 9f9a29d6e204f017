import { useShell, type ShellProps } from '@tessera/shared/remote';
import { useCallback, useEffect, useState } from 'react';

export type Answer<Value> =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: unknown }
  | { readonly step: 'ready'; readonly value: Value };

/**
 * Reads something once, and again when asked or when `read` changes; what is shown stays while it is read again.
 *
 * @param read makes the call; must keep its identity between renders
 */
export function useAnswer<Value>(read: (shell: ShellProps) => Promise<Value>) {
  const shell = useShell();
  const [answer, setAnswer] = useState<Answer<Value>>({ step: 'loading' });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    read(shell).then(
      (value) => {
        if (isCurrent) setAnswer({ step: 'ready', value });
      },
      (error: unknown) => {
        // What is on the page stays: a refresh that failed takes nothing away.
        if (isCurrent) setAnswer((before) => (before.step === 'ready' ? before : { step: 'failed', error }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [read, shell, turn]);

  const reload = useCallback(() => {
    setTurn((before) => before + 1);
  }, []);
  const replace = useCallback((value: Value) => {
    setAnswer({ step: 'ready', value });
  }, []);
  return { answer, reload, replace };
}
