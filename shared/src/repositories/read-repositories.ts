import { REPOSITORIES_PER_PAGE, type GithubProblem, type Repository } from '../contracts';
import { isApiError } from '../http';

/** As much of the list as there is by now. */
export interface RepositoryState {
  readonly raw: readonly Repository[];
  readonly isComplete: boolean;
  readonly problem?: GithubProblem;
  /** With `rateLimited`: when GitHub may be asked again, in milliseconds. */
  readonly retryAt?: number | undefined;
}

export interface RepositoryPorts {
  readonly readPage: (page: number) => Promise<readonly Repository[]>;
  /** GIT-05: failures are logged. */
  readonly report: (error: unknown) => void;
  readonly now: () => number;
}

/** As many pages as the call has. */
const MOST_PAGES = 100;

const PROBLEMS: ReadonlyMap<string, GithubProblem> = new Map([
  ['NOT_CONNECTED', 'notConnected'],
  ['RECONNECT', 'reconnect'],
  ['RATE_LIMITED', 'rateLimited'],
  ['NOT_FOUND', 'notFound'],
]);

/** What a failed call says about GitHub; `away` for whatever has no name of its own. */
export function githubProblemOf(error: unknown): GithubProblem {
  return (isApiError(error) ? PROBLEMS.get(error.code) : undefined) ?? 'away';
}

/** GitHub's order may move while it is read page by page: one that comes twice counts once. */
export function withoutTwins(repositories: readonly Repository[]): readonly Repository[] {
  return [...new Map(repositories.map((one) => [one.id, one])).values()];
}

/**
 * GitHub's pages one after the other, until all are there or it fails. Never throws.
 *
 * @param kept what is shown meanwhile, and stays where it fails
 */
export async function* readRepositories(
  kept: readonly Repository[],
  { readPage, report, now }: RepositoryPorts,
): AsyncGenerator<RepositoryState> {
  let raw: readonly Repository[] = [];
  try {
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const more = await readPage(page);
      raw = withoutTwins([...raw, ...more]);
      if (more.length < REPOSITORIES_PER_PAGE) break;
      // A list that is there already is not taken apart while it is read anew.
      if (kept.length < raw.length) yield { raw, isComplete: false };
    }
    yield { raw, isComplete: true };
  } catch (error) {
    const problem = githubProblemOf(error);
    const isConnected = problem !== 'notConnected';
    if (isConnected) report(error);
    const left = raw.length > kept.length ? raw : kept;
    const wait = isApiError(error) ? error.retryAfter : undefined;
    yield {
      raw: isConnected ? left : [],
      isComplete: true,
      problem,
      retryAt: wait === undefined ? undefined : now() + wait * 1000,
    };
  }
}
