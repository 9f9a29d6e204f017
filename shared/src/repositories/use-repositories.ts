import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { listRepositories, type GithubProblem, type Repository } from '../contracts';
import { useSession, useShell } from '../remote';
import { forgetRepositories, keepRepositories, readKeptRepositories } from './kept-repositories';
import { readRepositories, withoutTwins, type RepositoryState } from './read-repositories';
import { transformRepository, type RepositoryView } from './transform-repository';

export interface RepositoryList {
  /** Empty while they are loading, and where they could not be had. */
  readonly repositories: readonly RepositoryView[];
  /** `failed` only while there is nothing to show. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** More are on their way, or those from before are being read anew. */
  readonly isRefreshing: boolean;
  /** Why GitHub's answer is not there, or not all of it. */
  readonly problem: GithubProblem | undefined;
  /** With `rateLimited`: when it may be asked again, in milliseconds. */
  readonly retryAt: number | undefined;
  readonly reload: () => void;
  /** Puts one that was just made before the others. */
  readonly add: (repository: Repository) => void;
}

interface Loaded {
  readonly userId: string;
  readonly account: number;
  readonly attempt: number;
  /** When it came, in milliseconds. */
  readonly at: number;
  readonly state: RepositoryState;
}

/** What this browser keeps from now on. */
function keep(userId: string, { raw, isComplete, problem }: RepositoryState): void {
  if (problem === 'notConnected') forgetRepositories(userId);
  else if (isComplete && problem === undefined) keepRepositories(userId, raw);
}

function statusOf({ raw, isComplete, problem }: RepositoryState): RepositoryList['status'] {
  if (raw.length > 0) return 'ready';
  if (problem) return 'failed';
  return isComplete ? 'ready' : 'loading';
}

/** What this browser keeps, as a list that is not read yet. */
function useKept(userId: string | undefined, account: number) {
  const [at] = useState(Date.now);
  return useMemo(() => {
    const raw = (userId && readKeptRepositories(userId)) || [];
    const state: RepositoryState = { raw, isComplete: false };
    return { account, attempt: -1, at, state };
  }, [account, at, userId]);
}

/**
 * The account's repositories (GIT-03, GIT-04): what this browser keeps at once, then GitHub's answer, a page after the
 * other. A failure is reported and yields what was there before, or an empty list (GIT-05).
 *
 * @param isWanted false while it is not known whether an account is connected: nothing is asked then
 * @param account changes with the account that is connected: nothing that was read of the one before is shown
 */
export function useRepositories(isWanted = true, account = 0): RepositoryList {
  const { api, reportError } = useShell();
  const session = useSession();
  const userId = session.status === 'signedIn' && isWanted ? session.user.id : undefined;
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const kept = useKept(userId, account);
  const isOwn = loaded?.userId === userId && loaded?.account === account;
  const current = loaded && isOwn ? loaded : kept;
  const { state, at } = current;

  const load = useEffectEvent(async (of: string, signal: AbortSignal) => {
    const states = readRepositories(state.raw, {
      readPage: (page) => api.call(listRepositories, { query: { page } }, { signal }),
      // What is no longer wanted is aborted, and no failure.
      report: (error) => {
        if (!signal.aborted) reportError(error);
      },
      now: Date.now,
    });
    for await (const next of states) {
      if (signal.aborted) return;
      keep(of, next);
      setLoaded({ userId: of, account, attempt, at: Date.now(), state: next });
    }
  });
  useEffect(() => {
    if (userId === undefined) return undefined;
    const controller = new AbortController();
    void load(userId, controller.signal);
    return () => {
      controller.abort();
    };
  }, [userId, account, attempt]);

  const repositories = useMemo(() => state.raw.map((one) => transformRepository(one, at)), [at, state.raw]);
  const reload = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);
  const add = useCallback(
    (repository: Repository) => {
      if (userId === undefined) return;
      keepRepositories(userId, withoutTwins([repository, ...(readKeptRepositories(userId) ?? [])]));
      setLoaded((before) => {
        if (!before) return undefined;
        const raw = withoutTwins([repository, ...before.state.raw]);
        return { ...before, state: { ...before.state, raw } };
      });
    },
    [userId],
  );
  const isDone = state.isComplete && current.attempt === attempt;
  return {
    repositories,
    status: statusOf(state),
    isRefreshing: userId !== undefined && !isDone,
    problem: state.problem,
    retryAt: state.retryAt,
    reload,
    add,
  };
}
