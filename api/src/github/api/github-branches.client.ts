import { AppError } from '../../core/app-error';
import { anythingSchema } from './github-answers.schema';
import type { GithubApi } from './github-api.port';
import { noCommit } from './github-objects.client';
import type { GithubRequests } from './github-request.client';
import { ownerAndName } from './repository.rules';

/** The file of the commit that makes an empty repository take others. Nobody sees it for longer than that takes. */
export const FIRST_FILE = 'README.md';
export const firstTextOf = (repository: string): string => `# ${ownerAndName(repository).repo}\n`;
/** By it the commit is known again that a begin leaves which was cut off. */
export const FIRST_MESSAGE = 'Begin the repository';

type BranchCalls = Pick<GithubApi, 'createBranch' | 'moveBranch' | 'beginEmpty'>;

/** Puts branches to commits that are there. */
export function createBranchCalls({ ask }: GithubRequests): BranchCalls {
  async function update(repository: string, name: string, sha: string, force: boolean): Promise<void> {
    const parameters = { ...ownerAndName(repository), ref: `heads/${name}`, sha, force };
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

  /** Throws CONFLICT where the repository has a commit by now. */
  async function putFirstFile(repository: string): Promise<void> {
    const content = Buffer.from(firstTextOf(repository)).toString('base64');
    const parameters = {
      ...ownerAndName(repository),
      path: FIRST_FILE,
      message: FIRST_MESSAGE,
      content,
    };
    await ask('PUT /repos/{owner}/{repo}/contents/{path}', parameters, anythingSchema, {
      about: repository,
      isWrite: true,
      on: { 409: () => notEmptyAnyMore(), 422: () => notEmptyAnyMore() },
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
    moveBranch: (repository, name, commit) => update(repository, name, commit, false),
    async beginEmpty(repository, branch, make) {
      await putFirstFile(repository);
      await update(repository, branch, await make(), true);
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
