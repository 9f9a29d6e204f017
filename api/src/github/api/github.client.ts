import type { GithubClientPort } from './github-api.port';
import { createBranchCalls } from './github-branches.client';
import { createHistoryCalls } from './github-history.client';
import { createObjectCalls, createReadCalls, createTreeCalls } from './github-objects.client';
import { createRepositoryCalls } from './github-repositories.client';
import { createGithubRequests, GITHUB_LIMITS, type GithubLimits } from './github-request.client';
import { createTreeCache } from './tree-cache.client';

/** GitHub's REST API, asked through Octokit (docs/decisions/0036). */
export function createGithubClient(apiUrl: string, limits: GithubLimits = GITHUB_LIMITS): GithubClientPort {
  const trees = createTreeCache();
  return {
    as(token, onRefused) {
      const requests = createGithubRequests({ apiUrl, token, onRefused, limits });
      return {
        ...createRepositoryCalls(requests),
        ...createReadCalls(requests),
        ...createTreeCalls(requests, { trees, token }),
        ...createHistoryCalls(requests),
        ...createObjectCalls(requests),
        ...createBranchCalls(requests),
      };
    },
  };
}
