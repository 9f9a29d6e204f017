import { REPOSITORIES_PER_PAGE } from '@tessera/shared/contracts';
import * as z from 'zod/mini';
import { AppError } from '../../core/app-error';
import {
  accountSchema,
  branchesSchema,
  pullRequestSchema,
  repositoryAnswerSchema,
} from './github-answers.schema';
import type { GithubApi } from './github-api.port';
import type { GithubRequests } from './github-request.client';
import { ownerAndName, repositoryOf } from './repository.rules';

/** Pages of branches that are asked for; a page has 100. */
const BRANCH_PAGES = 3;

type RepositoryCalls = Pick<
  GithubApi,
  | 'account'
  | 'repositories'
  | 'repository'
  | 'createRepository'
  | 'branches'
  | 'createPullRequest'
  | 'findPullRequest'
>;

/** Accounts, repositories, their branches and pull requests. */
export function createRepositoryCalls({ ask }: GithubRequests): RepositoryCalls {
  async function branchPage(repository: string, page: number): Promise<string[]> {
    const parameters = { ...ownerAndName(repository), per_page: 100, page };
    const { data } = await ask('GET /repos/{owner}/{repo}/branches', parameters, branchesSchema, {
      about: repository,
    });
    const names = data.map(({ name }) => name);
    if (names.length < 100 || page === BRANCH_PAGES) return names;
    return [...names, ...(await branchPage(repository, page + 1))];
  }

  return {
    async account() {
      const { data, headers } = await ask('GET /user', {}, accountSchema);
      return { ...data, scopes: String(headers['x-oauth-scopes'] ?? '') };
    },
    async repositories(page) {
      const parameters = { sort: 'pushed', direction: 'desc', per_page: REPOSITORIES_PER_PAGE, page };
      const { data } = await ask('GET /user/repos', parameters, z.array(repositoryAnswerSchema));
      return data.map(repositoryOf);
    },
    async repository(repository) {
      const asked = { about: repository };
      const { data } = await ask(
        'GET /repos/{owner}/{repo}',
        ownerAndName(repository),
        repositoryAnswerSchema,
        asked,
      );
      return repositoryOf(data);
    },
    async createRepository({ name, isPrivate, description }) {
      const parameters = { name, private: isPrivate, description };
      const { data } = await ask('POST /user/repos', parameters, repositoryAnswerSchema, {
        on: {
          // A token that may not make repositories is told that there is no such thing.
          404: () => mayNotCreate(),
          403: () => mayNotCreate(),
          422: ({ message }) => (/already exists/i.test(message) ? nameTaken(name) : nameRefused(message)),
        },
      });
      return repositoryOf(data);
    },
    branches: (repository) => branchPage(repository, 1),
    async createPullRequest(repository, request) {
      const parameters = { ...ownerAndName(repository), ...request };
      const { data } = await ask('POST /repos/{owner}/{repo}/pulls', parameters, pullRequestSchema, {
        about: repository,
        isWrite: true,
      });
      return { number: data.number, url: data.html_url };
    },
    async findPullRequest(repository, { head, base }) {
      const { owner, repo } = ownerAndName(repository);
      const parameters = { owner, repo, state: 'open', head: `${owner}:${head}`, base };
      const { data } = await ask('GET /repos/{owner}/{repo}/pulls', parameters, z.array(pullRequestSchema), {
        about: repository,
      });
      return data[0] && { number: data[0].number, url: data[0].html_url };
    },
  };
}

function mayNotCreate(): AppError {
  return new AppError('FORBIDDEN', 'This connection may not create repositories. It needs the scope "repo".');
}

function nameTaken(name: string): AppError {
  const message = `You already have a repository "${name}" at GitHub`;
  return new AppError('CONFLICT', message, { fields: { name: message } });
}

function nameRefused(reasons: string): AppError {
  const message = `GitHub refuses this repository: ${reasons.replace(/^Repository creation failed\.\s*/, '')}`;
  return new AppError('UNPROCESSABLE', message, { fields: { name: message } });
}
