import * as z from 'zod/mini';
import type { GithubApi } from './github-api.port';
import { commitSchema } from './github-answers.schema';
import type { GithubRequests } from './github-request.client';
import { commitOf, ownerAndName } from './repository.rules';

const MOST_COMMITS = 100;

/** The commits that lead to another one. */
export function createHistoryCalls({ ask }: GithubRequests): Pick<GithubApi, 'history'> {
  return {
    async history(repository, head) {
      const parameters = { ...ownerAndName(repository), sha: head, per_page: MOST_COMMITS };
      const { data } = await ask('GET /repos/{owner}/{repo}/commits', parameters, z.array(commitSchema), {
        about: repository,
      });
      return data.map(commitOf);
    },
  };
}
