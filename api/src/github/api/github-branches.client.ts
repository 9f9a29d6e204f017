import { AppError } from '../../core/app-error';
import { anythingSchema, firstFileSchema } from './github-answers.schema';
import type { GithubApi } from './github-api.port';
import { noCommit } from './github-objects.client';
import type { GithubRequests } from './github-request.client';
import { ownerAndName } from './repository.rules';

/** The file of the commit that makes an empty repository take others: the first version takes it away, or has its own there. */
export const FIRST_FILE = 'README.md';
/** By it and the file the commit is known again that a begin leaves which was cut off. */
export const FIRST_MESSAGE = 'Begin the repository';

/** What stands in that file. */
export const firstText = (repository: string): string => `# ${ownerAndName(repository).repo}\n`;

type BranchCalls = Pick<GithubApi, 'createBranch' | 'moveBranch' | 'beginEmpty'>;

/** Puts branches to commits that are there. */
export function createBranchCalls({ ask }: GithubRequests): BranchCalls {
  async function update(repository: string, name: string, sha: string): Promise<void> {
    const parameters = { ...ownerAndName(repository), ref: `heads/${name}`, sha, force: false };
    await ask('PATCH /repos/{owner}/{repo}/git/refs/{ref}', parameters, anythingSchema, {
      about: repository,
      isWrite: true,
      on: {
        422: ({ message }) =>
          /fast forward|does not exist/i.test(message)
            ? new AppError('DIVERGED', `GitHub has newer commits on "${name}". Pull them first.`)
            : protectedBranch(name, message),
        409: () => new AppError('CONFLICT', `Somebody else moves "${name}" right now. Please try again.`),
      },
    });
  }

  return {
    async createBranch(repository, name, commit) {
      const parameters = { ...ownerAndName(repository), ref: `refs/heads/${name}`, sha: commit };
      await ask('POST /repos/{owner}/{repo}/git/refs', parameters, anythingSchema, {
        about: repository,
        isWrite: true,
        on: {
          409: () => noCommit(),
          422: ({ message }) =>
            /already exists/i.test(message)
              ? new AppError('CONFLICT', `There is a branch "${name}" already.`)
              : new AppError('UNPROCESSABLE', `GitHub makes no branch "${name}".`),
        },
      });
    },
    moveBranch: update,
    async beginEmpty(repository) {
      const content = Buffer.from(firstText(repository)).toString('base64');
      const parameters = {
        ...ownerAndName(repository),
        path: FIRST_FILE,
        message: FIRST_MESSAGE,
        content,
      };
      const { data } = await ask('PUT /repos/{owner}/{repo}/contents/{path}', parameters, firstFileSchema, {
        about: repository,
        isWrite: true,
        on: { 409: () => notEmptyAnyMore(), 422: () => notEmptyAnyMore() },
      });
      // Somebody pushed within this one call: the file went on top of what they have.
      if (data.commit.parents.length > 0) throw notEmptyAnyMore();
      return { commit: data.commit.sha, tree: data.commit.tree.sha };
    },
  };
}

function protectedBranch(name: string, message: string): AppError {
  return new AppError(
    'FORBIDDEN',
    `GitHub does not let this account change "${name}": ${message.slice(0, 300)}`,
  );
}

function notEmptyAnyMore(): AppError {
  return new AppError('CONFLICT', 'This repository has commits by now. Please try again.');
}
