import type { GithubProblem } from '@tessera/shared/contracts';
import { limitTime } from '@tessera/shared/repositories';
import { formatNumber } from '@tessera/shared/ui';

/** What is said where GitHub could not be asked. */
export function problemText(problem: GithubProblem, retryAt?: number): string {
  switch (problem) {
    case 'notConnected':
      return 'Connect GitHub to import and push code.';
    case 'reconnect':
      return 'GitHub no longer accepts this connection. Reconnect to go on.';
    case 'rateLimited':
      return retryAt === undefined
        ? 'GitHub allows no more calls for now. Try again in a few minutes.'
        : `GitHub allows no more calls until ${limitTime(retryAt)}.`;
    case 'notFound':
      return 'GitHub does not show this repository to you any more.';
    case 'away':
      return 'GitHub did not answer.';
  }
}

/** The branch has no newer commits, and is not where it was: it was set back or written anew. */
export const REWRITTEN = "GitHub's branch was rewritten";

/** '1 commit', '2 commits'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
