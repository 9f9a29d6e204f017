import * as z from 'zod/mini';
import type { GithubApi } from './github-api.port';
import { commitSchema } from './github-answers.schema';
import type { GithubRequests } from './github-request.client';
import { commitOf, ownerAndName } from './repository.rules';

const MOST_COMMITS = 100;

/** The commits that lead to another one. */
export function createHistoryCalls({ ask }: GithubRequests): Pick<GithubApi, 'history'> {
  const askFor = (repository: string, head: string, size: number) =>
    ask(
      'GET /repos/{owner}/{repo}/commits',
      { ...ownerAndName(repository), sha: head, per_page: size },
      z.array(commitSchema),
      { about: repository },
    );

  return {
    async history(repository, head) {
      const { data, headers } = await askFor(repository, head, MOST_COMMITS);
      const commits = data.map(commitOf);
      if (lastPageOf(headers.link) === undefined) return { total: commits.length, commits };
      // GitHub counts pages and not commits: of one commit each there are as many.
      const counted = await askFor(repository, head, 1);
      return { total: lastPageOf(counted.headers.link) ?? commits.length, commits };
    },
  };
}

/** What GitHub's Link header says of a list that has more than one page. */
function lastPageOf(link: string | number | undefined): number | undefined {
  const page = /<[^>]*[?&]page=(\d+)[^>]*>;\s*rel="last"/.exec(String(link))?.[1];
  return page === undefined ? undefined : Number(page);
}
