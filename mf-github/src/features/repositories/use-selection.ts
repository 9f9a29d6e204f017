import { readSelectedRepositories, selectRepositories } from '@tessera/shared/contracts';
import { errorMessage, isApiError, isNetworkError } from '@tessera/shared/http';
import { useSession, useShell } from '@tessera/shared/remote';
import { keepSelection, readKeptSelection } from '@tessera/shared/repositories';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** As many as the call takes. */
const MOST = 50;
const NOTHING: readonly string[] = [];

export interface Selection {
  readonly names: readonly string[];
  readonly toggle: (name: string) => void;
  readonly clear: () => void;
}

/** The repositories that are kept for deploying (GIT-04): at the server, and in this browser to be there at once. */
export function useSelection(): Selection {
  const { api, notify, reportError } = useShell();
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.user.id : undefined;
  const [names, setNames] = useState<readonly string[]>(
    () => (userId && readKeptSelection(userId)) || NOTHING,
  );
  const confirmed = useRef(names);
  const saving = useRef(Promise.resolve());
  const changes = useRef(0);

  const show = (next: readonly string[]) => {
    setNames(next);
    if (userId !== undefined) keepSelection(userId, next);
  };
  const take = useEffectEvent((read: readonly string[]) => {
    // Somebody was quicker than the answer: theirs is saved by now.
    if (changes.current > 0) return;
    confirmed.current = read;
    show(read);
  });
  const fail = useEffectEvent((error: unknown) => {
    // GIT-05: logged; what this browser keeps is shown.
    reportError(error);
  });
  useEffect(() => {
    if (userId === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    api.call(readSelectedRepositories, {}, { signal }).then(
      ({ repositories }) => {
        if (!signal.aborted) take(repositories);
      },
      (error: unknown) => {
        if (!signal.aborted) fail(error);
      },
    );
    return () => {
      controller.abort();
    };
  }, [api, userId]);

  /** One after the other, so that the last one counts at the server too. */
  async function save(next: readonly string[], change: number): Promise<void> {
    try {
      await api.call(selectRepositories, { body: { repositories: [...next] } });
      confirmed.current = next;
    } catch (error) {
      if (!isApiError(error) && !isNetworkError(error)) reportError(error);
      if (change === changes.current) show(confirmed.current);
      notify({ type: 'error', title: errorMessage(error, 'The selection could not be saved') });
    }
  }
  const change = (next: readonly string[]) => {
    if (next.length > MOST) {
      notify({ type: 'warning', title: `At most ${String(MOST)} repositories can be selected` });
      return;
    }
    changes.current += 1;
    const number = changes.current;
    show(next);
    saving.current = saving.current.then(() => save(next, number));
  };
  return {
    names,
    toggle: (name) => {
      change(names.includes(name) ? names.filter((one) => one !== name) : [...names, name]);
    },
    clear: () => {
      change(NOTHING);
    },
  };
}
