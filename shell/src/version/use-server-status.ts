import { readReadiness, readServerVersion } from '@tessera/shared/contracts';
import { errorMessage, isApiError } from '@tessera/shared/http';
import { useCallback, useEffect, useState } from 'react';
import { useApi } from '../session/session-context';
import type { ServerAnswer } from './system-status';

export interface ServerVersion {
  readonly version: string;
  readonly builtAt: string;
  readonly environment: string;
}

/** Asks the server whether it is ready and which version it is; `ask` asks again. */
export function useServerStatus() {
  const api = useApi();
  const [answer, setAnswer] = useState<ServerAnswer>({ step: 'asking' });
  /** Null: it did not say. */
  const [version, setVersion] = useState<ServerVersion | null>();

  const ask = useCallback(async () => {
    const asked = api.call(readServerVersion, {}).then(setVersion, () => setVersion(null));
    try {
      await api.call(readReadiness, {});
      setAnswer({ step: 'ready' });
    } catch (error) {
      setAnswer(
        isApiError(error)
          ? { step: 'notReady', message: errorMessage(error, `it answered ${error.status}.`) }
          : { step: 'unreachable' },
      );
    }
    await asked;
  }, [api]);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the answer comes later
    void ask();
  }, [ask]);

  return { answer, version, ask };
}
